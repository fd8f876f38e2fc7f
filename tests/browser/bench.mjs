// The figures of `make bench`, in one table: what was measured, our number, the aim, what it means.
// Rules and search were measured by tools/speed before; sizes are those of dist/; everything else is measured here, in a real
// Chromium. Some of it alone: node tests/browser/bench.mjs undo memory (the names of the functions below that measure), and of some
// games: node tests/browser/bench.mjs touches brussels-1893 brussels-1893+belle-epoque.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sizes, weights } from "../../tools/size.mjs";
import { serve } from "../../tools/serve.mjs";
import { DIST, HOUSE, launch, SIZES, throttle, usable } from "./chromium.mjs";
import { play as playArtSociety } from "./art_society.mjs";
import { play as playBruges } from "./bruges.mjs";
import { play as playBrussels } from "./brussels.mjs";
import { go } from "./rooms.mjs";
import { area, deal, FINGER, golden, playOut, reaches, resume, reveal, seat, settles, state } from "./table.mjs";
import { until, watch } from "./watch.mjs";

const LOADS = 9;
const UNDOS = 25;
/** How often a curtain is lifted, and how often the rules are opened and closed, at one table. */
const LIFTS = 4;
const OPENINGS = 5;
const EMPTY_TOUCHES = 80;
/** Milliseconds between what a touch has led to and the next one. */
const PACE = 200;
/** Most touches of a game that are measured: a finger keeps its distance from the touch before, which takes its time. */
const TOUCHES = 120;
/** Tables that are opened one after another in one visit, and by how many percent memory may have grown at the end of it. */
const TABLES = 30;
const MEMORY_GROWTH = 10;
const SLOW = 4;
/**
 * A finger's touches, as on a tablet, at the pace of a quick person, who waits until there is something to see: what still happens then
 * is not the touch's.
 */
const PACED = {
  ...FINGER,
  async touch(page, target) {
    await page.evaluate((pause) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, pause))), PACE);
    await FINGER.touch(page, target, () => tap(page, target));
  },
};

/** A tap, and nothing else: the driver's own asks the page during it what lies under the finger, which takes longer the more there is. */
async function tap(page, target) {
  await target.tap({ trial: true });
  const { x, y, width, height } = await area(target);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Actions in the records that undo is measured in: what it costs must not hang on how long the game has lasted. */
const LENGTHS = [20, 200];

/** The games, with the aims that are their own: random games or decisions a second, natively with two seats. */
const GAMES = [
  { key: "splendor", rules: ["random games", 20_000] },
  // A colour touched in the hand only narrows the choice of spaces.
  { key: "azul-summer-pavilion", rules: ["random decisions", 1_000_000], avoid: /^hand-/ },
  { key: "art-society", rules: ["random decisions", 300_000], play: playArtSociety },
  { key: "bruges", rules: ["random decisions", 1_000_000], play: playBruges },
  { key: "brussels-1893", rules: ["random decisions", 1_000_000], play: playBrussels },
];
/** Recorded games in which the tablet is handed on, and after how many steps a curtain hangs. */
const COVERED = [
  { key: "art-society", name: "four-chance", steps: 10 },
  { key: "bruges", name: "four-giving", steps: 100 },
];
/** Recorded games over whose full tables the rules are opened. */
const DIALOGS = [
  { key: "splendor", name: "four-points", steps: 120 },
  { key: "azul-summer-pavilion", name: "four-lot", steps: 120 },
  { key: "brussels-1893", name: "five-houses", steps: 150 },
];
/** Games with their expansion, chosen on the page of a new game: the same aims. */
const EXPANDED = GAMES.filter(({ key }) => key === "brussels-1893").map((game) => ({ ...game, expansion: "Belle Époque", called: `${game.key}+belle-epoque` }));
/** Figures that are one game's alone: how many a second, natively. */
const ALONE = new Map([["art-society: paintings drawn", 1000], ["bruges: portraits drawn", 1000]]);
/** Of the native speed, what the browser is to keep. */
const KEPT = 0.75;
/** Most memory of a computer players' worker, in kilobytes; up to four think at once. */
const MEMORY = 10_000;

const rows = [];
/** What an empty page's touch takes, once it is measured. */
let emptyTouch;
/** `met` says whether the aim is met; none where there is no aim. Whoever waits for the table sees what was measured so far. */
const row = (what, number, aim, met, meaning) => {
  rows.push([what, number, aim, met === undefined ? "" : met ? "met" : "MISSED", meaning]);
  console.error(`${what}: ${number}`);
};

const named = [...GAMES, ...EXPANDED].map(({ key, called = key }) => called);
const asked = process.argv.slice(2).filter((word) => !named.includes(word));
/** Of these games those that were named, or all. */
const among = (games) => {
  const some = games.filter(({ key, called = key }) => process.argv.includes(called));
  return some.length > 0 ? some : games;
};
/** Measures once for each list of arguments, if this is asked for. What fails is a row of its own: the figures of half an hour stay. */
async function measure(what, ...runs) {
  if (asked.length > 0 && !asked.includes(what.name)) return;
  for (const run of runs) {
    try {
      await what(...run);
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
      row(`${what.name} ${run.map((given) => given?.called ?? given?.key ?? given).join(" ")}`.trim(), "not measured", "", undefined, error.message.split("\n", 1)[0]);
    }
  }
}

await measure(rules, []);
await measure(weigh, []);
const [browser, server] = await Promise.all([launch(), serve({ root: DIST })]);
try {
  await measure(loads, [1, [undefined, 300]], [SLOW, [450, 700]]);
  await measure(drawing, [1], [SLOW]);
  await measure(touches, ...among([...GAMES, ...EXPANDED]).map((game) => [game]));
  await measure(curtain, ...among(COVERED).map((game) => [game]));
  await measure(dialog, ...among(DIALOGS).map((game) => [game]));
  await measure(undo, ...LENGTHS.map((length) => [length]));
  await measure(thinking, ...among(GAMES).map((game) => [game]));
  await measure(memory, []);
} finally {
  await browser.close();
  await server.close();
}
print();

/** Random games and search, natively and in WebAssembly. */
function rules() {
  const [native, wasm] = ["native", "wasm"].map((name) => {
    const file = join(HOUSE, `target/speed/${name}.txt`);
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    return new Map(lines.flatMap((line) => {
      const found = /^(.*\S)\s+(\d+) a second$/.exec(line);
      return found ? [[found[1], Number(found[2])]] : [];
    }));
  });
  const count = (number) => Math.round(number).toLocaleString("en");
  for (const [name, rate] of native) {
    const aim = ALONE.get(name) ?? [...GAMES, ...EXPANDED].find(({ key, called = key, rules: [what] }) => name === `${called}, 2 seats: ${what}`)?.rules[1];
    row(`${name}, native`, `${count(rate)}/s`, aim ? `${count(aim)}/s` : "", aim && rate >= aim, /cores$/.test(name) ? "all cores together" : "one core");
    const inPage = wasm.get(name);
    if (inPage === undefined) continue;
    const ratio = inPage / rate;
    const compared = /: random/.test(name);
    row(`${name}, WebAssembly`, `${count(inPage)}/s`, "", undefined, "one core, as in the computer players' worker");
    row(`${name}, WebAssembly / native`, ratio.toFixed(2), compared ? KEPT.toFixed(2) : "", compared ? ratio >= KEPT : undefined, "how much of the native speed the browser keeps");
  }
  const file = join(HOUSE, "target/speed/wasm.txt");
  for (const [, name, size] of (existsSync(file) ? readFileSync(file, "utf8") : "").matchAll(/^(.*\S)\s+(\d+) kB$/gm)) {
    row(name, `${count(size / 1000)} MB`, `${MEMORY / 1000} MB`, size <= MEMORY, "asked for by its module in all; with cores for them four think at once, each with as much");
  }
  if (native.size === 0) row("rules and search", "not measured", "", undefined, "run tools/speed first");
}

/** What is sent over the wire. */
function weigh() {
  for (const [what, [raw, gzip, brotli], aim, meaning] of weights(sizes(DIST))) {
    const kilobytes = (bytes) => (bytes / 1000).toFixed(0);
    row(`${what}, Brotli (gzip, raw)`, `${kilobytes(brotli)} (${kilobytes(gzip)}, ${kilobytes(raw)}) kB`, aim ? `${aim} kB` : "", aim && brotli <= 1000 * aim, meaning);
  }
}

/**
 * Milliseconds from navigation to the first frame of the home page, and of a board, nothing cached; with a page that has nothing but
 * a picture beside them, since the machine is part of each figure. The aims are the home page's and a board's.
 */
async function loads(rate, [homeAim, boardAim]) {
  const context = await fresh();
  const page = await opened(context);
  const places = [
    ["empty page", `${server.url}icons/icon-192.png`, "img"],
    ["home page", server.url, "main.home, .covers, .cover", homeAim],
  ];
  for (const { key } of GAMES) {
    await seat(page, key, ["Ada", "Bo"]);
    places.push([`first board of ${key}`, page.url(), "[data-piece]", boardAim]);
  }
  await page.close();
  const found = new Map();
  for (const [what, address, there, aim] of places) {
    const times = [];
    for (let load = 0; load < LOADS; load += 1) {
      const visit = await context.newPage();
      const session = await context.newCDPSession(visit);
      await session.send("Network.clearBrowserCache");
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
      await throttle(visit, rate);
      await visit.addInitScript((selector) => {
        globalThis.salonUsable = new Promise((resolve) => {
          const look = () => {
            if (document.readyState !== "loading" && document.querySelector(selector)) resolve(performance.now());
            else requestAnimationFrame(look);
          };
          look();
        });
      }, there);
      await visit.goto(address);
      times.push(await visit.evaluate(() => globalThis.salonUsable));
      await visit.close();
    }
    const time = Math.round(quantile(times, 0.5));
    found.set(what, time);
    const against = (other) => (found.get(other) && other !== what ? `, ${(time / found.get(other)).toFixed(1)} times the ${other}` : "");
    row(`${what} usable, CPU x${rate}`, `${time} ms`, aim ? `${aim} ms` : "", aim && time <= aim, `median of ${LOADS} visits with nothing cached, from navigation to the first frame with it${against("home page")}${against("empty page")}`);
  }
  await context.close();
}

/** How long the page takes to draw a game's symbols; and a painting, at the end of a game when many are drawn at once. */
async function drawing(rate) {
  const context = await fresh();
  const page = await opened(context);
  await throttle(page, rate);
  const noted = (name) => page.evaluate((which) => performance.getEntriesByName(which).reduce((sum, { duration }) => sum + duration, 0), name);
  for (const [game, name] of [["splendor", "four-points"], ["azul-summer-pavilion", "two-skilled"], ["bruges", "two-gates"], ["brussels-1893", "two-unpaid"], ["art-society", "four-chance"]]) {
    await resume(page, golden(game, name));
    await page.locator(".winner h1").waitFor();
    row(`${game}: its symbols drawn, CPU x${rate}`, `${(await noted(`sprite ${game}`)).toFixed(1)} ms`, "", undefined, "once in a visit, when its table is first seen");
  }
  const count = await page.locator('symbol[id^="painting-"]').count();
  const time = (await noted("paintings")) / count;
  await resume(page, golden("bruges", "two-burning", { steps: 146 }));
  if ((await state(page)).covered) await reveal(page);
  const listed = await page.evaluate(() => new Promise((resolve) => {
    const from = performance.now();
    document.querySelector("[data-piece='discards']").click();
    const look = () => requestAnimationFrame(document.querySelector(".br-discarded") ? () => resolve(performance.now() - from) : look);
    look();
  }));
  const persons = await page.locator(".br-discarded").count();
  row(`bruges: a portrait drawn and shown, CPU x${rate}`, `${(listed / persons).toFixed(2)} ms`, "1 ms", listed / persons <= 1, `mean of ${persons} with their sentences, from a touch on the discard pile to the frame after them`);
  row(`art-society: a painting drawn, CPU x${rate}`, `${time.toFixed(2)} ms`, "1 ms", time <= 1, `mean of the ${count} paintings of a whole game, drawn at once`);
  await context.close();
}

/** From a touch to the next paint on a page with one button that changes its own word: what the browser takes by itself. */
async function emptyTouches() {
  if (emptyTouch !== undefined) return emptyTouch;
  const context = await fresh({ hasTouch: true });
  const page = await context.newPage();
  await page.setContent('<!doctype html><button class="table" onclick="this.textContent = Number(this.textContent) + 1">0</button>');
  await throttle(page, SLOW);
  await watch(page, "pointerup");
  for (let touch = 0; touch < EMPTY_TOUCHES; touch += 1) {
    await tap(page, page.locator("button"));
    await page.waitForTimeout(30);
  }
  const times = await page.evaluate(() => globalThis.salonPaints);
  await context.close();
  emptyTouch = Math.round(quantile(times, 0.95));
  return emptyTouch;
}

/**
 * From a touch to the next paint, to the paint of what it leads to, and the longest task between, over a game of two played by a
 * script; the first beside what an empty page takes.
 */
async function touches({ key, called = key, expansion, avoid, play = playOut }) {
  const empty = await emptyTouches();
  const context = await fresh({ hasTouch: true });
  const page = await opened(context);
  if (expansion) {
    await go(page, `#/new/${key}`);
    await page.locator(".options").getByRole("button", { name: expansion, exact: true }).click();
  }
  await seat(page, key, ["Ada", "Bo"]);
  await throttle(page, SLOW);
  await watch(page, "pointerup");
  let touched = 0;
  const by = {
    ...PACED,
    async touch(page, target) {
      touched += 1;
      await PACED.touch(page, target);
    },
  };
  await play(page, { by, avoid, until: (now) => now.scored || touched >= TOUCHES });
  const [times, results, tasks] = await page.evaluate(() => [globalThis.salonPaints, globalThis.salonResults, globalThis.salonTasks]);
  const time = Math.round(quantile(times, 0.95));
  const spread = (numbers) => `median ${Math.round(quantile(numbers, 0.5))} ms, longest ${Math.round(Math.max(...numbers))} ms`;
  row(`${called}: touch to next paint, CPU x${SLOW}`, `${time} - ${empty} = ${time - empty} ms`, "60 ms", time - empty <= 60, `ours, an empty page's in the same run, the difference; 95th percentile of the first ${times.length} touches of a finger in a game, at least ${PACE} ms apart; ${spread(times)}`);
  row(`${called}: touch to what it leads to, CPU x${SLOW}`, `${Math.round(quantile(results, 0.95))} ms`, "", undefined, `until the pieces, the position and the sentence below them are painted as the touch leaves them; 95th percentile of ${results.length}; ${spread(results)}`);
  const task = quantile(tasks, 0.95);
  row(`${called}: longest task after a touch, CPU x${SLOW}`, `${Math.round(task)} ms`, "50 ms", task <= 50, `95th percentile; ${spread(tasks)}; what is below 50 counts as 0`);
  await context.close();
}

/** Lifting a curtain: from the finger on its button to the table behind it. */
async function curtain({ key, name, steps }) {
  const context = await fresh({ hasTouch: true });
  const page = await opened(context);
  const [times, tasks] = [[], []];
  for (let lift = 0; lift < LIFTS; lift += 1) {
    await throttle(page, 1);
    await resume(page, golden(key, name, { steps, title: `lift ${lift}` }));
    await page.locator(".curtain .hold").waitFor();
    // It has fallen, and what lies behind it is at rest.
    await page.waitForTimeout(1000);
    await throttle(page, SLOW);
    const { time, task } = await until(page, () => document.querySelector(".curtain:not(.parting)") === null, () => reveal(page, FINGER));
    times.push(time);
    tasks.push(task);
  }
  const task = Math.max(...tasks);
  row(`${key}: curtain lifted, CPU x${SLOW}`, `${Math.round(quantile(times, 0.5))} ms`, "", undefined, `median of ${LIFTS}, from the finger's touch, the time for which the button is held included`);
  row(`${key}: longest task while a curtain is lifted, CPU x${SLOW}`, `${Math.round(task)} ms`, "50 ms", task <= 50, `of ${LIFTS}; what is below 50 counts as 0`);
  await context.close();
}

/** The rules, opened over a full table and closed. */
async function dialog({ key, name, steps }) {
  const context = await fresh();
  const page = await opened(context);
  await resume(page, golden(key, name, { steps }));
  const rules = page.locator(".bar").getByRole("button", { name: "Rules" });
  // They are fetched once.
  await rules.click();
  await page.keyboard.press("Escape");
  await throttle(page, SLOW);
  const [opening, closing] = [[], []];
  for (let time = 0; time < OPENINGS; time += 1) {
    await settles(page);
    opening.push((await until(page, () => document.querySelector("dialog.rule-sheet[open] .rule") !== null, () => rules.click())).time);
    await page.waitForTimeout(500);
    closing.push((await until(page, () => document.querySelector("dialog[open]") === null, () => page.keyboard.press("Escape"))).time);
  }
  for (const [what, times] of [["opened", opening], ["closed", closing]]) {
    row(`${key}: rules ${what} over the table, CPU x${SLOW}`, `${Math.round(quantile(times, 0.5))} ms`, "", undefined, `median of ${OPENINGS}, to the frame after it`);
  }
  await context.close();
}

/** Taking back a decision once so many actions were played. */
async function undo(length) {
  const context = await fresh();
  const page = await opened(context);
  // Played on from a recorded game, which is shorter than the longest here.
  await resume(page, golden("splendor", "four-points", { steps: Math.min(length - 4, 170) }));
  // Whoever takes gems rather than cards returns gems, and the game goes on and on. The last decision is a take within an
  // open turn, so that nothing is asked.
  const due = () => page.evaluate(() => /^Return/.test(document.querySelector(".bar-turn p").textContent));
  let at = await state(page);
  // A card that was drawn from a deck meanwhile makes the page ask first.
  const asks = async () => {
    await page.keyboard.press("u");
    await page.waitForFunction((n) => document.querySelector("dialog[open]") || document.querySelector(".table").dataset.steps !== n, String(at.steps));
    const asked = (await page.locator("dialog[open]").count()) > 0;
    await page.keyboard.press(asked ? "Escape" : "r");
    await reaches(page, at.steps);
    return asked;
  };
  while (at.steps < length || !(await due()) || (await asks())) {
    await playOut(page, { avoid: /^(deck|card)-/, until: (now) => now.steps > at.steps && (now.mode === "play" || now.covered) });
    at = await state(page);
  }
  await watch(page, "keydown");
  for (const rate of [1, SLOW]) {
    await throttle(page, rate);
    await page.evaluate(() => void ((globalThis.salonChanges = []), (globalThis.salonPaints = [])));
    for (let time = 0; time < UNDOS; time += 1) {
      await page.keyboard.press("u");
      await reaches(page, at.steps - 1);
      await page.keyboard.press("r");
      await reaches(page, at.steps);
    }
    const [changes, paints] = await page.evaluate(() => [globalThis.salonChanges, globalThis.salonPaints]);
    const undos = (times) => times.filter((_, i) => i % 2 === 0);
    const time = quantile(undos(changes), 0.5);
    row(`splendor: undo in a game of ${at.steps} actions, CPU x${rate}`, `${time.toFixed(1)} ms`, "16 ms", time <= 16, `median of ${UNDOS}, from the key to the changed document; to the next paint ${quantile(undos(paints), 0.5).toFixed(1)} ms`);
  }
  await context.close();
}

/** Whether the page stays free while a computer player thinks. */
async function thinking({ key, avoid, play = playOut }) {
  for (const rate of [1, SLOW]) {
    const context = await fresh();
    const page = await opened(context);
    await seat(page, key, ["Ada", { level: "Strong" }]);
    await throttle(page, rate);
    let longest = 0;
    for (let turn = 0; turn < 4; turn += 1) {
      const { steps } = await state(page);
      await play(page, { avoid, until: (now) => now.steps > steps });
      // The gaps between messages to oneself, from when the own move is on the screen until the answer arrives.
      const gap = await page.evaluate(() => new Promise((resolve) => {
        const table = document.querySelector(".table");
        const channel = new MessageChannel();
        let last;
        let most = 0;
        channel.port1.onmessage = () => {
          const now = performance.now();
          if (last !== undefined) most = Math.max(most, now - last);
          last = now;
          if (table.dataset.mode === "play" || most === Infinity) resolve(most);
          else setTimeout(() => channel.port2.postMessage(null));
        };
        const stop = new MutationObserver(() => resolve(most));
        stop.observe(table, { attributeFilter: ["data-steps"] });
        requestAnimationFrame(() => setTimeout(() => channel.port2.postMessage(null)));
      }));
      longest = Math.max(longest, gap);
      await page.waitForFunction(() => document.querySelector(".table").dataset.mode === "play");
    }
    row(`${key}: longest main-thread task while a computer thinks, CPU x${rate}`, `${Math.round(longest)} ms`, "50 ms", longest <= 50, "longest time in which the page could not answer, over four decisions of the strong level");
    await context.close();
  }
}

/** What is held after many tables in one visit: games begun, played, taken back and left, one after another. */
async function memory() {
  const context = await fresh();
  // The browser can be asked for all objects of a kind, too (Runtime.queryObjects), but some versions never answer.
  await context.addInitScript(() => {
    globalThis.salonMemories = new Set();
    for (const name of ["instantiate", "instantiateStreaming"]) {
      const real = WebAssembly[name];
      WebAssembly[name] = async (...given) => {
        const made = await real.apply(WebAssembly, given);
        for (const memory of Object.values((made.instance ?? made).exports)) {
          if (memory instanceof WebAssembly.Memory) globalThis.salonMemories.add(memory);
        }
        return made;
      };
    }
  });
  const page = await opened(context);
  const session = await context.newCDPSession(page);
  const sample = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const { nodes } = await session.send("Memory.getDOMCounters");
    const wasm = await page.evaluate(() => [...globalThis.salonMemories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0));
    if (wasm === 0) throw new Error("the page's memory was not found");
    return { heap: usedSize, wasm, nodes };
  };
  const samples = [];
  for (let round = 0; round < TABLES; round += 1) {
    const { key, avoid, play = playOut } = GAMES[round % GAMES.length];
    await seat(page, key, ["Ada", "Bo"]);
    await play(page, { avoid, until: (now) => now.steps >= 6 || now.scored });
    for (let undos = 0; undos < 3; undos += 1) await page.keyboard.press("u");
    await page.evaluate(() => (location.hash = "#/"));
    await page.locator(".home .cover").first().waitFor();
    // After every game once, each of them is here.
    if ((round + 1) % GAMES.length === 0) samples.push(await sample());
  }
  const [first, last] = [samples[1], samples.at(-1)];
  const grown = Math.round(((last.heap + last.wasm) / (first.heap + first.wasm) - 1) * 100);
  const mega = (bytes) => (bytes / 1e6).toFixed(1);
  row(`memory after ${TABLES} tables`, `${grown > 0 ? "+" : ""}${grown} %`, `${MEMORY_GROWTH} %`, grown <= MEMORY_GROWTH, `JS heap ${mega(first.heap)} then ${mega(last.heap)} MB, WebAssembly ${mega(first.wasm)} then ${mega(last.wasm)} MB, nodes ${first.nodes} then ${last.nodes}; from the second round of all games on`);
  await context.close();
}

function fresh(options = {}) {
  return browser.newContext({ viewport: SIZES.tablet, locale: "en-GB", serviceWorkers: "block", ...options });
}

async function opened(context) {
  // The same deal every time.
  await deal(context, 3);
  const page = await context.newPage();
  await page.goto(server.url);
  await usable(page);
  return page;
}

function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

function print() {
  const head = ["", "ours", "aim", "", "meaning"];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column].length)));
  for (const cells of [head, ...rows]) {
    console.log(cells.map((cell, column) => (column === 1 || column === 2 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join("  ").trimEnd());
  }
}

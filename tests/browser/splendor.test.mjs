// Splendor on its table: a take that is put together, cards that lie face down around one tablet, what changes told in one way.
import assert from "node:assert/strict";
import { only, salon, SIZES } from "./harness.mjs";
import { go, keeps } from "./rooms.mjs";
import { AREAS, deal, FINGER, golden, PEOPLE, piece, playOut, reaches, resume, reveal, seat, settles, state } from "./table.mjs";

only("splendor");

const main = (page) => page.locator(".actions .main");
const html = (page) => page.evaluate(() => document.documentElement.outerHTML);

/** Switches "confirm each move" off, for all games of this browser. */
async function unasked(page) {
  await go(page, "#/settings");
  const row = page.getByRole("switch", { name: /onfirm/ });
  await row.waitFor();
  if ((await row.getAttribute("aria-checked")) === "true") await row.click();
}

async function take(page) {
  for (const id of ["pile-0", "pile-1", "pile-2"]) await piece(page, id).click();
  await main(page).click();
}

salon("without confirming, where fewer may be taken, the third gem makes the take and not the first", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await unasked(page);
  await go(page, "#/new/splendor");
  await page.locator(".option", { hasText: "Take fewer gems" }).getByText("Allowed").click();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await piece(page, "pile-0").click();
  await main(page).waitFor();
  assert.match(await main(page).innerText(), /Take 1 gem/, "one may be taken, by the button");
  await piece(page, "pile-1").click();
  await page.waitForTimeout(300);
  assert.equal((await state(page)).steps, 0, "two gems leave room for a third");
  await piece(page, "pile-2").click();
  await reaches(page, 1);
  // Two alike are complete as well.
  await piece(page, "pile-3").click();
  await piece(page, "pile-3").click();
  await reaches(page, 2);
});

salon("piles that a take has no room for stop glowing, and what changes is told before and after", async ({ open, context, axe }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  for (const id of ["pile-0", "pile-1", "pile-2"]) await piece(page, id).click();
  const lit = await page.locator("[data-piece^='pile-'].legal:not(.chosen)").count();
  assert.equal(lit, 0, "three are chosen, and no pile more can be taken");
  const text = (id) => page.locator(`[data-piece="${id}"][tabindex] .piece-marks`).innerText().then((words) => words.replace(/\s+/g, " ").trim());
  assert.equal(await text("pile-0"), "4 3");
  assert.equal(await text("tokens-0-0"), "0 1");
  assert.match(await piece(page, "pile-0").locator(".for-ear").textContent(), /4 tokens in the bank, then 3/);
  assert.match(await page.locator(".sp-limit").innerText(), /0\s*3\s*of 10/);
  await axe(page);
});

salon("a card reserved unseen lies face down around one tablet, and is looked at by holding it", { touch: true }, async ({ open, context, shot, axe }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await piece(page, "deck-2").tap();
  await main(page).tap();
  await reaches(page, 1);
  assert.equal(await page.locator(".curtain").count(), 0);

  // Ada has not looked at it yet; she can before Bo plays.
  const glance = page.locator(".sp-glance");
  assert.match(await glance.getAttribute("aria-label"), /Ada: hold to look/);
  const closed = await html(page);
  const area = await glance.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const press = async ({ x, y, width, height }) => {
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
    await page.locator(".sp-peek").waitFor();
    const face = await page.locator(".sp-peek .piece-drawing").innerHTML();
    return face;
  };
  const release = async () => {
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.locator(".sp-peek").waitFor({ state: "detached" });
  };
  const face = await press(area);
  assert.ok(!closed.includes(face), "before it is held the page knows nothing of the face");
  await shot(page, "splendor-peek");
  await release();
  assert.ok(!(await html(page)).includes(face), "let go, it is gone from the page");

  await piece(page, "pile-0").tap();
  await piece(page, "pile-1").tap();
  await piece(page, "pile-2").tap();
  await main(page).tap();
  await reaches(page, 2);
  assert.equal(await page.locator(".curtain").count(), 0, "no curtain for the whole turn");
  assert.equal(await glance.count(), 0);
  const back = piece(page, "back-0-0");
  assert.match(await page.locator(".sp-hand").innerText(), /hold to look/i);
  assert.ok(!(await html(page)).includes(face));
  await axe(page);

  // A short touch tells nothing of the face; a long one shows it for as long as it lasts.
  await back.tap();
  await page.locator(".bubble").waitFor();
  assert.match(await page.locator(".bubble").innerText(), /face down/);
  await page.locator(".bar-turn h1").tap();
  assert.equal(await press(await back.boundingBox()), face);
  await release();
  assert.ok(!(await html(page)).includes(face));
  assert.equal((await state(page)).steps, 2, "looking plays nothing");

  // The log names the level alone, for everybody reads it.
  await page.getByRole("button", { name: "Log" }).tap();
  assert.doesNotMatch(await page.locator(".log").innerText(), /unseen by the others/);
});

salon("a face-down card is looked at with the keyboard; a mouse that rests on it sees nothing", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await piece(page, "deck-0").click();
  await main(page).click();
  await reaches(page, 1);
  await take(page);
  await reaches(page, 2);
  const back = piece(page, "back-0-0");
  await back.hover();
  await page.locator(".bubble").waitFor();
  assert.equal(await page.locator(".sp-peek").count(), 0);
  await back.focus();
  await page.keyboard.down("?");
  await page.locator(".sp-peek").waitFor();
  assert.match(await page.locator(".sp-peek .for-ear").textContent(), /evel 1 card/);
  await page.keyboard.up("?");
  await page.locator(".sp-peek").waitFor({ state: "detached" });
});

salon("nobles, other players and the button to look under a card keep clear of each other at every number of seats", { timeout: 180_000 }, async ({ open, shot }) => {
  const page = await open();
  const wrong = [];
  for (const [name, steps] of [["two-shared", 86], ["three-points", 17], ["three-points", 101], ["four-points", 12], ["four-points", 144], ["four-points", 168]]) {
    await resume(page, golden("splendor", name, { steps }));
    await page.locator(".sp-glance").waitFor();
    for (const size of ["tablet", "small"]) {
      await page.setViewportSize(SIZES[size]);
      await shot(page, `splendor-glance-${name}-${steps}-${size}`);
      const faults = await page.evaluate(() => {
        const boxes = (selector) => [...document.querySelectorAll(selector)].map((part) => [part.dataset.piece ?? part.className, part.getBoundingClientRect()]);
        const over = ([, a], [, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const parts = boxes(".sp-noble, .sp-other");
        // In the panel of the only opponent the button has a corner of its own.
        const glances = boxes(".sp-glance").flatMap((glance) => boxes(".sp-noble, .sp-other :is(.sp-head, .sp-col, .sp-mini)").filter((part) => over(glance, part)).map((part) => `${part[0]} meets the button`));
        const met = parts.flatMap((one, at) => parts.slice(at + 1).filter((other) => over(one, other)).map((other) => `${one[0]} meets ${other[0]}`));
        const cut = [...document.querySelectorAll(".sp-noble")].filter((noble) => noble.querySelector(".sp-needs").getBoundingClientRect().bottom > noble.getBoundingClientRect().bottom + 1);
        return [...met, ...glances, ...cut.map((noble) => `${noble.dataset.piece} asks for more than is seen`)];
      });
      for (const fault of faults) wrong.push(`${name}, ${steps}, ${size}: ${fault}`);
    }
  }
  assert.deepEqual(wrong, []);
});

salon("a lone person sees the own unseen card as it is", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", ["Ada", { level: "Calm" }]);
  await piece(page, "deck-2").click();
  await main(page).click();
  await page.waitForFunction(() => Number(document.querySelector(".table").dataset.steps) >= 2 && document.querySelector(".table").dataset.mode === "play");
  assert.equal(await page.locator(".sp-hand [data-piece^='card-']").count(), 1);
  assert.equal(await page.locator(".sp-glance").count(), 0);
});

for (const locale of ["en-GB", "zh-TW", "zh-CN"]) {
  salon(`the rules have figures with words, ${locale}`, { locale, size: "phone" }, async ({ open, axe }) => {
    const page = await open("#/rules/splendor");
    await page.locator(".rule-figure").first().waitFor();
    const labels = await page.locator(".rule-figure").evaluateAll((figures) => figures.map((figure) => figure.querySelector("figcaption").innerText));
    assert.equal(labels.length, 5);
    assert.ok(labels.every((label) => label.length > 15));
    const wide = await page.evaluate(() => [...document.querySelectorAll(".rule-figure svg")].filter((svg) => svg.getBoundingClientRect().right > innerWidth).length);
    assert.equal(wide, 0, "none is wider than the screen");
    // What axe-core looks for does not depend on the language.
    if (locale === "en-GB") await axe(page);
  });
}

salon("the words on two own face-down cards hide nothing of each other", async ({ context, open }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE);
  const words = page.locator(".sp-card.own .sp-secret");
  for (const before of [0, 4]) {
    await piece(page, "deck-0").click();
    await main(page).click();
    await reaches(page, before + 1);
    for (const steps of [2, 3, 4]) {
      await take(page);
      await reaches(page, before + steps);
    }
  }
  await words.nth(1).waitFor();
  const edges = await words.evaluateAll((all) => all.map((one) => [one.getBoundingClientRect(), one.closest(".sp-card").getBoundingClientRect()]).map(([a, card]) => [a.left - card.left, card.right - a.right, card.bottom - a.bottom].every((gap) => gap >= 0)));
  assert.deepEqual(edges, [true, true]);
});

salon("a touch changes what it touches, and whoever gets the tablet back finds the same things", async ({ context, open }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", ["Ada", "Bo"]);
  const known = ["[data-piece='pile-1'] svg", "[data-piece='tokens-0-3']", "[data-piece='seat-1'] .sp-columns > :nth-child(6)"];
  await page.evaluate((selectors) => selectors.forEach((selector) => (document.querySelector(selector).known = true)), known);
  const stays = () => page.evaluate((selectors) => selectors.map((selector) => document.querySelector(selector)?.known === true), known);
  await piece(page, "pile-0").click();
  await page.locator("[data-piece='pile-0'].chosen").waitFor();
  assert.deepEqual(await stays(), [true, true, true], "one pile of six is touched");
  await playOut(page, { until: (now) => now.steps >= 1 });
  assert.equal((await stays())[1], false, "Bo's things are shown");
  await playOut(page, { until: (now) => now.steps >= 2 && now.seat === "0" });
  assert.deepEqual((await stays()).slice(1), [true, true]);
  // What is shown of them is what they are by now.
  const held = (at) => page.locator(`[data-piece='tokens-0-${at}'] b`).first().innerText();
  const shown = await Promise.all([0, 1, 2, 3, 4].map(held));
  await keeps(page, 2);
  await page.reload();
  await page.locator("[data-piece='tokens-0-0']").waitFor();
  assert.deepEqual(await Promise.all([0, 1, 2, 3, 4].map(held)), shown);
});

salon("another player's nobles cover neither a name nor a figure, and what a purchase leaves stays in its place", async ({ open }) => {
  const page = await open();
  const wrong = [];
  for (const [name, steps, sizes] of [["four-points", 186, ["wide", "small", "portrait", "phone"]], ["two-shared", 80, ["tablet"]], ["three-points", undefined, ["wide", "portrait"]]]) {
    await resume(page, golden("splendor", name, { steps, title: `${name} ${steps}` }));
    if (await page.locator(".scores").count()) await page.keyboard.press("Escape");
    if ((await state(page)).covered) await reveal(page);
    for (const size of sizes) {
      await page.setViewportSize(AREAS[size]);
      await settles(page);
      const [nobles, covered] = await page.evaluate(() => {
        const words = (part) => (part.nodeType === Node.TEXT_NODE ? [part] : [...part.childNodes].flatMap(words));
        const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
        const all = [...document.querySelectorAll(".sp-other .sp-small-noble")].filter((noble) => noble.checkVisibility());
        const covers = (noble) => {
          const texts = words(noble.closest(".sp-other")).filter((text) => text.data.trim() && !text.parentElement.closest(".for-ear") && text.parentElement.checkVisibility());
          return texts.filter((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return meet(noble.getBoundingClientRect(), range.getBoundingClientRect());
          });
        };
        return [all.length, all.flatMap(covers).map((text) => text.data)];
      });
      if (nobles === 0) wrong.push(`${name}, ${size}: no noble`);
      wrong.push(...covered.map((text) => `${name}, ${size}: ${text}`));
    }
  }
  assert.deepEqual(wrong, []);
});

// Ways to a table and about it, shared by the tests of games being played. Nothing here knows the rules of a game: pieces that
// are lit can be touched, a complete move has a main button, and the table says in data attributes whose turn it is.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { apart, HOUSE, quiet, SIZES } from "./chromium.mjs";
import { bring, go } from "./rooms.mjs";

/** What can be touched with an effect and is not chosen yet. */
export const LIT = "[data-piece][tabindex]:is(.legal, .can):not(.chosen)";

/** Names of the persons at most tables here. */
export const PEOPLE = ["Ada", "Bo", "Cleo", "Dov"];

/** Names of the persons at a table of five. */
export const FIVE = [...PEOPLE, "Eve"];

/** Gives every new game of this browser the same seed; other random numbers stay random. */
export async function deal(context, seed) {
  await context.addInitScript((number) => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => {
      random(bytes);
      // A seed is the only random number of eight bytes.
      if (bytes.byteLength === 8) bytes.fill(0)[0] = number;
      return bytes;
    };
  }, seed);
}

/** Starts a game from the page of a new game. A name stands for a person, { level, style } for a computer player. */
export async function seat(page, game, seats) {
  await go(page, `#/new/${game}`);
  const rows = page.locator(".seat-row");
  await rows.first().waitFor();
  while ((await rows.count()) < seats.length) await page.locator(".seat-add .btn").first().click();
  while ((await rows.count()) > seats.length) await page.locator(".seat-remove").last().click();
  for (const [at, who] of seats.entries()) {
    const row = rows.nth(at);
    if (typeof who === "string") {
      await row.getByRole("radio", { name: "Person" }).click();
      await row.locator(".seat-name-field").fill(who);
    } else {
      await row.getByRole("radio", { name: "Computer" }).click();
      await row.getByRole("radio", { name: who.level }).click();
      if (who.style) await row.getByRole("radio", { name: who.style }).click();
    }
  }
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".table[data-steps]").waitFor();
}

/** A golden game's record: whole, or its first `steps` actions. `minds` says who sits there; persons if it is left out. */
export function golden(game, name, { steps, minds = [], title = `${name}, ${steps ?? "whole"}` } = {}) {
  const { record } = JSON.parse(readFileSync(join(HOUSE, `tests/golden/${game}/${name}.json`), "utf8"));
  const players = FIVE.slice(0, record.setup.seats).map((person, shape) => ({ name: person, shape, mind: minds[shape] ?? "person" }));
  return { ...record, actions: record.actions.slice(0, steps), table: { players, title } };
}

/** The first three quarters of a golden game: its last quarter is still to be played. */
export function lastQuarter(game, name, options) {
  const record = golden(game, name, options);
  return { ...record, actions: record.actions.slice(0, Math.round((record.actions.length * 3) / 4)) };
}

/** A way to play that notes which kinds of pieces are touched. */
export function noting(by, kinds) {
  return {
    ...by,
    async touch(page, target) {
      const id = await target.getAttribute("data-piece");
      if (id) kinds.add(id.split("-")[0]);
      await by.touch(page, target);
    },
  };
}

/** Brings a record as a file and sits down at it, until what lies on the table stays as it is. */
export async function resume(page, record) {
  await go(page, "#/saved");
  await bring(page, "game.json", JSON.stringify(record));
  await page.locator(".saved-row", { hasText: record.table.title }).locator("a[href^='#/play/']").click();
  await settles(page);
}

/**
 * Waits for a table whose steps that nobody decides have been played, and which was not drawn anew for two frames. Where computers
 * play it may be drawn anew at any time.
 */
export async function settles(page) {
  await page.locator(".table[data-steps]:not([data-mode=forced])").waitFor();
  await page.evaluate(
    () =>
      new Promise((done) => {
        let still = 0;
        const changes = new MutationObserver(() => (still = 0));
        changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-mode", "data-piece", "class"] });
        const frame = () => {
          still = document.querySelector(".table:not([data-mode=forced])") ? still + 1 : 0;
          if (still < 3) return void requestAnimationFrame(frame);
          changes.disconnect();
          done();
        };
        requestAnimationFrame(frame);
      }),
  );
}

/** Starts a game of so many persons, in any language. */
export async function seatAnywhere(page, game, seats) {
  await go(page, `#/new/${game}`);
  const rows = page.locator(".seat-row");
  await rows.first().waitFor();
  while ((await rows.count()) < seats) await page.locator(".seat-add .btn").first().click();
  while ((await rows.count()) > seats) await page.locator(".seat-remove").last().click();
  for (let at = 0; at < seats; at += 1) await rows.nth(at).getByRole("radio").first().click();
  await page.locator(".start-bar .primary").click();
  await page.locator(".table[data-steps]").waitFor();
}

/** The sizes at which tables are looked at: those of every screen, and a wide one. */
export const AREAS = { ...SIZES, wide: { width: 1440, height: 900 } };

/**
 * Every moment of recorded games at every size: which it is (as a sentence tells it), the size, and whether the table was opened in it.
 * Each size in turn is the one in which a table is opened, with `sit(page, game, steps)`; the others come by turning or resizing.
 */
export async function* everySize(page, moments, sizes, sit) {
  for (const [at, [game, steps]] of moments.entries()) {
    const first = at % sizes.length;
    for (const size of [...sizes.slice(first), ...sizes.slice(0, first)]) {
      const opened = size === sizes[first];
      await page.setViewportSize(AREAS[size]);
      if (opened) await sit(page, game, steps);
      yield { game, steps, size, opened, at, which: `${game} after ${steps} steps, ${size}` };
    }
  }
}

/** Fails where one of these pieces has no room for a finger at one of these moments and sizes, or where one of these kinds is in none. */
export async function reachable(page, moments, sizes, sit, { kinds, lit = async (page) => (await state(page)).lit, narrow = () => false }) {
  const met = Object.fromEntries(sizes.map((size) => [size, new Set()]));
  const wrong = [];
  for await (const { size, opened, which } of everySize(page, moments, sizes, sit)) {
    if (!opened) await settles(page);
    for (const { id, across, down } of await room(page, await lit(page, size))) {
      if (down < 43 || (across < 43 && !narrow(id))) wrong.push(`${which}: ${id} is ${across} x ${down}`);
      met[size].add(id.split("-")[0]);
    }
  }
  assert.deepEqual(wrong, []);
  for (const size of sizes) for (const kind of kinds) assert.ok(met[size].has(kind), `${size}, ${kind}: ${[...met[size]]}`);
}

/**
 * What of the page scrolls, which of these parts of a table are cut off by the edge of its board, and which hold more than they show:
 * what lies in their flow ends below them, and they cannot be scrolled to it.
 */
export function misfits(page, parts) {
  return page.evaluate((selector) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight ? [`the page scrolls: ${scrollWidth}x${scrollHeight}`] : [];
    const frame = document.querySelector(".board-place").getBoundingClientRect();
    const shown = [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility() && !part.matches(".sprite"));
    const cut = shown.filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1;
    });
    // The boxes in a part's flow; what is laid over it is placed by itself.
    const flow = (part) => [...part.children].filter((child) => child instanceof HTMLElement && child.checkVisibility() && !/absolute|fixed/.test(getComputedStyle(child).position)).flatMap((child) => [child, ...flow(child)]);
    const full = shown.filter((part) => {
      if (part.scrollHeight <= part.clientHeight + 2 || /auto|scroll/.test(getComputedStyle(part).overflowY)) return false;
      const { bottom } = part.getBoundingClientRect();
      return flow(part).some((child) => child.getBoundingClientRect().bottom > bottom + 2);
    });
    return [...scrolls, ...cut.map((part) => `${part.className} is cut off`), ...full.map((part) => `${part.className} holds more than it shows`)];
  }, parts);
}

/** What the table says of itself. */
export function state(page) {
  return page.evaluate((lit) => {
    const table = document.querySelector(".table");
    return {
      mode: table?.dataset.mode,
      steps: Number(table?.dataset.steps),
      // Nobody's turn once the game is over.
      seat: table?.dataset.seat ?? null,
      covered: document.querySelector(".curtain:not(.parting)") !== null,
      scored: document.querySelector(".scores") !== null,
      main: document.querySelector(".actions .main") !== null,
      chosen: [...document.querySelectorAll("[data-piece][tabindex].chosen")].map((piece) => piece.dataset.piece),
      lit: [...document.querySelectorAll(lit)].filter((piece) => piece.checkVisibility({ visibilityProperty: true })).map((piece) => piece.dataset.piece),
    };
  }, LIT);
}

/** From now on nothing that is pressed is ever held long enough: what opens all the same opens at once, however busy the machine is. */
export const neverLong = (page) =>
  page.evaluate(() => {
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = (work, time, ...rest) => (time === 500 ? 0 : wait(work, time, ...rest));
  });

/** Everything that is on the board, as a screen reader has it. */
export function position(page) {
  return page.evaluate(() => [...document.querySelectorAll(".board-area [data-piece][tabindex]")].map((piece) => `${piece.dataset.piece}: ${piece.ariaLabel ?? piece.querySelector(".for-ear").textContent}`));
}

/** Waits for a position with this many steps. */
export async function reaches(page, steps) {
  await page.waitForFunction((n) => document.querySelector(".table")?.dataset.steps === String(n), steps);
}

/**
 * How far from its middle each of these pieces can be touched, across and down, when it is brought into sight. Looked up and measured
 * at once, so that no drawing comes between.
 */
export const room = (page, ids) =>
  page.evaluate(
    (ids) =>
      ids.map((id) => {
        const element = [...document.querySelectorAll(`[data-piece="${id}"][tabindex]`)].find((piece) => piece.checkVisibility({ visibilityProperty: true }));
        if (!element) return { id, across: 0, down: 0 };
        element.scrollIntoViewIfNeeded();
        const { x, y, width, height } = element.getBoundingClientRect();
        const [cx, cy] = [x + width / 2, y + height / 2];
        const hits = (dx, dy) => document.elementFromPoint(cx + dx, cy + dy)?.closest("[data-piece]") === element;
        const along = (dx, dy) => {
          let steps = 0;
          while (steps < 60 && hits(dx * (steps + 1), dy * (steps + 1))) steps += 1;
          return steps;
        };
        return { id, across: along(-1, 0) + along(1, 0) + 1, down: along(0, -1) + along(0, 1) + 1 };
      }),
    ids,
  );

/** Where a piece is. It is asked for again while it is drawn anew. */
export async function area(target) {
  for (;;) {
    const box = await target.boundingBox();
    if (box) return box;
  }
}

/** The piece as a locator. */
export const piece = (page, id) => page.locator(`[data-piece="${id}"][tabindex]:visible`).first();

/**
 * Ways to play: touch(page, locator); hold(page, locator, until), which lets go when `until()` resolves; and, where there is a quicker
 * way, twice(page, locator), which presses a button two times, and confirm(page).
 */
export const MOUSE = {
  touch: (page, target) => target.click(),
  async hold(page, target, until) {
    await target.hover();
    await page.mouse.down();
    await until();
    await page.mouse.up();
  },
  // As programs press for those who cannot.
  twice: (_, target) => target.evaluate((button) => (button.click(), button.click())),
};
export const FINGER = {
  /** The click that a tap makes reaches a busy page late; what comes next must not overtake it. */
  async touch(page, target, tap = () => target.tap()) {
    const click = () =>
      new Promise((done) => {
        addEventListener("click", () => done(), { capture: true, once: true });
        // Where the tap ended something else there is none.
        addEventListener("pointerup", () => setTimeout(done, 400), { capture: true, once: true });
      });
    await apart(page, target);
    await Promise.all([page.evaluate(click), tap()]);
    await quiet(page);
  },
  async hold(page, target, until) {
    const { x, y, width, height } = await area(target);
    const session = await page.context().newCDPSession(page);
    const point = { x: x + width / 2, y: y + height / 2 };
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await until();
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await session.detach();
  },
  twice: MOUSE.twice,
};

/**
 * Only keys: Tab from one part of the table to the next, arrows from piece to piece, Page Down and Page Up where what is meant is
 * among the next that can be played, Enter.
 */
export const KEYS = {
  async touch(page, target) {
    const seen = new Set();
    for (let presses = 0; presses < 80; presses += 1) {
      const { there, walks, from, dx, dy, ahead } = await target.evaluate((goal) => {
        const active = document.activeElement;
        // What Page Down goes round.
        const pieces = [...document.querySelectorAll(".board-area [data-piece][tabindex]")];
        const round = pieces.filter((piece) => piece === active || (piece.matches(".legal, .can") && piece.checkVisibility({ visibilityProperty: true })));
        const middle = (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        };
        const [[x, y], [to, down]] = [middle(active), middle(goal)];
        const ahead = (round.indexOf(goal) - round.indexOf(active) + round.length) % round.length;
        const back = ahead - round.length;
        return { ahead: round.includes(goal) ? (ahead <= -back ? ahead : back) : null, there: active === goal, walks: active.matches("[data-piece]") && goal.matches("[data-piece]"), from: active.dataset.piece, dx: to - x, dy: down - y };
      });
      if (there) return page.keyboard.press("Enter");
      const along = dx > 0 ? "ArrowRight" : "ArrowLeft";
      const across = dy > 0 ? "ArrowDown" : "ArrowUp";
      const ways = Math.abs(dx) > Math.abs(dy) ? [along, across] : [across, along];
      const way = ways.find((key) => !seen.has(`${from} ${key}`));
      if (walks && ahead !== null && (Math.abs(ahead) <= 4 || presses > 12)) {
        await page.keyboard.press(ahead > 0 ? "PageDown" : "PageUp");
      } else if (walks && way) {
        seen.add(`${from} ${way}`);
        await page.keyboard.press(way);
      } else {
        await page.keyboard.press("Tab");
      }
    }
    throw new Error(`the keyboard does not reach ${await target.getAttribute("data-piece")}`);
  },
  confirm: (page) => page.keyboard.press("Control+Enter"),
  async hold(page, target, until) {
    await focused(target);
    await page.keyboard.down("Enter");
    await until();
    await page.keyboard.up("Enter");
  },
};

/** Waits until it has the focus. */
async function focused(target) {
  await target.and(target.page().locator(":focus")).waitFor();
}

/** Puts away the sentence at a piece, whose link may lie over what is touched next, by touching where nothing can be touched. */
export async function hush(page, by) {
  if (by !== KEYS && (await page.locator(".bubble a").count()) > 0) await by.touch(page, page.locator(".bar-turn h1"));
}

/** Lifts the curtain: by holding, or, `quick`, by pressing twice where that is a way to play. */
export async function reveal(page, by = MOUSE, { quick = false } = {}) {
  // Where nothing is left to choose behind it, the next player's falls at once.
  const held = await page.locator(".curtain:not(.parting)").getAttribute("aria-label");
  const lifted = () => page.waitForFunction((held) => document.querySelector(".curtain:not(.parting)")?.ariaLabel !== held, held);
  if (quick && by.twice) await by.twice(page, page.locator(".press-twice"));
  else await by.hold(page, page.locator(".hold"), lifted);
  await lifted();
}

/** A small generator, so that a game played by chance is the same every time. */
export function chance(seed) {
  let number = seed;
  return (below) => {
    number = (Math.imul(number, 1664525) + 1013904223) >>> 0;
    return Math.floor((number / 2 ** 32) * below);
  };
}

/** Which lit piece to touch next: what goes on with what is chosen, else a card that can be had at once, else by chance. */
function pick(now, random, avoid) {
  const kind = now.chosen[0]?.split("-")[0];
  const sorts = [
    now.lit.filter((id) => id.split("-")[0] === kind),
    now.lit.filter((id) => id.startsWith("card-") && !avoid.test(id)),
    now.lit.filter((id) => !avoid.test(id)),
    now.lit,
  ];
  const from = sorts.find((ids) => ids.length > 0) ?? [];
  return from[random(from.length)];
}

/** Waits for what a touch of a piece leads to: a move, a piece that is chosen or gone, or something that can be confirmed. */
export function answered(page, id, steps) {
  return page.waitForFunction(
    ([which, steps]) => document.querySelector(".table").dataset.steps !== steps || document.querySelector(`[data-piece="${which}"][tabindex]`)?.matches(".chosen") !== false || document.querySelector(".actions .main"),
    [id, String(steps)],
  );
}

/** The game is over: somebody has won, and the score sheet has a column for each. */
export async function concluded(page, seats) {
  await page.locator(".winner h1").waitFor();
  assert.match(await page.locator(".winner h1").innerText(), /wins|win together/);
  assert.equal(await page.locator(".scores thead th[scope=col]").count(), seats + 1);
}

/** Touches a piece, and waits until it is chosen or gone, or something can be confirmed. */
async function choose(page, id, { by }) {
  await by.touch(page, piece(page, id));
  await page.waitForFunction((which) => document.querySelector(`[data-piece="${which}"][tabindex]`)?.matches(".chosen") !== false || document.querySelector(".actions .main"), id);
}

/**
 * Plays the open game by touching what is lit until `until(state)` holds, as a rule until its score sheet is up.
 * `avoid` are pieces touched only if nothing else is lit, with `hurry` computers' steps are skipped. A game of its own way says
 * which piece comes next (`next`) and how it is touched (`touch`). Returns the number of moves that were confirmed.
 */
export async function playOut(page, { by = MOUSE, seed = 1, until = (now) => now.scored, avoid = /^deck-/, next = pick, touch = choose, hurry = false, limit = 400 } = {}) {
  const random = chance(seed);
  let [moves, curtains, idle] = [0, 0, 0];
  for (;;) {
    const now = await state(page);
    if (until(now)) return moves;
    if (now.covered) {
      // The first curtains are held, which takes its time.
      await reveal(page, by, { quick: (curtains += 1) > 3 });
    } else if (now.mode === "play" && now.main) {
      moves += 1;
      if (moves > limit) throw new Error(`no end after ${limit} moves`);
      // The first moves by the button itself.
      await (by.confirm && moves > 4 ? by.confirm(page) : by.touch(page, page.locator(".actions .main")));
      await page.waitForFunction((n) => document.querySelector(".table").dataset.steps !== n, String(now.steps));
    } else if (now.mode === "play" && now.lit.length > 0) {
      idle = 0;
      await touch(page, next(now, random, avoid), { by, now, random });
    } else {
      // A computer's turn, or a step that nobody decides.
      const skip = page.getByRole("button", { name: "Skip", pressed: false });
      if (hurry && (await skip.isVisible())) await skip.click({ timeout: 1000 }).catch(() => {});
      idle += 1;
      if (idle > 600) throw new Error(`nothing happens: ${JSON.stringify(now)}`);
      await page.waitForTimeout(50);
    }
  }
}

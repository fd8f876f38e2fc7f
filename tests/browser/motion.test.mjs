// Every game at full motion, watched frame by frame: at a table of two that stays, and at tables that turn to each of their players. Two
// play in motion as it was designed, more in fast motion.
import assert from "node:assert/strict";
import { play } from "./art_society.mjs";
import { play as build } from "./bruges.mjs";
import { play as stake } from "./brussels.mjs";
import { salon, SIZES } from "./harness.mjs";
import { motionOf, watchMotion } from "./motion.mjs";
import { go } from "./rooms.mjs";
import { golden, MOUSE, piece, playOut, resume, reveal, state } from "./table.mjs";

/** By how many quarters a table of so many that turns lies for each of its seats. */
const LIES = { 2: [0, 2], 4: [0, 1, 2, 3], 5: [0, 1, 2, 3, 2] };

/** Nothing travels, and the table lies as it will for whose turn it is; after the end it stays as it is. */
const rests = (page, lies) =>
  page.waitForFunction((quarters) => {
    const still = document.getAnimations().every(({ effect }) => effect.getTiming().iterations === Infinity);
    const { seat } = document.querySelector(".table").dataset;
    return still && (seat === undefined || document.querySelector("[data-quarters]").dataset.quarters === String(quarters[seat]));
  }, lies);

/** Touches what no longer moves, as people do. */
const calm = (lies) => ({
  ...MOUSE,
  async touch(page, target) {
    await rests(page, lies);
    await target.click();
  },
});

const GAMES = [
  { game: "splendor", two: ["two-tie", 12], four: ["four-points", 24], moves: playOut },
  { game: "azul-summer-pavilion", two: ["two-skilled", 14], four: ["four-lot", 40], moves: playOut },
  // What the mover has hung lies there already, so more steps are taken for as much to travel.
  { game: "art-society", two: ["two-several", 20], stay: 14, four: ["four-chance", 60], turn: 40, moves: play },
  { game: "bruges", two: ["two-burning", 40], four: ["four-giving", 100], moves: build, avoid: /^(use|seat|house|majority)-/ },
  { game: "brussels-1893", two: ["two-unpaid", 24], five: ["five-houses", 86], moves: stake, avoid: /^(seat|zone)-/ },
  { game: "brussels-1893", more: " with Belle Époque", two: ["two-pavilions", 40], five: ["five-pavilions", 86], moves: stake, avoid: /^(seat|zone)-/ },
];

for (const { game, more = "", two, stay = 7, four, five, turn = 14, moves, avoid = /^(deck|seat|hand|corner|supply)-/ } of GAMES) {
  // Steps at a table that stays, and at one that turns.
  for (const [[name, start], seats, stays, turns] of [[two, 2, stay, 8], five ? [five, 5, 0, turn] : [four, 4, 0, turn]]) {
    salon(`at full motion every piece stays itself and on the board: ${game}${more}, ${seats} seats, ${seats === 2 ? "then " : ""}turned to each`, { games: [game], motion: "no-preference", timeout: 240_000 }, async ({ open, context }) => {
      await watchMotion(context);
      const page = await open();
      if (seats > 2) {
        await go(page, "#/settings");
        await page.getByRole("radio", { name: "Fast" }).click();
      }
      await resume(page, golden(game, name, { steps: start }));
      if ((await state(page)).covered) await reveal(page);
      const watched = async (lies, until) => {
        await moves(page, { by: calm(lies), seed: 7, avoid, until });
        await rests(page, lies);
        const { faults, travels, ghosts, quarters } = await motionOf(page);
        assert.deepEqual(faults, []);
        return { moved: travels + ghosts, quarters: quarters.filter((lay) => lay !== "") };
      };
      let stayed = { moved: 0 };
      if (seats === 2) {
        stayed = await watched(LIES[seats].map(() => 0), (now) => now.scored || (now.steps >= start + stays && now.mode === "play"));
        assert.ok(stayed.moved > 5, `something moved: ${stayed.moved}`);
        assert.deepEqual(stayed.quarters, ["0"]);
        assert.ok((await state(page)).steps > start);
      }
      const { steps, scored } = await state(page);
      assert.ok(!scored);

      await page.getByRole("button", { name: "Turn the board to the player" }).click();
      const seen = new Set();
      const turned = await watched(LIES[seats], (now) => {
        if (now.seat !== null && now.mode === "play") seen.add(now.seat);
        return now.scored || (now.steps >= steps + turns && seen.size === seats);
      });
      assert.ok(turned.moved > stayed.moved + 5, `something moved: ${turned.moved} after ${stayed.moved}`);
      assert.deepEqual(turned.quarters, [...new Set(LIES[seats])].map(String));
      assert.ok((await state(page)).steps > steps);
    });
  }
}

salon("what flies sets out as it lay, and lands as it lies then", { games: ["splendor"], motion: "no-preference" }, async ({ open, context }) => {
  await context.addInitScript(() => {
    globalThis.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      const drawing = this.matches(".ghost") && this.querySelector("use");
      if (drawing) {
        animation.pause();
        const [from, to] = [0, options.delay + options.duration].map((time) => {
          animation.currentTime = time;
          const { x, y, width, height } = drawing.getBoundingClientRect();
          return [x, y, width, height];
        });
        globalThis.flights.push({ symbol: drawing.getAttribute("href"), from, to });
        animation.currentTime = 0;
        animation.play();
      }
      return animation;
    };
  });
  for (const size of [SIZES.tablet, SIZES.phone]) {
    const page = await open();
    await page.setViewportSize(size);
    await resume(page, golden("splendor", "two-tie", { steps: 30, title: `${size.width} wide` }));
    if ((await state(page)).covered) await reveal(page);
    const drawn = (id) =>
      page.evaluate((id) => {
        const { x, y, width, height } = document.querySelector(`[data-piece="${id}"] use[href="#chip-sapphire"]`).getBoundingClientRect();
        return [x, y, width, height];
      }, id);
    await piece(page, "card-22").click();
    await page.locator(".actions .main").waitFor();
    const before = await drawn("tokens-0-1");
    await page.locator(".actions .main").click();
    await page.waitForFunction(() => globalThis.flights.some(({ symbol }) => symbol === "#chip-sapphire"));
    const { from, to } = await page.evaluate(() => globalThis.flights.find(({ symbol }) => symbol === "#chip-sapphire"));
    const after = await drawn("pile-1");
    // The board of a phone grows as the bar of the move goes: what lies on it keeps its place in the page.
    const far = (one, other) => Math.max(...one.map((value, at) => Math.abs(value - other[at])));
    assert.ok(far(from, before) < 3, `sets out from ${from}, where ${before} lay`);
    assert.ok(far(to, after) < 3, `lands at ${to}, where ${after} lies`);
    await page.close();
  }
});

salon("a noble who comes sets out as they lay on their tile, at a table of two and of four", { games: ["splendor"], motion: "no-preference" }, async ({ open, context }) => {
  await context.addInitScript(() => {
    globalThis.journeys = [];
    const middle = (drawing) => {
      const { x, y, width, height } = drawing.getBoundingClientRect();
      return [x + width / 2, y + height / 2, Math.min(width, height)];
    };
    globalThis.medallion = (id) => middle(document.querySelector(`[data-piece="${id}"] [data-core]`));
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      if (this.matches(".sp-small-noble") && frames[0]?.transform) globalThis.journeys.push([this.dataset.piece, middle(this.querySelector("[data-core]"))]);
      return animation;
    };
  });
  for (const [name, steps, id] of [["two-shared", 60, "noble-1"], ["four-points", 175, "noble-5"]]) {
    const page = await open();
    await resume(page, golden("splendor", name, { steps }));
    if ((await state(page)).covered) await reveal(page);
    await page.keyboard.press("u");
    await page.locator("dialog[open] .btn.danger").click();
    await page.waitForFunction((id) => document.querySelector(`.sp-noble[data-piece="${id}"]`) && document.getAnimations().every((one) => one.playState !== "running"), id);
    const lay = await page.evaluate((id) => medallion(id), id);
    await page.keyboard.press("r");
    await page.waitForFunction(() => globalThis.journeys.length > 0);
    const [[comes, from]] = await page.evaluate(() => globalThis.journeys);
    assert.equal(comes, id);
    const far = Math.max(...from.map((value, at) => Math.abs(value - lay[at])));
    assert.ok(far < 3, `${name}: sets out from ${from}, where ${lay} lay`);
    await page.close();
  }
});

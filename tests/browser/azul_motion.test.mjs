// Azul at full motion, frame by frame: turning to the next seat blows nothing up, and every name of a piece is one shape.
import assert from "node:assert/strict";
import { only, salon } from "./harness.mjs";
import { deal, golden, PEOPLE, playOut, resume, seat, state } from "./table.mjs";

const GAME = "azul-summer-pavilion";
only(GAME);

/** From now on notes, every frame, the size of each piece that is an element of the page, while it moves and where it rests. */
async function watch(page) {
  await page.evaluate(() => {
    globalThis.frames = [];
    const look = () => {
      const seen = {};
      for (const piece of document.querySelectorAll(".board-area [data-piece]")) {
        if (!(piece instanceof HTMLElement) || !piece.checkVisibility()) continue;
        const { width, height } = piece.getBoundingClientRect();
        seen[piece.dataset.piece] = { drawn: [width, height], laid: [piece.offsetWidth, piece.offsetHeight] };
      }
      globalThis.frames.push(seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

salon("Azul: turning to the next seat blows nothing up", { motion: "no-preference", timeout: 240_000 }, async ({ open }) => {
  const page = await open();
  // Takes and placements, and the change from the one to the other.
  await resume(page, golden(GAME, "three-back", { steps: 9 }));
  assert.equal(await page.locator(".azul.drafting").count(), 1);
  await watch(page);
  await playOut(page, { avoid: /^hand-/, until: (now) => now.steps >= 20 && now.mode === "play" });
  assert.equal(await page.locator(".azul.drafting").count(), 0);
  const frames = await page.evaluate(() => globalThis.frames);
  assert.ok(frames.length > 100, `${frames.length} frames`);
  const swollen = new Set();
  for (const seen of frames) {
    for (const [id, { drawn, laid }] of Object.entries(seen)) {
      if (laid[0] > 0 && Math.max(drawn[0] / laid[0], laid[0] / drawn[0]) > 1.5) swollen.add(`${id}: ${drawn} for ${laid}`);
    }
  }
  assert.deepEqual([...swollen].slice(0, 5), []);
});

salon("Azul: one name, one shape", async ({ open, context }) => {
  await deal(context, 6);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 3));
  const shapes = {};
  const note = async () => {
    const found = await page.evaluate(() => [...document.querySelectorAll(".board-area button[data-piece]")].map((piece) => [piece.dataset.piece.replace(/-.*/, ""), piece.className.split(" ")[0]]));
    for (const [kind, shape] of found) (shapes[kind] ??= new Set()).add(shape);
    const ids = await page.evaluate(() => [...document.querySelectorAll(".board-area [data-piece][tabindex]")].filter((piece) => piece.checkVisibility()).map((piece) => piece.dataset.piece));
    assert.equal(new Set(ids).size, ids.length, `twice on the page: ${ids.filter((id, at) => ids.indexOf(id) !== at)}`);
  };
  for (let steps = 1; steps < 24; steps += 2) {
    await note();
    await playOut(page, { avoid: /^hand-/, until: (now) => now.steps >= steps && now.mode === "play" });
  }
  await note();
  for (const [kind, of] of Object.entries(shapes)) assert.equal(of.size, 1, `${kind}: ${[...of]}`);
  assert.ok((await state(page)).steps >= 23);
});

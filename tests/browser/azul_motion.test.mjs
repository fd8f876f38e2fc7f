// Azul at full motion, frame by frame: turning to the next seat blows nothing up, and every name of a piece is one shape.
import assert from "node:assert/strict";
import { only, salon } from "./harness.mjs";
import { noteFlights } from "./motion.mjs";
import { deal, golden, PEOPLE, piece, playOut, reaches, resume, seat, state } from "./table.mjs";

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

salon("Azul: tiles fly to one's own hand and from it, but what was laid while it was weighed lies there", { motion: "no-preference" }, async ({ open, context }) => {
  await noteFlights(context);
  const page = await open();
  const main = page.locator(".actions .main");
  const flies = () => page.evaluate(() => globalThis.flown.splice(0).sort());
  await resume(page, golden(GAME, "four-lot", { steps: 4 }));
  const pick = page.locator(".az-disc [data-piece^=pick-].legal").first();
  const taken = await pick.locator("use").first().getAttribute("href");
  await pick.click();
  await main.waitFor();
  await flies();
  await main.click();
  await page.waitForFunction(() => globalThis.flown.length > 0);
  // Turned as it lay, and then as a hand has it.
  assert.ok((await flies()).includes(taken.replace(/-\d+$/, "")), taken);
  await resume(page, golden(GAME, "four-lot", { steps: 60 }));
  await page.getByRole("button", { name: /^Pass/ }).click();
  await main.waitFor();
  await flies();
  await main.click();
  await page.waitForFunction(() => globalThis.flown.length > 0);
  // Four are kept, six thrown away.
  assert.equal((await flies()).length, 10);
  await resume(page, golden(GAME, "four-lot", { steps: 56 }));
  // One that takes several tiles: the others go to the tower.
  const legal = await page.locator(".az-main .az-space.legal").evaluateAll((all) => all.map((space) => [space.dataset.piece, Number(/\d/.exec(space.textContent)?.[0])]));
  const [place, number] = legal.find(([, number]) => number > 1);
  await piece(page, place).click();
  await main.waitFor();
  const { seat: mover, steps } = await state(page);
  // The place and what lies on it while that is weighed.
  assert.equal(await page.locator(`.az-space.chosen.lies[data-piece^=space-${mover}-]`).count(), 1);
  await flies();
  await main.click();
  await reaches(page, steps + 1);
  await page.waitForTimeout(300);
  const away = await flies();
  assert.equal(away.length, number - 1, `the first lies there: ${away}`);
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

// Bruxelles 1893 with Belle Époque on its table: whole games, its board beside that of the architect, what is read of it.
import assert from "node:assert/strict";
import { PARTS, play } from "./brussels.mjs";
import { salon, SIZES } from "./harness.mjs";
import { concluded, FINGER, golden, KEYS, misfits, piece, resume, state } from "./table.mjs";

const GAME = "brussels-1893";
const MORE = `${PARTS}, .bx-belle, .bx-place, .bx-row-card, .bx-tile-piece, .bx-tab-strip, .bx-owned-card, .bx-train`;
const AREAS = { ...SIZES, wide: { width: 1440, height: 900 } };
const sit = (page, game, steps, minds) => resume(page, golden(GAME, game, { steps, minds }));
const inFront = (page) => page.locator(".bx-belle").evaluate((board) => getComputedStyle(board).visibility === "visible");

/** Steps of recorded games: a tile, a pavilion, travellers to be sent, a barter, a card, a turn, the zone of a tile. */
const MOMENTS = [12, 47, 66, 129, 139, 202, 207, 229, 354].map((steps) => ["five-pavilions", steps]);
MOMENTS.push(...[15, 27, 41, 58, 82, 110].map((steps) => ["two-pavilions", steps]));

salon("Belle Époque: a whole game by touch", { touch: true, timeout: 600_000 }, async ({ open }) => {
  const page = await open();
  await sit(page, "two-pavilions", 2);
  const moves = await play(page, { by: FINGER });
  assert.ok(moves > 40, `${moves} moves`);
  await concluded(page, 2);
});

salon("Belle Époque: a game by the keyboard alone", { timeout: 300_000 }, async ({ open }) => {
  const page = await open();
  await sit(page, "two-pavilions", 70);
  const moves = await play(page, { by: KEYS, seed: 3 });
  assert.ok(moves > 10, `${moves} moves`);
  await concluded(page, 2);
});

salon("Belle Époque: its board comes to the front when something there is decided, and a tab brings back either", async ({ open }) => {
  const page = await open();
  await sit(page, "five-pavilions", 229);
  assert.equal(await inFront(page), false, "whose turn it is sees the own board");
  const tab = (at) => page.locator(".bx-tab-button").nth(at).click();
  await tab(1);
  assert.equal(await inFront(page), true);
  await tab(0);
  assert.equal(await inFront(page), false);
  await sit(page, "five-pavilions", 12);
  assert.equal(await inFront(page), true, "a tile is to be chosen");
  const { lit, steps } = await state(page);
  await piece(page, lit.find((id) => id.startsWith("tile-"))).click();
  await page.locator(".actions .main").click();
  await page.waitForFunction((n) => Number(document.querySelector(".table").dataset.steps) > n, steps);
  assert.equal(await inFront(page), false, "what was decided gives its place back");
});

salon("Belle Époque: cards, tiles, places and the train are read in front of the board", { touch: true }, async ({ open, shot, axe }) => {
  const page = await open();
  await sit(page, "five-pavilions", 229);
  await page.locator(".bx-tab-button").nth(1).tap();
  const reading = page.locator("dialog.bx-reading");
  for (const id of ["card-2", "tile-1", "pavilion-3", "train"]) {
    await FINGER.hold(page, piece(page, id), () => reading.waitFor());
    assert.ok((await reading.innerText()).length > 40, id);
    await shot(page, `belle-closeup-${id}`);
    await axe(page);
    await reading.getByRole("button", { name: "Close" }).tap();
    await reading.waitFor({ state: "detached" });
  }
});

for (const [locale, sizes] of Object.entries({ "en-GB": ["tablet", "wide", "phone"], "zh-TW": ["portrait", "phone"] })) {
  salon(`Belle Époque: two and five players, ${sizes.join(", ")}, ${locale}`, { locale, timeout: 300_000 }, async ({ open, shot, axe }) => {
    const page = await open();
    const wrong = [];
    for (const [at, [game, steps]] of MOMENTS.entries()) {
      for (const name of sizes) {
        await page.setViewportSize(AREAS[name]);
        if (name === sizes[0]) await sit(page, game, steps);
        await shot(page, `belle-${game}-${steps}-${name}-${locale}`);
        const faults = (await misfits(page, MORE)).filter((fault) => name !== "phone" || !fault.endsWith("is cut off"));
        for (const fault of faults) wrong.push(`${game} after ${steps} steps, ${name}: ${fault}`);
        if (at % 5 === 0 && name === sizes[0]) await axe(page);
      }
    }
    assert.deepEqual(wrong, []);
  });
}

salon("Bruxelles 1893 without Belle Époque puts none of its drawings on the page", async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "two-unpaid", { steps: 24 }));
  for (const part of [".bx-belle", ".bx-tab-strip", ".bx-train", "#bx-traveller", "#bx-cube-glass"]) assert.equal(await page.locator(part).count(), 0, part);
});

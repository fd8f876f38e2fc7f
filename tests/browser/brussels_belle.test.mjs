// Bruxelles 1893 with Belle Époque on its table: whole games, what is decided on its cards, pavilions and tiles, and what is read of it.
import assert from "node:assert/strict";
import { play } from "./brussels.mjs";
import { only, salon } from "./harness.mjs";
import { go } from "./rooms.mjs";
import { concluded, deal, FINGER, golden, KEYS, lastQuarter, noting, piece, reaches, resume, state } from "./table.mjs";

const GAME = "brussels-1893";
only(GAME);
const EASY = { computer: { level: 1, style: "Builder" } };
const sit = (page, game, steps, minds) => resume(page, golden(GAME, game, { steps, minds }));
const inFront = (page) => page.locator(".bx-belle").evaluate((board) => getComputedStyle(board).visibility === "visible");
const main = (page) => page.locator(".actions .main");

/** Starts a game of two with the expansion, which is chosen on the page of a new game. */
async function begin(page, by, { persons }) {
  await go(page, `#/new/${GAME}`);
  const rows = page.locator(".seat-row");
  await rows.first().waitFor();
  while ((await rows.count()) > 2) await by.touch(page, page.locator(".seat-remove").last());
  const option = page.locator(".options").getByRole("button", { name: "Belle Époque", exact: true });
  await by.touch(page, option);
  assert.equal(await option.getAttribute("aria-pressed"), "true");
  for (let at = 0; at < persons; at += 1) {
    const radio = rows.nth(at).getByRole("radio", { name: "Person" });
    if ((await radio.getAttribute("aria-checked")) !== "true") await by.touch(page, radio);
  }
  await by.touch(page, page.getByRole("button", { name: "Start the game" }));
  await page.locator(".table[data-steps]").waitFor();
  assert.equal(await page.locator(".bx-expanded").count(), 1);
}

salon("Belle Époque: a whole game of two by touch, from the page on which it is chosen to the score sheet", { touch: true, timeout: 600_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await begin(page, FINGER, { persons: 2 });
  const moves = await play(page, { by: FINGER });
  assert.ok(moves > 40, `${moves} moves`);
  await concluded(page, 2);
});

salon("Belle Époque: chosen and begun by the keyboard alone; the last quarter of a game by it, against a computer, to its end", { timeout: 300_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await begin(page, KEYS, { persons: 1 });
  const kinds = new Set();
  const by = noting(KEYS, kinds);
  await play(page, { by, seed: 2, until: (now) => now.steps >= 14 && now.mode === "play" });
  await resume(page, lastQuarter(GAME, "two-pavilions", { minds: ["person", EASY] }));
  const moves = await play(page, { by, seed: 3 });
  assert.ok(moves > 4, `${moves} moves`);
  for (const kind of ["choice", "space"]) assert.ok(kinds.has(kind), `${kind}: ${[...kinds]}`);
  await concluded(page, 2);
});

/** Plays what is chosen, and waits until the step is taken. */
async function confirm(page) {
  const { steps } = await state(page);
  await main(page).tap();
  await page.waitForFunction((n) => Number(document.querySelector(".table").dataset.steps) > n, steps);
}

salon("Belle Époque: a card that is offered is used by touching it, and left for another time by Not now", { touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "two-pavilions", 58);
  const cards = page.locator(".bx-owned-card[data-piece]");
  const used = () => page.locator(".bx-row-card.used").count();
  assert.equal(await used(), 0);
  const offered = page.locator(".bx-owned-card.legal");
  assert.equal(await offered.count(), 1, `${await cards.count()} cards, one of them offered`);
  await offered.tap();
  await page.locator(".bx-owned-card.chosen").waitFor();
  assert.match(await main(page).innerText(), /Use it/);
  await confirm(page);
  assert.equal(await used(), 1, "it lies face down");
  await page.getByRole("button", { name: "Undo" }).tap();
  await reaches(page, 58);
  await page.getByRole("button", { name: "Not now" }).tap();
  await page.waitForFunction(() => Number(document.querySelector(".table").dataset.steps) > 58);
  assert.equal(await used(), 0, "it was left for another time");
});

salon("Belle Époque: a pavilion is built by touching its place, and brings its card", { touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "two-pavilions", 41);
  const [before, lit] = [await page.locator(".bx-place.built").count(), (await state(page)).lit];
  assert.ok(lit.some((id) => id.startsWith("space-")) && lit.includes("pavilion-0"), `${lit}`);
  // A place whose glass is missing says so, and nothing is chosen by it.
  const dear = await page.locator(".bx-place:not(.legal)[data-piece]").first().getAttribute("data-piece");
  await piece(page, dear).tap();
  await page.locator(".bubble", { hasText: /glass/ }).waitFor();
  await page.locator(".bar-turn h1").tap();
  await piece(page, "pavilion-0").tap();
  assert.match(await main(page).innerText(), /pavilion/i);
  await confirm(page);
  assert.equal(await page.locator(".bx-place.built").count(), before + 1);
  assert.match(await page.locator("[data-piece='card-0']").getAttribute("class"), /taken/);
});

salon("Belle Époque: a tile is occupied by touching it, and a worker stays on it", { touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "five-pavilions", 12);
  assert.equal(await inFront(page), true, "a tile is to be chosen");
  const { lit } = await state(page);
  assert.ok(lit.length > 3 && lit.every((id) => id.startsWith("tile-")), `${lit}`);
  await piece(page, "tile-0").tap();
  await confirm(page);
  assert.match(await page.locator("[data-piece='tile-0']").getAttribute("class"), /taken/);
  assert.equal(await page.locator(".bx-tile-piece.taken").count(), 1);
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
  await main(page).click();
  await page.waitForFunction((n) => Number(document.querySelector(".table").dataset.steps) > n, steps);
  assert.equal(await inFront(page), false, "what was decided gives its place back");
});

salon("Belle Époque: cards, tiles, places and the train are read in front of the board, and a row's card by one touch", { touch: true }, async ({ open, shot, axe }) => {
  const page = await open();
  await sit(page, "five-pavilions", 229);
  await page.locator(".bx-tab-button").nth(1).tap();
  const reading = page.locator("dialog.bx-reading");
  const close = async () => {
    await reading.getByRole("button", { name: "Close" }).tap();
    await reading.waitFor({ state: "detached" });
  };
  for (const id of ["card-2", "tile-1", "pavilion-3", "train"]) {
    await FINGER.hold(page, piece(page, id), () => reading.waitFor());
    assert.ok((await reading.innerText()).length > 40, id);
    await shot(page, `belle-closeup-${id}`);
    await axe(page);
    await close();
  }
  // While a pavilion may be built, too: a touch on a card only reads it.
  await sit(page, "two-pavilions", 41);
  const before = await state(page);
  for (let row = 0; row < 5; row += 1) {
    await piece(page, `card-${row}`).tap();
    await reading.waitFor();
    assert.match(await reading.innerText(), /Once a round/i);
    await close();
  }
  const after = await state(page);
  assert.deepEqual([after.steps, after.chosen], [before.steps, []]);
});

salon("Bruxelles 1893 without Belle Époque puts none of its drawings on the page", async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "two-unpaid", { steps: 24 }));
  for (const part of [".bx-belle", ".bx-tab-strip", ".bx-train", "#bx-traveller", "#bx-cube-glass"]) assert.equal(await page.locator(part).count(), 0, part);
});

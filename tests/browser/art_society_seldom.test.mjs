// What happens seldom at Art Society's table, done by touch in games that were recorded up to the moment before.
import assert from "node:assert/strict";
import { squares } from "./art_society.mjs";
import { only, salon } from "./harness.mjs";
import { FINGER, golden, piece, resume, reveal, state } from "./table.mjs";

only("art-society");

const main = (page) => page.locator(".actions .main");
const ranks = (page) => page.locator(".as-rank").evaluateAll((plates) => plates.map((plate) => [plate.dataset.piece, plate.querySelector("i").textContent]).sort());

/** Sits down at a recorded game after so many steps. */
async function sit(page, game, steps) {
  await resume(page, golden("art-society", game, { steps }));
  if ((await state(page)).covered) await reveal(page, FINGER);
}

/** Touches the main button and waits for what follows. */
async function confirm(page) {
  const { steps } = await state(page);
  await main(page).tap();
  await page.waitForFunction((n) => document.querySelector(".table").dataset.steps !== n, String(steps));
}

/** Puts the tile in hand on the first square that is lit. */
async function put(page) {
  await squares(page).first().tap();
  await confirm(page);
}

/** The newest lines of the log. */
async function told(page, sentence) {
  await page.getByRole("button", { name: "Log" }).tap();
  await page.locator(".log-line").filter({ hasText: sentence }).last().waitFor();
}

salon("Art Society: a painting that does not fit is exchanged for another of its genre, and no marker moves", { touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "two-full-wall", 113);
  const before = await ranks(page);
  const offered = page.locator("[data-piece^='museum-'].legal");
  assert.equal(await offered.count(), 2, "the museum has two that would fit");
  assert.equal(await main(page).count(), 0, "it may not be put beside the wall while an exchange is possible");
  const id = (await offered.last().getAttribute("data-piece")).split("-")[1];
  await offered.last().tap();
  await squares(page).first().tap();
  await confirm(page);
  // The turn went on to the other player, beside whose wall it is seen in small.
  await page.locator(`:is(.as-hanging, .as-small) [data-piece="painting-${id}"]`).waitFor();
  assert.deepEqual(await ranks(page), before);
  await told(page, /gives .* to the museum for/);
});

salon("Art Society: a painting that fits nowhere is put beside the wall, and its shield laid", { touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "three-rehang", 197);
  assert.equal(await squares(page).count(), 0);
  assert.match(await main(page).innerText(), /beside the wall/);
  await confirm(page);
  await page.locator(".as-drawer").waitFor();
  assert.deepEqual(await page.locator(".as-decor.legal").evaluateAll((sizes) => sizes.map((size) => size.dataset.piece)), ["decor-1"], "a single shield and nothing else");
  assert.equal(await page.locator(".as-outside").count(), 1, "it is seen beside the wall");
  const { seat } = await state(page);
  await put(page);
  if ((await state(page)).seat !== seat) await piece(page, `seat-${seat}`).tap();
  await page.locator(".as-outside").waitFor();
  assert.match(await page.locator(".as-tally").innerText(), /Excess\s*−2/);
  await told(page, /beside the wall: excess painting 1/);
});

salon("Art Society: a reward of four is taken in any tiles that make four, one after another", { touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "two-several", 104);
  const due = () => page.locator(".as-drawer-words .for-ear, .as-drawer-words svg").count();
  for (const [size, legal, left] of [[1, 3, 4], [2, 3, 3], [1, 1, 1]]) {
    await page.locator(".as-drawer").waitFor();
    assert.equal(await page.locator(".as-decor.legal").count(), legal, "sizes up to what is left");
    assert.ok((await due()) >= left, `${await due()} shields are shown`);
    const { steps } = await state(page);
    if (size > 1 || legal > 1) await piece(page, `decor-${size}`).tap();
    await put(page);
    await page.waitForFunction((n) => Number(document.querySelector(".table").dataset.steps) > n, steps);
  }
  assert.equal(await page.locator(".as-drawer").count(), 0, "that was all of it");
});

salon("Art Society: when a size runs out, decor on a wall is swapped for the same squares", { touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "three-other-wall", 83);
  assert.equal(await page.locator('.as-small [data-piece="plaque-0-3-0"]').count(), 1);
  const pair = () => page.locator('.as-small [data-piece="plaque-0-3-1"]').count();
  assert.equal(await pair(), 1, "two singles, one above the other");
  const [w, h] = /(\d)×(\d)/.exec(await page.locator(".as-lot.due .for-ear").innerText()).slice(1).map(Number);
  await piece(page, `square-${(w - 1) >> 1}-${12 + ((h - 1) >> 1)}`).tap();
  await confirm(page);
  await page.locator(".as-drawer").waitFor();
  assert.equal(await pair(), 0, "now a pair lies there");
  await put(page);
  await told(page, /Decor of Ada is swapped/);
});

for (const [game, steps, last, reason] of [
  ["two-full-wall", 210, "Keep everything", /wall is completely covered/],
  ["two-excess", 195, "Keep everything", /too many excess paintings/],
  ["two-last-card", 210, null, /every bid card has been played/],
]) {
  salon(`Art Society: the game ends: ${reason.source}`, { touch: true }, async ({ open }) => {
    const page = await open();
    await sit(page, game, steps);
    if (last) await page.getByRole("button", { name: last }).tap();
    else await put(page);
    await page.locator(".winner h1").waitFor();
    assert.equal(await page.locator(".scores tfoot .total td").count(), 2);
    await page.locator(".scores-bar button").tap();
    await told(page, reason);
  });
}

salon("Art Society: whoever always keeps is asked no more, until the menu says otherwise", { touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-chance", 203);
  const { seat } = await state(page);
  await page.getByRole("button", { name: "Always keep" }).tap();
  await page.locator(".toast").filter({ hasText: "is no longer asked" }).waitFor();
  await page.waitForFunction((seat) => document.querySelector(".table").dataset.seat !== String(seat), seat);
  await page.locator(".bar-game [aria-haspopup=menu]").tap();
  const again = page.getByRole("menuitem").filter({ hasText: /asked|ask/i });
  await again.waitFor();
  await again.tap();
  await page.locator(".bar-game [aria-haspopup=menu]").tap();
  await page.getByRole("menuitem").first().waitFor();
  assert.equal(await again.count(), 0, "they are asked again");
});

salon("Art Society: whoever goes back to before they said that they always keep is asked again", { touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-chance", 203);
  await page.getByRole("button", { name: "Always keep" }).tap();
  await page.locator(".toast").filter({ hasText: "is no longer asked" }).waitFor();
  const again = page.getByRole("menuitem").filter({ hasText: /asked|ask/i });
  await page.locator(".bar-game [aria-haspopup=menu]").tap();
  await again.waitFor();
  await page.keyboard.press("Escape");
  // Not to the question itself, but to what came some steps before.
  for (let back = 0; back < 6; back += 1) await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.querySelector(".table").dataset.mode === "browse");
  await page.getByRole("button", { name: "Undo to here" }).tap();
  await page.getByRole("button", { name: "Take it back" }).tap();
  await page.waitForFunction(() => document.querySelector(".table").dataset.mode !== "browse");
  if ((await state(page)).covered) await reveal(page, FINGER);
  await page.locator(".bar-game [aria-haspopup=menu]").tap();
  await page.getByRole("menuitem").first().waitFor();
  assert.equal(await again.count(), 0, "the answer went with the question");
});

salon("Art Society: a starting painting is moved to another star until lots are turned up", { touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "two-full-wall", 2);
  const first = page.locator(".as-hanging [data-piece^='painting-']").first();
  const before = await first.boundingBox();
  await first.tap();
  await squares(page).last().tap();
  await page.getByRole("button", { name: "Move it here" }).tap();
  await page.waitForFunction(({ x, y }) => {
    const at = document.querySelector(".as-hanging [data-piece^='painting-']")?.getBoundingClientRect();
    return at && (Math.abs(at.x - x) > 5 || Math.abs(at.y - y) > 5);
  }, before);
  assert.ok((await state(page)).steps <= 2, "it is the hanging that changed, no step was added");
});

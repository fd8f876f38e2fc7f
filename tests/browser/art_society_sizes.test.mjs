// Art Society's table at every size with four or two at it, walls filling up: all of it is on the screen, and what a phone leaves out is
// within reach.
import assert from "node:assert/strict";
import { PARTS, squares } from "./art_society.mjs";
import { only, salon, SIZES } from "./harness.mjs";
import { everySize, golden, misfits, piece, resume, reveal, settles, state } from "./table.mjs";

only("art-society");

/** Steps of recorded games: choosing lots, bidding, taking, an exchange, a reward, late bids, late lots. */
const MOMENTS = [29, 34, 200, 227, 260, 276, 287].map((steps) => ["four-chance", steps]);
MOMENTS.push(...[0, 30, 113, 130, 166].map((steps) => ["two-full-wall", steps]));
const LOCALES = { "en-GB": ["tablet", "small", "wide"], "zh-TW": ["portrait", "phone"] };

async function sit(page, game, steps) {
  await resume(page, golden("art-society", game, { steps }));
  if ((await state(page)).covered) await reveal(page);
}

for (const [locale, sizes] of Object.entries(LOCALES)) {
  salon(`Art Society: four players and two, walls filling up, ${sizes.join(", ")}`, { locale, timeout: 180_000 }, async ({ open, shot }) => {
    const page = await open();
    for await (const { game, steps, size, which } of everySize(page, MOMENTS, sizes, sit)) {
      await shot(page, `art-society-${game}-${steps}-${size}`);
      assert.deepEqual(await misfits(page, PARTS), [], which);
    }
  });
}

salon("Art Society: upright, track and the others' walls are there in every phase", { size: "portrait" }, async ({ open }) => {
  const page = await open();
  for (const [game, steps] of [["two-full-wall", 14], ["two-full-wall", 16], ["two-full-wall", 130], ["four-chance", 34], ["four-chance", 200]]) {
    await sit(page, game, steps);
    assert.ok(await page.locator(".as-track").isVisible(), `${game}, ${steps}: the track`);
    const walls = await page.locator(".as-small").evaluateAll((all) => all.map((wall) => wall.getBoundingClientRect().width));
    assert.ok(walls.length > 0 && walls.every((wide) => wide >= 84), `${game}, ${steps}: walls ${walls} wide`);
  }
});

salon("Art Society: on a phone the action bar keeps its height, and a place says what it brings below the wall", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-chance", 197);
  const bar = () => page.evaluate(() => document.querySelector(".actions").offsetHeight);
  const wall = () => page.evaluate(() => document.querySelector(".as-wall").clientWidth);
  const before = [await bar(), await wall()];
  await page.locator(".as-lot.legal").first().tap();
  assert.deepEqual([await bar(), await wall()], before, "a lot in hand moves nothing");
  await squares(page).nth(2).tap();
  await page.locator(".as-ghost.firm").waitFor();
  assert.deepEqual([await bar(), await wall()], before, "nor does its place");
  const [tip, frame] = await Promise.all([".as-tip", ".as-wall"].map((part) => page.locator(part).boundingBox()));
  assert.ok(tip.y >= frame.y + frame.height - 1, "no part of the wall is hidden");
  assert.match(await page.locator(".as-tip").innerText(), /matching frame[^]*taste[^]*points/);
  const rows = await page.evaluate(() => new Set([...document.querySelectorAll(".actions-back .btn, .actions .main, .actions .cancel")].filter((button) => button.checkVisibility()).map((button) => Math.round(button.getBoundingClientRect().top + button.offsetHeight / 2))).size);
  assert.equal(rows, 1, "all buttons stand in one row");
});

salon("Art Society: on a phone the tile that the assistant keeps is seen whole, and stands without words", { size: "phone" }, async ({ open }) => {
  const page = await open();
  for (const [game, steps] of [["two-excess", 98], ["two-excess", 196]]) {
    await sit(page, game, steps);
    await page.keyboard.press("Escape");
    const kept = page.locator(".as-assistant");
    assert.equal(await kept.locator(".as-words").isVisible(), false, `${steps}: words`);
    const [tile, slot] = await Promise.all([kept.locator(".as-canvas").boundingBox(), kept.boundingBox()]);
    assert.ok(tile.width >= 20 && tile.x >= slot.x && tile.x + tile.width <= slot.x + slot.width + 1, `${steps}: ${tile.width} wide in ${slot.width}`);
  }
});

salon("Art Society: another's wall that is looked at says nothing of the own tile in hand", async ({ open }) => {
  const page = await open();
  await sit(page, "two-full-wall", 130);
  const words = () => page.locator(".actions-preview").innerText();
  const before = await words();
  await page.locator(".as-other").click();
  await page.locator(".board-back").waitFor();
  assert.equal(await words(), before);
});

salon("Art Society: on a phone the own wall is seen while bids are made", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-chance", 34);
  assert.ok((await page.locator(".as-wall").boundingBox()).width >= 140);
  assert.ok(await page.locator(".as-hanging [data-piece^='painting-']").first().isVisible());
  const card = await piece(page, "card-20").boundingBox();
  assert.ok(card.width >= 44 && card.height >= 44);
});

salon("Art Society: a hint shows the lot and the place it would hang at", async ({ open }) => {
  const page = await open();
  // The assistant is busy, so that whatever is taken has to be hung.
  await sit(page, "four-chance", 197);
  await page.keyboard.press("h");
  await page.locator(".hints li").first().waitFor();
  await page.locator(".as-lot.hinted").waitFor();
  assert.equal(await page.locator(".as-hint-ghost use").count(), 1);
});

salon("Art Society: what a genre is worth stays within its cell of the museum, of two who bid too", async ({ open }) => {
  const page = await open();
  await resume(page, golden("art-society", "two-excess", { steps: 174 }));
  if ((await state(page)).covered) await reveal(page);
  for (const size of ["tablet", "small", "portrait", "phone"]) {
    await page.setViewportSize(SIZES[size]);
    await settles(page);
    const [cells, out] = await page.locator(".as-rank").evaluateAll((ranks) => [
      ranks.length,
      ranks.flatMap((rank) => {
        const { left, right } = rank.getBoundingClientRect();
        const parts = [...rank.querySelectorAll(".as-marks > *")].filter((part) => part.checkVisibility());
        return parts.filter((part) => ((box) => box.left < left + 1 || box.right > right - 1)(part.getBoundingClientRect())).map((part) => part.textContent);
      }),
    ]);
    assert.equal(cells, 4);
    assert.deepEqual(out, [], size);
  }
});

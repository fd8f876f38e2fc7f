// Art Society's table at every size with four or two at it, walls filling up: all of it is on the screen, and what a phone leaves out is
// within reach.
import assert from "node:assert/strict";
import { PARTS, squares } from "./art_society.mjs";
import { only, salon, SIZES } from "./harness.mjs";
import { go } from "./rooms.mjs";
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

salon("Art Society: figures of the museum's track are legible at every size", async ({ open }) => {
  const page = await open();
  const shown = new Set();
  for (const [game, steps] of [["four-chance", 34], ["four-chance", 197], ["two-excess", 183]]) {
    await sit(page, game, steps);
    for (const size of ["tablet", "small", "portrait"]) {
      await page.setViewportSize(SIZES[size]);
      await settles(page);
      const figures = await page.locator(".as-track .as-figure").evaluateAll((all) => all.filter((figure) => figure.checkVisibility()).map((figure) => parseFloat(getComputedStyle(figure).fontSize) * figure.getScreenCTM().a));
      if (figures.length > 0) shown.add(size);
      assert.ok(figures.every((high) => high >= 10), `${game}, ${steps}, ${size}: ${figures[0]}`);
    }
  }
  assert.equal(shown.size, 3);
  await go(page, "#/rules/art-society");
  await page.locator(".as-lesson .as-figure").first().waitFor();
  for (const circle of await page.locator(".as-lesson .as-five").all()) assert.ok((await circle.boundingBox()).width >= 15);
});

salon("Art Society: the way back from somebody's wall covers nothing that hangs there", async ({ open }) => {
  const page = await open();
  for (const [game, steps] of [["four-chance", 287], ["four-chance", 34], ["two-excess", 183], ["three-other-wall", 92]]) {
    await page.setViewportSize(SIZES.tablet);
    await sit(page, game, steps);
    await page.locator(".as-other").first().click();
    for (const size of ["tablet", "small", "portrait", "phone"]) {
      await page.setViewportSize(SIZES[size]);
      await settles(page);
      const back = page.getByRole("button", { name: "Back to my wall" });
      const [button, wall, points] = await Promise.all([back, page.locator(".as-wall"), page.locator(".as-tally .sum")].map((part) => part.boundingBox()));
      const which = `${game}, ${steps}, ${size}`;
      assert.ok(button.y >= wall.y + wall.height, `${which}: over the wall`);
      assert.ok(button.width >= 44 && button.height >= 44, `${which}: ${button.width} x ${button.height}`);
      assert.ok(await back.evaluate((it) => it.contains(document.elementFromPoint(...((box) => [box.x + box.width / 2, box.bottom - 3])(it.getBoundingClientRect())))), `${which}: cut off`);
      assert.ok(!points || points.x + points.width <= wall.x + wall.width, `${which}: the sum is cut off`);
    }
  }
});

salon("Art Society: in the dark the gavel is lit, and what is left of decor is written in full", { scheme: "dark" }, async ({ open }) => {
  const page = await open();
  await sit(page, "two-excess", 183);
  const gavels = page.locator("svg:has(use[href='#as-gavel']):visible");
  assert.ok((await gavels.count()) > 0);
  for (const gavel of await gavels.all()) assert.match(await gavel.evaluate((it) => getComputedStyle(it).filter), /brightness/);
  await sit(page, "two-full-wall", 130);
  const faint = await page.locator(".as-decor small").evaluateAll((all) => all.filter((words) => [words, words.parentElement, words.closest(".as-decor")].some((it) => getComputedStyle(it).opacity !== "1")).map((words) => words.textContent));
  assert.deepEqual(faint, []);
});

salon("Art Society: on a phone squares are a fingertip wide, and whatever a high wall pushes down is scrolled to", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  for (const [game, steps] of [["four-chance", 197], ["three-other-wall", 99]]) {
    await sit(page, game, steps);
    const lot = page.locator(".as-lot.legal").first();
    if ((await lot.count()) > 0) await lot.tap();
    const wide = await squares(page).first().evaluate((square) => square.getBoundingClientRect().width);
    assert.ok(wide >= 24, `${game}: ${wide}`);
    const last = page.locator(".as-other").last();
    await last.scrollIntoViewIfNeeded();
    const [panel, frame] = await Promise.all([last, page.locator(".board-place")].map((part) => part.boundingBox()));
    assert.ok(panel.y + panel.height <= frame.y + frame.height + 1, game);
  }
  // What was hung may be taken back: two rows of buttons.
  for (const [game, steps] of [["three-rehang", 106], ["two-excess", 36], ["four-chance", 295]]) {
    await sit(page, game, steps);
    assert.deepEqual(await misfits(page, PARTS), [], `${game}, ${steps}`);
  }
});

salon("Art Society: names beside two cards and below lots are whole, and no lot's plate lies over the next", async ({ open }) => {
  const page = await open();
  for (const [game, steps] of [["four-chance", 42], ["four-chance", 273], ["three-rehang", 64], ["three-rehang", 152]]) {
    await sit(page, game, steps);
    for (const size of ["small", "portrait"]) {
      await page.setViewportSize(SIZES[size]);
      await settles(page);
      const wrong = await page.evaluate(() => {
        const shown = (parts) => [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
        const cut = shown(".as-name, .as-plate > span").filter((part) => part.scrollWidth > part.clientWidth + 1);
        const plates = shown(".as-lot .as-plate").map((plate) => [plate, plate.getBoundingClientRect()]);
        const over = plates.filter(([, box], at) => at > 0 && Math.abs(box.top - plates[at - 1][1].top) < 9 && box.left < plates[at - 1][1].right - 1);
        return [...cut, ...over.map(([plate]) => plate)].map((part) => part.textContent);
      });
      assert.deepEqual(wrong, [], `${game}, ${steps}, ${size}`);
    }
  }
});

for (const size of [{ width: 1180, height: 820 }, { width: 1024, height: 768 }, { width: 820, height: 1180 }]) {
  salon(`Art Society: what a place would bring is read whole beside the painting, ${size.width}x${size.height}`, { size, timeout: 240_000 }, async ({ open }) => {
    const page = await open();
    for (const [name, steps, lots] of [["three-rehang", 14, ["lot-1"]], ["three-rehang", 28, ["lot-2", "lot-3"]], ["four-chance", 308, ["lot-0"]]]) {
      await sit(page, name, steps);
      for (const lot of lots) {
        await page.locator(`[data-piece="${lot}"].legal`).click();
        const places = await page.evaluate(() => [...document.querySelectorAll('[data-piece^="square-"].legal')].map((square) => square.dataset.piece));
        for (const place of places.filter((_, at) => at % Math.ceil(places.length / 5) === 0)) {
          await page.locator(`[data-piece="${place}"]`).first().click({ force: true });
          await page.locator(".as-tip:not(.none)").waitFor();
          const beyond = await page.evaluate(() => {
            const [tip, wall] = [".as-tip", ".as-wall-frame"].map((part) => document.querySelector(part).getBoundingClientRect());
            return Math.max(wall.left - tip.left, tip.right - wall.right, wall.top - tip.top, tip.bottom - wall.bottom);
          });
          assert.ok(beyond <= 1, `${name} ${steps}, ${lot} at ${place}: ${beyond} px are cut`);
        }
        await page.keyboard.press("Escape");
      }
    }
  });
}

salon("Art Society: on the lowest phones every card can be bid, and nobody's panel lies over it", { size: { width: 360, height: 640 }, touch: true }, async ({ open }) => {
  const page = await open();
  for (const [game, steps] of [["two-excess", 175], ["four-chance", 275]]) {
    await sit(page, game, steps);
    const { lit } = await state(page);
    assert.ok(lit.length > 1, `${game}, ${steps}: ${lit}`);
    for (const id of lit) {
      const there = await page.locator(`[data-piece="${id}"][tabindex]`).evaluate((card) => {
        card.scrollIntoView({ block: "nearest" });
        const { x, y, width, height } = card.getBoundingClientRect();
        return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      assert.ok(there, `${game}, ${steps}: ${id}`);
    }
  }
});

for (const [width, height] of [[844, 390], [932, 430], [787, 547], [667, 375]]) {
  salon(`Art Society: several moves leave the board its room and stay on the page, ${width}x${height}`, { size: { width, height } }, async ({ open }) => {
    const page = await open();
    for (const steps of [25, 72, 200]) {
      await sit(page, "four-chance", steps);
      const bar = await page.locator(".actions").boundingBox();
      assert.ok(bar.height <= height / 3, `${steps}: ${bar.height} high`);
      for (const button of await page.locator(".actions .btn:visible").all()) {
        const { x, width: wide } = await button.boundingBox();
        assert.ok(x >= -1 && x + wide <= width + 1, `${steps}: ${await button.innerText()} from ${x} to ${x + wide}`);
      }
    }
  });
}

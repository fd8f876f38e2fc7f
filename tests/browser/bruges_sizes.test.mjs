// The table of Bruges at every size: all of it on the screen with two, three and four players, streets and hands filling up; names
// whole, a finger's room for everything that can be chosen.
import assert from "node:assert/strict";
import { PARTS } from "./bruges.mjs";
import { salon, SIZES } from "./harness.mjs";
import { golden, misfits, piece, resume, reveal, room, state } from "./table.mjs";

/** Steps of recorded games: drawing, a card to play, advancing, decisions in another's turn, long streets, large hands. */
const MOMENTS = [0, 72, 150, 181, 272, 355].map((steps) => ["four-giving", steps]);
MOMENTS.push(...[135, 203, 258].map((steps) => ["three-fire", steps]));
MOMENTS.push(...[12, 79, 119, 146].map((steps) => ["two-burning", steps]));
const LOCALES = { "en-GB": ["tablet", "small", "wide", "phone"], "zh-TW": ["portrait", "phone", "tablet"] };
const AREAS = { ...SIZES, wide: { width: 1440, height: 900 } };

async function sit(page, game, steps) {
  await resume(page, golden("bruges", game, { steps }));
  if ((await state(page)).covered) await reveal(page);
}

for (const [locale, sizes] of Object.entries(LOCALES)) {
  salon(`Bruges: two to four players, ${sizes.join(", ")}, ${locale}`, { locale, timeout: 240_000 }, async ({ open, shot }) => {
    const page = await open();
    for (const [at, [game, steps]] of MOMENTS.entries()) {
      // Each size in turn is the one in which a table is opened; the others come by turning or resizing.
      const order = [...sizes.slice(at % sizes.length), ...sizes.slice(0, at % sizes.length)];
      for (const name of order) {
        await page.setViewportSize(AREAS[name]);
        if (name === order[0]) await sit(page, game, steps);
        await shot(page, `bruges-${game}-${steps}-${name}-${locale}`);
        assert.deepEqual(await misfits(page, PARTS), [], `${game} after ${steps} steps, ${name}`);
      }
    }
  });
}

salon("Bruges: eleven houses stand side by side, a longer street is panned, large hands lie fanned", { timeout: 180_000 }, async ({ open, shot }) => {
  const page = await open();
  for (const name of ["tablet", "portrait", "small", "wide"]) {
    await page.setViewportSize(AREAS[name]);
    for (const steps of [70, 85, 115, 123, 130]) {
      await sit(page, "two-crowded", steps);
      await shot(page, `bruges-crowded-${steps}-${name}`);
      assert.deepEqual(await misfits(page, PARTS), [], `${steps} steps, ${name}`);
      const { houses, out, pans } = await page.evaluate(() => {
        const street = document.querySelector(".br-street");
        const { right } = street.getBoundingClientRect();
        const houses = [...street.querySelectorAll(".br-house")];
        return { houses: houses.length, out: houses.filter((house) => house.getBoundingClientRect().right > right + 1).length, pans: getComputedStyle(street).overflowX === "auto" };
      });
      const over = await page.evaluate(() => {
        const { right } = document.querySelector(".br-hand").getBoundingClientRect();
        return [...document.querySelectorAll(".br-hand .br-card")].filter((card) => card.getBoundingClientRect().right > right + 1).length;
      });
      assert.equal(over, 0, `cards beside the hand's place, ${steps} steps, ${name}`);
      assert.ok(out === 0 || (houses > 11 && pans), `${out} of ${houses} houses are out of sight, ${steps} steps, ${name}`);
    }
  }
});

for (const size of ["tablet", "phone"]) {
  salon(`Bruges: a finger has room for everything that can be chosen, ${size}`, { size, touch: true, timeout: 180_000 }, async ({ open }) => {
    const page = await open();
    const kinds = new Set();
    for (const [game, steps] of MOMENTS) {
      await sit(page, game, steps);
      const { lit } = await state(page);
      for (const { id, across, down } of await room(page, lit)) {
        // Cards of a large hand lie over one another.
        if (!id.startsWith("card-")) assert.ok(across >= 43, `${game} ${steps}: ${id} is ${across} wide`);
        assert.ok(down >= 43, `${game} ${steps}: ${id} is ${down} high`);
        kinds.add(id.split("-")[0]);
      }
    }
    for (const kind of ["pile", "card", "use", "workers", "pawn", "house"]) assert.ok(kinds.has(kind), `${kind}: ${[...kinds]}`);
  });
}

salon("Bruges: on a phone a canal section that a card can build is a finger wide", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-giving", 150);
  for (const card of (await state(page)).lit.filter((id) => id.startsWith("card-"))) {
    await page.setViewportSize(SIZES.tablet);
    await piece(page, card).tap();
    const section = (await state(page)).lit.find((id) => id.startsWith("section-"));
    if (!section) continue;
    const [{ across, down }] = await room(page, [section]);
    assert.ok(across >= 43 && down >= 43, `${section}: ${across} x ${down}`);
    return;
  }
  assert.fail("no card builds a canal");
});

/** Names that are cut, by a part of the table. */
const cut = (page, selector) =>
  page.evaluate((which) => [...document.querySelectorAll(which)].filter((name) => name.checkVisibility() && (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 3)).map((name) => `${name.className}: ${name.textContent}`), selector);

for (const size of Object.keys(AREAS)) {
  salon(`Bruges: names, prices and what the dice say are whole, ${size}`, { size: AREAS[size] }, async ({ open }) => {
    const page = await open();
    for (const [game, steps] of [["four-giving", 150], ["four-giving", 355], ["three-fire", 258], ["two-burning", 146], ["two-crowded", 70], ["two-crowded", 125]]) {
      await sit(page, game, steps);
      assert.deepEqual(await cut(page, ".br-says, .br-other .br-player, .br-me .br-player, .br-use-name, .br-majority, .br-house-name, .br-hand .br-name, .br-hand .br-body"), [], `${game} after ${steps} steps`);
    }
  });
}

salon("Bruges: on a phone the names of three others are there", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-giving", 150);
  const names = page.locator(".br-other .br-player");
  assert.deepEqual(await names.evaluateAll((all) => all.filter((name) => name.checkVisibility()).map((name) => name.textContent)), ["Ada", "Bo", "Cleo"]);
});

salon("Bruges: on a phone what another asks for is wholly above the fold", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-giving", 72);
  const edge = (await page.locator(".board-place").boundingBox()).y + (await page.locator(".board-place").boundingBox()).height;
  for (const part of await page.locator(".br-taken").all()) {
    const { y, height } = await part.boundingBox();
    assert.ok(y + height <= edge + 1, `${await part.innerText()} ends at ${y + height} of ${edge}`);
  }
});

// The table of Bruges at every size: all of it on the screen with two, three and four players, streets and hands filling up; names
// whole, a finger's room for everything that can be chosen.
import assert from "node:assert/strict";
import { PARTS } from "./bruges.mjs";
import { only, salon, SIZES } from "./harness.mjs";
import { AREAS, everySize, golden, misfits, piece, reachable, resume, reveal, room, state } from "./table.mjs";

only("bruges");

/** Steps of recorded games: drawing, a card to play, advancing, decisions in another's turn, long streets, large hands. */
const MOMENTS = [0, 72, 150, 181, 272, 355].map((steps) => ["four-giving", steps]);
MOMENTS.push(...[135, 203, 258].map((steps) => ["three-fire", steps]));
MOMENTS.push(...[12, 79, 119, 146].map((steps) => ["two-burning", steps]));
/** Those at which names, prices and what the dice say are read in every size. */
const READ = [["four-giving", 150], ["four-giving", 355], ["three-fire", 258], ["two-burning", 146]].map(String);
const LOCALES = { "en-GB": ["tablet", "portrait", "small", "wide", "phone"], "zh-TW": ["portrait", "phone", "tablet"] };

async function sit(page, game, steps) {
  await resume(page, golden("bruges", game, { steps }));
  if ((await state(page)).covered) await reveal(page);
}

/** Names, prices and what the dice say that are cut, by a part of the table. */
const cut = (page) =>
  page.evaluate((which) => {
    const shown = [...document.querySelectorAll(which)].filter((name) => name.checkVisibility());
    return shown.filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 3).map((name) => `${name.className}: ${name.textContent} is cut`);
  }, ".br-says, .br-other .br-player, .br-me .br-player, .br-use-name, .br-majority, .br-house-name, .br-hand .br-name, .br-hand .br-group, .br-hand .br-body");

/** Letters too small to read, and a street that is panned for nothing. */
const hardly = (page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll(".br-house-name")].filter((name) => name.checkVisibility());
    const small = names.filter((name) => parseFloat(getComputedStyle(name).fontSize) < 9.1);
    const street = document.querySelector(".br-street");
    const panned = street.querySelectorAll(".br-house").length < 10 && street.scrollWidth > street.clientWidth ? [`the street is panned by ${street.scrollWidth - street.clientWidth}`] : [];
    return [...small.map((name) => `${name.textContent} is small`), ...panned];
  });

for (const [locale, sizes] of Object.entries(LOCALES)) {
  salon(`Bruges: two to four players, names, prices and what the dice say whole, ${sizes.join(", ")}, ${locale}`, { locale, timeout: 240_000 }, async ({ open, shot }) => {
    const page = await open();
    const wrong = [];
    for await (const { game, steps, size, which } of everySize(page, MOMENTS, sizes, sit)) {
      await shot(page, `bruges-${game}-${steps}-${size}-${locale}`);
      const faults = [...(await misfits(page, PARTS)), ...(await hardly(page))];
      if (READ.includes(String([game, steps]))) faults.push(...(await cut(page)));
      for (const fault of faults) wrong.push(`${which}: ${fault}`);
    }
    assert.deepEqual(wrong, []);
  });
}

salon("Bruges: eleven houses stand side by side, a longer street is panned, large hands lie fanned", { timeout: 180_000 }, async ({ open, shot }) => {
  const page = await open();
  const wrong = [];
  const crowded = [70, 85, 115, 123, 125, 130].map((steps) => ["two-crowded", steps]);
  for await (const { steps, size, which } of everySize(page, crowded, Object.keys(AREAS), sit)) {
    await shot(page, `bruges-crowded-${steps}-${size}`);
    const { houses, out, pans, over } = await page.evaluate(() => {
      const street = document.querySelector(".br-street");
      const beyond = (place, parts) => [...place.querySelectorAll(parts)].filter((part) => part.getBoundingClientRect().right > place.getBoundingClientRect().right + 1).length;
      return { houses: street.querySelectorAll(".br-house").length, out: beyond(street, ".br-house"), pans: getComputedStyle(street).overflowX === "auto", over: beyond(document.querySelector(".br-hand"), ".br-card") };
    });
    const faults = [...(await cut(page)), ...(await hardly(page))];
    // A phone's board is scrolled, and its street and hand with it.
    if (size !== "phone") {
      faults.push(...(await misfits(page, PARTS)));
      if (over > 0) faults.push(`${over} cards lie beside the hand's place`);
      if (out > 0 && !(houses > 11 && pans)) faults.push(`${out} of ${houses} houses are out of sight`);
    }
    for (const fault of faults) wrong.push(`${which}: ${fault}`);
  }
  assert.deepEqual(wrong, []);
});

salon("Bruges: a name of thirteen letters stands in one line on its card, tablet, portrait, small, wide", async ({ open }) => {
  const page = await open();
  for await (const { which } of everySize(page, [["two-burning", 124]], ["tablet", "portrait", "small", "wide"], sit)) {
    const name = page.locator(".br-hand .br-card .br-name", { hasText: "Wine Merchant" });
    const [lines, inside] = await name.evaluate((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return [new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size, words.getBoundingClientRect().right <= name.getBoundingClientRect().right + 1];
    });
    assert.deepEqual([lines, inside], [1, true], which);
  }
});

salon("Bruges: a finger has room for everything that can be chosen, tablet, phone", { touch: true, timeout: 180_000 }, async ({ open }) => {
  const page = await open();
  // Cards of a large hand lie over one another.
  await reachable(page, MOMENTS, ["tablet", "phone"], sit, { kinds: ["pile", "card", "use", "workers", "pawn", "house"], narrow: (id) => id.startsWith("card-") });
});

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

for (const size of ["tablet", "small", "portrait", "phone"]) {
  salon(`a colour to choose lies whole in its sheet, below what asks for it, ${size}`, { size, games: ["bruges"] }, async ({ open }) => {
    const page = await open();
    for (const [name, steps] of [["four-giving", 117], ["four-giving", 201], ["two-crowded", 101], ["three-fire", 28]]) {
      await resume(page, golden("bruges", name, { steps }));
      await reveal(page);
      await page.locator(".br-choice").first().waitFor();
      const sheet = await page.locator(".br-matter").evaluate((matter) => ({
        over: matter.scrollHeight - matter.clientHeight,
        names: [...matter.querySelectorAll(".br-choice-name")].map((name) => ({ lines: Math.round(name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight)), over: Math.round(name.getBoundingClientRect().width - name.closest(".br-choice").clientWidth) })),
      }));
      assert.ok(sheet.over <= 0, `${name}, ${steps}: ${sheet.over} px are cut off`);
      assert.equal(sheet.names.length, 5);
      assert.deepEqual(sheet.names.filter(({ lines, over }) => lines !== 1 || over > 0), [], `${name}, ${steps}`);
    }
  });
}

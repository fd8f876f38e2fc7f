// Long names and large letters at the table: they are shortened, and never push a figure, a badge or a word of the table into pieces.
import assert from "node:assert/strict";
import { salon, SIZES } from "./harness.mjs";
import { golden, resume, reveal, settles, state } from "./table.mjs";

const NAMES = ["Maximiliana-Wilhelmine", "Bo", "Bartholomäus von Esch", "Dov", "Eve"];

/** The table of a recorded game at which some have long names. */
async function sit(page, game, name, steps) {
  const record = golden(game, name, { steps });
  for (const [at, player] of record.table.players.entries()) player.name = NAMES[at];
  await resume(page, record);
  if ((await state(page)).covered) await reveal(page);
  await settles(page);
}

/** The parts that stand in more lines than they have words; a figure is one word. */
const split = (page, parts) =>
  page.evaluate((parts) => {
    const texts = (part) => (part.nodeType === 3 ? [part] : [...part.childNodes].flatMap(texts));
    const lines = (part) => {
      const words = document.createRange();
      const boxes = texts(part).flatMap((text) => (words.selectNodeContents(text), [...words.getClientRects()]));
      return new Set(boxes.filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top / 5))).size;
    };
    const shown = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility() && part.textContent.trim() !== "");
    return [shown.length, shown.filter((part) => lines(part) > part.textContent.trim().split(/\s+/).length).map((part) => `${part.className}: ${part.textContent}`)];
  }, parts);

for (const [game, name, steps, parts] of [
  ["splendor", "two-edition", 126, ".sp-other .sp-points"],
  ["bruges", "four-giving", 289, ".br-start"],
  ["brussels-1893", "three-ties", 251, ".bx-pill b"],
  ["brussels-1893", "five-houses", 388, ".bx-office .bx-note, .bx-office .bx-name"],
]) {
  salon(`long names break nothing else: ${game} after ${steps} steps`, { games: [game] }, async ({ open }) => {
    const page = await open();
    await sit(page, game, name, steps);
    for (const size of ["tablet", "small", "portrait"]) {
      await page.setViewportSize(SIZES[size]);
      await settles(page);
      const [shown, broken] = await split(page, parts);
      assert.ok(shown > 0, size);
      assert.deepEqual(broken, [], size);
    }
  });
}

salon("a long name and a long sentence in the top bar leave the round its place", { size: "small", games: ["brussels-1893"] }, async ({ open }) => {
  const page = await open();
  await sit(page, "brussels-1893", "two-pavilions", 62);
  const box = (part) => page.locator(part).boundingBox();
  const [turn, words, round, bar] = await Promise.all([".bar-turn", ".bar-turn p", ".bar-round", ".bar"].map(box));
  assert.ok(turn.x + turn.width <= round.x && words.x + words.width <= round.x, `${words.x + words.width} and ${round.x}`);
  assert.ok(words.y + words.height <= bar.y + bar.height, `${words.y + words.height} in ${bar.height}`);
});

salon("letters of twice the size have room in the top bar", { games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await sit(page, "splendor", "two-edition", 88);
  const box = (part) => page.locator(part).boundingBox();
  const [bar, words, round] = await Promise.all([".bar", ".bar-turn p", ".bar-round"].map(box));
  for (const { y, height } of [words, round]) assert.ok(y >= bar.y && y + height <= bar.y + bar.height, `${y} to ${y + height} in ${bar.height}`);
});

salon("under the narrow wall of an edition the points stand whole", { games: ["art-society"] }, async ({ open }) => {
  const page = await open();
  await sit(page, "art-society", "three-other-wall", 22);
  for (const size of ["tablet", "small"]) {
    await page.setViewportSize(SIZES[size]);
    await settles(page);
    const dado = await page.locator(".as-room").boundingBox();
    const lines = await page.locator(".as-tally .as-line").evaluateAll((all) => all.map((line) => line.getBoundingClientRect().toJSON()));
    assert.ok(lines.length >= 4, size);
    for (const line of lines) assert.ok(line.left >= dado.x && line.right <= dado.x + dado.width && line.top >= dado.y && line.bottom <= dado.y + dado.height, `${size}: ${JSON.stringify(line)} in ${JSON.stringify(dado)}`);
  }
});

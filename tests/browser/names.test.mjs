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

/** Of names: every piece between blanks, hyphens and places where a long word may be broken, in how many lines it stands, and whether it is in sight. */
const pieces = (page, names, room) =>
  page.locator(names).evaluateAll(
    (all, room) =>
      all.filter((name) => name.checkVisibility()).flatMap(({ childNodes: [text] }) =>
        [...text.data.matchAll(/[^\s\u00ad-]+/g)].map(({ 0: piece, index }) => {
          const range = document.createRange();
          const { left, right } = text.parentElement.closest(room).getBoundingClientRect();
          // A hyphen that is written belongs to the letter behind it, too.
          const boxes = [...piece].map((_, letter) => (range.setStart(text, index + letter), range.setEnd(text, index + letter + 1), [...range.getClientRects()].at(-1)));
          return [piece, new Set(boxes.map(({ top }) => Math.round(top))).size, boxes.every((box) => box.left >= left - 2 && box.right <= right + 2)];
        }),
      ),
    room,
  );

salon("Bruges: what stands on the plate of a narrow house breaks between syllables alone", { games: ["bruges"] }, async ({ open }) => {
  const page = await open();
  let met = 0;
  for (const [name, steps] of [["two-crowded", 130], ["four-giving", 340], ["two-gates", 120]]) {
    await sit(page, "bruges", name, steps);
    for (const size of ["small", "tablet"]) {
      await page.setViewportSize(SIZES[size]);
      await settles(page);
      const plates = await pieces(page, ".br-house-name", ".br-plate");
      met += plates.length;
      assert.deepEqual(plates.filter(([, lines, whole]) => lines > 1 || !whole), [], `${name}, ${size}`);
    }
  }
  assert.ok(met > 20);
});

salon("Bruges: on a phone the names of the cards in hand break between syllables alone, and most stand in a line", { size: "phone", games: ["bruges"] }, async ({ open }) => {
  const page = await open();
  const read = new Set();
  for (const [name, steps] of [["two-crowded", 56], ["three-fire", 56], ["two-crowded", 38]]) {
    await sit(page, "bruges", name, steps);
    const names = await pieces(page, ".br-hand .br-name", ".br-card");
    assert.deepEqual(names.filter(([, lines, whole]) => lines > 1 || !whole), [], `${name}, ${steps}`);
    const [, broken] = await split(page, ".br-hand .br-name");
    assert.deepEqual(broken.filter((words) => /Chamberlain/.test(words.replace("\u00ad", ""))), []);
    for (const words of await page.locator(".br-hand .br-name").allTextContents()) read.add(words.replaceAll("\u00ad", ""));
  }
  for (const long of ["Chamberlain", "Cartographer", "Quartermaster"]) assert.ok(read.has(long), long);
});

for (const [game, name, steps, parts] of [["art-society", "four-chance", 200, ".as-lot .as-plate"], ["art-society", "two-full-wall", 113, ".as-lot .as-plate"]]) {
  salon(`${game} after ${steps} steps of ${name}: what stands under a lot is not cut`, { games: [game] }, async ({ open }) => {
    const page = await open();
    await sit(page, game, name, steps);
    for (const size of ["tablet", "small", "portrait"]) {
      await page.setViewportSize(SIZES[size]);
      await settles(page);
      const cut = await page.locator(parts).evaluateAll((all) => [all.length, all.filter((part) => [part, ...part.querySelectorAll("span")].some((words) => words.scrollWidth > words.clientWidth + 1 && getComputedStyle(words).display !== "inline")).map((part) => part.textContent)]);
      assert.ok(cut[0] > 0, size);
      assert.deepEqual(cut[1], [], size);
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

salon("on a phone the score sheet of five has every total in a line, and long names with a hyphen", { size: "phone", games: ["brussels-1893"] }, async ({ open }) => {
  const page = await open();
  const record = golden("brussels-1893", "five-pavilions");
  for (const [at, player] of record.table.players.entries()) player.name = ["Ada", "Bartholomew", "Cleo", "Maximiliana", "Eve"][at];
  await resume(page, record);
  await page.locator(".scores .total td").first().waitFor();
  const totals = await page.locator(".scores .total td").evaluateAll((cells) =>
    cells.map((cell) => {
      const figures = document.createRange();
      figures.selectNodeContents(cell);
      return new Set([...figures.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  assert.deepEqual(totals, [1, 1, 1, 1, 1]);
  const names = await pieces(page, ".scores-name", "th");
  assert.deepEqual(names.filter(([, lines, whole]) => lines > 1 || !whole), []);
});

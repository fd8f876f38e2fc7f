// At full motion whoever made a move sees it to its end: the table is the next one's when its pieces have arrived.
import assert from "node:assert/strict";
import { salon } from "./harness.mjs";
import { area, FINGER, golden, KEYS, piece, reaches, resume, reveal, state } from "./table.mjs";

/** Positions of two or more people in which a touch and a button make a move whose pieces travel, and somebody else is due next. */
const MOVES = [
  { game: "splendor", name: "two-tie", steps: 12, touch: /^card-/ },
  { game: "azul-summer-pavilion", name: "two-skilled", steps: 2, touch: /^pick-/ },
  { game: "bruges", name: "four-giving", steps: 101, touch: /^pile-/ },
  { game: "brussels-1893", name: "two-unpaid", steps: 27, touch: /^space-/ },
];

/** What every frame shows from now on: whether pieces travel, whose panels are small, who is named, whether a curtain is down. */
const watch = (page) =>
  page.evaluate(() => {
    globalThis.frames = [];
    const look = () => {
      globalThis.frames.push({
        travels: document.getAnimations().some(({ effect, playState }) => playState === "running" && (effect.target.matches(".ghost") || (effect.target.matches("[data-piece]") && effect.getKeyframes()[0].transform?.includes("translate")))),
        small: [...document.querySelectorAll("[data-piece^='seat-']")].map((panel) => panel.dataset.piece).join(" "),
        named: document.querySelector(".bar-turn h1").textContent,
        curtain: document.querySelector(".curtain") !== null,
        steps: Number(document.querySelector(".table").dataset.steps),
        mode: document.querySelector(".table").dataset.mode,
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Touches what makes the move, up to its button. */
async function prepare(page, { game, name, steps, touch }, by) {
  await resume(page, golden(game, name, { steps }));
  if ((await state(page)).covered) await reveal(page, by);
  for (let touches = 0; touches < 4 && !(await state(page)).main; touches += 1) {
    const { lit } = await state(page);
    await by.touch(page, piece(page, lit.find((id) => touch.test(id)) ?? lit[0]));
    await page.waitForFunction(() => document.querySelector("[data-piece].chosen, .actions .main"));
  }
}

for (const move of MOVES) {
  const of = { games: [move.game], motion: "no-preference" };
  salon(`a move is seen to its end at the table of whoever made it: ${move.game}`, { ...of, touch: true }, async ({ open }) => {
    const page = await open();
    await prepare(page, move, FINGER);
    const { seat } = await state(page);
    const before = await page.locator(".bar-turn h1").textContent();
    await watch(page);
    await FINGER.touch(page, page.locator(".actions .main"));
    await reaches(page, move.steps + 1);
    await page.waitForFunction((seat) => document.querySelector(".curtain") || (document.querySelector(".table").dataset.mode === "play" && document.querySelector(".table").dataset.seat !== seat), seat);
    const frames = await page.evaluate(() => globalThis.frames);
    const travelling = frames.filter(({ travels }) => travels);
    assert.ok(travelling.length > 3, `${travelling.length} frames of ${frames.length}`);
    const own = travelling[0].small;
    for (const frame of travelling) assert.deepEqual([frame.named, frame.small, frame.curtain, frame.mode], [before, own, false, "watch"], JSON.stringify(frame));
    const after = await page.evaluate(() => globalThis.frames.at(-1));
    assert.notEqual(after.named, before);
    assert.ok(after.curtain || after.small === "" || after.small !== own);
  });
}

salon("whoever cannot wait has the table at the next touch, and plays on with it", { games: ["splendor"], motion: "no-preference", touch: true }, async ({ open }) => {
  const page = await open();
  await prepare(page, MOVES[0], FINGER);
  const { seat } = await state(page);
  await FINGER.touch(page, page.locator(".actions .main"));
  await reaches(page, 13);
  const pile = piece(page, "pile-3");
  const { x, y, width, height } = await area(pile);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  const now = await state(page);
  assert.notEqual(now.seat, seat);
  await page.locator("[data-piece='pile-3'].chosen").waitFor();
});

salon("a key hands the table on, too", { games: ["splendor"], motion: "no-preference" }, async ({ open }) => {
  const page = await open();
  await prepare(page, MOVES[0], KEYS);
  const before = await page.locator(".bar-turn h1").textContent();
  await KEYS.touch(page, page.locator(".actions .main"));
  await reaches(page, 13);
  await page.keyboard.press("Shift");
  assert.equal((await state(page)).mode, "play");
  assert.notEqual(await page.locator(".bar-turn h1").textContent(), before);
});

for (const move of MOVES) {
  salon(`what lies before whoever has the table is built once, and handed on: ${move.game}`, { games: [move.game] }, async ({ open }) => {
    const page = await open();
    await prepare(page, move, KEYS);
    const { seat } = await state(page);
    const owned = () =>
      page.evaluate(() => {
        const pieces = [...document.querySelectorAll("[data-owner] [data-piece][tabindex], [data-owner][data-piece]")];
        const known = pieces.filter((piece) => piece.salonKnown).length;
        for (const piece of pieces) piece.salonKnown = true;
        return { known, all: pieces.length, names: pieces.map((piece) => piece.dataset.piece) };
      });
    const before = await owned();
    await KEYS.touch(page, page.locator(".actions .main"));
    await page.waitForFunction((seat) => document.querySelector(".curtain") || document.querySelector(".table").dataset.seat !== seat, seat);
    if ((await state(page)).covered) await reveal(page, KEYS);
    const after = await owned();
    assert.notDeepEqual(after.names, before.names, "somebody else's things lie there");
    // Cards in a hand and houses of a street are one player's.
    assert.ok(after.known > 0.6 * after.all, `${after.known} of ${after.all} were there before`);
  });
}

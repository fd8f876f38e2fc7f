// Bruges on its table: whole games, hands behind the curtain, decisions of others in the open, what a card says and brings.
import assert from "node:assert/strict";
import { dragFinger, dragMouse } from "./art_society.mjs";
import { play } from "./bruges.mjs";
import { only, salon } from "./harness.mjs";
import { noteFlights } from "./motion.mjs";
import { concluded, deal, FINGER, golden, KEYS, lastQuarter, neverLong, noting, PEOPLE, piece, reaches, resume, reveal, seat, state } from "./table.mjs";

const GAME = "bruges";
only(GAME);
const main = (page) => page.locator(".actions .main");
const faces = (page) => page.locator("[data-piece^='card-']").count();

salon("Bruges: a whole game of two by touch", { touch: true, timeout: 600_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 2));
  let covered = 0;
  const moves = await play(page, { by: FINGER, until: (now) => ((covered += Number(now.covered)), now.scored) });
  assert.ok(moves > 60, `${moves} moves`);
  assert.ok(covered > 20, `the curtain fell ${covered} times`);
  await concluded(page, 2);
});

const easy = { computer: { level: 1, style: "Builder" } };

salon("Bruges: the beginning and the last quarter of a game by the keyboard alone, against a computer, to its end", { timeout: 300_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, GAME, ["Ada", { level: "Calm" }]);
  // From here on no pointer is used.
  const kinds = new Set();
  const by = noting(KEYS, kinds);
  await play(page, { by, seed: 2, until: (now) => now.steps >= 14 && now.mode === "play" });
  await resume(page, lastQuarter(GAME, "two-crowded", { minds: ["person", easy] }));
  const moves = await play(page, { by, seed: 2 });
  assert.ok(moves > 8, `${moves} moves`);
  for (const kind of ["card", "pile", "use"]) assert.ok(kinds.has(kind), `${kind}: ${[...kinds]}`);
  await concluded(page, 2);
});

salon("Bruges: a person against three computers", { timeout: 300_000 }, async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "four-giving", { steps: 330, minds: ["person", easy, easy, easy] }));
  await play(page, { hurry: true });
  await concluded(page, 4);
});

salon("Bruges: a hand is nowhere in the page before the curtain is lifted", async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "two-burning", { steps: 40 }));
  await play(page, { until: (now) => now.covered && now.steps > 40 });
  assert.equal(await faces(page), 0);
  await reveal(page);
  assert.ok((await faces(page)) > 0);
});

salon("Bruges: what another asks of a player is decided at once, without a curtain, and the turn goes back", { touch: true }, async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "four-giving", { steps: 72 }));
  const asked = await state(page);
  assert.equal(asked.covered, false);
  assert.match(await page.locator(".bar-turn").innerText(), /Choose a worker to give/);
  assert.equal(await faces(page), 0, "a worker is given without a look into a hand");
  assert.ok(asked.lit.length > 0 && asked.lit.every((id) => /^(?:workers|choice)-/.test(id)), `${asked.lit}`);
  await play(page, { by: FINGER, until: (now) => now.seat !== asked.seat });
  // All have given what was asked; then it is the turn again of whoever asked.
  await play(page, { by: FINGER, until: (now) => now.steps >= 78 });
  assert.equal(await page.locator(".br-start", { hasText: "in turn" }).count(), 0);
});

salon("Bruges: a card that is taken up tells its six uses, and why one cannot be done", async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "four-giving", { steps: 20 }));
  await play(page, { until: (now) => !now.covered && now.lit.some((id) => id.startsWith("card-")) && now.lit.some((id) => id.startsWith("use-")) });
  const before = (await state(page)).lit.filter((id) => id.startsWith("card-"));
  await piece(page, before[0]).click();
  assert.equal(await page.locator(".br-use .br-use-result").count(), 6);
  for (const use of await page.locator(".br-use.cannot").all()) assert.notEqual(await use.locator(".br-use-note").innerText(), "");
  const steps = (await state(page)).steps;
  await piece(page, "use-1").click();
  await main(page).click();
  await reaches(page, steps + 1);
});

const closeup = (page) => page.locator("dialog.br-closeup");
const handed = (page) => page.locator(".br-hand [data-piece^='card-']");

/** A turn in which cards are played; the one who plays looks at the own hand. */
async function turn(page, { game = "two-burning", steps = 60 } = {}) {
  await resume(page, golden(GAME, game, { steps }));
  if ((await state(page)).covered) await reveal(page);
}

salon("Bruges: whoever holds a card reads all of it, until it is put away", { touch: true }, async ({ open, shot, axe }) => {
  const page = await open();
  await turn(page);
  await FINGER.hold(page, handed(page).first(), () => closeup(page).waitFor());
  assert.match(await closeup(page).innerText(), /in play/);
  await shot(page, "bruges-closeup");
  await axe(page);
  assert.deepEqual((await state(page)).chosen, [], "looking chooses nothing");
  await closeup(page).getByRole("button", { name: "Close" }).tap();
  await closeup(page).waitFor({ state: "detached" });
});

salon("Bruges: the other button of the mouse, or a key, opens a card's close-up at once, and there the card is taken up", async ({ open }) => {
  const page = await open();
  await turn(page);
  const card = piece(page, (await state(page)).lit.find((id) => id.startsWith("card-")));
  await neverLong(page);
  await card.click({ button: "right" });
  await closeup(page).waitFor();
  assert.deepEqual((await state(page)).chosen, []);
  await page.keyboard.press("Escape");
  await closeup(page).waitFor({ state: "detached" });
  await card.focus();
  await page.keyboard.press("?");
  await closeup(page).waitFor();
  await closeup(page).getByRole("button", { name: "Take up this card" }).click();
  await closeup(page).waitFor({ state: "detached" });
  assert.deepEqual((await state(page)).chosen, [await card.getAttribute("data-piece")]);
  // What is taken up is not offered once more.
  await card.click({ button: "right" });
  await closeup(page).waitFor();
  assert.equal(await closeup(page).getByRole("button", { name: "Take up" }).count(), 0);
  await page.keyboard.press("Escape");
  // A person in play is read as well.
  await page.locator(".br-street [data-piece^='house-']").first().click({ button: "right" });
  await closeup(page).waitFor();
});

salon("Bruges: a touch on the discard pile lists its cards", async ({ open, axe }) => {
  const page = await open();
  await turn(page, { steps: 146 });
  await page.locator("[data-piece='discards']").click();
  await closeup(page).waitFor();
  const count = Number(/\d+/.exec(await closeup(page).getByRole("heading").innerText())[0]);
  assert.ok(count > 20, `${count}`);
  assert.equal(await closeup(page).locator(".br-discarded").count(), count);
  await axe(page);
});

salon("Bruges: on a phone a pile that is held lists what was discarded", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  await turn(page, { steps: 146 });
  await FINGER.hold(page, piece(page, "pile-0"), () => closeup(page).waitFor());
  await closeup(page).locator(".br-discarded").first().waitFor();
});

for (const [hand, drag, touch] of [["finger", dragFinger, true], ["mouse", dragMouse, false]]) {
  salon(`Bruges: a card is dragged to what it is to be, by ${hand}`, { touch }, async ({ open }) => {
    const page = await open();
    await turn(page);
    const { lit, steps } = await state(page);
    const card = lit.find((id) => id.startsWith("card-"));
    const shown = () => page.locator(".carried svg use").getAttribute("href");
    await drag(page, piece(page, card), piece(page, "use-1"), {
      hold: async () => assert.equal(await shown(), `#br-${card}`),
    });
    assert.equal(await page.locator(".carried").count(), 0);
    assert.deepEqual((await state(page)).chosen.sort(), [card, "use-1"]);
    assert.equal((await state(page)).steps, steps, "and confirmed by its button");
    assert.match(await main(page).innerText(), /Take guilders/);
    // Let go over nothing it is taken up, and nothing more.
    await page.keyboard.press("Escape");
    await drag(page, piece(page, card), page.locator(".bar-turn h1"));
    assert.equal(await main(page).count(), 0);
    await page.keyboard.press("Escape");
    // Over what it cannot be it says why.
    const cannot = await page.evaluate(() => [...document.querySelectorAll(".br-use")].findIndex((use) => use.matches(".none")));
    if (cannot >= 0) {
      await drag(page, piece(page, card), piece(page, `use-${cannot}`));
      await page.locator(".bubble").waitFor();
    }
    await page.keyboard.press("Escape");
    await drag(page, piece(page, card), piece(page, "use-1"));
    await (touch ? main(page).tap() : main(page).click());
    await reaches(page, steps + 1);
  });
}

salon("Bruges: a person is dragged into a house", async ({ open }) => {
  const page = await open();
  await turn(page, { game: "three-fire", steps: 203 });
  await play(page, { until: (now) => !now.covered && now.chosen.length === 0 && now.lit.some((id) => id.startsWith("card-")) });
  // The first card that may move in somewhere.
  for (const id of (await state(page)).lit.filter((id) => id.startsWith("card-"))) {
    await piece(page, id).click();
    const house = (await state(page)).lit.find((id) => id.startsWith("house-"));
    await page.keyboard.press("Escape");
    if (!house) continue;
    await dragMouse(page, piece(page, id), piece(page, house));
    assert.ok((await state(page)).chosen.includes(house));
    assert.match(await main(page).innerText(), /Recruit/);
    return;
  }
  assert.fail("nobody can be recruited");
});

salon("Bruges: once the card of a turn is played its uses rest", async ({ open }) => {
  const page = await open();
  await turn(page, { game: "three-fire", steps: 258 });
  assert.match(await page.locator(".bar-turn").innerText(), /Activate persons, or end the turn/);
  assert.equal(await page.locator(".br-dots:visible").count(), 0);
  assert.match(await page.locator(".br-uses-title").innerText(), /card/);
});

salon("Bruges: who is recruited goes from the hand to the house as the card that was held", { motion: "no-preference" }, async ({ open, context }) => {
  await noteFlights(context);
  await context.addInitScript(() => {
    globalThis.hidden = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      // What of a house is out of sight at first.
      if (this.matches("[data-brought]") && frames[0].opacity === "0") globalThis.hidden.push(this.closest("[data-piece]").dataset.piece);
      return animate.call(this, frames, options);
    };
  });
  const page = await open();
  await resume(page, golden(GAME, "three-fire", { steps: 60 }));
  await reveal(page);
  await piece(page, "card-74").click();
  await piece(page, "use-5").click();
  await main(page).click();
  await page.waitForFunction(() => globalThis.flown.length > 0);
  assert.equal((await page.evaluate(() => globalThis.flown))[0], "#br-card-74");
  const hidden = await page.evaluate(() => globalThis.hidden);
  const house = await page.evaluate(() => [...document.querySelectorAll("[data-brought]")].map((part) => part.closest("[data-piece]").dataset.piece));
  assert.ok(hidden.length > 2 && new Set(hidden).size === 1, `the person and the name are in one house, and not before they come: ${hidden}`);
  assert.equal(house.filter((id) => id === hidden[0]).length, hidden.length, "all of what is drawn of the person");
  // Of a hand that is covered no face stays on the page.
  await main(page).click();
  await page.waitForFunction(() => document.querySelector(".curtain") && document.querySelectorAll("symbol[id^='br-card-']").length === 0);
});

// Bruxelles 1893 on its table: whole games, stakes, decisions inside decisions, what another's house brings, the end.
import assert from "node:assert/strict";
import { play } from "./brussels.mjs";
import { only, salon } from "./harness.mjs";
import { concluded, deal, FINGER, golden, KEYS, lastQuarter, noting, PEOPLE, piece, reaches, resume, seat, state } from "./table.mjs";

const GAME = "brussels-1893";
only(GAME);
const main = (page) => page.locator(".actions .main");
const undo = (page) => page.getByRole("button", { name: "Undo" });
const EASY = { computer: { level: 1, style: "Builder" } };

salon("Bruxelles 1893: a whole game of two by touch, and no curtain in it, as everything lies open", { touch: true, timeout: 600_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 2));
  let covered = 0;
  const moves = await play(page, { by: FINGER, until: (now) => ((covered += Number(now.covered)), now.scored) });
  assert.ok(moves > 40, `${moves} moves`);
  assert.equal(covered, 0);
  await concluded(page, 2);
});

salon("Bruxelles 1893: the beginning and the last quarter of a game by the keyboard alone, against a computer, to its end", { timeout: 300_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, GAME, ["Ada", { level: "Calm" }]);
  // From here on no pointer is used.
  const kinds = new Set();
  const by = noting(KEYS, kinds);
  await play(page, { by, seed: 2, until: (now) => now.steps >= 14 && now.mode === "play" });
  await resume(page, lastQuarter(GAME, "two-agreed", { minds: ["person", EASY] }));
  const moves = await play(page, { by, seed: 2 });
  assert.ok(moves > 4, `${moves} moves`);
  for (const kind of ["choice", "space"]) assert.ok(kinds.has(kind), `${kind}: ${[...kinds]}`);
  await concluded(page, 2);
});

salon("Bruxelles 1893: a person against four computers", { timeout: 300_000 }, async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "five-houses", { steps: 360, minds: ["person", EASY, EASY, EASY, EASY] }));
  await play(page, { hurry: true });
  await concluded(page, 5);
});

/** Chooses something that is laid out, the first if none is named, and confirms it where that is asked. */
async function choose(page, wanted) {
  const { steps, lit } = await state(page);
  await piece(page, wanted ?? lit[0]).click();
  await page.waitForFunction((n) => document.querySelector(".table").dataset.steps !== n || document.querySelector(".actions .main"), String(steps));
  if ((await state(page)).steps === steps) await main(page).click();
  await page.waitForFunction((n) => document.querySelector(".table").dataset.steps !== n, String(steps));
}

salon("Bruxelles 1893: a park that builds is paid, turned and built step by step, and each step is taken back alone", async ({ open }) => {
  const page = await open();
  // The park has been chosen; what it copies has not.
  await resume(page, golden(GAME, "five-houses", { steps: 58 }));
  const said = () => page.locator(".bar-turn p").innerText();
  const asked = [await said()];
  const who = (await state(page)).seat;
  await choose(page, await page.locator("[data-piece^='choice-']", { hasText: /Build/i }).first().getAttribute("data-piece"));
  await reaches(page, 59);
  asked.push(await said());
  for (const steps of [60, 61]) {
    await choose(page);
    await reaches(page, steps);
    asked.push(await said());
  }
  assert.equal(new Set(asked).size, 4, `copy, pay, turn, build: ${asked}`);
  // There was only one way to pay, so that going back does not stop there.
  for (const steps of [60, 58]) {
    await undo(page).click();
    await reaches(page, steps);
    assert.equal(await said(), asked[steps - 58], "what is asked then is asked again");
    assert.equal((await state(page)).seat, who);
  }
});

salon("Bruxelles 1893: whoever owns a house decides in another's turn, is told so, and the turn goes on", async ({ open }) => {
  const page = await open();
  // A worker was put for a noble where another's house stands: its owner may use one.
  await resume(page, golden(GAME, "five-houses", { steps: 128 }));
  const turn = (await state(page)).seat;
  await choose(page);
  const asked = await state(page);
  assert.notEqual(asked.seat, turn, "the owner of the house decides");
  assert.match(await page.locator(".actions").innerText(), /turn/i);
  await page.getByRole("button", { name: "Decline" }).or(page.locator(".actions .other")).first().click();
  await page.waitForFunction((n) => Number(document.querySelector(".table").dataset.steps) > n, asked.steps);
});

salon("Bruxelles 1893: a stake goes up and down franc by franc, and the worker stands on so many", { touch: true }, async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "five-houses", { steps: 11 }));
  const { lit, steps } = await state(page);
  const space = lit.find((id) => id.startsWith("space-"));
  await piece(page, space).tap();
  const shown = page.locator(".bx-stake");
  const stake = async () => Number(/\d+/.exec(await shown.innerText())[0]);
  assert.equal(await stake(), 1, "one touch is the usual franc");
  await piece(page, "step-1").tap();
  assert.equal(await stake(), 2);
  await piece(page, "step-1").tap();
  await piece(page, "step-0").tap();
  assert.equal(await stake(), 2);
  assert.match(await page.locator(".bx-sheet").innerText(), /leads|lead|tie/i, "it says who leads the column then");
  // The space itself confirms.
  await piece(page, space).tap();
  await reaches(page, steps + 1);
  const label = await piece(page, space).evaluate((element) => element.ariaLabel ?? element.textContent);
  assert.match(label, /2 francs/);
});

salon("Bruxelles 1893: a Brussels action says its price", async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "two-unpaid", { steps: 24 }));
  const label = (id) => page.locator(`[data-piece="${id}"][tabindex]`).first().evaluate((element) => element.ariaLabel ?? element.textContent);
  const prices = [];
  for (const office of [0, 1, 2, 3]) prices.push(/(\d) workers?/.exec(await label(`office-${office}`))?.[1]);
  assert.ok(prices.every((price) => price), `${prices}`);
});

salon("Bruxelles 1893: where only one noble can be left unpaid nobody is asked, and the score sheet tells of it", async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "two-unpaid", { steps: 202 }));
  await concluded(page, 2);
  assert.match(await page.locator(".scores").innerText(), /[-−]5\b/, "one unpaid noble");
});

const reading = (page) => page.locator("dialog.bx-reading");

salon("Bruxelles 1893: a noble and a prestige card are read in front of the board, and nothing is chosen by it", { touch: true }, async ({ open, shot, axe }) => {
  const page = await open();
  await resume(page, golden(GAME, "five-houses", { steps: 86 }));
  const { steps } = await state(page);
  for (const id of ["slot-0", "prestige-2"]) {
    await FINGER.hold(page, piece(page, id), () => reading(page).waitFor());
    assert.ok((await reading(page).innerText()).length > 30, id);
    await shot(page, `brussels-closeup-${id}`);
    await axe(page);
    await reading(page).getByRole("button", { name: "Close" }).tap();
    await reading(page).waitFor({ state: "detached" });
  }
  const after = await state(page);
  assert.deepEqual([after.steps, after.chosen], [steps, []]);
});

salon("Bruxelles 1893: a worker is out of sight on its space until it has come there", { motion: "no-preference" }, async ({ open, context }) => {
  await context.addInitScript(() => {
    globalThis.hidden = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.matches("use") && frames.every(({ opacity }) => opacity === "0")) globalThis.hidden.push([this.closest("[data-piece]").dataset.piece, this.getAttribute("href")]);
      return animate.call(this, frames, options);
    };
  });
  const page = await open();
  await resume(page, golden(GAME, "five-houses", { steps: 86 }));
  await piece(page, "space-22").click();
  await page.locator(".actions .main").click();
  await page.waitForFunction(() => globalThis.hidden.length > 0);
  const [[space, symbol], ...more] = await page.evaluate(() => globalThis.hidden);
  assert.equal(space, "space-22");
  assert.match(symbol, /^#bx-worker-/);
  assert.deepEqual(more, []);
  await page.waitForFunction(() => [...document.querySelectorAll("[data-piece='space-22'] use")].every((use) => getComputedStyle(use).opacity === "1"));
});

salon("Bruxelles 1893: the town is looked at while a stake is chosen, and nothing of that is lost", async ({ open, axe }) => {
  const page = await open();
  await resume(page, golden(GAME, "three-ties", { steps: 10 }));
  await piece(page, "space-12").click();
  const stake = page.locator(".bx-stake .bx-number");
  await piece(page, "step-1").click();
  assert.equal(await stake.innerText(), "2");
  const noble = page.locator(".bx-nobles");
  assert.ok(!(await noble.isVisible()), "the stake lies over the town");
  await page.getByRole("button", { name: "To the town" }).click();
  assert.ok((await noble.isVisible()) && !(await stake.isVisible()));
  await axe(page);
  await page.getByRole("button", { name: "To the choice" }).click();
  assert.equal(await stake.innerText(), "2");
  // Another question comes to the front.
  await page.getByRole("button", { name: "To the town" }).click();
  await main(page).click();
  await reaches(page, 11);
  await page.locator(".bx-choices").waitFor();
});

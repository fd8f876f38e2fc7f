// Bruges on its table: whole games, hands behind the curtain, decisions of others in the open, what a card says and brings.
import assert from "node:assert/strict";
import { play } from "./bruges.mjs";
import { salon } from "./harness.mjs";
import { deal, FINGER, golden, KEYS, PEOPLE, piece, reaches, resume, reveal, seat, state } from "./table.mjs";

const GAME = "bruges";
const main = (page) => page.locator(".actions .main");
const faces = (page) => page.locator("[data-piece^='card-']").count();

async function concluded(page, seats) {
  await page.locator(".winner h1").waitFor();
  assert.match(await page.locator(".winner h1").innerText(), /wins|win together/);
  assert.equal(await page.locator(".scores thead th[scope=col]").count(), seats + 1);
}

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

salon("Bruges: rounds by the keyboard alone", { timeout: 300_000 }, async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "two-burning", { steps: 110 }));
  // From here on no pointer is used.
  await play(page, { by: KEYS, seed: 2 });
  await concluded(page, 2);
});

salon("Bruges: a person against three computers", { timeout: 300_000 }, async ({ open }) => {
  const page = await open();
  const easy = { computer: { level: 1, style: "Builder" } };
  await resume(page, golden(GAME, "four-giving", { steps: 300, minds: ["person", easy, easy, easy] }));
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
  assert.ok(asked.lit.length > 0 && asked.lit.every((id) => id.startsWith("workers-")), `${asked.lit}`);
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

salon("Bruges: whoever holds a card reads all of it", async ({ open, shot }) => {
  const page = await open();
  await resume(page, golden(GAME, "two-burning", { steps: 60 }));
  if ((await state(page)).covered) await reveal(page);
  await page.locator(".br-hand [data-piece^='card-']").first().hover();
  await page.mouse.down();
  await page.locator(".br-closeup").waitFor();
  assert.match(await page.locator(".br-closeup").innerText(), /in play/);
  await shot(page, "bruges-closeup");
  await page.mouse.up();
  await page.locator(".br-closeup").waitFor({ state: "detached" });
});

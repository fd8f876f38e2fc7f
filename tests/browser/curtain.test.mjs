// The curtain: falls before whoever holds something secret, hides it from the page itself, and is lifted by holding.
import assert from "node:assert/strict";
import { salon } from "./harness.mjs";
import { deal, FINGER, MOUSE, PEOPLE, piece, playOut, reaches, reveal, seat, state } from "./table.mjs";

const html = (page) => page.evaluate(() => document.documentElement.outerHTML);

/** What betrays a card: its piece, its name for the ear, its drawing. */
function tracks(page) {
  return page.evaluate(() => {
    const piece = document.querySelector(".sp-hand button[data-piece^='card-']");
    return [`data-piece="${piece.dataset.piece}"`, piece.querySelector(".for-ear").textContent, piece.querySelector(".sp-drawing").innerHTML];
  });
}

/** No trace of the card is in the document. */
async function hidden(page, card) {
  const source = await html(page);
  for (const trace of card) assert.ok(!source.includes(trace), `in the document: ${trace.slice(0, 200)}`);
}

async function take(page) {
  const { lit } = await state(page);
  for (const id of lit.filter((id) => id.startsWith("pile-")).slice(0, 3)) await piece(page, id).click();
  await page.locator(".actions .main").click();
}

/** Ada reserves the top card of a deck unseen, Bo takes gems, and Ada is called. Returns the number of steps. */
async function called(page) {
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await piece(page, "deck-2").click();
  await page.locator(".actions .main").click();
  await reaches(page, 1);
  assert.equal((await state(page)).covered, false, "Bo holds nothing secret");
  await take(page);
  await reaches(page, 2);
  await page.locator(".curtain").waitFor();
}

salon("a card reserved unseen is behind the curtain, and nowhere in the page, until it is lifted", async ({ open, context, axe, shot }) => {
  await deal(context, 3);
  const page = await open();
  await called(page);
  assert.match(await page.locator(".curtain").innerText(), /Pass the tablet to\s+Ada/i);
  await axe(page);
  await shot(page, "curtain");
  const behind = await html(page);
  await reveal(page);
  const card = await tracks(page);
  for (const trace of card) assert.ok(!behind.includes(trace), `behind the curtain: ${trace.slice(0, 200)}`);
  assert.match(card[1], /evel 3/);
  assert.match(await page.locator(".sp-hand").innerText(), /only you/i);

  // Bo does not see it, and neither does anybody after a reload.
  await take(page);
  await reaches(page, 3);
  assert.equal((await state(page)).covered, false);
  await hidden(page, card);
  assert.equal(await page.locator("[data-piece^='back-0']").count() > 0, true, "its back lies there");
  await take(page);
  await page.locator(".curtain").waitFor();
  await hidden(page, card);
  await page.reload();
  await page.locator(".curtain").waitFor();
  await hidden(page, card);
  assert.equal((await state(page)).steps, 4);
  await page.screenshot();
  await reveal(page);
  assert.deepEqual((await tracks(page)).slice(0, 1), card.slice(0, 1));
});

salon("the curtain is held with a finger; a short touch lifts nothing", { touch: true }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await called(page);
  await page.locator(".hold").tap();
  await page.waitForTimeout(800);
  assert.equal((await state(page)).covered, true);
  await reveal(page, FINGER);
  assert.equal((await state(page)).mode, "play");
});

salon("the curtain is lifted with the keyboard, or by pressing twice", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await called(page);
  await page.waitForFunction(() => document.activeElement?.matches(".hold"));
  await page.keyboard.down("Enter");
  await page.waitForTimeout(750);
  await page.keyboard.up("Enter");
  await page.locator(".curtain:not(.parting)").waitFor({ state: "detached" });
  await page.reload();
  const twice = page.getByRole("button", { name: "Or press this twice to reveal" });
  // For the keyboard and for programs that press: it shows once it has the focus.
  await twice.focus();
  await page.keyboard.press("Enter");
  assert.equal((await state(page)).covered, true);
  await page.getByRole("button", { name: "Press again to reveal" }).click();
  await page.locator(".curtain:not(.parting)").waitFor({ state: "detached" });
});

salon("behind the curtain nothing is played, and the one before can still take back", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await called(page);
  assert.equal(await page.evaluate(() => document.querySelector(".table").inert), true);
  for (const key of ["h", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await page.waitForTimeout(200);
  assert.equal((await state(page)).steps, 2);
  await page.getByRole("button", { name: "Not yet: back to Bo" }).click();
  const ask = page.getByRole("button", { name: "Take it back" });
  await page.waitForFunction(() => document.querySelector("dialog[open]") || document.querySelector(".table").dataset.steps === "1");
  if (await ask.isVisible()) await ask.click();
  await reaches(page, 1);
  assert.equal((await state(page)).covered, false);
});

salon("one person among computer players needs no curtain", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", ["Ada", { level: "Easy" }]);
  await piece(page, "deck-2").click();
  await page.locator(".actions .main").click();
  await playOut(page, { until: (now) => now.steps >= 2 && now.mode === "play" });
  assert.equal(await page.locator(".curtain").count(), 0);
  assert.equal(await page.locator(".sp-hand [data-piece^='card-']").count(), 1, "her own card is open to her");
});

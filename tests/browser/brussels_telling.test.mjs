// The resolution of a round is told act by act, where things move, and skipped with a touch.
import assert from "node:assert/strict";
import { salon } from "./harness.mjs";
import { deal, piece, seatAnywhere, state } from "./table.mjs";

/** Touches what is lit, choices first. */
const next = (now) => ["choice", "centre", "space", "iris", ""].map((kind) => now.lit.find((id) => id.startsWith(kind))).find(Boolean);

/** Plays on with as few moves as can be until something is told. */
async function untilTold(page) {
  const told = page.getByRole("button", { name: "To the end" });
  for (let touches = 0; touches < 300; touches += 1) {
    if (await told.isVisible()) return told;
    const now = await state(page);
    const pass = page.locator(".actions .other", { hasText: "Pass" });
    const button = now.main ? page.locator(".actions .main") : pass;
    if (now.mode === "play" && (await button.isVisible())) await button.first().click({ timeout: 3000 }).catch(() => {});
    else if (now.mode === "play" && now.lit.length > 0) await piece(page, next(now)).click({ timeout: 3000 }).catch(() => {});
    await page.waitForTimeout(60);
  }
  throw new Error("nothing was told");
}

salon("a round's resolution is told act by act, and a touch leads to its end", { motion: "no-preference", timeout: 240_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seatAnywhere(page, "brussels-1893", 2);
  const end = await untilTold(page);
  const sentence = page.locator(".actions .preview");
  const first = await sentence.innerText();
  assert.match(first, /^Column \d/, "the columns come first, from the left of those in play");
  assert.equal((await state(page)).mode, "watch", "nobody decides meanwhile");
  await page.locator('[data-region="ledger"]').waitFor();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.waitForFunction((before) => document.querySelector(".actions .preview")?.innerText !== before, first);
  const steps = (await state(page)).steps;
  await end.click();
  await end.waitFor({ state: "detached" });
  const now = await state(page);
  assert.deepEqual([now.mode, now.steps], ["play", steps], "the game waits where it was");
});

salon("who wants no motion has the whole resolution at once", { timeout: 240_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seatAnywhere(page, "brussels-1893", 2);
  const over = async () => (await page.locator('[data-region="ledger"]').count()) > 0 || (await state(page)).lit.some((id) => id.startsWith("zone"));
  for (let touches = 0; !(await over()); touches += 1) {
    assert.ok(touches < 300, "the round does not end");
    assert.equal(await page.getByRole("button", { name: "To the end" }).count(), 0);
    const now = await state(page);
    const pass = page.locator(".actions .other", { hasText: "Pass" });
    const button = now.main ? page.locator(".actions .main") : pass;
    if (await button.isVisible()) await button.first().click({ timeout: 3000 }).catch(() => {});
    else if (now.lit.length > 0) await piece(page, next(now)).click({ timeout: 3000 }).catch(() => {});
    await page.waitForTimeout(30);
  }
});

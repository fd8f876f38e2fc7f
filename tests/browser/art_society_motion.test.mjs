// What moves on Art Society's table: lots turn up, bids turn over, markers walk. Only what the page starts is looked at,
// not how far it got.
import assert from "node:assert/strict";
import { play } from "./art_society.mjs";
import { only, salon } from "./harness.mjs";
import { deal, golden, PEOPLE, resume, reveal, seat, state } from "./table.mjs";

only("art-society");

/** Notes what is set in motion from now on: on what, after how long, and from where. */
async function note(context) {
  await context.addInitScript(() => {
    globalThis.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const whole = this.closest("[data-piece]:not([data-face])");
      const properties = [...new Set(frames.flatMap((frame) => Object.keys(frame)))];
      globalThis.moved.push({ id: whole?.dataset.piece ?? "", delay: options.delay, from: frames[0].transform ?? "", properties });
      return animate.call(this, frames, options);
    };
  });
}
const moved = (page, kind) => page.evaluate((which) => globalThis.moved.filter(({ id }) => id.startsWith(which)), kind);
const all = (page) => page.evaluate(() => globalThis.moved);

salon("Art Society: lots turn face up one after another, and bids together", { motion: "no-preference" }, async ({ open, context }) => {
  await deal(context, 3);
  await note(context);
  const page = await open();
  await seat(page, "art-society", PEOPLE.slice(0, 2));
  await play(page, { until: (now) => now.covered });
  const lots = (await moved(page, "turned-")).filter(({ from }) => from.includes("90deg"));
  assert.equal(lots.length, 3);
  const delays = lots.map(({ delay }) => delay);
  assert.ok(delays[0] < delays[1] && delays[1] < delays[2], `one after another: ${delays}`);
  assert.equal((await moved(page, "bid-")).length, 0, "no bid turns before all are made");
  await play(page, { until: (now) => now.lit.some((id) => id.startsWith("lot-")) });
  const bids = (await moved(page, "bid-")).filter(({ from }) => from.includes("90deg"));
  assert.equal(bids.length, 2);
  assert.equal(bids[0].delay, bids[1].delay, "together");
  for (const { id, properties } of await all(page)) {
    assert.ok(properties.every((name) => ["transform", "opacity"].includes(name)), `${id} moves without a new layout: ${properties}`);
  }
});

salon("Art Society: a prestige marker walks along the museum's track", { motion: "no-preference" }, async ({ open, context }) => {
  await note(context);
  const page = await open();
  await resume(page, golden("art-society", "four-chance", { steps: 122 }));
  if ((await state(page)).covered) await reveal(page);
  await page.getByRole("button", { name: "To the assistant" }).click();
  await page.waitForFunction(() => globalThis.moved.some(({ id }) => id.startsWith("marker-")));
  const markers = await moved(page, "marker-");
  assert.equal(markers.length, 1, "only the marker of the last lot's genre");
  assert.match(markers[0].from, /^translate\(-\d+%,/, "it comes from the left");
});

salon("Art Society: what was hung while it was weighed hangs there, and nothing flies to it", { motion: "no-preference" }, async ({ open, context }) => {
  await note(context);
  const page = await open();
  await resume(page, golden("art-society", "two-several", { steps: 20 }));
  if ((await state(page)).covered) await reveal(page);
  await play(page, { until: (now) => now.lit.some((id) => id.startsWith("lot-")) });
  const lot = (await state(page)).lit.find((id) => id.startsWith("lot-"));
  await page.locator(`[data-piece="${lot}"]`).click();
  await page.locator(".as-squares [data-piece]").first().waitFor();
  const squares = await page.locator(".as-squares .lit[data-piece], .as-squares .legal[data-piece]").evaluateAll((all) => all.map((square) => square.dataset.piece));
  for (const square of squares) {
    await page.locator(`[data-piece="${square}"]`).click({ force: true }).catch(() => {});
    if ((await page.locator(".as-ghost.firm").count()) > 0) break;
  }
  await page.locator(".as-ghost.firm.lies").waitFor();
  await page.evaluate(() => globalThis.moved.splice(0));
  const hangs = await page.locator("[data-piece^=painting-]").count();
  await page.locator(".actions .main").click();
  await page.waitForFunction((before) => document.querySelectorAll("[data-piece^=painting-]").length > before, hangs);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const moves = (await all(page)).filter(({ id, properties }) => id.startsWith("painting-") && properties.includes("opacity"));
  assert.deepEqual(moves, [], "it does not vanish to come again");
  assert.equal(await page.locator(".ghost use[href^='#as-']").count(), 0);
});

salon("Art Society: nothing moves where motion is reduced", async ({ open, context }) => {
  await deal(context, 3);
  await note(context);
  const page = await open();
  await seat(page, "art-society", PEOPLE.slice(0, 2));
  await play(page, { until: (now) => now.covered });
  assert.deepEqual(await all(page), []);
});

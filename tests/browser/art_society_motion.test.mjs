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

salon("Art Society: nothing moves where motion is reduced", async ({ open, context }) => {
  await deal(context, 3);
  await note(context);
  const page = await open();
  await seat(page, "art-society", PEOPLE.slice(0, 2));
  await play(page, { until: (now) => now.covered });
  assert.deepEqual(await all(page), []);
});

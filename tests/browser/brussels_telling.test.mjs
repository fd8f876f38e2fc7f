// The resolution of a round is told act by act, where things move, and skipped with a touch.
import assert from "node:assert/strict";
import { only, salon } from "./harness.mjs";
import { concluded, golden, piece, resume, state } from "./table.mjs";

only("brussels-1893");

/** Touches what is lit, choices first. */
const next = (now) => ["choice", "centre", "space", "iris", ""].map((kind) => now.lit.find((id) => id.startsWith(kind))).find(Boolean);

/** Plays on with as few moves as can be until it is so. */
async function playsUntil(page, so) {
  for (let touches = 0; touches < 300; touches += 1) {
    if (await so()) return;
    const now = await state(page);
    const pass = page.locator(".actions .other", { hasText: "Pass" });
    const button = now.main ? page.locator(".actions .main") : pass;
    if (now.mode === "play" && (await button.isVisible())) await button.first().click({ timeout: 3000 }).catch(() => {});
    else if (now.mode === "play" && now.lit.length > 0) await piece(page, next(now)).click({ timeout: 3000 }).catch(() => {});
    await page.waitForTimeout(60);
  }
  throw new Error("it does not come to that");
}

const toTheEnd = (page) => page.getByRole("button", { name: "To the end" });

/** One has passed, and the other may: the first round is over then. */
const LAST_PASS = golden("brussels-1893", "two-unpaid", { steps: 29 });

salon("a round's resolution is told act by act, and a touch leads to its end", { motion: "no-preference", timeout: 240_000 }, async ({ open }) => {
  const page = await open();
  await resume(page, LAST_PASS);
  const end = toTheEnd(page);
  await playsUntil(page, () => end.isVisible());
  const sentence = page.locator(".actions .preview");
  const first = await sentence.innerText();
  const columns = await page.locator(".bx-column").evaluateAll((all) => all.map((column) => !column.matches(".asleep")));
  assert.match(first, new RegExp(`^Column ${columns.indexOf(true) + 1}\\b`), "the columns come first, from the left of those in play");
  assert.equal((await state(page)).mode, "watch", "nobody decides meanwhile");
  const bar = async () => [await page.locator(".bar-turn h1").innerText(), await page.locator(".bar-turn p").innerText(), await page.locator(".bar-round b").innerText()];
  assert.deepEqual(await bar(), ["Resolution", "", "Round 1"], "nor does the bar speak of the next decision, or of its round");
  assert.equal(await page.locator(".bar-turn .token").count(), 0, "and it is nobody's");
  await page.locator('[data-region="ledger"]').waitFor();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.waitForFunction((before) => document.querySelector(".actions .preview")?.innerText !== before, first);
  const steps = (await state(page)).steps;
  await end.click();
  await end.waitFor({ state: "detached" });
  const now = await state(page);
  assert.deepEqual([now.mode, now.steps], ["play", steps], "the game waits where it was");
  assert.match((await bar())[0], /’s turn$/);
});

salon("news, log and the ear's log tell a resolution that others have brought about no sooner than its acts do", { size: { width: 1440, height: 900 }, motion: "no-preference", timeout: 240_000 }, async ({ open }) => {
  const page = await open();
  await resume(page, { ...LAST_PASS, actions: LAST_PASS.actions.slice(0, 28) });
  if ((await page.locator(".log").count()) === 0) await page.keyboard.press("l");
  await page.locator(".log-line").first().waitFor();
  const told = () => page.evaluate(() => [...document.querySelectorAll(".log-line, .recap-line, [role=log] p")].map((line) => line.textContent).filter((line) => /Column \d|Round 1 ends/.test(line)));
  await playsUntil(page, () => toTheEnd(page).isVisible());
  assert.deepEqual(await told(), []);
  await toTheEnd(page).click();
  await page.waitForFunction(() => [...document.querySelectorAll(".log-line")].some((line) => line.textContent.includes("Column")));
  assert.ok((await told()).length > 1);
});

salon("who wants no motion has the whole resolution at once", { timeout: 240_000 }, async ({ open }) => {
  const page = await open();
  await resume(page, LAST_PASS);
  await playsUntil(page, async () => {
    assert.equal(await toTheEnd(page).count(), 0);
    return (await page.locator('[data-region="ledger"]').count()) > 0 || (await state(page)).lit.some((id) => id.startsWith("zone"));
  });
});

salon("after the last prestige card the rest of the resolution is told, and the game goes on to its end", { motion: "no-preference", timeout: 120_000 }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("brussels-1893", "two-unpaid", { steps: 201 }));
  await piece(page, "choice-0").click();
  if (await page.locator(".actions .main").isVisible()) await page.locator(".actions .main").click();
  await toTheEnd(page).click();
  await concluded(page, 2);
});

salon("visits to pavilions are told one by one, with their board in front and their rows lit", { motion: "no-preference", timeout: 120_000 }, async ({ open, shot }) => {
  const page = await open();
  // A worker may be taken back before the Brussels board is counted; then three pavilions are visited, and a card asks.
  await resume(page, golden("brussels-1893", "two-pavilions", { steps: 110 }));
  const now = await state(page);
  await piece(page, now.lit.find((id) => id.startsWith("choice") || id.startsWith("office"))).click();
  await page.locator(".actions .main").click();
  const sentence = page.locator(".actions .preview");
  const next = page.getByRole("button", { name: "Next", exact: true });
  const visits = new Set();
  await next.waitFor();
  while (await next.isVisible()) {
    const said = await sentence.innerText();
    if (/^The pavilion of/.test(said)) {
      visits.add(said);
      assert.equal(await page.locator(".bx-belle").evaluate((board) => getComputedStyle(board).visibility), "visible");
      // Of a row that sleeps nothing is lit.
      if (visits.size === 1) {
        assert.equal(await page.locator(".bx-space.counts").count(), 3, "its row is lit");
        await shot(page, "belle-visit");
      }
    }
    await next.click({ timeout: 2000 }).catch(() => {});
    await page.waitForFunction((before) => document.querySelector(".actions .preview")?.innerText !== before, said);
  }
  assert.equal(visits.size, 3, `${[...visits]}`);
  await page.locator(".bar-turn p", { hasText: /Use card/ }).waitFor();
});

salon("the francs of a sale fly no larger than the purse that they fly to", { motion: "no-preference" }, async ({ open, context }) => {
  await context.addInitScript(() => {
    globalThis.flown = [];
    new MutationObserver((changes) => {
      for (const ghost of changes.flatMap(({ addedNodes }) => [...addedNodes])) if (ghost instanceof Element && ghost.matches(".ghost")) globalThis.flown.push([ghost.querySelector("use").getAttribute("href"), Number(ghost.getAttribute("height"))]);
    }).observe(document, { subtree: true, childList: true });
  });
  const page = await open();
  await resume(page, golden("brussels-1893", "five-houses", { steps: 318 }));
  for (const kind of ["centre", "choice"]) {
    await page.locator(`[data-piece^=${kind}-][tabindex].legal`).first().click();
    const main = page.locator(".actions .main");
    if (await main.isVisible()) await main.click();
  }
  await page.waitForFunction(() => globalThis.flown.some(([symbol]) => symbol === "#bx-coin"));
  const sizes = await page.evaluate(() => globalThis.flown.filter(([symbol]) => symbol === "#bx-coin").map(([, size]) => size));
  assert.ok(sizes.length > 0 && Math.max(...sizes) <= 60, `${sizes}`);
});

salon("how a round was resolved lies over the town for whoever decides next, also when the own decision on a card has brought it about", { timeout: 120_000 }, async ({ open }) => {
  const page = await open();
  // The last decision of a resolution is played, and the corner of the next round is to be laid.
  for (const [name, steps] of [["two-unpaid", 33], ["two-unpaid", 74], ["two-unpaid", 113], ["three-ties", 90], ["three-ties", 138], ["five-houses", 85], ["five-houses", 158]]) {
    await resume(page, golden("brussels-1893", name, { steps }));
    await page.locator('[data-region="ledger"]').waitFor();
    const columns = await page.locator('[data-region="ledger"] .bx-step').first().innerText();
    assert.match(columns, /\d/, `${name} after ${steps} steps`);
    await page.getByRole("button", { name: "To the town" }).click();
    await page.locator('[data-region="ledger"]').waitFor({ state: "detached" });
  }
});

salon("each iris of the account shows who holds it, however many do", { locale: "en-GB", timeout: 120_000 }, async ({ open }) => {
  const page = await open();
  for (const name of ["five-houses", "five-pavilions", "four-reverse"]) {
    for (const steps of { "five-houses": [85, 158, 240, 315], "five-pavilions": [81, 154, 228, 286], "four-reverse": [64, 121, 199, 282] }[name]) {
      await resume(page, golden("brussels-1893", name, { steps }));
      await page.locator('[data-region="ledger"]').waitFor();
      const tiles = page.locator('[data-region="ledger"] .bx-tile');
      for (const tile of await tiles.all()) {
        const held = await tile.locator(".bx-pill.top").count();
        if (held > 0) assert.ok((await tile.locator("svg .bx-seat:not(.seat-neutral)").count()) > 0, `${name} ${steps}: ${await tile.innerText()}`);
      }
    }
  }
});

// The curtain: falls before whoever holds something secret, hides it from the page itself, and is lifted by holding.
import assert from "node:assert/strict";
import { play } from "./art_society.mjs";
import { only, salon } from "./harness.mjs";
import { go, keeps } from "./rooms.mjs";
import { deal, FINGER, golden, KEYS, PEOPLE, piece, reaches, resume, reveal, seat, state } from "./table.mjs";

only("art-society");

/** Step at which the first of two bids of a round is due. */
const BID = 17;

/** What betrays a hand: its cards. */
const cards = (page) => page.locator("[data-piece^='card-']").count();
const html = (page) => page.evaluate(() => document.documentElement.outerHTML);

/** Somebody is called to bid. */
async function called(page) {
  await resume(page, golden("art-society", "two-excess", { steps: BID }));
  await page.locator(".curtain").waitFor();
}

salon("a hand is behind the curtain, and nowhere in the page, until it is lifted", async ({ open, axe, shot }) => {
  const page = await open();
  await called(page);
  // Who has turned up the lots has the tablet already.
  assert.match(await page.locator(".curtain").innerText(), /Now in secret/i);
  await axe(page);
  await shot(page, "curtain");
  assert.doesNotMatch(await html(page), /data-piece="card-/);
  await reveal(page);
  assert.ok((await cards(page)) > 0);

  // The next to bid sees nothing of it, and neither does anybody after a reload.
  const first = (await state(page)).lit.find((id) => id.startsWith("card-"));
  await piece(page, first).click();
  await page.locator(".actions .main").click();
  await reaches(page, BID + 1);
  await page.locator(".curtain:not(.parting)").waitFor();
  assert.doesNotMatch(await html(page), /data-piece="card-/);
  await keeps(page, BID + 1);
  await page.reload();
  await page.locator(".curtain").waitFor();
  assert.doesNotMatch(await html(page), /data-piece="card-/);
  assert.equal((await state(page)).steps, BID + 1);
  await reveal(page);
  assert.ok((await cards(page)) > 0);
});

salon("the curtain is held with a finger; a short touch lifts nothing", { touch: true }, async ({ open }) => {
  const page = await open();
  await called(page);
  await page.locator(".hold").tap();
  await page.waitForTimeout(800);
  assert.equal((await state(page)).covered, true);
  await reveal(page, FINGER);
  assert.equal((await state(page)).mode, "play");
});

salon("the curtain has fallen again when a table that was left is come back to", async ({ open }) => {
  const page = await open();
  await called(page);
  await reveal(page);
  assert.ok((await cards(page)) > 0);
  await page.goBack();
  await page.locator(".bring").waitFor();
  await page.goForward();
  await page.locator(".curtain:not(.parting)").waitFor();
  assert.doesNotMatch(await html(page), /data-piece="card-/);
  await reveal(page);
  assert.ok((await cards(page)) > 0);
});

salon("a finger that has lifted the curtain is let go, and touches nothing of what lay behind it", { touch: true, games: ["bruges"] }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("bruges", "four-giving", { steps: 150 }));
  const { x, y, width, height } = await page.locator(".hold").boundingBox();
  await reveal(page, FINGER);
  await page.waitForTimeout(400);
  const behind = await page.evaluate(([x, y]) => document.elementFromPoint(x, y).closest("[data-piece]")?.dataset.piece, [x + width / 2, y + height / 2]);
  assert.match(behind, /^house-/, "a piece lay under the finger");
  assert.equal(await page.locator(".bubble").count(), 0);
  assert.deepEqual((await state(page)).chosen, []);
  // The next touch is heard.
  await FINGER.touch(page, piece(page, behind));
  await page.locator(".bubble").waitFor();
});

salon("the curtain is lifted with the keyboard, or by pressing twice", async ({ open }) => {
  const page = await open();
  await called(page);
  await reveal(page, KEYS);
  await page.reload();
  const twice = page.getByRole("button", { name: "Or press this twice to reveal" });
  // For the keyboard and for programs that press: it shows once it has the focus.
  await twice.focus();
  await page.keyboard.press("Enter");
  assert.equal((await state(page)).covered, true);
  await page.getByRole("button", { name: "Press again to reveal" }).click();
  await page.locator(".curtain:not(.parting)").waitFor({ state: "detached" });
});

for (const [game, name, steps] of [["art-society", "two-excess", BID], ["bruges", "four-giving", 150]]) {
  salon(`whoever lifts the curtain by a key comes to what can be touched, and the key touches nothing: ${game}`, { games: [game] }, async ({ open }) => {
    const page = await open();
    const at = () => page.evaluate(() => document.activeElement.matches(".board-area [data-piece]:is(.legal, .can)"));
    const lift = {
      Enter: () => reveal(page, KEYS),
      async "Enter, pressed on"() {
        await page.locator(".hold").and(page.locator(":focus")).waitFor();
        for (let held = 0; held < 24; held += 1) {
          await page.keyboard.down("Enter");
          await page.waitForTimeout(50);
        }
        await page.keyboard.up("Enter");
      },
      async Space() {
        await page.locator(".press-twice").focus();
        await page.keyboard.press("Space");
        await page.keyboard.press("Space");
      },
    };
    for (const [way, lifts] of Object.entries(lift)) {
      await resume(page, golden(game, name, { steps, title: way }));
      await lifts();
      await page.waitForFunction(() => document.activeElement.matches("[data-piece]"));
      assert.ok(await at(), way);
      const now = await state(page);
      assert.deepEqual([now.covered, now.steps, now.chosen], [false, steps, []], way);
    }
  });
}

salon("whoever turns to pressing twice while the curtain falls stays there", async ({ open, context }) => {
  const page = await open();
  await called(page);
  // As soon as the one button has the focus, somebody quick is at the other.
  await context.addInitScript(() => {
    addEventListener("focusin", ({ target }) => {
      if (!target.matches(".hold") || globalThis.turned) return;
      globalThis.turned = true;
      document.querySelector(".press-twice").focus();
    });
  });
  await page.reload();
  await page.waitForFunction(() => globalThis.turned);
  await page.keyboard.press("Enter");
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  assert.equal(await page.evaluate(() => document.activeElement.className), "btn press-twice");
  await page.keyboard.press("Enter");
  await page.locator(".curtain:not(.parting)").waitFor({ state: "detached" });
  assert.equal((await state(page)).mode, "play");
});

salon("what lies behind the curtain is laid out while its button is held, and not before", async ({ open }) => {
  const page = await open();
  await called(page);
  const laid = () => page.locator(".table .board-area").evaluate((board) => board.checkVisibility());
  await page.waitForFunction(() => document.querySelector(".table").matches(".behind"));
  assert.equal(await laid(), false);
  const { x, y, width, height } = await page.locator(".hold").boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.locator(".holding").waitFor();
  assert.equal(await laid(), true);
  // Let go too early, it is covered as before.
  await page.mouse.up();
  await page.locator(".holding").waitFor({ state: "detached" });
  assert.equal(await laid(), false);
  await reveal(page);
  assert.equal(await laid(), true);
});

salon("behind the curtain nothing is played, and the one before can still take back", async ({ open }) => {
  const page = await open();
  await called(page);
  await page.waitForFunction(() => document.querySelector(".table").matches(".behind"));
  assert.ok(!(await page.locator(".table .board-area").evaluate((board) => board.checkVisibility())));
  for (const key of ["h", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await page.waitForTimeout(200);
  assert.equal((await state(page)).steps, BID);
  // It was the same player's own step.
  await page.locator(".curtain").getByRole("button", { name: "Undo", exact: true }).click();
  const ask = page.getByRole("button", { name: "Take it back" });
  await page.waitForFunction((steps) => document.querySelector("dialog[open]") || Number(document.querySelector(".table").dataset.steps) < steps, BID);
  if (await ask.isVisible()) await ask.click();
  await page.waitForFunction((steps) => Number(document.querySelector(".table").dataset.steps) < steps, BID);
});

salon("whoever has just handed the tablet on takes their own move back unasked", { games: ["bruges"] }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("bruges", "two-burning", { steps: 17 }));
  await page.getByRole("button", { name: /Not yet: back to/ }).click();
  await page.waitForFunction(() => document.querySelector("dialog[open]") || Number(document.querySelector(".table").dataset.steps) < 17);
  assert.equal(await page.locator("dialog[open]").count(), 0);
});

salon("whoever is asked again, since others took back, is handed the tablet", { games: ["art-society"] }, async ({ open }) => {
  const page = await open();
  // Whoever turns the lots up bids next, with the tablet in hand; then it goes on to the others.
  await called(page);
  const call = page.locator(".curtain-who p");
  assert.equal(await call.innerText(), "Now in secret");
  await reveal(page);
  const { lit } = await state(page);
  await piece(page, lit.find((id) => id.startsWith("card-"))).click();
  await page.locator(".actions .main").click();
  await reaches(page, BID + 1);
  await page.locator(".curtain:not(.parting)").waitFor();
  assert.equal(await call.innerText(), "Pass the tablet to");
  await page.getByRole("button", { name: /Not yet: back to/ }).click();
  await page.waitForFunction((steps) => Number(document.querySelector(".table").dataset.steps) === steps, BID);
  await page.locator(".curtain:not(.parting)").waitFor();
  assert.equal(await call.innerText(), "Pass the tablet to");
});

for (const [what, leave] of [
  ["the tablet is put away", () => (Object.defineProperty(document, "hidden", { configurable: true, get: () => true }), document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))],
  ["the page is put aside for another site", () => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }))],
]) {
  salon(`the curtain falls when ${what}, and no advice stays behind it`, async ({ open }) => {
    const page = await open();
    await called(page);
    await reveal(page);
    await page.keyboard.press("h");
    await page.locator(".hints li").first().waitFor();
    await page.evaluate(leave);
    await page.locator(".curtain:not(.parting)").waitFor();
    assert.doesNotMatch(await html(page), /data-piece="card-/);
    await go(page, "#/settings");
    await page.goBack();
    await page.locator(".curtain:not(.parting)").waitFor();
    await reveal(page);
    assert.ok((await cards(page)) > 0);
    assert.equal(await page.locator(".hinted").count(), 0);
  });
}

salon("what was told of a card in hand is gone with it when the tablet is put away", async ({ open }) => {
  const page = await open();
  await called(page);
  await reveal(page);
  await page.locator("[data-piece^='card-'][tabindex]").first().focus();
  await page.keyboard.press("?");
  await page.locator(".bubble").waitFor();
  await page.evaluate(() => (Object.defineProperty(document, "hidden", { configurable: true, get: () => true }), document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))));
  await page.locator(".curtain:not(.parting)").waitFor();
  assert.equal(await page.locator(".bubble").count(), 0);
});

salon("an answer that stands for the rest of the game was given once: undo leads to it, before and after the page is opened anew", async ({ open }) => {
  for (const anew of [false, true]) {
    const page = await open();
    await resume(page, golden("art-society", "three-rehang", { steps: 57, title: `opened anew: ${anew}` }));
    if ((await state(page)).covered) await reveal(page);
    await page.getByRole("button", { name: "Always keep" }).click();
    await page.waitForFunction(() => Number(document.querySelector(".table").dataset.steps) > 57);
    if (anew) {
      await page.waitForTimeout(500);
      await page.reload();
      await page.locator(".table[data-steps]").waitFor();
    }
    await page.keyboard.press("u");
    await page.waitForFunction(() => document.querySelector("dialog[open]") || document.querySelector(".table").dataset.steps === "57");
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await page.close();
  }
});

salon("one person among computer players needs no curtain", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "art-society", ["Ada", { level: "Calm" }]);
  await play(page, { until: (now) => now.lit.some((id) => id.startsWith("card-")) });
  assert.equal(await page.locator(".curtain").count(), 0);
  assert.ok((await cards(page)) > 0, "her own hand is open to her");
});

salon("looking back without having lifted a curtain shows no hand, and the log no bid that is covered", { timeout: 240_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "art-society", PEOPLE.slice(0, 2));
  const shown = () => page.locator("[data-piece^='card-'][tabindex]").count();
  const takes = (now) => now.mode === "play" && now.lit.some((id) => id.startsWith("lot-"));
  for (const round of [1, 2]) {
    await play(page, { until: (now) => now.covered });
    await reveal(page);
    assert.ok((await shown()) > 10, "a hand to bid from");
    await play(page, { until: takes });
    if (round === 1) await play(page, { until: (now) => !takes(now) });
  }
  // The lots are taken before the eyes of all: no curtain was lifted for that.
  assert.equal(await shown(), 0);
  for (let back = 0; back < 3; back += 1) {
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(() => document.querySelector(".table").dataset.mode === "browse");
    assert.equal(await shown(), 0, `${back + 1} steps back`);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const lines = await page.locator(".log-line").allInnerTexts();
  const bids = lines.filter((line) => /\bbids?\b/.test(line)).map((line) => /bids \d+/.test(line));
  assert.deepEqual(bids, [false, false, true, true], "those of the first round lie under those of the second");
});

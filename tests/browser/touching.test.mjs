// A touch is a touch, whatever the page is doing meanwhile.
import assert from "node:assert/strict";
import { salon } from "./harness.mjs";
import { deal, golden, neverLong, piece, resume, reveal, seat, state } from "./table.mjs";

/** A mouse presses the middle of a piece that is lit, `between` happens, and lets it go. Returns the piece. */
async function press(page, between) {
  const [id] = (await state(page)).lit;
  const target = piece(page, id);
  await target.hover();
  await page.mouse.down();
  await between(target);
  await page.mouse.up();
  return id;
}

for (const [what, between] of [
  ["its drawing is drawn anew under the mouse", (target) => target.evaluate((element) => (element.innerHTML += ""))],
  ["the page was too late to see how short the tap was", (target) => target.page().waitForTimeout(700)],
]) {
  salon(`a piece that was pressed is touched although ${what}`, { games: ["splendor"] }, async ({ open }) => {
    const page = await open();
    await resume(page, golden("splendor", "two-tie", { steps: 0 }));
    if ((await state(page)).covered) await reveal(page);
    // A clock of the pointer by which every press lasts 100 ms.
    await page.evaluate(() => {
      const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
      let down = 0;
      window.addEventListener("pointerdown", (event) => (down = get.call(event)), true);
      Object.defineProperty(PointerEvent.prototype, "timeStamp", {
        get() {
          return this.type === "pointerup" ? down + 100 : get.call(this);
        },
      });
    });
    const id = await press(page, between);
    await page.waitForFunction((which) => document.querySelector(`[data-piece="${which}"].chosen`), id);
  });
}

for (const [what, finger, where] of [
  ["a mouse presses where it will lie", false, (box) => box],
  ["a finger taps where it will lie", true, (box) => box],
  ["a mouse presses it on its way", false, (_, box) => box],
  ["a finger taps it on its way", true, (_, box) => box],
]) {
  salon(`a card that is still on its way is touched: ${what}`, { games: ["splendor"], motion: "no-preference", touch: finger }, async ({ open, context }) => {
    await deal(context, 3);
    const page = await open();
    await seat(page, "splendor", ["Ada", "Bo"]);
    const first = page.locator('.sp-card[data-piece^="card-"][tabindex]').first();
    const place = await first.boundingBox();
    await first.click();
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
    await page.locator(".actions .main").click();
    const fresh = page.locator(".sp-card.fresh[tabindex]");
    await fresh.waitFor();
    await page.waitForFunction((card) => card.getAnimations().length > 0, await fresh.elementHandle());
    const id = await fresh.getAttribute("data-piece");
    const { x, y, width, height } = where(place, await fresh.boundingBox());
    assert.ok(Math.abs((await fresh.boundingBox()).x - place.x) > 20, "the card is not there yet");
    await page[finger ? "touchscreen" : "mouse"][finger ? "tap" : "click"](x + width / 2, y + height / 2);
    await page.waitForFunction((which) => document.querySelector(`[data-piece="${which}"].chosen`), id);
    assert.deepEqual((await state(page)).chosen, [id]);
  });
}

for (const [game, name, steps] of [["splendor", "two-shared", 12], ["azul-summer-pavilion", "two-skilled", 12], ["art-society", "two-several", 12], ["bruges", "two-burning", 60], ["brussels-1893", "two-unpaid", 24]]) {
  salon(`${game}: the other button of a mouse asks a piece at once, and touches nothing`, { games: [game] }, async ({ open }) => {
    const page = await open();
    await resume(page, golden(game, name, { steps }));
    if ((await state(page)).covered) await reveal(page);
    const before = await state(page);
    const target = piece(page, before.lit[0]);
    await target.hover();
    await neverLong(page);
    await page.mouse.down({ button: "right" });
    await page.locator(".bubble, dialog.br-closeup").waitFor();
    await page.mouse.up({ button: "right" });
    const after = await state(page);
    assert.deepEqual([after.steps, after.chosen], [before.steps, before.chosen]);
    // The next touch is a touch.
    await page.keyboard.press("Escape");
    await target.click();
    await page.waitForFunction(([which, steps]) => document.querySelector(`[data-piece="${which}"].chosen, .actions .main`) || document.querySelector(".table").dataset.steps !== steps, [before.lit[0], String(before.steps)]);
  });
}

salon("a card that lies face down is seen for as long as the other button of the mouse is pressed", { games: ["splendor"] }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", ["Ada", "Bo"]);
  await piece(page, "deck-0").click();
  await page.locator(".actions .main").click();
  for (const id of ["pile-0", "pile-1", "pile-2"]) await piece(page, id).click();
  await page.locator(".actions .main").click();
  await piece(page, "back-0-0").hover();
  await page.mouse.down({ button: "right" });
  await page.locator(".sp-peek").waitFor();
  await page.mouse.up({ button: "right" });
  await page.locator(".sp-peek").waitFor({ state: "detached" });
});

/** Sits down at a table where gems are taken from piles that are lit. */
async function atPiles(open) {
  const page = await open();
  await resume(page, golden("splendor", "two-tie", { steps: 0 }));
  if ((await state(page)).covered) await reveal(page);
  return page;
}

salon("what is touched is marked in the next frame and answered after it", async ({ open }) => {
  const page = await atPiles(open);
  const seen = await page.evaluate(async () => {
    const pile = document.querySelector("[data-piece='pile-0'][tabindex]");
    const says = () => ["pressed", "chosen"].filter((name) => pile.matches(`.${name}`)).join();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    pile.click();
    const found = [says()];
    await frame();
    found.push(says());
    while (pile.matches(".pressed")) await frame();
    return [...found, says()];
  });
  assert.deepEqual(seen, ["pressed", "pressed", "chosen"]);
});

salon("touches that come faster than frames are answered one after another, each with what the one before it led to", async ({ open }) => {
  const page = await atPiles(open);
  const seen = await page.evaluate(async () => {
    const found = [];
    for (const pile of [0, 1, 2]) {
      document.querySelector(`[data-piece='pile-${pile}'][tabindex]`).click();
      // What is answered is drawn before any frame.
      for (let turn = 0; turn < 50; turn += 1) await null;
      found.push(document.querySelectorAll(".chosen[data-piece^=pile][tabindex]").length);
    }
    return found;
  });
  assert.deepEqual(seen, [0, 1, 2]);
  await page.locator(".actions .main").click();
  await page.waitForFunction(() => document.querySelector(".table").dataset.steps === "1");
});

salon("a move that was confirmed is made although whoever confirmed it leaves at once", async ({ open }) => {
  const page = await atPiles(open);
  for (const pile of ["pile-0", "pile-1", "pile-2"]) await piece(page, pile).click();
  const steps = await page.evaluate(() => {
    document.querySelector(".actions .main").click();
    const before = document.querySelector(".table").dataset.steps;
    location.hash = "#/";
    dispatchEvent(new HashChangeEvent("hashchange"));
    return [before, document.querySelector(".table")?.dataset.steps];
  });
  assert.equal(steps[0], "0", "the frame with the mark comes first");
  await page.locator(".home .cover").first().waitFor();
  await page.goBack();
  await page.waitForFunction(() => document.querySelector(".table")?.dataset.steps === "1");
});

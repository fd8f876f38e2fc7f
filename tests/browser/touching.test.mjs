// A touch is a touch, whatever the page is doing meanwhile.
import assert from "node:assert/strict";
import { quiet } from "./chromium.mjs";
import { salon } from "./harness.mjs";
import { deal, FINGER, golden, MOUSE, neverLong, piece, playOut, resume, reveal, seat, settles, state } from "./table.mjs";

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
    const reserved = await first.getAttribute("data-piece");
    await first.click();
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
    await page.locator(".actions .main").click();
    const moving = await page.waitForFunction(() => [...document.querySelectorAll('.sp-market .sp-card[data-piece^="card-"][tabindex]')].find((card) => card.getAnimations().length > 0));
    const id = await moving.getAttribute("data-piece");
    // What was reserved has left the place, and the next card has not come there yet.
    await page.evaluate((gone) => document.getAnimations().find(({ effect }) => effect.target.dataset.piece === gone)?.finish(), reserved);
    const { x, y, width, height } = where(place, await moving.boundingBox());
    assert.ok(Math.abs((await moving.boundingBox()).x - place.x) > 20, "the card is not there yet");
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

/** From now on notes, every frame, whether something glows, and how far from the edges of what is pressed. */
const watchGlow = (page, selector) =>
  page.evaluate((which) => {
    const target = document.querySelector(which);
    globalThis.glows = [];
    const look = () => {
      const glow = document.querySelector(".glow");
      const [is, at] = [glow, target].map((element) => element?.getBoundingClientRect());
      if (is?.width > 1 && target.isConnected) {
        globalThis.glows.push(Math.max(...["left", "top", "right", "bottom"].map((edge) => Math.abs(is[edge] - at[edge]))));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);

/** Nothing glows any more. */
const goesOut = (page) => page.waitForFunction(() => document.querySelector(".glow").getBoundingClientRect().width < 1);

for (const [game, name, steps, pressed] of [["splendor", "two-tie", 0, "pile-0"], ["azul-summer-pavilion", "two-skilled", 0, "pick-"]]) {
  salon(`what is touched glows where it lies until it is answered: ${game}`, { games: [game], touch: true }, async ({ open }) => {
    const page = await open();
    await resume(page, golden(game, name, { steps }));
    if ((await state(page)).covered) await reveal(page, FINGER);
    const selector = `[data-piece^='${pressed}'][tabindex]`;
    await watchGlow(page, selector);
    const { x, y, width, height } = await page.locator(selector).first().boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.waitForFunction(() => globalThis.glows.length > 0);
    await goesOut(page);
    assert.ok((await page.evaluate(() => Math.max(...globalThis.glows))) <= 2, "over what was touched");
    assert.equal(await page.evaluate(() => document.getSelection().type), "None", "and nothing is selected");
  });
}

salon("a button glows while it is held down, and one that is off does not", { games: ["splendor"] }, async ({ open }) => {
  const page = await atPiles(open);
  const glows = () => page.evaluate(() => document.querySelector(".glow")?.getBoundingClientRect().width > 1);
  await page.locator(".actions button", { hasText: "Undo" }).hover();
  await page.mouse.down();
  assert.ok(!(await glows()));
  await page.mouse.up();
  await page.locator(".actions button", { hasText: "Hint" }).hover();
  await page.mouse.down();
  assert.equal(await glows(), true);
  await page.mouse.move(500, 300);
  await page.mouse.up();
  await goesOut(page);
});

salon("a browser shows the glow of what is held down at once", { games: ["splendor"], touch: true }, async ({ open }) => {
  const page = await atPiles(open);
  await page.evaluate(() => {
    globalThis.shown = [];
    const note = (list) => globalThis.shown.push(...list.getEntries().filter(({ name }) => name === "pointerdown").map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: "event", durationThreshold: 16 });
  });
  const held = 1500;
  await FINGER.hold(page, page.locator(".actions button", { hasText: "Hint" }), () => page.waitForTimeout(held));
  // Where it is not seen, the time ends with the next thing that changes, which is what the button is for; what is seen at once is not told.
  await page.locator(".hints, .hint").first().waitFor();
  await page.waitForTimeout(held / 2);
  const shown = await page.evaluate(() => Math.max(0, ...globalThis.shown));
  assert.ok(shown < held / 2, `${shown} ms`);
});

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

/** Presses a point so many times by a finger or a mouse, with 150 ms between by their own clock, however late the page is. */
async function strike(page, point, times, finger) {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (let time = 1; time <= times; time += 1) {
    const timestamp = start + time * 0.15;
    if (finger) {
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point], timestamp });
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: timestamp + 0.02 });
    } else {
      const click = { ...point, button: "left", clickCount: time };
      await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...click, timestamp });
      await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...click, timestamp: timestamp + 0.02 });
    }
    await quiet(page);
  }
  // The stamps may be ahead of the clock: what is done next comes after them.
  await page.waitForTimeout(Math.max(0, (start + times * 0.15 + 0.02) * 1000 - Date.now()));
  await session.detach();
}

/** Decisions, after which another one can be made by the button that has come into the place of the one that was pressed; or a hint asked for. */
const DECISIONS = [["brussels-1893", "five-pavilions", 160], ["art-society", "two-several", 30], ["splendor", "two-tie", 0]];

for (const finger of [true, false]) {
  for (const [game, name, steps] of DECISIONS) {
    salon(`a button that is ${finger ? "tapped" : "clicked"} twice decides once: ${game}`, { games: [game], touch: finger }, async ({ open }) => {
      const page = await open();
      const by = finger ? FINGER : MOUSE;
      const decide = async (times) => {
        await resume(page, golden(game, name, { steps, title: `decided by ${times}` }));
        if ((await state(page)).covered) await reveal(page, by);
        await playOut(page, { by, until: (now) => now.main });
        const { x, y, width, height } = await page.locator(".actions .main").boundingBox();
        await strike(page, { x: x + width / 2, y: y + height / 2 }, times, finger);
        await page.waitForTimeout(600);
        assert.equal(await page.locator(".hints, .scores, dialog").count(), 0);
        return await state(page);
      };
      const once = await decide(1);
      assert.ok(once.steps > steps, "it is decided");
      assert.deepEqual(await decide(2), once);
      assert.deepEqual(await decide(3), once);
    });
  }
}

/** What stands for a move once it is chosen, and is made by another touch on the same: choosing it, from a recorded position. */
const CHOSEN = [
  ["brussels-1893", "four-reverse", 30, /^space-/],
  ["bruges", "two-gates", 60, /^use-/, /^card-/],
];

for (const [game, name, steps, last, first] of CHOSEN) {
  salon(`what two quick touches choose is not confirmed by the second of them: ${game}`, { games: [game], touch: true }, async ({ open }) => {
    const page = await open();
    await resume(page, golden(game, name, { steps }));
    if ((await state(page)).covered) await reveal(page, FINGER);
    const lit = async (kind) => piece(page, (await state(page)).lit.find((id) => kind.test(id)));
    if (first) await FINGER.touch(page, await lit(first));
    const box = await (await lit(last)).boundingBox();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = (await state(page)).steps;
    await strike(page, point, 3, true);
    await page.locator(".actions .main").waitFor();
    assert.equal((await state(page)).steps, before);
    await page.waitForTimeout(500);
    await strike(page, point, 1, true);
    await page.waitForFunction((n) => document.querySelector(".table").dataset.steps !== n, String(before));
  });
}

salon("a button that stays is pressed as often as it is tapped", { games: ["splendor"], touch: true }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 40 }));
  for (let back = 0; back < 6; back += 1) await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Undo to here" }).tap();
  await page.getByRole("button", { name: "Take it back" }).tap();
  await settles(page);
  const redo = await page.getByRole("button", { name: "Redo" }).boundingBox();
  const seen = [(await state(page)).steps];
  for (let taps = 0; taps < 3; taps += 1) {
    await page.touchscreen.tap(redo.x + redo.width / 2, redo.y + redo.height / 2);
    await page.waitForTimeout(150);
    seen.push((await state(page)).steps);
  }
  assert.deepEqual(seen, seen.toSorted((a, b) => a - b));
  assert.equal(new Set(seen).size, 4, `${seen}`);
});

for (const [game, name, steps] of [["bruges", "two-burning", 60], ["brussels-1893", "two-unpaid", 24]]) {
  salon(`one's own things stand large anyway: a touch of one's own name brings no way back, ${game}`, { games: [game] }, async ({ open }) => {
    const page = await open();
    await resume(page, golden(game, name, { steps }));
    if ((await state(page)).covered) await reveal(page);
    const own = Number((await state(page)).seat);
    const other = piece(page, `seat-${1 - own}`);
    await piece(page, `seat-${own}`).click();
    await other.click();
    await page.locator(".board-back").waitFor();
    await page.locator(".board-back").click();
    await page.locator(".board-back").waitFor({ state: "detached" });
    await piece(page, `seat-${own}`).click();
    await page.waitForTimeout(300);
    assert.equal(await page.locator(".board-back").count(), 0);
  });
}

salon("a tap that leads to another room is one tap, whatever lies in its place there", { games: ["splendor"], touch: true }, async ({ open }) => {
  const page = await open("#/new/splendor");
  await page.locator(".start-bar .primary").waitFor();
  const { x, y, width, height } = await page.locator(".start-bar .primary").boundingBox();
  // A button that comes into its place.
  await page.evaluate(() => {
    const late = document.createElement("button");
    late.className = "late";
    Object.assign(late.style, { position: "fixed", inset: "0", zIndex: "99" });
    late.addEventListener("click", () => (late.dataset.clicked = "true"));
    addEventListener("click", () => document.body.append(late), { once: true });
  });
  await strike(page, { x: x + width / 2, y: y + height / 2 }, 3, true);
  const late = page.locator(".late");
  assert.equal(await late.getAttribute("data-clicked"), null);
  await page.waitForTimeout(500);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  assert.equal(await late.getAttribute("data-clicked"), "true");
});

salon("the first Undo lets go of what is being chosen, and takes nothing back", { games: ["splendor", "azul-summer-pavilion", "art-society"] }, async ({ open }) => {
  const page = await open();
  for (const [game, name, steps, chosen] of [["splendor", "two-tie", 30, "card-22"], ["azul-summer-pavilion", "two-skilled", 30], ["art-society", "three-rehang", 14, "lot-1"]]) {
    await resume(page, golden(game, name, { steps, title: `undone ${steps} ${game.length}` }));
    if ((await state(page)).covered) await reveal(page);
    await piece(page, chosen ?? (await state(page)).lit[0]).click();
    await page.locator(".actions .cancel").waitFor();
    await page.keyboard.press("u");
    await page.locator(".actions .cancel").waitFor({ state: "detached" });
    const now = await state(page);
    assert.deepEqual([now.steps, now.chosen], [steps, []], game);
    assert.equal(await page.locator("dialog[open]").count(), 0, "nor is anything asked");
  }
});

salon("what was refused is marked for as long as the sentence says why", { games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-tie", { steps: 60, title: "refused" }));
  if ((await state(page)).covered) await reveal(page);
  for (const away of [() => page.keyboard.press("Escape"), () => page.goBack(), () => page.mouse.click(5, 400)]) {
    await piece(page, "pile-5").click();
    await page.locator(".bubble").waitFor();
    assert.equal(await page.locator(".refused").count(), 1);
    await away();
    await page.locator(".bubble").waitFor({ state: "detached" });
    await page.waitForFunction(() => document.querySelectorAll(".refused").length === 0);
  }
});

salon("whoever looks back while choosing finds what was chosen as it was, and nothing of it after another move", { games: ["splendor", "art-society"] }, async ({ open }) => {
  const page = await open();
  for (const [game, name, steps, touched] of [["art-society", "three-rehang", 14, ["lot-1", "square-6-4"]], ["splendor", "two-tie", 30, ["card-22"]]]) {
    await resume(page, golden(game, name, { steps, title: `looked ${steps}` }));
    if ((await state(page)).covered) await reveal(page);
    for (const id of touched) await piece(page, id).click();
    await page.locator(".actions .main").waitFor();
    const [before, said] = [(await state(page)).chosen, await page.locator(".actions .preview").innerText()];
    for (const key of [",", ","]) await page.keyboard.press(key);
    await page.locator(".table[data-mode=browse]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".actions .main").waitFor();
    assert.deepEqual([(await state(page)).chosen, await page.locator(".actions .preview").innerText()], [before, said], game);
  }
  await page.locator(".actions .main").click();
  await page.locator(".actions .main").waitFor({ state: "detached" });
  assert.deepEqual((await state(page)).chosen, []);
});

// Taking back and looking back: undo, redo, restart, the question before something revealed or somebody else's move is
// taken back, the way through the game by keys, slider and log.
import assert from "node:assert/strict";
import { eventually, only, salon } from "./harness.mjs";
import { keeps } from "./rooms.mjs";
import { deal, golden, PEOPLE, piece, playOut, position, reaches, resume, seat, settles, state } from "./table.mjs";

only("splendor");

const question = (page) => page.getByRole("dialog").filter({ hasText: "Undo this?" });
const undo = (page) => page.getByRole("button", { name: "Undo", exact: true }).click();
const place = (page) => page.locator(".actions .place").innerText();
const main = (page) => page.locator(".actions .main").click();

/** Takes three different gems. */
async function take(page) {
  for (const gem of [0, 1, 2]) await piece(page, `pile-${gem}`).click();
  await main(page);
}

salon("one's own open turn is taken back without a question, step by step or at once", async ({ open }) => {
  const page = await open();
  // A take, and one token of two is to be returned.
  await resume(page, golden("splendor", "two-tie", { steps: 10 }));
  const due = await position(page);
  await undo(page);
  await reaches(page, 9);
  const before = await position(page);
  assert.notDeepEqual(before, due);
  await page.keyboard.press("r");
  await reaches(page, 10);
  assert.deepEqual(await position(page), due);
  await page.getByRole("button", { name: "Restart turn" }).click();
  await reaches(page, 9);
  assert.deepEqual(await position(page), before);
  assert.equal(await question(page).count(), 0);
  await page.keyboard.press("Control+Shift+Z");
  await reaches(page, 10);
  await page.keyboard.press("Control+z");
  await reaches(page, 9);
});

salon("what is chosen is let go by restarting the turn, and nothing is played", async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await piece(page, "pile-0").click();
  await page.keyboard.press("t");
  await page.waitForFunction(() => document.querySelector("[data-piece].chosen") === null);
  assert.equal((await state(page)).steps, 0);
  // A button that can do nothing now is only said to be off, so that a touch can say why.
  await page.getByRole("button", { name: "Undo", exact: true }).click({ force: true });
  await page.locator(".toast").filter({ hasText: "nothing to take back" }).waitFor();
  await page.keyboard.press("r");
  await page.locator(".toast").filter({ hasText: "nothing to do again" }).waitFor();
});

salon("what was one gesture is taken back as one after a reload, too", async ({ open }) => {
  const page = await open();
  // A full hand: what is taken now has to be returned.
  await resume(page, golden("splendor", "two-tie", { steps: 17 }));
  const whose = (await state(page)).seat;
  for (const gem of [0, 1, 3]) await piece(page, `pile-${gem}`).click();
  await main(page);
  await reaches(page, 18);
  // All three at once.
  for (const gem of [3, 1, 0]) await piece(page, `tokens-${whose}-${gem}`).click();
  await main(page);
  await reaches(page, 21);
  await keeps(page, 21);
  await page.reload();
  await reaches(page, 21);
  await undo(page);
  await question(page).getByRole("button", { name: "Take it back" }).click();
  await reaches(page, 18);
});

salon("undoing somebody else's move asks first", async ({ open, axe }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await take(page);
  await reaches(page, 1);
  await undo(page);
  await question(page).waitFor();
  assert.match(await question(page).innerText(), /already passed to somebody else/);
  await axe(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await question(page).waitFor({ state: "detached" });
  assert.equal((await state(page)).steps, 1);
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "Take it back" }).click();
  await reaches(page, 0);
});

salon("undoing a reveal asks first", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  // Against a computer player nobody else's decision is taken back; only what was turned up counts.
  await seat(page, "splendor", ["Ada", { level: "Calm" }]);
  await piece(page, "deck-0").click();
  await main(page);
  await page.waitForFunction(() => document.querySelector(".table").dataset.mode === "play" && Number(document.querySelector(".table").dataset.steps) >= 2);
  await undo(page);
  await question(page).waitFor();
  assert.match(await question(page).innerText(), /Something hidden was revealed/);
  await page.keyboard.press("Escape");
  await question(page).waitFor({ state: "detached" });
  assert.ok((await state(page)).steps >= 2);
  await undo(page);
  await page.getByRole("button", { name: "Take it back" }).click();
  await reaches(page, 0);
});

salon("undoing the end asks first: it opened the hands", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-tie"));
  await page.locator(".winner h1").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".scores").waitFor({ state: "detached" });
  for (const again of [false, true]) {
    await undo(page);
    await question(page).waitFor();
    assert.match(await question(page).innerText(), /Something hidden was revealed/);
    if (again) break;
    await page.getByRole("button", { name: "Take it back" }).click();
    await question(page).waitFor({ state: "detached" });
    await page.keyboard.press("r");
    await reaches(page, 102);
    await page.keyboard.press("Escape");
    await page.locator(".scores").waitFor({ state: "detached" });
  }
});

salon("undo goes back past a computer player to one's own decision", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", ["Ada", { level: "Calm" }]);
  const before = await position(page);
  await take(page);
  // While it thinks: the thinking is cancelled.
  await reaches(page, 1);
  await undo(page);
  await reaches(page, 0);
  assert.deepEqual(await position(page), before);
  await page.waitForTimeout(1200);
  assert.equal((await state(page)).steps, 0, "nobody plays on after an undo");
  await page.keyboard.press("r");
  await page.waitForFunction(() => document.querySelector(".table").dataset.mode === "play" && Number(document.querySelector(".table").dataset.steps) >= 2);
});

salon("a strict table takes nothing back once somebody else has played", async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Undo: friendly" }).click();
  await take(page);
  await reaches(page, 1);
  await undo(page);
  await page.locator(".toast").filter({ hasText: "plays strictly" }).waitFor();
  assert.equal((await state(page)).steps, 1);
});

salon("a strict table takes nothing back once a computer has answered either", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", ["Ada", { level: "Calm" }]);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Undo: friendly" }).click();
  await take(page);
  await page.waitForFunction(() => document.querySelector(".table").dataset.mode === "play" && Number(document.querySelector(".table").dataset.steps) >= 2);
  const { steps } = await state(page);
  await undo(page);
  await page.locator(".toast").filter({ hasText: "plays strictly" }).waitFor();
  assert.equal((await state(page)).steps, steps);
});

salon("the arrow keys walk through the game and back to now", async ({ open, axe }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 40 }));
  const now = await position(page);
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.querySelector(".table").dataset.mode === "browse");
  assert.match(await place(page), /39 of 40/);
  await page.keyboard.press("ArrowLeft");
  assert.match(await place(page), /38 of 40/);
  assert.notDeepEqual(await position(page), now);
  assert.deepEqual((await state(page)).lit.filter((id) => id.startsWith("pile")), [], "nothing is played in the past");
  await axe(page);
  await page.keyboard.press("ArrowRight");
  assert.match(await place(page), /39 of 40/);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector(".table").dataset.mode === "play");
  assert.deepEqual(await position(page), now);
});

salon("history is walked while a computer thinks, and over a finished game", async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", ["Ada", { level: "Strong" }]);
  await take(page);
  await reaches(page, 1);
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.querySelector(".table").dataset.mode === "browse");
  assert.match(await place(page), /0 of 1/);
  await page.waitForTimeout(1500);
  assert.equal((await state(page)).steps, 1, "nothing is played while somebody looks back");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => Number(document.querySelector(".table").dataset.steps) >= 2);

  await resume(page, golden("splendor", "two-tie"));
  await page.locator(".winner h1").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".scores").waitFor({ state: "detached" });
  await page.keyboard.press("ArrowLeft");
  assert.match(await place(page), /101 of 102/);
});

salon("the slider leads anywhere, and to here is undone after a question", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 40 }));
  await page.keyboard.press("ArrowLeft");
  const slider = page.getByRole("slider", { name: "The way through the game" });
  await slider.fill("12");
  assert.match(await place(page), /12 of 40/);
  await page.getByRole("button", { name: "To the beginning" }).click();
  assert.match(await place(page), /0 of 40/);
  await slider.fill("12");
  const then = await position(page);
  await page.getByRole("button", { name: "Undo to here" }).click();
  await question(page).getByRole("button", { name: "Take it back" }).click();
  await reaches(page, 12);
  assert.equal((await state(page)).mode, "play");
  // The same things lie in the same places.
  const pieces = (list) => list.map((entry) => entry.split(":")[0]);
  assert.deepEqual(pieces(await position(page)).toSorted(), pieces(then).toSorted());
  // What was taken back can be done again, until another move is made.
  await page.getByRole("button", { name: "Redo" }).click();
  await page.waitForFunction(() => Number(document.querySelector(".table").dataset.steps) > 12);
});

/** Brings a line into sight and waits until it lies still: lines that come into sight get their true height a frame later. */
async function comesToRest(line) {
  await line.scrollIntoViewIfNeeded();
  await line.evaluate(async (element) => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let [at, still] = [NaN, 0]; still < 3; await frame()) {
      const { y } = element.getBoundingClientRect();
      still = y === at ? still + 1 : 0;
      at = y;
    }
  });
}

for (const size of ["tablet", { width: 1440, height: 900 }]) {
  const wide = size !== "tablet";
  salon(`a line of the log shows its position (${wide ? "beside" : "over"} the board)`, { size }, async ({ open, axe }) => {
    const page = await open();
    await resume(page, golden("splendor", "two-shared", { steps: 40 }));
    if (!wide) await page.keyboard.press("l");
    const lines = page.locator(".log-line");
    await lines.first().waitFor();
    assert.ok((await lines.count()) >= 30);
    assert.match(await lines.nth(0).textContent(), /Ada takes/);
    await axe(page);
    await comesToRest(lines.nth(6));
    await lines.nth(6).click();
    await page.waitForFunction(() => document.querySelector(".table").dataset.mode === "browse");
    assert.equal(await page.locator(".log-line[aria-current=step]").count(), 1);
    const at = Number(/(\d+) of 40/.exec(await place(page))[1]);
    await page.getByRole("button", { name: "Undo to here" }).click();
    await question(page).getByRole("button", { name: "Take it back" }).click();
    await reaches(page, at);
  });
}

salon("the log keeps its newest line in sight when the screen gets lower", { size: { width: 1440, height: 900 } }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 40 }));
  const below = () =>
    page.evaluate(() => {
      const [list, line] = [document.querySelector(".log ol"), [...document.querySelectorAll(".log-line")].at(-1)];
      return Math.round(line.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom);
    });
  await page.locator(".log-line").last().waitFor();
  for (const height of [900, 620, 760]) {
    await page.setViewportSize({ width: 1440, height });
    await eventually(async () => assert.ok((await below()) <= 1, `${height}: ${await below()}`));
  }
});

salon("whoever reads what is long past in the log is left there, turn the screen or play on", { size: { width: 1440, height: 900 } }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 40 }));
  const list = page.locator(".log ol");
  await page.locator(".log-line").last().waitFor();
  await eventually(async () => assert.ok(await list.evaluate((list) => list.scrollTop > 200)));
  // It comes to its end with the first frames.
  const frames = (count) => page.evaluate((count) => new Promise((done) => { const next = () => (count-- > 0 ? requestAnimationFrame(next) : done()); next(); }), count);
  await frames(12);
  await list.evaluate((list) => { list.scrollTop = 100; });
  await frames(12);
  const top = () => list.evaluate((list) => list.scrollTop);
  // Lines that come into sight get their heights.
  const there = await top();
  const kept = async (why) => {
    await settles(page);
    await frames(12);
    assert.ok(Math.abs((await top()) - there) <= 2, why);
  };
  await page.setViewportSize({ width: 1440, height: 640 });
  await kept("turned");
  await take(page);
  await reaches(page, 41);
  await kept("played on");
});

salon("two quick touches of Undo ask once, and the question stays", { touch: true }, async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await take(page);
  await reaches(page, 1);
  const { x, y, width, height } = await page.getByRole("button", { name: "Undo", exact: true }).boundingBox();
  const at = { x: x + width / 2, y: y + height / 2 };
  // Quicker than the hands of tests, which wait for answers.
  const session = await page.context().newCDPSession(page);
  const touch = (type) => session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchStart" ? [at] : [] });
  await Promise.all(["touchStart", "touchEnd", "touchStart", "touchEnd"].map(touch));
  await question(page).waitFor();
  await page.waitForTimeout(500);
  assert.equal(await question(page).count(), 1);
  // Later it is a touch beside the question.
  await page.touchscreen.tap(at.x, at.y);
  await question(page).waitFor({ state: "detached" });
});

salon("a phone on its side has room for every way back from an earlier position", { size: { width: 844, height: 390 } }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-tie", { steps: 60 }));
  await page.keyboard.press("ArrowLeft");
  await page.locator(".table[data-mode=browse]").waitFor();
  const outside = await page.locator(".actions button, .actions input").evaluateAll((all) =>
    all.filter((part) => part.checkVisibility()).filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    }).map((part) => part.getAttribute("aria-label") ?? part.textContent));
  assert.deepEqual(outside, []);
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.locator(".table[data-mode=play]").waitFor();
});

salon("what a line of the log pointed at is not marked once the table shows the present again", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-tie", { steps: 60 }));
  await page.keyboard.press("l");
  await page.locator(".log-line").nth(-2).click();
  await page.locator(".table[data-mode=browse]").waitFor();
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.locator(".table[data-mode=play]").waitFor();
  assert.equal(await page.locator(".recap [aria-pressed=true]").count(), 0);
});

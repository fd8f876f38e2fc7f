// Looking back at a game: every decision is looked at by the computer players' workers, the page is left and taken up again, what is
// named can be looked at on the board, played on from, and handed on as a puzzle that somebody else solves by touch.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { salon, SIZES } from "./harness.mjs";
import { bring, go, saved } from "./rooms.mjs";
import { FINGER, golden, playOut, position, reaches, resume, reveal, settles, state } from "./table.mjs";

const WIDE = { width: 1440, height: 900 };
const done = (page) => page.locator(".review-way[data-way=done]").waitFor({ timeout: 200_000 });

/** How many decisions were looked at, as the page says. */
const looked = async (page) => Number((await page.locator(".review-way p").innerText()).match(/\d+/)[0]);

/** Waits until so many decisions were looked at. */
const atLeast = (page, many) => page.waitForFunction((many) => Number(document.querySelector(".review-way p").innerText.match(/\d+/)[0]) >= many, many, { timeout: 60_000 });

/** Goes from a finished game's score sheet to its review. */
async function review(page, record) {
  await resume(page, record);
  await page.locator(".winner-next .wide").click();
  await page.locator(".review-way").waitFor();
}

/** What sticks out of its box, or of the page. */
const misfits = (page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? [`the page scrolls sideways: ${document.documentElement.scrollWidth}`] : [];
    const parts = [...document.querySelectorAll(".review :is(.btn, .card, h1, h2, p), .review-row, dialog :is(.btn, p, dd)")].filter((part) => part.checkVisibility() && !part.closest(".for-ear"));
    const cut = parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && getComputedStyle(part).display !== "inline");
    const small = [...document.querySelectorAll(".review :is(a, button), dialog :is(a, button)")].filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 43);
    return [...wide, ...cut.map((part) => `${part.className || part.tagName} is cut off`), ...small.map((part) => `${part.className} is too low to be touched`)];
  });

/** Buttons of the action bar that are cut off at some size, by size. */
async function bars(page, shot, name) {
  const cut = [];
  for (const [size, box] of Object.entries({ ...SIZES, wide: WIDE })) {
    await page.setViewportSize(box);
    await shot(page, `${name}-${size}`);
    const found = await page.evaluate(() => [...document.querySelectorAll(".actions .btn, .bar-turn h1")].filter((part) => part.checkVisibility() && (part.getBoundingClientRect().right > innerWidth + 1 || part.scrollWidth > part.clientWidth + 1)).map((part) => part.innerText));
    cut.push(...found.map((what) => `${size}: ${what}`));
  }
  return cut;
}

/** That the page tells a whole review of a game of so many. */
async function told(page, seats) {
  assert.equal(await page.locator(".review-ahead path.line").count(), seats);
  assert.equal(await page.locator(".review-ahead use.token").count(), seats, "every line ends in its seat's shape");
  const rows = await page.locator(".review-ahead tbody tr").evaluateAll((rows) => rows.map((row) => [...row.cells].slice(1).map((cell) => parseInt(cell.innerText, 10))));
  assert.ok(rows.length > 2);
  for (const row of rows) assert.ok(row.length === seats && Math.abs(row.reduce((sum, share) => sum + share, 0) - 100) <= seats, `${row}`);
  assert.ok(rows.at(-1).includes(100) || rows.at(-1).includes(50), "the last row is how it ended");
  assert.equal(await page.locator(".review-player").count(), seats);
  for (const list of await page.locator(".review-player ol").all()) assert.ok((await list.locator("li").count()) <= 3);
  assert.ok((await page.locator(".review-row").count()) > 0, "a whole game without one decision to be named");
  assert.doesNotMatch(await page.locator("main.review").innerText(), /\{\{|undefined|NaN/);
}

salon("a whole game is reviewed, left half-way, and gone on with where it was", { games: ["splendor"], timeout: 240_000 }, async ({ open, axe, shot }) => {
  const page = await open();
  await review(page, golden("splendor", "three-stuck"));
  await atLeast(page, 5);
  await page.getByRole("button", { name: "Pause" }).click();
  const before = await looked(page);
  await page.waitForTimeout(1500);
  assert.equal(await looked(page), before, "nobody looks on");
  await page.getByRole("button", { name: "Go on" }).click();
  await atLeast(page, before + 2);
  const left = await looked(page);
  // Leaving, and loading the page anew.
  await saved(page, 1);
  await page.reload();
  await page.locator(".saved-row a[href^='#/review/']").click();
  await page.locator(".review-way").waitFor();
  await atLeast(page, left);
  const [, all] = (await page.locator(".review-way p").innerText()).match(/of (\d+)/);
  await done(page);
  assert.equal(await looked(page), Number(all));
  await told(page, 3);
  await axe(page);
  await shot(page, "review-whole");
  // What was looked at is not looked at again.
  await page.reload();
  await done(page);
  await told(page, 3);
});

for (const [locale, game, name, seats, words] of [["zh-TW", "azul-summer-pavilion", "two-back-either", 2, /個決定全部檢視完畢/], ["zh-CN", "brussels-1893", "two-pavilions", 2, /个决定全部分析完毕/]]) {
  salon(`a whole game is reviewed, ${locale}`, { games: [game], locale, timeout: 240_000 }, async ({ open, shot }) => {
    const page = await open();
    await review(page, golden(game, name));
    await done(page);
    assert.match(await page.locator(".review-way p").innerText(), words);
    await told(page, seats);
    await shot(page, `review-whole-${locale}`);
  });
}

salon("a decision that is named is explained, looked at on the board, and played on from as a copy", { games: ["splendor"], timeout: 240_000 }, async ({ open, axe }) => {
  const page = await open();
  await review(page, golden("splendor", "three-stuck"));
  await page.locator(".review-row").first().waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Pause" }).click();
  await page.locator(".review-row").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  assert.match(await dialog.innerText(), /Played[\s\S]+% chance of victory[\s\S]+Better/);
  await axe(page, "dialog");
  await dialog.getByRole("link", { name: "Look at it on the board" }).click();
  await page.locator(".table[data-mode=browse]").waitFor();
  const steps = Number(page.url().match(/\/(\d+)$/)[1]);
  assert.match(await page.locator(".actions .place").innerText(), new RegExp(`^${steps} `));
  assert.equal(await page.locator(".scores").count(), 0, "the score sheet is not laid over it");
  await page.getByRole("button", { name: "Back to the review" }).click();
  await page.locator(".review-row").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/#\/play\/splendor-[0-9a-f]{8}$/);
  await reaches(page, steps);
  assert.equal((await state(page)).mode, "play");
  await saved(page, 2);
});

salon("a puzzle is handed on by link and solved by touch", { games: ["splendor"], timeout: 240_000 }, async ({ open, browser, axe, shot }) => {
  const page = await open();
  await review(page, golden("splendor", "three-stuck"));
  await page.locator(".review-row").first().waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Pause" }).click();
  await page.locator(".review-row").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Share as a puzzle" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this puzzle" }).inputValue();
  assert.match(link, /#\/puzzle\/salon1\.[\w-]+$/);
  await page.keyboard.press("Escape");

  // Somebody else's tablet.
  const elsewhere = await browser.newContext({ locale: "en-GB", serviceWorkers: "block", viewport: SIZES.portrait, hasTouch: true, reducedMotion: "reduce" });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await other.locator(".bar-turn h1", { hasText: "Your move: find the best" }).waitFor();
  await settles(other);
  const { steps, mode } = await state(other);
  assert.equal(mode, "play");
  await other.keyboard.press("u");
  assert.equal((await state(other)).steps, steps, "what was played before stands");
  const answer = () => playOut(other, { by: FINGER, until: (now) => now.steps > steps });
  await answer();
  const verdict = other.getByRole("dialog");
  await verdict.waitFor({ timeout: 60_000 });
  assert.match(await verdict.locator("h2").innerText(), /best move|as the best|better move/);
  assert.match(await verdict.innerText(), /Your move[\s\S]+% chance of victory/);
  await axe(other, "dialog");
  // Whoever wants to try again is not told the solution, unless the move was it. Which it is hangs on how far a busy machine looks.
  const solution = verdict.getByRole("button", { name: "Show the best move" });
  if (!/^That is the best move/.test(await verdict.locator("h2").innerText())) {
    assert.doesNotMatch(await verdict.innerText(), /The best move\n|Because/);
    await FINGER.touch(other, solution);
    assert.match(await verdict.innerText(), /The best move\n[\s\S]+% chance of victory/);
  }
  assert.equal(await solution.count(), 0);
  await FINGER.touch(other, verdict.getByRole("button", { name: "Try again" }));
  await reaches(other, steps);
  await other.locator(".bar-turn h1", { hasText: "Your move: find the best" }).waitFor();
  // Nothing of it is kept, and nothing before it is taken back.
  await other.getByRole("button", { name: "Menu", exact: true }).tap();
  assert.equal(await other.getByRole("menuitem").first().innerText(), "Leave");
  await other.keyboard.press("Escape");
  await other.keyboard.press("ArrowLeft");
  await other.locator(".table[data-mode=browse]").waitFor();
  assert.equal(await other.getByRole("button", { name: "Undo to here" }).count(), 0);
  await other.getByRole("button", { name: "Back to now" }).tap();
  // The verdict does not take the place of what was opened while the move was weighed.
  await other.evaluate(() => {
    const press = new MutationObserver(() => {
      if (!document.querySelector(".actions-preview .waiting")) return;
      press.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    });
    press.observe(document.body, { subtree: true, childList: true });
  });
  await answer();
  await other.getByRole("button", { name: "Compare" }).waitFor({ timeout: 60_000 });
  assert.equal(await verdict.locator("h2").innerText(), "Keys");
  await other.keyboard.press("Escape");
  await other.getByRole("button", { name: "Compare" }).tap();
  await verdict.locator("h2", { hasText: /best move|as the best|better move/ }).waitFor();
  await saved(other, 0);
  await other.goBack();
  assert.deepEqual(await bars(other, shot, "puzzle-open"), []);
  await other.setViewportSize(SIZES.portrait);
  await other.locator(".bar-turn h1", { hasText: "Your move: find the best" }).waitFor();
  await answer();
  await verdict.waitFor({ timeout: 60_000 });
  await shot(other, "puzzle-verdict");
  await other.keyboard.press("Escape");
  assert.deepEqual(await bars(other, shot, "puzzle-answered"), []);
  await other.setViewportSize(SIZES.portrait);
  await other.getByRole("button", { name: "Compare" }).tap();
  await FINGER.touch(other, verdict.getByRole("button", { name: "Play on from here" }));
  await other.waitForURL(/#\/play\/splendor-[0-9a-f]{8}$/);
  await other.waitForFunction((before) => Number(document.querySelector(".table")?.dataset.steps) > before, steps);
  await saved(other, 1);
  await elsewhere.close();
});

salon("a puzzle whose move ends the game tells that move, too", { games: ["splendor"] }, async ({ open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await open();
  await go(page, "#/saved");
  const record = golden("splendor", "two-tie");
  await bring(page, "game.json", JSON.stringify({ ...record, actions: record.actions.slice(0, -1) }));
  await saved(page, 1);
  await page.getByRole("button", { name: /^Export/ }).click();
  await page.getByRole("menuitem", { name: "Copy as text" }).click();
  await page.locator(".toast").filter({ hasText: "Copied." }).waitFor();
  await go(page, `#/puzzle/${await page.evaluate(() => navigator.clipboard.readText())}`);
  await page.locator(".bar-turn h1", { hasText: "Your move: find the best" }).waitFor();
  await settles(page);
  await page.getByRole("button", { name: "Log" }).click();
  const lines = page.locator(".log-line");
  const before = await lines.count();
  await page.getByRole("button", { name: "Log" }).click();
  const { steps } = await state(page);
  await playOut(page, { until: (now) => now.steps > steps });
  await page.getByRole("dialog").waitFor({ timeout: 60_000 });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Log" }).click();
  await lines.nth(before).waitFor();
});

salon("a puzzle shows what its seat may know, and no more", { games: ["bruges"] }, async ({ open }) => {
  const steps = 60;
  const page = await open();
  await resume(page, golden("bruges", "two-gates", { steps, title: "shared" }));
  const mover = Number((await state(page)).seat);
  if ((await state(page)).covered) await reveal(page);
  await page.locator(".bar-game button").click();
  await page.locator("[role=menuitem]").nth(2).click();
  const link = await page.getByRole("dialog").getByRole("textbox").inputValue();
  // The same position before one person at that seat, who has computers for company.
  const minds = [0, 1].map((seat) => (seat === mover ? "person" : { computer: { level: 3, style: "Builder" } }));
  const alone = await open();
  await resume(alone, golden("bruges", "two-gates", { steps, minds, title: "alone" }));
  const puzzle = await open(link.slice(link.indexOf("#")).replace("#/open/", "#/puzzle/"), { until: (page) => page.locator(".table[data-mode=play]").waitFor() });
  await settles(puzzle);
  assert.deepEqual(await position(puzzle), await position(alone));
  assert.equal(await puzzle.locator(".curtain").count(), 0);
  assert.equal(await puzzle.getByRole("button", { name: "Hint" }).count(), 0, "a hint would tell");
});

for (const [what, change, sentence] of [
  ["cut off", (text) => text.slice(0, -3), /incomplete or was altered/],
  ["of another game", () => "salon1.AAAA", /incomplete or was altered/],
  ["of a later form", (text) => text.replace("salon1.", "salon7."), /newer|later/],
]) {
  salon(`a puzzle link that is ${what} is refused with a sentence`, { games: ["splendor"] }, async ({ open, axe }) => {
    const { text } = JSON.parse(readFileSync(new URL("../golden/splendor/three-stuck.json", import.meta.url), "utf8"));
    const page = await open(`#/puzzle/${change(text)}`, { until: (page) => page.getByRole("heading", { name: "This puzzle cannot be opened" }).waitFor() });
    assert.match(await page.locator("main").innerText(), sentence);
    await axe(page);
  });
}

for (const [scheme, locale] of [["light", "en-GB"], ["dark", "zh-TW"]]) {
  salon(`nothing of a review is cut off at any size, ${scheme}`, { games: ["brussels-1893"], scheme, locale, timeout: 240_000 }, async ({ open, axe, shot }) => {
    const page = await open();
    await review(page, golden("brussels-1893", "five-houses"));
    await page.locator(".review-row").nth(3).waitFor({ timeout: 120_000 });
    await page.locator(".review-way button").click();
    for (const [name, size] of Object.entries({ ...SIZES, wide: WIDE })) {
      await page.setViewportSize(size);
      await shot(page, `review-${name}-${scheme}`);
      assert.deepEqual(await misfits(page), [], name);
    }
    await axe(page);
    await page.locator(".review-row").first().click();
    await page.getByRole("dialog").waitFor();
    for (const [name, size] of Object.entries({ ...SIZES, wide: WIDE })) {
      await page.setViewportSize(size);
      await shot(page, `review-decision-${name}-${scheme}`);
      assert.deepEqual(await misfits(page), [], name);
    }
    await page.locator("dialog a.primary").click();
    await page.locator(".table[data-mode=browse]").waitFor();
    assert.deepEqual(await bars(page, shot, `review-board-${scheme}`), []);
  });
}

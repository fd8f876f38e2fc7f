// Where the focus goes when what held it is put away, and what a game is called in the browser's own bar.
import assert from "node:assert/strict";
import { eventually, only, salon } from "./harness.mjs";
import { go } from "./rooms.mjs";
import { FIVE, golden, piece, position, resume, reveal, state } from "./table.mjs";

only("splendor");

/** What has the focus. */
const held = (page) => page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.tagName);

/** Waits until something has the focus. */
const holds = (page, name) => page.waitForFunction((wanted) => document.activeElement.getAttribute("aria-label") === wanted, name);

salon("a key that is held down presses once", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "three-points", { steps: 80 }));
  const steps = () => page.locator(".table").getAttribute("data-steps");
  const before = await steps();
  const pile = page.locator(".board-frame .sp-tokens.legal[data-piece]").first();
  await pile.focus();
  // What is pressed while it is down is a repetition.
  for (let times = 0; times < 7; times += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  assert.equal(await steps(), before);
  assert.match(await pile.getAttribute("class"), /chosen/);
});

salon("what is put away by keys gives the focus back", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "three-points", { steps: 60, title: "by keys" }));
  await page.waitForFunction(() => document.title === "by keys · Salon");
  const tool = (name) => page.locator(".bar-tools").getByRole("button", { name, exact: true });
  const hint = page.locator(".actions").getByRole("button", { name: "Hint", exact: true });
  for (const [opener, name, within, away] of [
    [tool("Scores so far"), "Scores so far", ".scores", "Escape"],
    [tool("Scores so far"), "Scores so far", ".scores", "Enter"],
    [tool("Rules"), "Rules", "dialog", "Escape"],
    [tool("Rules"), "Rules", "dialog", "Enter"],
    [tool("Log"), "Log", ".log", "Enter"],
    [hint, "Hint", ".hints", "Enter"],
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.locator(within).first().waitFor();
    if (within === ".log" || within === ".hints") {
      assert.equal(await held(page), name, "a panel leaves the focus with the button that opens it");
      await page.locator(within).getByRole("button", { name: "Close", exact: true }).focus();
    }
    await page.keyboard.press(away);
    await page.locator(within).first().waitFor({ state: "detached" });
    await holds(page, name);
  }
  const recap = page.locator(".recap").getByRole("button", { name: "Close", exact: true });
  await recap.focus();
  await page.keyboard.press("Enter");
  await recap.waitFor({ state: "detached" });
  await holds(page, "Log");
});

salon("a move that is taken from a hint has the focus on its button", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "three-points", { steps: 12, title: "hinted" }));
  await page.locator(".actions").getByRole("button", { name: "Hint", exact: true }).focus();
  await page.keyboard.press("Enter");
  const hint = page.locator(".hints .hint").first();
  await hint.focus();
  await page.keyboard.press("Enter");
  await page.locator(".hints").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement.matches(".actions .main"));
  const before = await position(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction((steps) => Number(document.querySelector(".table").dataset.steps) > steps, 12);
  assert.notDeepEqual(await position(page), before);
});

salon("who arrives at a table goes on from its board, or from what lies over it", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "three-points", { steps: 60, title: "arrived" }));
  await page.waitForFunction(() => document.activeElement.matches(".board-area"));
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => document.activeElement.matches(".board-area [data-piece]"));
  // The next room begins at its heading again, and a game that is not here at its own.
  await go(page, "#/play/nowhere");
  await page.waitForFunction(() => document.activeElement.matches("h1"));
  // The score sheet of a game that is over lies over its table.
  await resume(page, golden("splendor", "three-points", { title: "over" }));
  await page.waitForFunction(() => document.activeElement.closest(".scores"));
});

/** What has the focus, by its name and its words; nothing is the page. */
const holder = (page) => page.evaluate(() => (document.activeElement === document.body ? "" : document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent.trim()));

salon("what goes with the focus upon it leaves it to what stood beside it", async ({ open }) => {
  const page = await open();
  const keeps = async (what, within) => {
    await page.waitForFunction((within) => document.activeElement !== document.body && document.activeElement.closest(within), within).catch((error) => {
      throw new Error(`${what}: ${error.message}`);
    });
  };
  // The rows of a new game.
  await go(page, "#/new/splendor");
  await page.locator(".seat-add .btn").first().waitFor();
  for (let seats = await page.locator(".seat-row").count(); seats < 4; seats += 1) {
    await page.locator(".seat-add .btn").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((seats) => document.querySelectorAll(".seat-row").length > seats, seats);
  }
  await keeps("the last seat was added", "main");
  await page.locator(".seat-remove").last().focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".seat-row").length === 3);
  await keeps("a seat was removed", "main");
  // A saved game that is deleted, and the way back.
  await resume(page, golden("splendor", "three-points", { steps: 60, title: "kept" }));
  await go(page, "#/saved");
  const rows = page.locator(".saved-row");
  await rows.first().waitFor();
  await page.getByRole("button", { name: "Delete kept" }).focus();
  await page.keyboard.press("Enter");
  await rows.waitFor({ state: "detached" });
  await keeps("the only game was deleted", "main");
  await page.locator(".toast").getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await rows.waitFor();
  await keeps("it was put back", "body");
  // Looking back, and back to the present.
  await page.goBack();
  await page.locator(".table[data-steps]").waitFor();
  await page.keyboard.press(",");
  await page.locator(".table[data-mode=browse]").waitFor();
  await page.locator(".actions").getByRole("button", { name: "Back to now" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".table[data-mode=play]").waitFor();
  await keeps("the present is shown again", ".actions");
  // A hint, put away by Escape.
  await page.locator(".actions").getByRole("button", { name: "Hint", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".hints .hint").first().focus();
  await page.keyboard.press("Escape");
  await page.locator(".hints").waitFor({ state: "detached" });
  await keeps("hints are put away", ".actions");
  // Undo stays.
  const undo = page.locator(".actions").getByRole("button", { name: "Undo", exact: true });
  await undo.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("button", { name: "Take it back" });
  if (await question.waitFor({ timeout: 400 }).then(() => true, () => false)) await page.keyboard.press("Enter");
  await page.waitForFunction(() => Number(document.querySelector(".table").dataset.steps) < 60);
  await keeps("a move was taken back", ".table");
});

salon("keys do nothing behind the score sheet, and Escape alone leads out", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "three-points", { title: "over" }));
  await page.locator(".scores").waitFor();
  for (const key of [",", "h", "u", "l"]) await page.keyboard.press(key);
  await page.waitForTimeout(200);
  assert.equal(await page.locator(".hints, .log, dialog").count(), 0);
  assert.notEqual(await page.locator(".table").getAttribute("data-mode"), "browse");
  await page.keyboard.press("Escape");
  await page.locator(".scores").waitFor({ state: "detached" });
  await eventually(async () => assert.notEqual(await holder(page), ""));
});

salon("the slider of the history hears the keys of the table, and every undo is told", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "three-points", { steps: 60, title: "slid" }));
  await page.keyboard.press(",");
  await page.locator(".actions input[type=range]").focus();
  await page.keyboard.press("Escape");
  await page.locator(".table[data-mode=play]").waitFor();
  for (const told of [1, 2]) {
    await page.keyboard.press("u");
    const question = page.getByRole("button", { name: "Take it back" });
    await question.waitFor({ timeout: 400 }).then(() => question.click(), () => {});
    await page.waitForFunction((told) => [...document.querySelectorAll("[role=log] p")].filter((line) => line.textContent === "Taken back.").length === told, told);
  }
});

salon("keys of one letter can be switched off, and those with Ctrl stay", async ({ open }) => {
  const page = await open();
  await go(page, "#/settings");
  const letters = page.getByRole("switch", { name: "Keys of one letter" });
  assert.equal(await letters.getAttribute("aria-checked"), "true");
  await letters.click();
  await resume(page, golden("splendor", "two-tie", { steps: 30, title: "letters" }));
  if ((await state(page)).covered) await reveal(page);
  for (const key of ["u", "h", "?", ","]) await page.keyboard.press(key);
  assert.equal((await state(page)).steps, 30);
  assert.equal(await page.locator(".hints, dialog, .table[data-mode=browse]").count(), 0);
  await page.keyboard.press("Control+z");
  const question = page.getByRole("button", { name: "Take it back" });
  await question.waitFor({ timeout: 400 }).then(() => question.click(), () => {});
  await eventually(async () => assert.equal((await state(page)).steps, 29));
});

salon("keys that show another player's things go on at the way back, which says whose they are", { games: ["bruges", "brussels-1893", "art-society"] }, async ({ open }) => {
  const page = await open();
  for (const [game, name, at] of [["bruges", "four-giving", 1], ["brussels-1893", "five-houses", 1], ["art-society", "four-chance", 0]]) {
    await resume(page, golden(game, name, { steps: 40, title: game }));
    if ((await state(page)).covered) await reveal(page);
    const panel = page.locator('[data-region="others"] [data-piece^="seat-"]').nth(at);
    const [id, person] = [await panel.getAttribute("data-piece"), FIVE[Number(await panel.getAttribute("data-owner"))]];
    await panel.focus();
    await page.keyboard.press("Enter");
    await page.locator(".board-back").waitFor();
    const held = () => page.evaluate(() => [document.activeElement.dataset.piece ?? "", document.activeElement.textContent]);
    await eventually(async () => {
      const [piece, words] = await held();
      assert.ok(piece === id || words.startsWith(person), `${game}: ${words}`);
    });
    await page.keyboard.press("Escape");
    await page.locator(".board-back").waitFor({ state: "detached" });
    await eventually(async () => assert.equal((await held())[0], id, game));
  }
});

salon("what is taken back is told as what it was", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-tie", { steps: 30, title: "told again" }));
  const told = () => page.evaluate(() => [...document.querySelectorAll("[role=log] p")].map((line) => line.textContent));
  if ((await state(page)).covered) await reveal(page);
  await piece(page, "card-22").click();
  await page.locator(".actions .main").waitFor();
  await page.keyboard.press("Control+Enter");
  await eventually(async () => assert.equal((await told()).length, 1));
  const [played] = await told();
  await page.keyboard.press("u");
  const question = page.getByRole("button", { name: "Take it back" });
  await question.waitFor({ timeout: 400 }).then(() => question.click(), () => {});
  await eventually(async () => assert.equal((await told()).at(-1), `Taken back: ${played}`));
});

salon("Escape puts another player's things back, and a review begins at its heading", { games: ["splendor", "azul-summer-pavilion"] }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("azul-summer-pavilion", "two-skilled", { steps: 30, title: "opened" }));
  await page.locator('[data-region="others"] [data-piece]').first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".board-back").waitFor();
  assert.equal(await page.locator('[data-piece^="seat-"][aria-pressed=true]').count(), 1, "the panel says whose things are large");
  await page.keyboard.press("Escape");
  await page.locator(".board-back").waitFor({ state: "detached" });
  await resume(page, golden("splendor", "three-stuck", { title: "reviewed" }));
  await page.getByRole("button", { name: "Review the game" }).or(page.getByRole("link", { name: "Review the game" })).first().click();
  await page.waitForFunction(() => document.activeElement.matches(".review h1"));
});

// Where the focus goes when what held it is put away, and what a game is called in the browser's own bar.
import assert from "node:assert/strict";
import { only, salon } from "./harness.mjs";
import { go } from "./rooms.mjs";
import { golden, position, resume } from "./table.mjs";

only("splendor");

/** What has the focus. */
const held = (page) => page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.tagName);

/** Waits until something has the focus. */
const holds = (page, name) => page.waitForFunction((wanted) => document.activeElement.getAttribute("aria-label") === wanted, name);

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

// Ways through the rooms around a game, shared by the tests of those rooms.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { eventually } from "./chromium.mjs";
import { meets } from "./met.mjs";

/** Every room, by its route. */
export const ROOMS = {
  home: "#/",
  "new-game": "#/new/splendor",
  saved: "#/saved",
  open: "#/open",
  statistics: "#/statistics",
  settings: "#/settings",
  rules: "#/rules/splendor",
  about: "#/about",
  unknown: "#/nowhere",
};

/** Goes to another room of the same page, as a link would. */
export async function go(page, route) {
  await page.evaluate((hash) => void (location.hash = hash), route);
}

/** Starts a game of Splendor with these people, from the page of a new game; resolves at the table. */
export async function start(page, names) {
  await go(page, "#/new/splendor");
  await page.locator(".seat-row").first().waitFor();
  while ((await page.locator(".seat-row").count()) < names.length) await page.locator(".seat-add .btn").first().click();
  const rows = page.locator(".seat-row");
  for (const [at, name] of names.entries()) {
    await rows.nth(at).getByRole("radio", { name: "Person" }).click();
    await rows.nth(at).locator(".seat-name-field").fill(name);
  }
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/#\/play\//);
}

/** The page of saved games, with this many of them. */
export async function saved(page, count) {
  await go(page, "#/saved");
  await page.locator(".bring").waitFor();
  await page.waitForFunction((n) => document.querySelectorAll(".saved-row").length === n, count);
  // The heading of a room gets the focus with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What is stored: by id the steps played, or when it was played last. */
export const stored = (page, { when = false } = {}) =>
  page.evaluate(
    (when) =>
      new Promise((done, fail) => {
        const request = indexedDB.open("salon");
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => {
            request.result.close();
            done(Object.fromEntries(all.result.map((text) => JSON.parse(text)).map((game) => [game.id, when ? game.changed : game.summary.steps])));
          };
        };
      }),
    when,
  );

/** Waits until the only game that is stored has so many steps. */
export const keeps = (page, steps) => eventually(async () => assert.deepEqual(Object.values(await stored(page)), [steps]));

/** Exports the first of the saved games as a file and returns its JSON. */
export async function exported(page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    (async () => {
      await page.getByRole("button", { name: /^Export/ }).first().click();
      await page.getByRole("menuitem", { name: "Save as a file" }).click();
    })(),
  ]);
  return { name: download.suggestedFilename(), record: JSON.parse(readFileSync(await download.path(), "utf8")) };
}

/** Gives a file to the page of saved games, as its file button would. */
export async function bring(page, name, text) {
  meets(page, text);
  await page.locator(".bring input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}

/** Pastes a text into the page of saved games. */
export async function paste(page, text) {
  await page.getByRole("button", { name: "Paste a game" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(text);
  await page.getByRole("dialog").getByRole("button", { name: "Open it" }).click();
}

// Statistics: what the finished games on this device add up to, and nothing else.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HOUSE, salon, SIZES } from "./harness.mjs";
import { bring, go, saved, start } from "./rooms.mjs";

/** A golden game, played by these people: a name, or the level of a computer player. */
function golden(path, players) {
  const { record, outcome } = JSON.parse(readFileSync(join(HOUSE, "tests/golden", `${path}.json`), "utf8"));
  const seat = (who, shape) => (typeof who === "string" ? { name: who, shape, mind: "person" } : { name: `Robot ${shape}`, shape, mind: { computer: { level: who, style: "Racer" } } });
  return { record: { ...record, table: { players: players.map(seat), undo: "friendly", title: "" } }, outcome };
}

/** Takes records in through the page of saved games. */
async function take(page, records) {
  await saved(page, 0);
  for (const [at, record] of records.entries()) {
    await bring(page, `game-${at}.json`, JSON.stringify(record));
    await go(page, "#/saved");
    await page.waitForFunction((n) => document.querySelectorAll(".saved-row").length === n, at + 1);
  }
  await go(page, "#/statistics");
  await page.locator(".tally-sheet").first().waitFor();
}

const row = async (page, name) => (await page.locator("tr", { has: page.locator("th", { hasText: name }) }).first().innerText()).split(/\s*\t\s*|\n/).map((text) => text.trim()).filter(Boolean);

salon("nothing is counted before a game has been finished", async ({ open }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await go(page, "#/");
  await page.getByRole("link", { name: "Statistics" }).click();
  await page.getByText("No game has been finished").waitFor();
  assert.equal(await page.locator(".tally-sheet").count(), 0);
});

salon("persons are counted by name, computer players by level, and every line of the sheet", async ({ open, axe }) => {
  const games = [golden("splendor/two-tie", ["Ada", "Bo"]), golden("splendor/two-edition", ["Bo", 2]), golden("splendor/four-points", ["Ada", "Cy", 2, 3])];
  const page = await open();
  await take(page, games.map(({ record }) => record));
  const seats = games.flatMap(({ record, outcome }) => record.table.players.map(({ name }, at) => ({ name, points: outcome.totals[at], won: outcome.ranks[at] === 1 })));
  for (const name of ["Ada", "Bo", "Cy"]) {
    const own = seats.filter((seat) => seat.name === name);
    const wins = own.filter(({ won }) => won).length;
    const average = own.reduce((sum, { points }) => sum + points, 0) / own.length;
    assert.deepEqual(await row(page, name), [name, `${own.length}`, `${wins}`, `${Math.round((100 * wins) / own.length)}%`, average.toFixed(1), `${Math.max(...own.map(({ points }) => points))}`]);
  }
  assert.deepEqual((await row(page, "Computer · Solid · Racer")).slice(0, 2), ["Computer · Solid · Racer", "2"]);
  assert.match(await page.locator(".tally-facts").innerText(), /3\s+Finished games|Finished games\s+3/);
  const winners = seats.filter(({ won }) => won);
  const mean = winners.reduce((sum, { points }) => sum + points, 0) / winners.length;
  assert.equal((await row(page, "Total"))[1], (Math.round(mean * 10) / 10).toFixed(1));
  await axe(page);
  await page.evaluate(() => void (location.hash = "#/saved"));
  await page.getByRole("button", { name: /^Delete/ }).last().click();
  await page.waitForFunction(() => document.querySelectorAll(".saved-row").length === 2);
  await go(page, "#/statistics");
  await page.locator(".tally-facts", { hasText: "2" }).waitFor();
});

for (const size of Object.keys(SIZES)) {
  const scheme = size === "portrait" ? "dark" : "light";
  salon(`each game has statistics of its own, ${size}`, { size, scheme, locale: size === "portrait" || size === "small" ? "zh-TW" : "en-GB" }, async ({ open, axe, shot }) => {
    const page = await open();
    const games = [golden("splendor/three-points", ["Ada", "Bo", 3]), golden("azul-summer-pavilion/two-skilled", ["Ada", 2]), golden("art-society/three-rehang", ["Ada", "Bo", "Cy"]), golden("art-society/two-full-wall", ["Bo", "Ada"])];
    await take(page, games.map(({ record }) => record));
    const parts = page.locator(".room-bar-aside [role=radio]");
    assert.equal(await parts.count(), 3);
    assert.equal(await parts.nth(2).getAttribute("aria-checked"), "true", "the game played last comes first");
    await shot(page, `statistics-art-${size}`);
    // What axe-core looks for does not depend on the size: once in each scheme.
    if (size === "tablet" || size === "portrait") await axe(page);
    await parts.first().click();
    await page.waitForFunction(() => document.querySelector("main.statistics")?.classList.contains("g-splendor"));
    assert.equal(await page.locator(".tally-sheet").first().locator("tbody tr").count(), 3);
    await shot(page, `statistics-splendor-${size}`);
    await parts.nth(1).click();
    await page.waitForFunction(() => !document.querySelector("main.statistics")?.classList.contains("g-splendor"));
    await shot(page, `statistics-azul-${size}`);
    const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= shown, `it scrolls sideways: ${wide} > ${shown}`);
  });
}

salon("of several games the statistics of one are chosen by keys, and on a phone each is brought into sight", { size: "phone" }, async ({ open }) => {
  const page = await open();
  const games = ["splendor/three-points", "azul-summer-pavilion/two-skilled", "art-society/two-full-wall", "bruges/two-gates", "brussels-1893/two-unpaid"];
  await take(page, games.map((path) => golden(path, ["Ada", "Bo", "Cy"]).record));
  const tabs = page.getByRole("radio");
  const chosen = page.locator(".room-bar-aside [aria-checked=true]");
  assert.equal(await tabs.count(), games.length);
  assert.equal(await chosen.innerText(), await tabs.last().innerText(), "the game played last comes first");
  await chosen.focus();
  const met = new Set();
  for (const _ of games) {
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((met) => !met.includes(document.activeElement.innerText) && document.activeElement.ariaChecked === "true", [...met]);
    met.add(await chosen.innerText());
    assert.ok((await page.locator(".statistics > h1").innerText()).includes(await chosen.innerText()));
    const { x, width } = await chosen.boundingBox();
    assert.ok(x >= 0 && x + width <= SIZES.phone.width, `${await chosen.innerText()}: ${x} to ${x + width}`);
  }
  assert.equal(met.size, games.length);
  await page.keyboard.press("Tab");
  assert.notEqual(await page.evaluate(() => document.activeElement.role), "radio", "one step past all of them");
});

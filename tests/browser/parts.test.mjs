// The parts of the program: what is fetched when, what is seen where one does not arrive, what a new version does to an open page.
import assert from "node:assert/strict";
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../../tools/serve.mjs";
import { sizes } from "../../tools/size.mjs";
import { DIST, eventually, GAMES, QUICK, salon, temporaryFolder, usable } from "./harness.mjs";
import { go, keeps } from "./rooms.mjs";
import { playOut, seat, state } from "./table.mjs";

const LOST = [/Failed to load resource|ERR_FAILED|net::/];
const part = (game) => game.replaceAll("-", "_");

/** Names of the parts that the pages of a context have asked for so far, as they come. */
function asked(context) {
  const names = [];
  context.on("request", (request) => {
    const found = /\/(?:salon_|bot_)?(\w+)-[0-9a-f]{12}\.(?:wasm|css)$/.exec(request.url());
    if (found) names.push(found[1]);
  });
  return names;
}

// The page made for tests is larger, and grows thrice as much by what is new.
const BUDGET = QUICK ? 485_000 : 180_000;

test("home stays within its budget", () => {
  const [, , brotli] = sizes(DIST).home;
  assert.ok(brotli < BUDGET, `${brotli} bytes with Brotli: what is new on the home page belongs into a part`);
});

salon("the home page loads no part; a game brings its own and no other", { timeout: 180_000 }, async ({ context, open }) => {
  const names = asked(context);
  for (const game of GAMES) {
    names.length = 0;
    const page = await open();
    await page.locator(".home .cover").first().waitFor();
    assert.deepEqual(names.filter((name) => name !== "bg" && name !== "style"), []);
    await seat(page, game, ["Ada", "Bo"]);
    await page.locator("[data-piece]:visible, .hold").first().waitFor();
    assert.ok(!names.includes("rooms"), `on the way to a table lies no other room: ${names}`);
    for (const other of GAMES) assert.equal(names.includes(part(other)), other === game, `${game}: ${names}`);
    await page.close();
  }
});

salon("all that a table needs is asked for at once, before the home page's code is here", async ({ context, open, url }) => {
  const page = await open();
  await seat(page, "azul-summer-pavilion", ["Ada", "Bo"]);
  const address = page.url();
  assert.match(address, /#\/play\/azul-summer-pavilion-[0-9a-f]{8}$/);
  await page.close();
  const names = asked(context);
  let arrive;
  const held = new Promise((resolve) => (arrive = resolve));
  await context.route(/\/salon_bg-/, async (request) => {
    await held;
    await request.continue();
  });
  const needed = ["table", "common", "azul_summer_pavilion"];
  const again = await open(address.slice(url.length), { until: async () => {
    // Code and sheet of the frame, of what all rooms but home share, and of the game.
    await eventually(() => assert.deepEqual(needed.map((name) => names.filter((other) => other === name).length), [2, 2, 2], `${needed}: ${names}`));
  } });
  arrive();
  await again.locator("[data-piece]").first().waitFor();
  for (const name of needed) assert.equal(names.filter((other) => other === name).length, 2, `${name} is asked for once: ${names}`);
});

salon("a game whose cover is pointed at is sent for", async ({ context, open }) => {
  const names = asked(context);
  const page = await open();
  await page.locator(".home a[href='#/new/splendor']").first().hover();
  await eventually(() => {
    for (const name of ["setup", "common", "table", "splendor"]) assert.ok(names.includes(name), `${name}: ${names}`);
  });
  for (const other of ["azul_summer_pavilion", "art_society", "rooms"]) assert.ok(!names.includes(other), `${other}: ${names}`);
  assert.equal(new URL(page.url()).hash, "");
});

salon("what will be needed is fetched while nothing else happens", { ahead: true }, async ({ context, open }) => {
  const names = asked(context);
  const page = await open();
  // The home page's own module, the page of a new game, the other rooms, what parts share, a table's frame, the look back, and each game.
  await page.waitForFunction((count) => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".wasm")).length >= count, 6 + GAMES.length, { timeout: 20_000 });
  for (const name of ["setup", "rooms", "review", "table", ...GAMES.map(part)]) assert.ok(names.includes(name), `${name}: ${names}`);
});

for (const [what, route, lost] of [["a room", "#/settings", "salon_rooms"], ["a game", "#/new/splendor", "salon_splendor"], ["the sheet of a game", "#/rules/azul-summer-pavilion", "azul_summer_pavilion"]]) {
  salon(`${what} that does not arrive says so, and is there when it is asked for again`, { expected: LOST }, async ({ context, open, url, axe, shot }) => {
    const missing = new RegExp(`/${lost}-[0-9a-f]{12}\\.(wasm|css)$`);
    await context.route(missing, (request) => request.abort());
    const page = await open();
    await page.goto(url + route);
    const again = page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    await axe(page);
    await shot(page, `part-lost-${lost}`);
    await again.click();
    await again.waitFor();
    await context.unroute(missing);
    await again.click();
    await page.locator("main h1:not(.page-plain h1)").first().waitFor();
    assert.equal(await again.count(), 0);
  });
}

salon("a game under way is still there after its part did not arrive", { expected: LOST }, async ({ context, open }) => {
  const page = await open();
  await seat(page, "splendor", ["Ada", "Bo"]);
  await playOut(page, { until: (now) => now.steps >= 2 });
  const { steps } = await state(page);
  await keeps(page, steps);
  const missing = /\/salon_splendor-/;
  await context.route(missing, (request) => request.abort());
  await page.reload();
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await context.unroute(missing);
  await again.click();
  await page.locator(`.table[data-steps="${steps}"]`).waitFor();
});

salon("a page left open over a new version offers to load that", { expected: [...LOST, /^console: Refused to apply style from '[^']*\/common-[0-9a-f]{12}\.css' because its MIME type \('text\/plain'\)/] }, async ({ t, context, open }) => {
  const root = join(temporaryFolder(t), "dist");
  cpSync(DIST, root, { recursive: true });
  const { url, close } = await serve({ root });
  t.after(close);
  const page = await open("", { at: url });
  // Another version: every name with a hash is another one.
  const renamed = readdirSync(root).filter((name) => /-[0-9a-f]{12}\./.test(name));
  const other = (text) => text.replace(/(-[0-9a-f]{11})[0-9a-f](?=\.\w)/g, "$1z");
  for (const name of renamed) renameSync(join(root, name), join(root, other(name)));
  for (const name of readdirSync(root).filter((file) => /\.(html|js)$/.test(file))) writeFileSync(join(root, name), other(readFileSync(join(root, name), "utf8")));
  for (const name of readdirSync(root).filter((file) => /\.(html|js)\.(br|gz)$/.test(file))) renameSync(join(root, name), join(root, `${name}.old`));
  await page.goto(`${url}#/settings`);
  await page.getByRole("button", { name: "Use it now" }).click();
  await page.locator(".page.settings, main h1").first().waitFor();
  assert.match(page.url(), /#\/settings$/);
  assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 0);
});

salon("every game can be opened and played against a computer offline, though the first visit saw the home page only", { offline: true, timeout: 180_000 }, async ({ t, context, open }) => {
  const { url, close } = await serve({ root: DIST });
  t.after(close);
  const page = await open("", { at: url });
  await page.waitForFunction(() => document.documentElement.dataset.offline === "ready" && navigator.serviceWorker.controller);
  // What the page was fetching ahead is on its way no longer when the server goes.
  await page.goto("about:blank");
  await close();
  await page.goto(url);
  for (const game of GAMES) {
    await page.reload();
    await usable(page);
    await seat(page, game, ["Ada", { level: "Solid" }]);
    await playOut(page, { until: (now) => now.steps >= 6 && now.seat === "0", hurry: true });
    assert.ok((await state(page)).steps >= 6, game);
    await go(page, "#/");
  }
});

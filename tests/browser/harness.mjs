// What every browser test stands on: dist/ served on a free port, a real Chromium, and the promises that hold on every page
// whatever a test is about: no console error, no uncaught exception, no request to anywhere else.
//
//   import { salon } from "./harness.mjs";
//   salon("a name is remembered", { size: "tablet" }, async ({ open, axe, shot }) => {
//     const page = await open("#/new/splendor");
//     ...
//   });
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { serve } from "../../tools/serve.mjs";
import { DIST, eventually, HOUSE, launch, QUICK, SIZES, throttle, usable } from "./chromium.mjs";
import { costing } from "./costs.mjs";
import { dependence, GAMES, passed, remember } from "./memory.mjs";
import { meeting } from "./met.mjs";
import { UNCHANGED } from "./reporter.mjs";

export { GAMES };
export { DIST, eventually, HOUSE, QUICK, SIZES, throttle, usable };
const OUT = join(HOUSE, "tests/browser/out");

/** What is drawn in one piece instead of twenty costs less where nothing but the processor draws. */
const TILES = ["--default-tile-width=1280", "--default-tile-height=1024"];

let started;
/** The browser and the server of this file, once a test needs them. */
const start = () => (started ??= Promise.all([launch(TILES), serve({ root: DIST })]));
after(async () => {
  for (const each of (await started) ?? []) await each.close();
});

/** The games that tests of this file are about where they say nothing else: all. */
let subject = GAMES;

/** Says that what follows is about these games alone, so that a change in another one does not run it again. */
export function only(...games) {
  subject = games;
}

/**
 * A test in a fresh browser profile. Options, all of them optional:
 *   games    the games that it is about; it fails when it meets another    (those of the file)
 *   size     a key of SIZES, or { width, height }                           ("tablet")
 *   scheme   "light" or "dark"                                               ("light")
 *   locale   the browser's language                                         ("en-GB")
 *   touch    a touch screen without a mouse                                  (false)
 *   motion   "reduce" or "no-preference"                                     ("reduce")
 *   offline  whether the service worker may store the page                   (false)
 *   ahead    whether parts of the program are fetched before they are needed (offline)
 *   javaScript  whether scripts may run                                      (true)
 *   expected console errors and exceptions that belong to the test, as regular expressions
 *   timeout  milliseconds for the whole test                                 (120000)
 * The body gets { t, browser, context, url, open, axe, shot, throttle }; t is node:test's context, url the page's address and
 *   open(route, { at, until })       a new page at the route ("#/..."), once it is usable; `at` is another address than url,
 *                                    `until` another thing to wait for than usable(page)
 *   axe(page, include)               fails on anything serious or critical that axe-core finds
 *   shot(page, name)                 with SALON_SHOTS=1 writes tests/browser/out/name.png
 *   throttle(page, rate)             slows the page's processor down
 */
export function salon(name, options, body) {
  if (typeof options === "function") [options, body] = [{}, options];
  const { size = "tablet", scheme = "light", locale = "en-GB", touch = false, motion = "reduce", offline = false, ahead = offline, javaScript = true, expected = [], timeout = 120_000, games = subject } = options;
  const known = dependence(name, games);
  if (passed(known)) return void test(name, { skip: UNCHANGED }, () => {});
  const whole = async (t) => {
    const [browser, server] = await start();
    const context = await browser.newContext({
      viewport: SIZES[size] ?? size,
      colorScheme: scheme,
      locale,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: motion,
      javaScriptEnabled: javaScript,
      acceptDownloads: true,
      serviceWorkers: offline ? "allow" : "block",
    });
    context.setDefaultTimeout(15_000);
    if (!ahead) await context.addInitScript(stayBehind, IDLE);
    const complaints = watch(context, expected, games);
    const open = async (route = "", { at = server.url, until = usable } = {}) => {
      complaints.allow(at);
      const page = await context.newPage();
      await page.goto(at + route);
      await until(page);
      return page;
    };
    try {
      await body({ t, open, context, browser, url: server.url, axe, shot, throttle });
    } catch (error) {
      // The state in which it went wrong says more than the message.
      await Promise.all(context.pages().map((page, i) => picture(page, `failed-${slug(name)}-${i}`).catch(() => {})));
      if (complaints.list.length > 0) error.message += `\nThe page complained:\n${complaints.list.join("\n")}`;
      throw error;
    } finally {
      await context.close();
    }
    assert.deepEqual(complaints.list, [], "the page complained");
    if (!t.signal.aborted) remember(known, name);
  };
  test(name, { timeout }, (t) => costing(name, () => whole(t)));
}

/** After how many milliseconds the page fetches what it may need next (`src/app/parts.rs`): all games, which few tests want. */
const IDLE = 1500;

/** Keeps a page from fetching ahead. */
function stayBehind(idle) {
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (work, time, ...rest) => (time === idle ? 0 : wait(work, time, ...rest));
}

/** Collects what no page may do. */
function watch(context, expected, games) {
  const list = [];
  const origins = new Set();
  const add = (text) => {
    if (!expected.some((pattern) => pattern.test(text))) list.push(text);
  };
  context.on("console", (message) => {
    if (message.type() === "error") add(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => add(`exception: ${error.error()?.stack ?? error.error()}`));
  meeting(context, (game) => {
    if (GAMES.includes(game) && !games.includes(game)) add(`this test is about ${games.join(", ") || "no game"}, and meets ${game}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (["data:", "blob:", "about:"].includes(url.protocol)) return;
    if (!origins.has(url.origin)) add(`request outside: ${url.href}`);
  });
  return { list, allow: (url) => origins.add(new URL(url).origin) };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails when axe-core finds anything serious or critical on the page, or in the part of it that `include` selects. */
export async function axe(page, include = "html") {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const look = async (selectors) => {
    const { violations } = await page.evaluate(([where, selectors]) => globalThis.axe.run(where, { resultTypes: ["violations"], preload: false, selectors }), [include, selectors]);
    return violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  };
  // To name every element that is looked at takes as long as to look at it: that is done when something is found.
  if ((await look(false)).length === 0) return;
  const grave = (await look(true)).map(({ id, impact, help, nodes }) => `${impact} ${id}: ${help}\n` + nodes.map((node) => `    ${node.target.join(" ")}: ${node.failureSummary?.replaceAll("\n", " ")}`).join("\n"));
  assert.fail(`axe-core at ${page.url()}\n${grave.join("\n")}`);
}

/** With SALON_SHOTS=1, writes a picture of what is on the screen to tests/browser/out/NAME.png; without, waits until it is drawn. */
export async function shot(page, name) {
  if (process.env.SALON_SHOTS) await picture(page, name);
  else await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Writes a picture of what is on the screen to tests/browser/out/NAME.png. */
async function picture(page, name) {
  mkdirSync(OUT, { recursive: true });
  await page.screenshot({ path: join(OUT, `${name}.png`) });
}

/** A folder that is gone when the test is. */
export function temporaryFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), "salon-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const slug = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, 60);

// What every browser test stands on: dist/ served on a free port, a real Chromium, and the promises that hold on every page
// whatever a test is about: no console error, no uncaught exception, no request to anywhere else.
//
//   import { salon } from "./harness.mjs";
//   salon("a name is remembered", { size: "tablet" }, async ({ open, axe, shot }) => {
//     const page = await open("#/new/splendor");
//     ...
//   });
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../tools/serve.mjs";

export const HOUSE = fileURLToPath(new URL("../../", import.meta.url));
export const DIST = join(HOUSE, "dist");
const OUT = join(HOUSE, "tests/browser/out");

/** The four sizes that every screen is made for, in CSS pixels. */
export const SIZES = {
  tablet: { width: 1180, height: 820 },
  portrait: { width: 820, height: 1180 },
  small: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};

const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chromium's sandbox refuses to start for root, as in a container.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** The Chromium that tools/setup found; the same for tests and speed measurements. */
export async function launch(flags = []) {
  const script = 'source "$0" && find_browser';
  const executablePath = execFileSync("bash", ["-c", script, join(HOUSE, "tools/common.sh")]).toString().trim();
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

let browser;
let server;
before(async () => {
  [browser, server] = await Promise.all([launch(), serve({ root: DIST })]);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/**
 * A test in a fresh browser profile. Options, all of them optional:
 *   size     a key of SIZES, or { width, height }                           ("tablet")
 *   scheme   "light" or "dark"                                               ("light")
 *   locale   the browser's language                                         ("en-GB")
 *   touch    a touch screen without a mouse                                  (false)
 *   motion   "reduce" or "no-preference"                                     ("reduce")
 *   offline  whether the service worker may store the page                   (false)
 *   expected console errors and exceptions that belong to the test, as regular expressions
 *   timeout  milliseconds for the whole test                                 (120000)
 * The body gets { open, context, page, url, server, axe, shot }:
 *   open(route = "", another = url)  a new page at the address, once it is usable
 *   axe(page, include)               fails on anything serious or critical that axe-core finds
 *   shot(page, name)                 writes tests/browser/out/name.png
 *   throttle(page, rate)             slows the page's processor down
 */
export function salon(name, options, body) {
  if (typeof options === "function") [options, body] = [{}, options];
  const { size = "tablet", scheme = "light", locale = "en-GB", touch = false, motion = "reduce", offline = false, expected = [], timeout = 120_000 } = options;
  test(name, { timeout }, async (t) => {
    const context = await browser.newContext({
      viewport: SIZES[size] ?? size,
      colorScheme: scheme,
      locale,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: motion,
      acceptDownloads: true,
      serviceWorkers: offline ? "allow" : "block",
    });
    context.setDefaultTimeout(15_000);
    const complaints = watch(context, expected);
    const open = async (route = "", url = server.url) => {
      complaints.allow(url);
      const page = await context.newPage();
      await page.goto(url + route);
      await usable(page);
      return page;
    };
    try {
      await body({ t, open, context, browser, url: server.url, axe, shot, throttle });
    } catch (error) {
      // The state in which it went wrong says more than the message.
      await Promise.all(context.pages().map((page, i) => shot(page, `failed-${slug(name)}-${i}`).catch(() => {})));
      if (complaints.list.length > 0) error.message += `\nThe page complained:\n${complaints.list.join("\n")}`;
      throw error;
    } finally {
      await context.close();
    }
    assert.deepEqual(complaints.list, [], "the page complained");
  });
}

/** Waits until the page's program has replaced the splash. */
export async function usable(page) {
  await page.locator("#splash").waitFor({ state: "detached" });
}

/** Collects what no page may do. */
function watch(context, expected) {
  const list = [];
  const origins = new Set();
  const add = (text) => {
    if (!expected.some((pattern) => pattern.test(text))) list.push(text);
  };
  context.on("console", (message) => {
    if (message.type() === "error") add(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => add(`exception: ${error.error()?.stack ?? error.error()}`));
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
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate((selector) => globalThis.axe.run(selector, { resultTypes: ["violations"] }), include);
  const grave = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, impact, help, nodes }) => `${impact} ${id}: ${help}\n` + nodes.map((node) => `    ${node.target.join(" ")}: ${node.failureSummary?.replaceAll("\n", " ")}`).join("\n"));
  assert.equal(grave.join("\n"), "", `axe-core at ${page.url()}`);
}

/** Writes a picture of what is on the screen to tests/browser/out/NAME.png. */
export async function shot(page, name) {
  mkdirSync(OUT, { recursive: true });
  await page.screenshot({ path: join(OUT, `${name}.png`) });
}

/** Slows the page's processor down by a factor, as a tablet would; 1 is this machine's speed. */
export async function throttle(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** A folder that is gone when the test is. */
export function temporaryFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), "salon-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const slug = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, 60);

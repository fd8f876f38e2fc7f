// The Chromium that tests and speed measurements share.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const HOUSE = fileURLToPath(new URL("../../", import.meta.url));
/** Whether the page under test is the one that is made quickly for tests (tools/build --quick): its size says nothing. */
export const QUICK = process.env.SALON_QUICK === "1";
/** The page under test: dist/, the one made quickly, or another folder with a build of it. */
export const DIST = process.env.SALON_DIST ?? join(HOUSE, QUICK ? "target/quick/dist" : "dist");

/** The four sizes that every screen is made for, in CSS pixels. */
export const SIZES = {
  tablet: { width: 1180, height: 820 },
  portrait: { width: 820, height: 1180 },
  small: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};

/**
 * Chromium hears the last list of features that are off, so these are Playwright's own, and two more: every window loads two pages of
 * Chromium's own for its address bar, which nobody sees here, and which take longer than Salon's.
 */
const OFF = [
  ..."AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsFirstBalancedModeAutoEnable HttpsUpgrades".split(" "),
  ..."LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints PaintHolding PreconnectToSearch ThirdPartyStoragePartitioning".split(" "),
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

const FLAGS = [
  `--disable-features=${OFF.join(",")}`,
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chromium's sandbox refuses to start for root, as in a container.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Starts the browser that tools/setup found. */
export async function launch(flags = []) {
  const script = 'source "$0" && find_browser';
  const executablePath = execFileSync("bash", ["-c", script, join(HOUSE, "tools/common.sh")]).toString().trim();
  return patient(await chromium.launch({ executablePath, args: [...FLAGS, ...flags] }));
}

/** Whether the hands of tests wait yet for what they do to be answered. */
let waits = false;

/**
 * The page marks what is pressed, and answers after the next frame: whoever presses waits for the answer, as a person does who looks.
 * What looks at the step between presses by itself (`page.evaluate`, or `dispatchEvent`).
 */
async function patient(browser) {
  if (waits) return browser;
  waits = true;
  const page = await browser.newPage();
  const locator = page.locator("body");
  const hands = [
    [locator, ["click", "dblclick", "tap", "press"], (locator) => locator.page()],
    [page.mouse, ["up", "click", "dblclick"], (mouse) => mouse._page],
    [page.keyboard, ["press", "up"], (keyboard) => keyboard._page],
    [page.touchscreen, ["tap"], (touchscreen) => touchscreen._page],
  ];
  for (const [hand, deeds, pageOf] of hands) {
    const kind = Object.getPrototypeOf(hand);
    for (const deed of deeds) {
      const real = kind[deed];
      kind[deed] = async function (...given) {
        if (pressable.has(deed) && hand === locator) await apart(pageOf(this), this);
        const result = await real.apply(this, given);
        // A busy page was pressed long after it was to be.
        const last = pressed.get(pageOf(this));
        if (last) last.time = performance.now();
        await quiet(pageOf(this));
        return result;
      };
    }
  }
  await page.close();
  return browser;
}

/** What a locator is pressed by, and how long (in milliseconds) and far two such presses are one to the page (`src/app/press.rs`). */
const pressable = new Set(["click", "tap"]);
const [ONE, NEAR] = [420, 40];
const pressed = new WeakMap();

/** Waits, before `target` is pressed, until that cannot be taken for a second click on what was pressed in its place. */
export async function apart(page, target) {
  const box = await target.boundingBox().catch(() => null);
  if (!box) return;
  const now = { x: box.x + box.width / 2, y: box.y + box.height / 2, time: performance.now() };
  const last = pressed.get(page);
  const left = last ? last.time + ONE - now.time : 0;
  if (left > 0 && Math.hypot(last.x - now.x, last.y - now.y) < NEAR) await page.waitForTimeout(left);
  pressed.set(page, { ...now, time: performance.now() });
}

/** Waits until what was pressed is answered. A page that is left meanwhile has nothing to answer. */
export async function quiet(page) {
  const answered = () =>
    new Promise((done) => {
      const look = () => (document.querySelector(".pressed") ? setTimeout(look, 4) : done());
      look();
    });
  await page.evaluate(answered).catch(() => {});
}

/** Waits until the page's program has replaced the splash. */
export async function usable(page) {
  await page.locator("#splash").waitFor({ state: "detached" });
}

/** Slows the page's processor down by a factor, as a tablet would; 1 is this machine's speed. */
export async function throttle(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** What `check` asserts comes true before long: on a busy machine that takes longer. Fails as it does when patience is over. */
export async function eventually(check, patience = 10_000) {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}

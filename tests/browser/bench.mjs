// Speed of the page in a real Chromium, as rows of `make bench`: what was measured, the number, the aim, what it means.
import { serve } from "../../tools/serve.mjs";
import { DIST, launch, SIZES, throttle } from "./chromium.mjs";

const LOADS = 9;
const SLOW = 4;

const [browser, server] = await Promise.all([launch(), serve({ root: DIST })]);
try {
  for (const [rate, aim] of [[1, 300], [SLOW, 900]]) {
    row(`home page usable, CPU x${rate}`, `${await firstVisit(rate)} ms`, `${aim} ms`, `median of ${LOADS} first visits, from navigation to the frame after the splash is gone`);
  }
} finally {
  await browser.close();
  await server.close();
}

/** Milliseconds from navigation to the first frame of the home page, nothing cached. */
async function firstVisit(rate) {
  const times = [];
  for (let load = 0; load < LOADS; load += 1) {
    const context = await browser.newContext({ viewport: SIZES.tablet, serviceWorkers: "block" });
    const page = await context.newPage();
    await throttle(page, rate);
    await page.addInitScript(() => {
      globalThis.salonUsable = new Promise((resolve) => {
        const look = () => {
          if (document.readyState !== "loading" && !document.getElementById("splash")) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      });
    });
    await page.goto(server.url);
    times.push(await page.evaluate(() => globalThis.salonUsable));
    await context.close();
  }
  return Math.round(median(times));
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function row(what, number, aim, meaning) {
  console.log(`${what.padEnd(44)}${number.padStart(16)}   aim ${aim.padEnd(12)} ${meaning}`);
}

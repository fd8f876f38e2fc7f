// A storm of random touches, text, keys and ways through rooms and tables, the same for the same seed: no panic, no console error,
// nothing lost. By hand a longer one, or another:
//   SALON_STORM=5000 SALON_STORM_SEED=7 tests/browser/run storm.test.mjs
import assert from "node:assert/strict";
import { salon } from "./harness.mjs";
import { go, ROOMS, saved, stored } from "./rooms.mjs";
import { chance, golden, resume } from "./table.mjs";

/** Gusts of it: a number, so that a slow machine sees the same storm as a fast one. */
const GUSTS = Number(process.env.SALON_STORM ?? 100);
const SEED = Number(process.env.SALON_STORM_SEED ?? Math.floor(Date.now() / 86_400_000));

const COMPUTER = { computer: { level: 1, style: "Racer" } };
const GAMES = [
  golden("splendor", "two-shared", { steps: 20 }),
  golden("azul-summer-pavilion", "two-skilled", { steps: 25 }),
  golden("art-society", "two-several", { steps: 30 }),
  golden("bruges", "two-burning", { steps: 40 }),
  golden("brussels-1893", "five-houses", { steps: 120 }),
  golden("splendor", "three-points", { steps: 12, minds: ["person", COMPUTER, COMPUTER] }),
  golden("azul-summer-pavilion", "four-lot", { steps: 6, minds: ["person", COMPUTER, "person", COMPUTER] }),
];
const TEXTS = ["Ada", "", "  ", "陳大文", "x".repeat(120), "salon1.abc", "<b>&amp;", "{\"format\":1}", "9999"];
const KEYS = ["Enter", " ", "Escape", "Tab", "ArrowLeft", "ArrowRight", "ArrowDown", "u", "r", "t", "h", "l", "?", ",", ".", "Control+z", "Control+Enter", "PageDown"];

/** What can be touched and is in sight, without what deletes games and without files, which are the machine's. */
const TARGETS = "button, a[href^='#'], input:not([type=file]), textarea, select, summary, [role=button], [data-piece][tabindex], [role=slider]";
const FATAL = /^(Delete|刪除|删除)/;

const targets = (page) =>
  page.evaluate((selector) => {
    const shown = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    return shown.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, name: element.ariaLabel ?? element.textContent.trim(), writes: element.matches("input, textarea") };
    }).filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
  }, TARGETS);

const place = (page) => page.evaluate(() => ({ hash: location.hash, steps: document.querySelector(".table")?.dataset.steps }));

/** One gust. Says what it did, so that a failure can be followed. */
async function gust(page, random, places) {
  const dice = random(100);
  if (dice < 62) {
    const found = (await targets(page)).filter(({ name }) => !FATAL.test(name));
    if (found.length === 0) return "nothing to touch";
    const target = found[random(found.length)];
    const kind = random(20);
    if (kind === 0) {
      await page.mouse.move(target.x, target.y);
      await page.mouse.down();
      await page.waitForTimeout(random(700));
      await page.mouse.up();
    } else if (kind === 1) {
      await page.mouse.move(target.x, target.y);
      await page.mouse.down();
      await page.mouse.move(random(1180), random(820), { steps: 3 });
      await page.mouse.up();
    } else {
      await page.mouse.click(target.x, target.y, { clickCount: kind === 2 ? 2 : 1 });
    }
    if (target.writes) await page.keyboard.type(TEXTS[random(TEXTS.length)]);
    return `touch ${target.name}`;
  }
  if (dice < 78) {
    const key = KEYS[random(KEYS.length)];
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  if (dice < 88) {
    const route = random(3) === 0 ? Object.values(ROOMS)[random(Object.values(ROOMS).length)] : places[random(places.length)];
    await go(page, route);
    return `go ${route}`;
  }
  if (dice < 94) {
    const by = random(3) === 0 ? 1 : -1;
    // Never out of the house: there are always more rooms behind than steps back.
    await page.evaluate((steps) => history.go(steps), by);
    return `history ${by}`;
  }
  if (dice < 97) {
    await page.waitForTimeout(random(900));
    return "calm";
  }
  await page.reload();
  await page.locator("#splash").waitFor({ state: "detached" });
  return "reload";
}

for (const touch of [false, true]) {
  salon(`a storm of touches and ways finds nothing that breaks${touch ? ", on a touch screen" : ""}`, { touch, timeout: (GUSTS + 120) * 1000 }, async ({ open, t }) => {
    const random = chance(SEED + Number(touch));
    const page = await open();
    page.on("dialog", (dialog) => dialog.dismiss().catch(() => {}));
    const places = [];
    for (const record of GAMES) {
      await resume(page, record);
      places.push(await page.evaluate(() => location.hash));
    }
    const known = new Set(Object.keys(await stored(page)));
    const diary = [];
    try {
      while (diary.length < GUSTS) {
        const before = await place(page);
        diary.push(`${before.hash} ${before.steps ?? ""}: ${await gust(page, random, places)}`);
        assert.equal(await page.locator("main.page-plain a[download]").count(), 0, "the page of a defect is shown");
        if (diary.length % 4 === 0) for (const id of Object.keys(await stored(page))) known.add(id);
      }
      // Whatever was ever stored is stored, and opens where it was left.
      await go(page, "#/about");
      await page.locator("main h1").waitFor();
      await page.waitForTimeout(400);
      const now = await stored(page);
      assert.deepEqual([...known].filter((id) => !(id in now)), [], "games are gone");
      await saved(page, Object.keys(now).length);
      for (const [id, steps] of Object.entries(now).slice(0, 8)) {
        await go(page, `#/play/${id}`);
        await page.waitForFunction((least) => Number(document.querySelector(".table")?.dataset.steps) >= least, steps);
        await go(page, "#/about");
      }
    } catch (error) {
      error.message += `\nSeed ${SEED}, after ${diary.length} gusts:\n${diary.slice(-25).join("\n")}`;
      throw error;
    }
    t.diagnostic(`seed ${SEED}: ${diary.length} gusts`);
  });
}

// Promises of every room around a game: nothing serious for axe-core in light and dark, no sideways scrolling, targets
// large enough for a finger, a title of its own, the focus on its heading; and its picture at four sizes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HOUSE, salon, SIZES } from "./harness.mjs";
import { bring, go, ROOMS, saved, start } from "./rooms.mjs";

const LOCALES = { tablet: "en-GB", portrait: "zh-TW", small: "zh-CN", phone: "en-GB" };

for (const [scheme, sizes] of [["light", Object.keys(SIZES)], ["dark", ["tablet"]]]) {
  for (const size of sizes) {
    salon(`every room in order, ${scheme}, ${size}`, { size, scheme, locale: LOCALES[size], touch: size === "phone" }, async ({ open, axe, shot }) => {
      const page = await open();
      const titles = new Set();
      for (const [name, route] of Object.entries(ROOMS)) {
        await go(page, route);
        // The room before may stay until the code of this one is here.
        await page.waitForFunction((seen) => document.title.endsWith(" · Salon") && !seen.includes(document.title), [...titles]);
        await page.locator(name === "new-game" ? ".seat-row" : "h1").first().waitFor();
        titles.add(await page.title());
        // What axe-core looks for does not depend on the size: once per screen and scheme.
        if (size === "tablet") await axe(page);
        await shot(page, `${name}-${size}-${scheme}`);
        const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(wide <= shown, `${name} scrolls sideways: ${wide} > ${shown}`);
        assert.deepEqual(await small(page), [], `${name}: targets under 44 px`);
      }
      assert.equal(titles.size, Object.keys(ROOMS).length);
    });
  }
}

salon("the focus goes to the heading of a room that is entered", async ({ open }) => {
  const page = await open();
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "BODY");
  for (const route of Object.values(ROOMS).slice(1)) {
    const before = await page.title();
    await go(page, route);
    await page.waitForFunction((title) => document.title !== title && document.activeElement?.tagName === "H1", before);
  }
});

salon("an unknown address says so and leads home", async ({ open }) => {
  const page = await open("#/no/such/page");
  await page.getByRole("heading", { name: "There is no such page here" }).waitFor();
  await page.getByRole("button", { name: "All games" }).click();
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
});

salon("after a defect the record can be downloaded", { expected: [/panicked|unreachable|RuntimeError/] }, async ({ open, context, axe, shot }) => {
  // A browser that cannot make a dialog stands in for a defect.
  await context.addInitScript(() => {
    const make = Document.prototype.createElement;
    Document.prototype.createElement = function (name, ...rest) {
      if (String(name).toLowerCase() === "dialog") throw new Error("no dialogs here");
      return make.call(this, name, ...rest);
    };
  });
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await page.locator("[data-piece]").first().waitFor();
  await page.locator("[aria-haspopup=menu]").first().click();
  await page.getByRole("menuitem", { name: /name/i }).first().click();
  await page.getByRole("heading", { name: "Something went wrong in Salon" }).waitFor();
  await axe(page);
  await shot(page, "defect");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the record" }).click()]);
  const record = readFileSync(await download.path(), "utf8");
  // What was downloaded opens again.
  await page.getByRole("link", { name: "Load the page again" }).click();
  await saved(page, 1);
  await page.getByRole("button", { name: "Delete Splendor" }).click();
  await saved(page, 0);
  await bring(page, download.suggestedFilename(), record);
  await saved(page, 1);
  assert.match(await page.locator(".saved-row").innerText(), /Ada to play/);
});

/** Targets that a finger would miss. Links inside a sentence are exempt, as in WCAG 2.5.8. */
function small(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("a, button, input:not([type=file]), select, textarea, [role=menuitem]")]
      .filter((element) => element.checkVisibility() && !element.closest("p a, .for-ear") && !element.classList.contains("for-ear"))
      .map((element) => [element, element.getBoundingClientRect()])
      .filter(([element, area]) => !(element.matches("a") && element.closest("p")) && (area.width < 43.5 || area.height < 43.5))
      .map(([element, area]) => `${element.className || element.tagName} ${Math.round(area.width)}x${Math.round(area.height)}`),
  );
}

salon("what the page is made with stands in two columns where there is room for them, and no library is divided", async ({ open }) => {
  const page = await open();
  for (const [size, columns] of [["tablet", 2], ["portrait", 2], ["phone", 1]]) {
    await page.setViewportSize(SIZES[size]);
    await go(page, "#/about");
    const parts = page.locator(".about-parts li");
    await parts.first().waitFor();
    const boxes = await parts.evaluateAll((all) => all.map((part) => ({ ...part.getBoundingClientRect().toJSON(), pieces: part.getClientRects().length })));
    assert.equal(new Set(boxes.map(({ left }) => left)).size, columns, size);
    // Nothing goes on in the next column, and nothing is out of sight beside it.
    for (const { pieces, right } of boxes) assert.ok(pieces === 1 && right <= SIZES[size].width, `${size}: in ${pieces} pieces, up to ${right}`);
    const licences = await parts.locator(".soft").evaluateAll((all) => all.map((licence) => licence.getClientRects().length));
    assert.ok(licences.every((lines) => lines === 1), `${size}: a licence in ${licences} lines`);
  }
});

salon("every library that is part of the page is named with its licence", async ({ open }) => {
  const page = await open();
  await go(page, "#/about");
  const listed = page.locator(".about-parts li");
  await listed.first().waitFor();
  const named = (await listed.allInnerTexts()).join(", ").toLowerCase().split(/[\s,]+/);
  const parts = readFileSync(join(HOUSE, "Cargo.toml"), "utf8").split(/^\[dev-dependencies\]/m)[0].split(/^\[dependencies\]/m)[1];
  const libraries = [...parts.matchAll(/^([\w-]+) = ["{]/gm)].map((match) => match[1]);
  assert.ok(libraries.length > 10);
  assert.deepEqual(libraries.filter((name) => !named.includes(name)), []);
  const licences = await listed.locator(".soft").allInnerTexts();
  assert.equal(licences.length, await listed.count());
  for (const licence of licences) assert.match(licence, /^(MIT|Apache-2\.0|MIT \/ Apache-2\.0)$/);
});

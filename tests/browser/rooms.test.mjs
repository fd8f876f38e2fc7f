// Promises of every room around a game: nothing serious for axe-core in light and dark, no sideways scrolling, targets
// large enough for a finger, a title of its own, the focus on its heading; and its picture at four sizes.
import assert from "node:assert/strict";
import { salon, SIZES } from "./harness.mjs";
import { go, ROOMS, start } from "./rooms.mjs";

const LOCALES = { tablet: "en-GB", portrait: "zh-TW", small: "zh-CN", phone: "en-GB" };

for (const scheme of ["light", "dark"]) {
  for (const size of Object.keys(SIZES)) {
    salon(`every room in order, ${scheme}, ${size}`, { size, scheme, locale: LOCALES[size], touch: size === "phone" }, async ({ open, axe, shot }) => {
      const page = await open();
      const titles = new Set();
      for (const [name, route] of Object.entries(ROOMS)) {
        await go(page, route);
        await page.locator(name === "new-game" ? ".seat-row" : "h1").first().waitFor();
        await page.waitForFunction(() => document.title.endsWith(" · Salon"));
        titles.add(await page.title());
        await axe(page);
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
    await go(page, route);
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  }
});

salon("an unknown address says so and leads home", async ({ open }) => {
  const page = await open("#/no/such/page");
  await page.getByRole("heading", { name: "There is no such page here" }).waitFor();
  await page.getByRole("button", { name: "All games" }).click();
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
});

salon("after a defect the record can be downloaded", { expected: [/panicked|unreachable|RuntimeError/] }, async ({ open, context, axe }) => {
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
  await go(page, "#/saved");
  await page.getByRole("button", { name: "Rename Splendor" }).click().catch(() => {});
  await page.getByRole("heading", { name: "Something went wrong in Salon" }).waitFor();
  await axe(page);
});

/** Targets that a finger would miss. Links inside a sentence are exempt, as in WCAG 2.5.8. */
function small(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("a, button, input:not([type=file]), select, textarea, [role=menuitem]")]
      .filter((element) => element.checkVisibility() && !element.closest("p a, .for-ear, [inert]") && !element.classList.contains("for-ear"))
      .map((element) => [element, element.getBoundingClientRect()])
      .filter(([element, area]) => !(element.matches("a") && element.closest("p")) && (area.width < 43.5 || area.height < 43.5))
      .map(([element, area]) => `${element.className || element.tagName} ${Math.round(area.width)}x${Math.round(area.height)}`),
  );
}

// The browser's Back closes what lies open before it leaves; settings and language are changed at the table.
import assert from "node:assert/strict";
import { only, salon, SIZES } from "./harness.mjs";
import { go, saved, start } from "./rooms.mjs";
import { golden, PEOPLE, position, resume, seat } from "./table.mjs";

only("splendor");

const hash = (page) => page.evaluate(() => location.hash);
const menu = (page, name) => async () => {
  await page.locator(".bar-game [aria-haspopup=menu]").click();
  if (name) await page.getByRole("menuitem", { name }).click();
};

/** What opens at a table, by how it is opened and what shows that it is. */
const OPENS = {
  rules: ["dialog.rule-sheet", (page) => page.locator(".bar-tools").getByRole("button", { name: "Rules" }).click()],
  scores: [".scores", (page) => page.locator(".bar-tools").getByRole("button", { name: "Scores so far" }).click()],
  log: [".log-side.open", (page) => page.locator(".log-toggle").click()],
  menu: [".menu", (page) => menu(page)()],
  settings: ["dialog.settings-sheet", (page) => menu(page, "Settings")()],
  name: ["dialog", (page) => menu(page, "Name this game")()],
  keys: ["dialog .keys", (page) => page.keyboard.press("?")],
  hint: [".hints", (page) => page.keyboard.press("h")],
};

salon("Back closes what lies open at a table, and only then leaves", async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  const table = await hash(page);
  for (const [name, [shown, show]] of Object.entries(OPENS)) {
    await show(page);
    await page.locator(shown).first().waitFor();
    await page.evaluate(() => history.back());
    await page.locator(shown).first().waitFor({ state: "detached" });
    assert.equal(await hash(page), table, name);
  }
  // Closed by its own button, nothing is left of it for Back.
  for (const [shown, show] of Object.values(OPENS).slice(0, 2)) {
    await show(page);
    await page.locator(shown).first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator(shown).first().waitFor({ state: "detached" });
  }
  await page.evaluate(() => history.back());
  await page.locator(".table").waitFor({ state: "detached" });
  assert.equal(await hash(page), "#/new/splendor");
});

salon("what lies open at a table is there again once a dialog over it is put away", async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  for (const under of ["log", "hint"]) {
    const [shown, show] = OPENS[under];
    await show(page);
    await page.locator(shown).first().waitFor();
    for (const over of ["rules", "settings", "keys"]) {
      const [dialog, opens] = OPENS[over];
      await opens(page);
      await page.locator(dialog).first().waitFor();
      await page.keyboard.press("Escape");
      await page.locator(dialog).first().waitFor({ state: "detached" });
      assert.equal(await page.locator(shown).count(), 1, `${under} under ${over}`);
    }
    await page.keyboard.press("Escape");
    await page.locator(shown).first().waitFor({ state: "detached" });
  }
});

salon("whoever comes back to a list of games is where they were in it", { size: { width: 844, height: 390 } }, async ({ open }) => {
  const page = await open();
  for (let at = 0; at < 6; at++) await start(page, ["Ada", "Bo"]);
  await saved(page, 6);
  const last = page.locator(".saved-row a[href^='#/play/']").last();
  await last.scrollIntoViewIfNeeded();
  const down = await page.evaluate(() => scrollY);
  assert.ok(down > 100);
  await last.click();
  await page.locator(".table").waitFor();
  await page.goBack();
  await page.locator(".saved-row").last().waitFor();
  await page.waitForFunction((down) => Math.abs(scrollY - down) < 2, down);
  // By a link one begins at the top.
  await go(page, "#/settings");
  await go(page, "#/statistics");
  await go(page, "#/saved");
  await page.locator(".saved-row").last().waitFor();
  assert.equal(await page.evaluate(() => scrollY), 0);
});

salon("Back closes one layer after another", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-shared"));
  const table = await hash(page);
  await page.locator(".scores").waitFor();
  await page.locator(".scores").getByRole("button", { name: /Share|hand on/i }).click();
  await page.locator("dialog").waitFor();
  await page.evaluate(() => history.back());
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.equal(await page.locator(".scores").count(), 1);
  await page.evaluate(() => history.back());
  await page.locator(".scores").waitFor({ state: "detached" });
  assert.equal(await hash(page), table);
  await page.evaluate(() => history.back());
  await page.locator(".saved-row").first().waitFor();
});

salon("Back leaves an earlier position for the present one, and then the table", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 12 }));
  const table = await hash(page);
  const browses = (mode) => page.waitForFunction((mode) => document.querySelector(".table").dataset.mode === mode, mode);
  for (const way of ["Back", "Escape", "Back"]) {
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press("ArrowLeft");
    await browses("browse");
    await (way === "Back" ? page.evaluate(() => history.back()) : page.keyboard.press(way));
    await browses("play");
    assert.equal(await hash(page), table, way);
  }
  await page.evaluate(() => history.back());
  await page.locator(".table").waitFor({ state: "detached" });
  assert.equal(await hash(page), "#/saved");
});

salon("Back closes a dialog and a menu of a room", async ({ open }) => {
  const page = await open();
  await start(page, PEOPLE.slice(0, 2));
  await saved(page, 1);
  for (const [button, shown] of [[/^Rename/, "dialog"], [/^Export/, ".menu"]]) {
    await page.getByRole("button", { name: button }).first().click();
    await page.locator(shown).waitFor();
    await page.evaluate(() => history.back());
    await page.locator(shown).waitFor({ state: "detached" });
    assert.equal(await hash(page), "#/saved");
  }
  // What was closed is gone for good: forward opens nothing, and a room that is come back to has nothing open.
  await page.evaluate(() => history.forward());
  await page.waitForTimeout(200);
  assert.equal(await page.locator("dialog, .menu").count(), 0);
  // One press leaves, whatever was opened and closed meanwhile.
  await page.evaluate(() => history.back());
  await page.locator(".table[data-steps]").waitFor();
});

salon("settings and language are changed at the table, which stays as it is", async ({ open, axe }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 12 }));
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "Take it back" }).click();
  await page.locator("[role=log] p").waitFor({ state: "attached" });
  const before = await position(page);
  await menu(page, "Settings")();
  const sheet = page.locator("dialog.settings-sheet");
  await axe(page, "dialog.settings-sheet");
  await sheet.getByRole("radio", { name: "Dark" }).click();
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  await sheet.getByRole("radio", { name: "繁體中文" }).click();
  await page.getByRole("heading", { name: "設定" }).waitFor();
  assert.equal(await page.locator("[role=log] p").count(), 0, "no line in the language of before is left for the ear");
  await sheet.getByRole("radio", { name: "English" }).click();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  assert.deepEqual(await position(page), before);
});

for (const [sizes, touch] of [[["tablet", "portrait", "small"], false], [["phone"], true]]) {
  for (const locale of ["en-GB", "zh-TW"]) {
    salon(`the settings of a table fit, ${sizes.join(", ")}, ${locale}`, { size: sizes[0], locale, touch }, async ({ open, shot }) => {
      const page = await open();
      await resume(page, golden("splendor", "two-shared", { steps: 12 }));
      await page.locator(".bar-game [aria-haspopup=menu]").click();
      await page.getByRole("menuitem").last().click();
      const sheet = page.locator("dialog.settings-sheet");
      await sheet.waitFor();
      for (const size of sizes) {
        await page.setViewportSize(SIZES[size]);
        await shot(page, `table-settings-${size}-${locale}`);
        const wide = await sheet.evaluate((dialog) => [dialog.scrollWidth - dialog.clientWidth, document.documentElement.scrollWidth - innerWidth]);
        assert.ok(Math.max(...wide) <= 0, `${size}: scrolls sideways by ${wide}`);
      }
    });
  }
}

salon("the head of the home page fits phones of 360, 390 and 430 pixels", { size: { width: 360, height: 800 }, touch: true }, async ({ open, shot }) => {
  const page = await open();
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 800 });
    await shot(page, `home-head-${width}`);
    const cut = await page.evaluate(() => {
      const parts = [...document.querySelectorAll(".masthead > *, .masthead .segments > *")].filter((part) => part.checkVisibility() && !part.matches(".gap"));
      return parts.filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return left < 0 || right > innerWidth - 8 || part.scrollWidth > Math.ceil(width) + 1;
      }).map((part) => part.className || part.textContent);
    });
    assert.deepEqual(cut, [], `${width} pixels`);
  }
});

// The rule reference: every section, linked, highlighted, and back to where one came from.
import assert from "node:assert/strict";
import { eventually, only, salon } from "./harness.mjs";
import { go, start } from "./rooms.mjs";
import { golden, resume } from "./table.mjs";

only("splendor");

salon("the contents lead to every section", async ({ open }) => {
  const page = await open("#/rules/splendor");
  const links = page.locator(".contents a");
  await links.first().waitFor();
  const count = await links.count();
  assert.ok(count >= 12);
  assert.equal(await page.locator(".rule").count(), count);
  for (let at = 0; at < count; at++) {
    await links.nth(at).click();
    const title = await links.nth(at).innerText();
    assert.equal(await page.locator(".rule.marked h2").innerText(), title);
    assert.equal(await page.evaluate(() => document.activeElement.textContent), title, "the focus reads on from there");
    assert.ok(await page.locator(".rule.marked h2").isVisible());
  }
  assert.ok((await page.evaluate(() => document.querySelector(".rule-body").textContent.length)) > 3000);
});

for (const [locale, title] of [["en-GB", "Nobles"], ["zh-TW", "貴族"], ["zh-CN", "贵族"]]) {
  salon(`a link to a section shows it and marks it (${locale})`, { locale }, async ({ open }) => {
    const page = await open("#/rules/splendor/nobles");
    await page.locator(".rule.marked").waitFor();
    assert.match(await page.locator(".rule.marked h2").innerText(), new RegExp(title));
    await page.waitForFunction(() => {
      const { top } = document.querySelector(".rule.marked").getBoundingClientRect();
      return top >= -1 && top < innerHeight / 2;
    });
    assert.equal(await page.locator(".contents [aria-current=true]").count(), 1);
  });
}

for (const [locale, agreed, fewer] of [["en-GB", "At this table", /^Take fewer gems: Allowed\. /], ["zh-TW", "本桌的約定", /^少拿寶石：允許。/]]) {
  salon(`the rules at a table begin with what was agreed there (${locale})`, { locale }, async ({ open }) => {
    const page = await open();
    const record = golden("splendor", "three-taking-fewer", { steps: 4, minds: ["person", { computer: { level: 2, style: "Racer" } }] });
    await resume(page, record);
    await page.locator(".bar-tools button").last().click();
    const first = page.locator("dialog .rule").first();
    await first.waitFor();
    assert.equal(await first.locator("h2").innerText(), agreed);
    const points = await first.locator("li").allInnerTexts();
    assert.ok(points.length >= 3, `${points}`);
    assert.ok(points.some((point) => fewer.test(point)), `${points}`);
    // Who plays how, and what may be taken back.
    assert.ok(points.some((point) => /^Bo: Computer · Solid · Racer$|^Bo：電腦 · 穩健 · 搶分派$/.test(point)), `${points}`);
    assert.ok(points.some((point) => /^Undo: Friendly\. |^撤銷|^復原|^悔棋/.test(point)), `${points}`);
  });
}

for (const scheme of ["light", "dark"]) {
  salon(`figures of the rules have the colours of their table, ${scheme}`, { scheme, games: ["brussels-1893"] }, async ({ open }) => {
    const page = await open("#/rules/brussels-1893");
    await page.locator(".bx-needle.dark path").first().waitFor();
    const paint = (selector, what) => page.locator(`.rule-figure ${selector}`).first().evaluate((part, what) => getComputedStyle(part)[what], what);
    // What is not said is black, or nothing.
    assert.notEqual(await paint(".bx-dial", "fill"), "rgb(0, 0, 0)");
    assert.notEqual(await paint(".bx-grid", "fill"), "none");
    assert.notEqual(await paint(".bx-frame", "stroke"), "none");
    assert.notEqual(await paint(".bx-needle.dark path", "fill"), await paint(".bx-dial", "fill"));
  });
}

salon("the contents mark the section that is read, wherever somebody scrolls to", async ({ open }) => {
  const page = await open("#/rules/splendor");
  const current = () => page.locator(".contents [aria-current=true]").innerText();
  await page.locator(".contents a").nth(1).click();
  const chosen = await current();
  const titles = await page.locator(".rule h2").allInnerTexts();
  for (const at of [5, 2]) {
    await page.evaluate((at) => {
      const section = document.querySelectorAll(".rule")[at];
      scrollTo(0, scrollY + section.getBoundingClientRect().top - 60);
    }, at);
    await eventually(async () => assert.equal(await current(), titles[at]));
  }
  // What was asked for stays marked.
  assert.equal(await page.locator(".rule.marked h2").innerText(), chosen);
});

salon("on a phone the chosen of the games is in sight above its rules", { size: "phone", games: ["brussels-1893"] }, async ({ open }) => {
  const page = await open("#/rules/brussels-1893");
  const chosen = page.locator(".room-bar-aside [aria-checked=true]");
  await page.locator(".rule").first().waitFor();
  await eventually(async () => {
    const [tab, bar] = [await chosen.boundingBox(), await page.locator(".room-bar-aside").boundingBox()];
    assert.ok(tab.x >= bar.x - 1 && tab.x + tab.width <= bar.x + bar.width + 1, `${tab.x} to ${tab.x + tab.width}`);
  });
  assert.equal(await chosen.innerText(), "Bruxelles 1893");
});

salon("the rules lie over a game, which stays as it is", async ({ open, axe, shot }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  const table = page.url();
  await page.locator("[data-piece]").first().waitFor();
  await page.locator(".bar").getByRole("button", { name: "Rules" }).click();
  const sheet = page.locator("dialog.rule-sheet");
  await sheet.locator(".contents a").nth(8).click();
  assert.equal(await sheet.locator(".rule.marked h2").innerText(), await sheet.locator(".contents a").nth(8).innerText());
  await axe(page);
  await shot(page, "rules-over-a-game");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  assert.equal(page.url(), table);
});

salon("from a game to the page of rules and back", async ({ open }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  const table = page.url();
  await go(page, "#/rules/splendor/buy");
  await page.locator(".contents a").nth(2).click();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.waitForURL(table);
  await page.locator("[data-piece]").first().waitFor();
});

salon("without a game one goes back home", async ({ open }) => {
  const page = await open("#/rules/splendor");
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
});

// The home page: three languages, five covers, games under way, what is true of this device.
import assert from "node:assert/strict";
import { salon, SIZES } from "./harness.mjs";
import { go, start } from "./rooms.mjs";

for (const [locale, lang, heading, bruges, brussels] of [
  ["en-GB", "en", "Choose a game", "Bruges", "Bruxelles 1893"],
  ["zh-TW", "zh-Hant", "選一款遊戲", "布魯日", "布魯塞爾1893"],
  ["zh-CN", "zh-Hans", "选一款游戏", "布鲁日", "布鲁塞尔1893"],
]) {
  salon(`the home page speaks ${lang} to a browser that does`, { locale }, async ({ open }) => {
    const page = await open();
    assert.equal(await page.getAttribute("html", "lang"), lang);
    await page.getByRole("heading", { name: heading }).waitFor();
    assert.equal(await page.locator(".cover").count(), 5);
    for (const name of [bruges, brussels]) await page.locator(".cover[href^='#/new/']", { hasText: name }).first().waitFor();
  });
}

salon("the language changes at once, in the title too, and stays", async ({ open }) => {
  const page = await open();
  const before = await page.title();
  await page.getByRole("radio", { name: "繁體中文" }).click();
  await page.getByRole("heading", { name: "選一款遊戲" }).waitFor();
  assert.equal(await page.getAttribute("html", "lang"), "zh-Hant");
  assert.notEqual(await page.title(), before);
  await page.keyboard.press("ArrowRight");
  await page.getByRole("heading", { name: "选一款游戏" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "选一款游戏" }).waitFor();
});

salon("an address of a game that the house does not have leads nowhere, and says so", async ({ open }) => {
  const page = await open();
  for (const room of ["new", "rules"]) {
    await go(page, `#/${room}/chess`);
    await page.getByRole("heading", { name: "There is no such page here" }).waitFor();
  }
});

salon("games under way wait on the home page, the last one first, and go on where they were", async ({ open, shot }) => {
  const page = await open();
  // It is said once the stored games have been asked for.
  await page.locator(".continue", { hasText: "No game under way" }).waitFor();
  await start(page, ["Ada", "Bo"]);
  await start(page, ["Cleo", "Dov", "Eli"]);
  await go(page, "#/");
  const cards = page.locator(".continue .save");
  await cards.nth(1).waitFor();
  assert.match(await cards.nth(0).innerText(), /Cleo to play[\s\S]*Round 1/);
  assert.match(await cards.nth(1).innerText(), /Ada to play/);
  assert.equal(await cards.nth(0).locator(".points li").count(), 3);
  await shot(page, "home-under-way");
  for (const size of ["tablet", "portrait", "phone"]) {
    await page.setViewportSize(SIZES[size]);
    const beside = await cards.nth(0).evaluate((card) => {
      const [cover, words] = [".cover-art", ".save-words"].map((part) => card.querySelector(part).getBoundingClientRect());
      return [words.left >= cover.right - 1, words.top < cover.bottom, cover.height >= card.clientHeight - 1];
    });
    assert.deepEqual(beside, [true, true, true], `${size}: the words stand beside the picture, which is as high as the card`);
  }
  await page.setViewportSize(SIZES.tablet);
  // The whole card is the target.
  const card = await cards.nth(1).boundingBox();
  await page.mouse.click(card.x + 20, card.y + 20);
  await page.waitForURL(/#\/play\//);
});

for (const size of ["tablet", "portrait", "phone"]) {
  salon(`the words of a game under way stand beside its cover, ${size}`, { size }, async ({ open }) => {
    const page = await open();
    await start(page, ["Maximiliana-Wilhelmine", "Bo"]);
    await go(page, "#/");
    await page.locator(".continue .save").waitFor();
    const [cover, words] = await Promise.all([".cover-art", ".save-words"].map((part) => page.locator(`.continue .save > ${part}`).boundingBox()));
    assert.ok(words.x >= cover.x + cover.width - 1, `${words.x} is right of ${cover.x + cover.width}`);
    assert.ok(words.width > 160, `${words.width}`);
  });
}

salon("nothing is said about playing offline until it is true", async ({ open }) => {
  const page = await open();
  assert.equal((await page.locator(".foot-offline").innerText()).trim(), "");
  await page.evaluate(() => void dispatchEvent(new Event("salon-offline-ready")));
  await page.getByText("Ready to play offline").waitFor();
});

salon("a new version is offered, can wait, and is taken when somebody says so", async ({ open }) => {
  const page = await open();
  const announce = () => page.evaluate(() => {
    document.documentElement.dataset.update = "ready";
    dispatchEvent(new Event("salon-update-ready"));
  });
  await announce();
  await page.getByRole("button", { name: "Later" }).click();
  assert.equal(await page.locator(".notice").count(), 0);
  await go(page, "#/settings");
  const accepted = page.evaluate(() => new Promise((resolve) => addEventListener("salon-update-accept", () => resolve(true))));
  await page.getByRole("button", { name: "Use it now" }).click();
  assert.equal(await accepted, true);
});

salon("the home page needs no scrolling on a tablet in landscape (tablet, small), with games under way", async ({ open, shot }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await start(page, ["Cleo", "Dov"]);
  await go(page, "#/");
  await page.locator(".continue .save").nth(1).waitFor();
  for (const size of ["tablet", "small"]) {
    await page.setViewportSize(SIZES[size]);
    await shot(page, `home-under-way-${size}`);
    const [height, shown] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    assert.ok(height <= shown, `${height} > ${shown} at ${SIZES[size].width}`);
  }
});

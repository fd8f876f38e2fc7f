// Settings: at once, and still there after a reload.
import assert from "node:assert/strict";
import { only, salon } from "./harness.mjs";
import { go, saved, start } from "./rooms.mjs";

only("splendor");

salon("settings take effect at once and survive a reload", async ({ open }) => {
  const page = await open("#/settings");
  const root = (name) => page.getAttribute("html", name);
  await page.getByRole("radio", { name: "Dark" }).click();
  assert.equal(await root("data-theme"), "dark");
  await page.getByRole("radio", { name: "Slow" }).click();
  assert.equal(await root("data-motion"), "slow");
  await page.getByRole("switch", { name: "Confirm each move" }).click();
  await page.getByRole("switch", { name: "Turn the board" }).click();
  await page.getByRole("radio", { name: "简体中文" }).click();
  await page.getByRole("heading", { name: "设置" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "设置" }).waitFor();
  assert.equal(await root("data-theme"), "dark");
  assert.equal(await root("data-motion"), "slow");
  assert.equal(await root("lang"), "zh-Hans");
  assert.equal(await page.getByRole("switch", { name: "每一步都确认" }).getAttribute("aria-checked"), "false");
  assert.equal(await page.getByRole("switch", { name: "桌面转向玩家" }).getAttribute("aria-checked"), "true");
  await page.getByRole("radio", { name: "系统" }).click();
  assert.equal(await root("data-theme"), null);
});

salon("what is chosen in one tab holds in the other, and is not written over by it", async ({ open }) => {
  const [first, second] = [await open("#/settings"), await open("#/settings")];
  await second.getByRole("radio", { name: "繁體中文" }).click();
  await second.getByRole("radio", { name: "深色" }).click();
  await first.getByRole("heading", { name: "設定" }).waitFor();
  assert.equal(await first.getAttribute("html", "data-theme"), "dark");
  await first.getByRole("switch", { name: "桌面轉向玩家" }).click();
  await first.reload();
  await first.getByRole("heading", { name: "設定" }).waitFor();
  assert.equal(await first.getAttribute("html", "data-theme"), "dark");
});

salon("the language goes back to the browser's", { locale: "zh-TW" }, async ({ open }) => {
  const page = await open("#/settings");
  await page.getByRole("radio", { name: "English" }).click();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  await page.getByRole("radio", { name: "Automatic" }).click();
  await page.getByRole("heading", { name: "設定" }).waitFor();
});

salon("all games are deleted after a question, and not without it", async ({ open, axe }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await start(page, ["Cy", "Di"]);
  await go(page, "#/settings");
  await page.getByText("2 games stored").waitFor();
  await page.getByRole("button", { name: "Delete all games" }).click();
  await axe(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await saved(page, 2);
  await go(page, "#/settings");
  await page.getByRole("button", { name: "Delete all games" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete all games" }).click();
  await page.getByText("0 games stored").waitFor();
  await saved(page, 0);
});

salon("a browser that stores nothing is told about, and the game is played all the same", async ({ open, context, axe }) => {
  await context.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
  const page = await open();
  await page.locator(".trouble").waitFor();
  assert.match(await page.locator(".trouble").innerText(), /refuses to store/);
  await axe(page);
  await start(page, ["Ada", "Bo"]);
  await page.locator("[data-piece]").first().waitFor();
  await saved(page, 1);
});

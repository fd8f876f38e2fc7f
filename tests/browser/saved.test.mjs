// Saved games, and records from elsewhere: many at once, renamed, deleted and put back, handed on, taken in, refused.
import assert from "node:assert/strict";
import { only, salon } from "./harness.mjs";
import { bring, exported, go, paste, saved, start, stored } from "./rooms.mjs";
import { golden, resume } from "./table.mjs";

only("splendor");

const headings = (page) => page.locator(".saved-row h3").allInnerTexts();
const rejection = (page) => page.locator(".rejection");

salon("a game is renamed, and keeps its name and when it was played", async ({ open }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await saved(page, 1);
  const played = await stored(page, { when: true });
  await page.getByRole("button", { name: "Rename Splendor" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Sunday evening");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Sunday evening" }).waitFor();
  assert.deepEqual(await stored(page, { when: true }), played, "to name it is not to play it");
  await page.reload();
  await page.getByRole("heading", { name: "Sunday evening" }).waitFor();
  const { name, record } = await exported(page);
  assert.equal(name, "salon-splendor-Sunday-evening.json");
  assert.equal(record.table.title, "Sunday evening");
});

salon("a stored game tells how long it is, and what was agreed otherwise than the box has it", async ({ open }) => {
  const page = await open();
  const plain = golden("splendor", "two-tie", { steps: 10, title: "plain" });
  const edition = JSON.stringify({ game: "splendor", name: "my copy", cards: [{ id: 25, points: 0 }] });
  const otherwise = { ...plain, setup: { ...plain.setup, open_reserves: false, edition }, actions: [], table: { ...plain.table, title: "otherwise" } };
  await go(page, "#/saved");
  await bring(page, "plain.json", JSON.stringify(plain));
  await bring(page, "otherwise.json", JSON.stringify(otherwise));
  const told = (title) => page.locator(".saved-row", { hasText: title }).locator(".save-as");
  await told("plain").waitFor();
  assert.match(await told("plain").innerText(), /^Played to \d+ points$/);
  await told("otherwise").waitFor();
  assert.match(await told("otherwise").innerText(), /^Played to \d+ points · .+: .+ · With corrections: “my copy”$/);
});

salon("Enter that ends the composing of a word does not yet name the game", async ({ open }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Name this game" }).click();
  const field = page.getByRole("dialog").getByRole("textbox");
  await field.fill("xing qi ri");
  const enters = (more) => field.evaluate((input, more) => void input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...more })), more);
  await enters({ isComposing: true });
  // As Safari tells it.
  await enters({ keyCode: 229 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await page.getByRole("dialog").count(), 1);
  await field.fill("星期日");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await saved(page, 1);
  assert.deepEqual(await headings(page), ["星期日"]);
});

salon("a deleted game is gone, and comes back with one touch", async ({ open, axe }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await start(page, ["Cy", "Di"]);
  await saved(page, 2);
  await page.getByRole("button", { name: "Delete Splendor" }).first().click();
  await page.waitForFunction(() => document.querySelectorAll(".saved-row").length === 1);
  assert.match(await page.locator(".saved-row").innerText(), /Ada to play/);
  await axe(page);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".saved-row").length === 2);
  await page.reload();
  await saved(page, 2);
});

salon("the way back from a deletion stays its whole time, whatever was deleted just before", async ({ open }) => {
  const page = await open();
  for (const names of [["Ada", "Bo"], ["Cy", "Di"]]) await start(page, names);
  await saved(page, 2);
  await page.clock.install();
  const toast = page.locator(".toast");
  await page.getByRole("button", { name: "Delete Splendor" }).first().click();
  await toast.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".saved-row").length === 2);
  await page.clock.runFor(9000);
  await page.getByRole("button", { name: "Delete Splendor" }).last().click();
  await toast.waitFor();
  await page.mouse.move(1, 1);
  // What the first would have stayed for is over.
  await page.clock.runFor(6000);
  assert.equal(await toast.count(), 1);
  await page.clock.runFor(9000);
  assert.equal(await toast.count(), 0);
});

salon("each deletion keeps its way back, whatever is said meanwhile", async ({ open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await open();
  for (const names of [["Ada", "Bo"], ["Cy", "Di"], ["Eve", "Fay"]]) await start(page, names);
  await saved(page, 3);
  const rows = (number) => page.waitForFunction((number) => document.querySelectorAll(".saved-row").length === number, number);
  for (const left of [2, 1]) {
    await page.getByRole("button", { name: "Delete Splendor" }).first().click();
    await rows(left);
  }
  await page.getByRole("button", { name: "Export Splendor" }).click();
  await page.getByRole("menuitem", { name: "Copy as text" }).click();
  await page.locator(".toast", { hasText: "Copied" }).waitFor();
  assert.equal(await page.locator(".toast").count(), 3);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).first().click();
  await rows(2);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await rows(3);
});

salon("a dialog keeps the focus, closes on Escape and gives the focus back", async ({ open, axe }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await saved(page, 1);
  await page.getByRole("button", { name: "Rename Splendor" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await axe(page);
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(() => document.activeElement === document.body || document.activeElement.closest("dialog") !== null);
    assert.ok(inside);
  }
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("dialog") === null);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Rename Splendor");
});

salon("the list of exports is walked with the arrows", async ({ open, axe }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await saved(page, 1);
  await page.getByRole("button", { name: "Export Splendor" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.textContent.includes("Save as a file"));
  await axe(page);
  await page.keyboard.press("ArrowDown");
  assert.match(await page.evaluate(() => document.activeElement.textContent), /Copy a link/);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("[role=menu]") === null);
  assert.match(await page.evaluate(() => document.activeElement.textContent), /Export/);
});

salon("an exported file opens in another browser, and only once in the same", async ({ open, browser, url }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await saved(page, 1);
  const { record } = await exported(page);
  assert.equal(record.format, "salon-record-1");
  assert.deepEqual(record.table.players.map((player) => player.name), ["Ada", "Bo"]);
  await bring(page, "again.json", JSON.stringify(record));
  await page.locator(".toast").filter({ hasText: "already stored" }).waitFor();
  await saved(page, 1);
  const elsewhere = await browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
  const other = await elsewhere.newPage();
  await other.goto(`${url}#/saved`);
  await saved(other, 0);
  await bring(other, "game.json", JSON.stringify(record, null, 1));
  await saved(other, 1);
  assert.match(await other.locator(".saved-row").innerText(), /Ada to play/);
  await elsewhere.close();
});

salon("a game travels as a link and as text", async ({ open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await saved(page, 1);
  const copied = async (item) => {
    await page.getByRole("button", { name: /^Export/ }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await page.locator(".toast").filter({ hasText: "Copied." }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const text = await copied("Copy as text");
  assert.match(text, /^salon1\.[\w-]+$/);
  const link = await copied("Copy a link");
  assert.ok(link.endsWith(`#/open/${text}`));
  assert.ok(link.length < 2000, "a link that messengers take");

  await page.getByRole("button", { name: "Delete Splendor" }).click();
  await saved(page, 0);
  await page.goto(link);
  await page.getByRole("heading", { name: "Open a game" }).waitFor();
  assert.match(await page.locator(".found").innerText(), /Ada to play/);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/#\/play\//);
  await saved(page, 1);
  await page.getByRole("button", { name: "Delete Splendor" }).click();
  await saved(page, 0);
  await paste(page, `Shall we go on? ${link} See you!`);
  await saved(page, 1);
  // A puzzle is one, however it is handed over.
  await paste(page, `Can you find it? ${link.replace("#/open/", "#/puzzle/")}`);
  await page.waitForURL(/#\/puzzle\/salon1\./);
  await page.locator(".table").waitFor();
  await saved(page, 1);
});

salon("where the clipboard is refused, the text can be copied by hand", async ({ open, context }) => {
  await context.addInitScript(() => {
    if (navigator.clipboard) Object.defineProperty(navigator.clipboard, "writeText", { value: () => Promise.reject(new Error("no")) });
  });
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await saved(page, 1);
  await page.getByRole("button", { name: /^Export/ }).click();
  await page.getByRole("menuitem", { name: "Copy as text" }).click();
  assert.match(await page.getByRole("dialog").getByRole("textbox").inputValue(), /^salon1\./);
});

salon("a file is dropped anywhere on the page", async ({ open }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await saved(page, 1);
  const { record } = await exported(page);
  await page.getByRole("button", { name: "Delete Splendor" }).click();
  await saved(page, 0);
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "dropped.json", { type: "application/json" }));
    return transfer;
  }, JSON.stringify(record));
  await page.dispatchEvent("main", "dragover", { dataTransfer: data });
  assert.equal(await page.locator(".bring.over").count(), 1);
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await saved(page, 1);
});

/** Records that cannot be played, made from a good one, and what the page says about each in three languages. */
const BROKEN = [
  ["truncated", (record) => JSON.stringify(record).slice(0, -40), [/incomplete or was altered/, /不完整/, /不完整/]],
  ["foreign", () => '{"hello": "world"}', [/not a Salon record/, /不是 Salon 的紀錄/, /不是 Salon 的记录/]],
  ["no JSON at all", () => "Dear diary", [/not a Salon record/, /不是 Salon 的紀錄/, /不是 Salon 的记录/]],
  ["too new", (record) => JSON.stringify({ ...record, rules: 99 }), [/newer version/, /較新版本/, /较新版本/]],
  ["in a newer form", (record) => JSON.stringify({ ...record, format: "salon-record-2" }), [/written in a newer form/, /格式較新/, /格式较新/]],
  ["of another game", (record) => JSON.stringify({ ...record, game: "chess" }), [/not here: chess/, /chess/, /chess/]],
  ["edited by hand", (record) => JSON.stringify({ ...record, actions: [{ ReserveTop: 0 }, { ReserveTop: "two" }] }), [/at “actions\[2\]”: “\{"ReserveTop":"two"\}” has no meaning here\./, /「actions\[2\]」處無法讀取：「.*」在這裡沒有意義。/, /“actions\[2\]”处无法读取：“.*”在这里没有意义。/]],
  ["with an unknown option", (record) => JSON.stringify({ ...record, setup: { ...record.setup, expansion: true } }), [/“setup\.expansion”: there is no such thing/, /「setup\.expansion」處無法讀取：這裡沒有這個項目/, /“setup\.expansion”处无法读取：这里没有这个项目/]],
  ["endless", (record) => JSON.stringify({ ...record, actions: Array(5000).fill({ ReserveTop: 0 }) }), [/5000 actions, more than such a game can have/, /有 5000 個動作/, /有 5000 个动作/]],
  ["with an impossible seat", (record) => JSON.stringify({ ...record, setup: { ...record.setup, seats: 9 } }), [/does not fit \(9\)/, /9 個座位/, /9 个座位/]],
  // Everybody reserves from a deck until the fourth card of the first seat.
  ["illegal", (record) => JSON.stringify({ ...record, actions: Array(7).fill({ ReserveTop: 0 }) }), [/Action 7 of the record is against the rules: .{12,}/, /第 7 個動作違反規則：.{6,}/, /第 7 个动作违反规则：.{6,}/]],
];

for (const [at, language] of ["English", "繁體中文", "简体中文"].entries()) {
  salon(`a record that cannot be played is refused with its reason in ${language}, and nothing is lost`, async ({ open, axe, shot }) => {
    const page = await open();
    await start(page, ["Ada", "Bo"]);
    await saved(page, 1);
    const { record } = await exported(page);
    await go(page, "#/settings");
    await page.getByRole("radio", { name: language }).click();
    await saved(page, 1);
    for (const [name, make, sentences] of BROKEN) {
      await bring(page, `${name}.json`, make(record));
      await rejection(page).filter({ hasText: `${name}.json` }).waitFor();
      assert.match(await rejection(page).innerText(), sentences[at], name);
      assert.equal(await page.locator(".saved-row").count(), 1, name);
    }
    // What axe-core looks for does not depend on the language.
    if (at === 0) await axe(page);
    await shot(page, `refused-record-${at}`);
    // By link, too.
    await go(page, "#/open/salon1.AAAAAAAA");
    await page.locator(".room.open .rejection").waitFor();
    assert.match(await rejection(page).innerText(), BROKEN[0][2][at]);
    if (at === 0) await axe(page);
    await go(page, "#/open/hello");
    await page.waitForFunction((source) => new RegExp(source).test(document.querySelector(".rejection")?.textContent ?? ""), BROKEN[1][2][at].source);
    await saved(page, 1);
  });
}

salon("of several files that are opened the page stays at the one that is refused", async ({ open }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await saved(page, 1);
  const { record } = await exported(page);
  const file = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  const good = JSON.stringify({ ...record, seed: "00000000000000aa" });
  await go(page, "#/open");
  await page.locator(".bring input[type=file]").setInputFiles([file("good.json", good), file("diary.json", "Dear diary")]);
  await rejection(page).filter({ hasText: "diary.json" }).waitFor();
  assert.match(page.url(), /#\/open$/);
  await saved(page, 2);
});

salon("a link that lost a letter on the way is refused", async ({ open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await saved(page, 1);
  await page.getByRole("button", { name: /^Export/ }).click();
  await page.getByRole("menuitem", { name: "Copy as text" }).click();
  await page.locator(".toast").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const broken of [text.slice(0, -1), text.slice(0, 40), text.replace(/.$/, (c) => (c === "A" ? "B" : "A"))]) {
    await paste(page, broken);
    await rejection(page).waitFor();
    assert.match(await rejection(page).innerText(), /incomplete or was altered/);
  }
  await saved(page, 1);
});

salon("hundreds of games are listed", async ({ open }) => {
  const page = await open();
  await start(page, ["Ada", "Bo"]);
  await saved(page, 1);
  const { record } = await exported(page);
  const files = Array.from({ length: 60 }, (_, i) => ({
    name: `game-${i}.json`,
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ ...record, seed: i.toString(16).padStart(16, "0"), table: { ...record.table, title: `Game ${i}` } })),
  }));
  await page.locator(".bring input[type=file]").setInputFiles(files);
  await saved(page, 61);
  assert.ok((await headings(page)).includes("Game 59"));
});

salon("at a table without a clipboard a link is offered to be copied by hand", async ({ open, context }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined }));
  const page = await open();
  await resume(page, golden("splendor", "two-tie", { steps: 10 }));
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.locator(".toast", { hasText: "copy it by hand" }).waitFor();
  const field = page.getByRole("textbox", { name: "Link to this game" });
  await field.focus();
  assert.deepEqual(await field.evaluate(({ selectionStart, selectionEnd, value }) => [selectionStart, selectionEnd === value.length]), [0, true]);
});

salon("what a button of a saved game says has room in it on a phone", { size: "phone" }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "three-points", { title: "over" }));
  await go(page, "#/saved");
  const label = page.locator(".saved-row .btn.primary").first();
  await label.waitFor();
  assert.deepEqual(await label.evaluate((button) => [button.textContent.trim(), button.scrollWidth <= button.clientWidth]), ["Look at it", true]);
});

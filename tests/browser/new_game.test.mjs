// Setting up a game: by touch, by keyboard, remembered, and with an edition.
import assert from "node:assert/strict";
import { eventually, only, salon } from "./harness.mjs";
import { go, saved } from "./rooms.mjs";

only("splendor");

const names = (page) => page.locator(".seat-name-field").evaluateAll((fields) => fields.map((field) => field.value || field.placeholder));
const shapes = (page) => page.locator(".seat-row > .pick use").evaluateAll((uses) => uses.map((use) => use.getAttribute("href")));

salon("from the home page to the table in two touches, ready for the first move", { touch: true }, async ({ open }) => {
  const page = await open();
  await page.locator(".cover", { hasText: "Splendor" }).tap();
  await page.getByRole("button", { name: "Start the game" }).tap();
  await page.waitForURL(/#\/play\//);
  await page.locator("[data-piece]").first().waitFor();
});

salon("a game is set up with the keyboard alone", async ({ open }) => {
  const page = await open();
  await page.locator(".cover", { hasText: "Splendor" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".seat-row").first().waitFor();
  // The focus follows into the room.
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await page.locator(".seat-name-field").first().focus();
  await page.keyboard.type("Ada");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("role")), "radio");
  // Order: the grip moves its seat and keeps the focus.
  await page.locator(".grip").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.querySelectorAll(".seat-name-field")[1].value === "Ada");
  await page.waitForFunction(() => document.activeElement?.closest(".seat-row") === document.querySelectorAll(".seat-row")[1]);
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction(() => document.querySelectorAll(".seat-name-field")[0].value === "Ada");
  // Level of the computer in the second seat.
  await page.locator(".seat-row").nth(1).getByRole("radio", { name: "Calm" }).focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.locator(".seat-row").nth(1).getByRole("radio", { name: "Solid" }).getAttribute("aria-checked"), "true");
  await page.getByRole("button", { name: "Start the game" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/play\//);
});

salon("seats come and go within what the game takes, and no two look alike", async ({ open, axe, shot }) => {
  const page = await open("#/new/splendor");
  await page.locator(".seat-row").first().waitFor();
  assert.equal(await page.getByRole("button", { name: /^Remove/ }).count(), 0, "two are the fewest");
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByRole("button", { name: "Add a computer" }).click();
  assert.equal(await page.locator(".seat-row").count(), 4);
  assert.equal(await page.locator(".seat-add").count(), 0);
  assert.equal(new Set(await shapes(page)).size, 4);
  // A shape that somebody has is swapped for one's own.
  const before = await shapes(page);
  await page.locator(".seat-row > .pick").nth(0).click();
  await page.getByRole("button", { name: /green triangle: swap with/ }).click();
  const after = await shapes(page);
  assert.deepEqual([after[0], after[2]], [before[2], before[0]]);
  await axe(page);
  await shot(page, "new-game-four-seats");
  await page.getByRole("button", { name: /^Remove/ }).last().click();
  assert.equal(await page.locator(".seat-row").count(), 3);
});

salon("seats are put in order by dragging", async ({ open }) => {
  const page = await open("#/new/splendor");
  await page.locator(".seat-row").first().waitFor();
  await page.getByRole("button", { name: "Add a person" }).click();
  for (const [at, name] of ["Ada", "Bo", "Cy"].entries()) await page.locator(".seat-name-field").nth(at).fill(name);
  const grip = await page.locator(".grip").nth(0).boundingBox();
  const last = await page.locator(".seat-row").nth(2).boundingBox();
  await page.mouse.move(grip.x + 20, grip.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip.x + 20, last.y + last.height / 2, { steps: 12 });
  await page.mouse.up();
  assert.deepEqual(await names(page), ["Bo", "Cy", "Ada"]);
  // The same without dragging.
  await page.locator(".seat-row > .pick").nth(2).click();
  await page.getByRole("button", { name: "One place earlier" }).click();
  assert.deepEqual(await names(page), ["Bo", "Ada", "Cy"]);
});

salon("whoever was chosen to begin begins from wherever they come to sit", async ({ open }) => {
  const page = await open("#/new/splendor");
  await page.locator(".seat-row").first().waitFor();
  for (let more = 0; more < 2; more += 1) await page.getByRole("button", { name: "Add a person" }).click();
  for (const [at, name] of ["Ada", "Bo", "Cy", "Di"].entries()) await page.locator(".seat-name-field").nth(at).fill(name);
  const begins = page.locator(".option select");
  const named = () => begins.evaluate((select) => select.selectedOptions[0].textContent);
  await begins.selectOption({ label: "Di" });
  await page.locator(".seat-row > .pick").nth(3).click();
  await page.getByRole("button", { name: "One place earlier" }).click();
  assert.deepEqual([await names(page), await named()], [["Ada", "Bo", "Di", "Cy"], "Di"]);
  await page.getByRole("button", { name: /^Remove/ }).first().click();
  assert.deepEqual([await names(page), await named()], [["Bo", "Di", "Cy"], "Di"]);
  await page.getByRole("button", { name: /^Remove/ }).last().click();
  assert.equal(await named(), "Di");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".bar-turn", { hasText: "Di" }).waitFor();
});

salon("what was chosen is there again, until the recommended set-up is asked for", async ({ open }) => {
  const page = await open("#/new/splendor");
  await page.locator(".seat-row").first().waitFor();
  await page.getByRole("button", { name: "Add a computer" }).click();
  await page.locator(".seat-name-field").nth(0).fill("Ada");
  await page.getByRole("radio", { name: "Strict" }).click();
  await page.locator(".seat-row").nth(2).getByRole("radio", { name: "Strong" }).click();
  await page.locator(".seat-row").nth(2).getByRole("radio", { name: "Racer" }).click();
  await page.getByRole("button", { name: "21" }).click();
  await go(page, "#/rules/splendor");
  await page.getByRole("button", { name: "Back" }).click();
  const chosen = async () => {
    await page.locator(".seat-row").nth(2).waitFor();
    assert.equal((await names(page))[0], "Ada");
    const third = page.locator(".seat-row").nth(2);
    assert.equal(await third.getByRole("radio", { name: "Strong" }).getAttribute("aria-checked"), "true");
    assert.equal(await third.getByRole("radio", { name: "Racer" }).getAttribute("aria-checked"), "true");
    assert.equal(await page.getByRole("radio", { name: "Strict" }).getAttribute("aria-checked"), "true");
    assert.equal(await page.getByRole("button", { name: "21" }).getAttribute("aria-pressed"), "true");
  };
  await chosen();
  await page.reload();
  await chosen();
  await page.getByRole("button", { name: "Recommended set-up" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".seat-row").length === 2);
  assert.equal(await page.getByRole("radio", { name: "Friendly" }).getAttribute("aria-checked"), "true");
});

salon("the page says whether a curtain will be needed", { games: ["splendor", "art-society"] }, async ({ open }) => {
  const page = await open("#/new/splendor");
  const note = page.locator(".curtain-note");
  await note.waitFor();
  assert.match(await note.innerText(), /No curtain needed\. Only one person/);
  await page.locator(".seat-row").nth(1).getByRole("radio", { name: "Person" }).click();
  assert.match(await note.innerText(), /No curtain needed\. What is secret lies face down/);
  await page.locator(".seat-row").nth(0).getByRole("radio", { name: "Computer" }).click();
  await page.locator(".seat-row").nth(1).getByRole("radio", { name: "Computer" }).click();
  assert.match(await note.innerText(), /Nobody plays/);
  await go(page, "#/new/art-society");
  await page.locator(".seat-row").nth(1).getByRole("radio", { name: "Person" }).click();
  assert.match(await note.innerText(), /A curtain will be needed/);
});

salon("an edition that does not fit is refused with its place, and one that fits is kept", async ({ open }) => {
  const page = await open("#/new/splendor");
  const edition = (text) => page.locator(".option-file input").setInputFiles({ name: "edition.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const trouble = page.locator(".option-trouble");
  await page.locator(".option-file").waitFor();
  for (const [text, place] of [
    ["[]", /cannot be used: a list .* stands where a group of fields/],
    ["{ oops", /line 1/],
    [`{"cards": [{"id": 25, "cost": {"ruby": 40}}]}`, /cards\[25\]\.cost\.ruby.*40 is not a whole number from 0 to 30/],
    [`{"colors": []}`, /colors.*no such thing/],
    ['{"cards": [{"id": 0, "level": 2}]}', /40|30|level|count/i],
    ['{"cards": [{"id": 999, "points": 1}]}', /cards\[999\]/],
    ['{"game": "bruges"}', /bruges/],
  ]) {
    await edition(text);
    await page.waitForFunction((source) => new RegExp(source, "i").test(document.querySelector(".option-trouble").textContent), place.source);
    assert.match(await trouble.innerText(), place);
  }
  // What is picked by mistake: nothing, a game, a film.
  for (const [text, sentence] of [["", /line 1, column 1/], [JSON.stringify({ format: "salon-record-1", game: "splendor" }), /This is a game and no edition/], ["x".repeat(300_000), /longer than any edition/]]) {
    await edition(text);
    await page.waitForFunction((source) => new RegExp(source).test(document.querySelector(".option-trouble").textContent), sentence.source);
  }
  await edition('{"name": "mine", "cards": [{"id": 0, "points": 1}]}');
  await page.getByRole("button", { name: "Remove", exact: true }).waitFor();
  assert.equal((await trouble.innerText()).trim(), "");
  await edition("[]");
  await page.waitForFunction(() => /cannot be used.* The corrections from before stay in force/.test(document.querySelector(".option-trouble").textContent));
  const note = page.locator(".option", { has: page.locator(".option-file") }).locator(".option-note");
  assert.equal(await note.innerText(), "With corrections: “mine”");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/#\/play\//);
});

salon("Splendor: the points that end the game are those of the edition, where it has others", { games: ["splendor"] }, async ({ open }) => {
  const page = await open("#/new/splendor");
  const points = page.getByRole("group", { name: "Points that end the game" }).getByRole("button");
  await points.first().waitFor();
  assert.deepEqual(await points.allInnerTexts(), ["15", "21"]);
  const text = '{"name": "short", "constants": {"prestige_trigger": 12}}';
  await page.locator(".option-file input").setInputFiles({ name: "edition.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const remove = page.getByRole("button", { name: "Remove", exact: true });
  await remove.waitFor();
  assert.deepEqual(await points.allInnerTexts(), ["12", "21"]);
  await remove.click();
  await page.waitForFunction(() => document.body.innerText.includes("15"));
  assert.deepEqual(await points.allInnerTexts(), ["15", "21"]);
  // Where it has those of the longer game there is nothing to choose.
  await page.locator(".option-file input").setInputFiles({ name: "edition.json", mimeType: "application/json", buffer: Buffer.from(text.replace("12", "21")) });
  await remove.waitFor();
  await eventually(async () => assert.equal(await points.count(), 0));
});

salon("what is wrong with an edition is said in the language of the page, without a foreign word", async ({ open }) => {
  const page = await open("#/settings");
  const edition = (text) => page.locator(".option-file input").setInputFiles({ name: "edition.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const faults = {
    "繁體中文": [
      ["[]", "這份修訂檔無法使用：應為欄位組｛…｝，卻是清單［…］。"],
      ['{"cards": [{"id": 25, "cost": {"ruby": 40}}]}', "修訂檔在「cards[25].cost.ruby」處與配件不符：40 不是 0 至 30 之間的整數。"],
      ['{"cards": [{"id": 0, "bonus": "ruby"}]}', "修訂檔在「cards_per_bonus_color.1」處與配件不符：「diamond」數得 7，應為 8。"],
    ],
    "简体中文": [
      ["5", "这份修订文件无法使用：应为字段组｛…｝，却是数字。"],
      ['{"nobles": [{"id": 3}, {"id": 3}]}', "修订文件在“nobles[3]”处与配件不符：重复出现。"],
      ['{"box": {"gem_tokens": 36}}', "修订文件在“box.gem_tokens”处与配件不符：写着 36，但按“box.gem_tokens_per_color”应为 35。"],
    ],
  };
  for (const [language, cases] of Object.entries(faults)) {
    await page.getByRole("radio", { name: language }).click();
    await go(page, "#/new/splendor");
    for (const [text, sentence] of cases) {
      await edition(text);
      await page.waitForFunction((words) => document.querySelector(".option-trouble")?.textContent === words, sentence);
    }
    await go(page, "#/settings");
  }
});

salon("a game that is started with two touches is one game", async ({ open }) => {
  const page = await open("#/new/splendor");
  const start = page.getByRole("button", { name: "Start the game" });
  await start.waitFor();
  await start.evaluate((button) => (button.click(), button.click()));
  await page.waitForURL(/#\/play\//);
  await page.locator(".table[data-steps]").waitFor();
  await saved(page, 1);
});

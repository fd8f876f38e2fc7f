// What helps while playing: previews, warnings, refusals with their rule, hints with reasons, other languages at once.
import assert from "node:assert/strict";
import { only, salon } from "./harness.mjs";
import { go } from "./rooms.mjs";
import { deal, FINGER, golden, LIT, PEOPLE, piece, position, reaches, resume, reveal, seat, state } from "./table.mjs";

only("splendor");

const bubble = (page) => page.locator(".bubble");

salon("an illegal touch is answered at the piece, with a link to the rule", async ({ open, axe }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  const before = await position(page);
  await piece(page, "pile-5").click();
  assert.match(await bubble(page).innerText(), /cannot be taken by itself/);
  await axe(page);
  await bubble(page).getByRole("link", { name: "Show the rule" }).click();
  await page.locator(".rule.marked").waitFor();
  assert.match(await page.locator(".rule.marked").innerText(), /gold/i);
  await page.locator("dialog.rule-sheet").getByRole("button", { name: "Close" }).click();
  await page.locator("dialog.rule-sheet").waitFor({ state: "detached" });
  assert.deepEqual(await position(page), before);
  assert.equal(await bubble(page).count(), 0);
});

salon("Back closes a sentence beside a piece, and leaves the table only then", async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  const table = page.url();
  await piece(page, "pile-5").click();
  await bubble(page).waitFor();
  await page.goBack();
  await bubble(page).waitFor({ state: "detached" });
  assert.equal(page.url(), table);
  await page.goBack();
  await page.locator(".table").waitFor({ state: "detached" });
  assert.notEqual(page.url(), table);
});

salon("what lies under a sentence is touched through it, and that puts it away", { touch: true }, async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await FINGER.touch(page, piece(page, "pile-5"));
  // A piece that can be taken, where the sentence lies over it.
  const covered = await page.evaluate((lit) => {
    const { left, right, top } = document.querySelector(".bubble").getBoundingClientRect();
    const bottom = document.querySelector(".bubble a").getBoundingClientRect().top;
    for (const piece of document.querySelectorAll(lit)) {
      const area = piece.getBoundingClientRect();
      const ends = [Math.max(left, area.left), Math.min(right, area.right), Math.max(top, area.top), Math.min(bottom, area.bottom)];
      if (ends[1] - ends[0] > 8 && ends[3] - ends[2] > 8) return { id: piece.dataset.piece, x: (ends[0] + ends[1]) / 2, y: (ends[2] + ends[3]) / 2 };
    }
    return null;
  }, LIT);
  await page.touchscreen.tap(covered.x, covered.y);
  await page.locator(`[data-piece="${covered.id}"][tabindex].chosen`).first().waitFor();
  assert.equal(await bubble(page).count(), 0);
});

salon("a mouse says what it came to rest on, not what appears under it", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 40 }));
  const { x, y, width, height } = await page.locator("[data-slot='market-0-0'] button[data-piece]").boundingBox();
  const middle = [x + width / 2, y + height / 2];
  await go(page, "#/");
  await page.locator(".sp-table").waitFor({ state: "detached" });
  await page.mouse.move(...middle);
  await page.goBack();
  await page.locator(".table[data-steps]").waitFor();
  await page.waitForTimeout(1500);
  assert.equal(await bubble(page).count(), 0);
  await page.mouse.move(middle[0] + 2, middle[1]);
  await bubble(page).waitFor();
  await page.mouse.move(2, 2);
  await bubble(page).waitFor({ state: "detached" });
});

salon("a card too dear is refused in numbers, and may be reserved instead", async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  const dear = page.locator("[data-slot='market-2-0'] button[data-piece]");
  await dear.click();
  assert.match(await bubble(page).innerText(), /still takes \d/);
  assert.match(await page.locator(".actions .main").innerText(), /Reserve/);
  await page.locator(".actions .main").click();
  await reaches(page, 1);
});

salon("a take that will have to be returned is announced before it is made", async ({ open }) => {
  const page = await open();
  const record = golden("splendor", "two-tie", { steps: 9 });
  await resume(page, record);
  if ((await state(page)).covered) await reveal(page);
  for (const gem of [0, 1, 4]) await piece(page, `pile-${gem}`).click();
  await page.locator(".actions .warning").waitFor();
  assert.match(await page.locator(".actions .warning").innerText(), /1 token will have to go back/);
  assert.equal((await state(page)).steps, 9, "nothing has happened yet");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.locator(".actions .warning").waitFor({ state: "detached" });
  assert.deepEqual((await state(page)).chosen, []);
});

salon("a purchase is previewed, paid with one touch, and gold on demand", async ({ open, axe }) => {
  const page = await open();
  // The third decision of this seat: a reserved card that can be paid in more than one way.
  await resume(page, golden("splendor", "two-tie", { steps: 11 }));
  if ((await state(page)).covered) await reveal(page);
  await page.locator(".sp-hand button[data-piece^='card-'].can").first().click();
  const preview = page.locator(".actions .preview");
  assert.match(await preview.innerText(), /\d/);
  const usual = await preview.innerHTML();
  await page.locator(".actions .other", { hasText: "ay" }).first().click();
  await page.locator(".sp-pay").waitFor();
  // Escape, and Back, put the ways to pay away and keep the purchase.
  for (const away of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    const [{ chosen }] = [await state(page), await away()];
    await page.locator(".sp-pay").waitFor({ state: "detached" });
    assert.deepEqual((await state(page)).chosen, chosen);
    // Two touches of one place in quick succession would be one.
    await page.waitForTimeout(400);
    await page.locator(".actions .other", { hasText: "ay" }).first().click();
    await page.locator(".sp-pay").waitFor();
  }
  // Tab comes to its steps, one stop among them.
  const among = () => page.evaluate(() => document.activeElement.matches(".sp-pay-row [data-piece]"));
  for (let presses = 0; presses < 30 && !(await among()); presses += 1) await page.keyboard.press("Shift+Tab");
  assert.ok(await among(), "no step is a stop of Tab");
  assert.equal(await page.locator('.sp-pay [data-piece][tabindex="0"]').count(), 1);
  await axe(page);
  await page.locator(".sp-pay-row button[aria-disabled=false]").last().click();
  await page.waitForFunction((before) => document.querySelector(".actions .preview").innerHTML !== before, usual);
  await page.locator(".actions .main").click();
  await page.waitForFunction(() => Number(document.querySelector(".table").dataset.steps) >= 13);
});

salon("the hint shows three moves, each with a reason, and plays none", async ({ open, context, axe, shot }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", ["Ada", { level: "Calm" }]);
  await page.keyboard.press("h");
  const moves = page.locator(".hints li");
  await moves.nth(2).waitFor();
  assert.equal(await moves.count(), 3);
  for (const move of await moves.all()) {
    assert.ok((await move.locator(".hint-reason").count()) >= 1, await move.textContent());
    assert.match(await move.locator(".hint-reason").first().textContent(), /\w{3}/);
  }
  assert.equal(new Set(await moves.allTextContents()).size, 3, "three different moves");
  assert.ok((await page.locator("[data-piece].hinted").count()) >= 1, "the best one is pointed at");
  await axe(page);
  await shot(page, "hint");
  assert.equal((await state(page)).steps, 0);
  await page.keyboard.press("Escape");
  await page.locator(".hints").waitFor({ state: "detached" });
  assert.equal(await page.locator("[data-piece].hinted").count(), 0);
});

salon("the keys are explained, and the focus comes back", async ({ open, axe }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog").filter({ hasText: "Undo" });
  await keys.waitFor();
  await axe(page);
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "detached" });
  // On a piece the same key says what the piece is.
  await page.locator("[data-slot='market-0-0'] button[data-piece]").focus();
  await page.keyboard.press("?");
  assert.match(await bubble(page).innerText(), /card/);
});

salon("the language changes in mid-game, without a reload", async ({ open, axe, shot }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 40 }));
  await page.evaluate(() => (globalThis.sameDocument = true));
  const steps = (await state(page)).steps;
  const pieces = (entries) => entries.map((entry) => entry.split(":")[0]);
  const english = pieces(await position(page));
  for (const [language, title, words] of [["繁體中文", "選單", /牌庫|寶石|發展卡|張/], ["简体中文", "菜单", /牌库|宝石|发展卡|张/]]) {
    await page.locator(".bar-game button").click();
    await page.getByRole("menuitem").last().click();
    await page.getByRole("radio", { name: language }).click();
    await page.goBack();
    await page.locator(".table[data-steps]").waitFor();
    assert.equal((await state(page)).steps, steps);
    const now = await position(page);
    assert.deepEqual(pieces(now), english, "the same pieces in the same places");
    assert.match(now.join("\n"), words);
    assert.equal(await page.locator(".bar-game button").getAttribute("aria-label") ?? (await page.locator(".bar-game button").innerText()), title);
    await page.keyboard.press("l");
    await page.locator(".log-line").first().waitFor();
    const text = await page.evaluate(() => document.querySelector(".table").textContent);
    assert.deepEqual([...new Set(text.match(/[A-Za-z]{2,}/g))].filter((word) => !["Ada", "Bo", "Splendor", "Ctrl"].includes(word)), [], "no English is left");
    await axe(page);
    await shot(page, `language-${title}`);
    await page.keyboard.press("l");
  }
  assert.equal(await page.evaluate(() => globalThis.sameDocument), true);
});

salon("what a hint has marked is marked no more once something else is opened", async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "three-points", { steps: 12 }));
  await page.keyboard.press("h");
  await page.locator(".hints .hint").first().waitFor();
  await page.locator(".board-area .hinted").first().waitFor();
  // The rules lie over them, and they are there again; the log takes their place.
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await page.locator("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.ok((await page.locator(".board-area .hinted").count()) > 0);
  await page.keyboard.press("l");
  await page.locator(".log-line").first().waitFor();
  assert.equal(await page.locator(".board-area .hinted").count(), 0);
});

// Letters of twice the size, as a person sets them in the browser: no word is torn apart, and nothing lies over something else.
import assert from "node:assert/strict";
import { salon, SIZES } from "./harness.mjs";
import { go } from "./rooms.mjs";
import { golden, resume, reveal, settles } from "./table.mjs";

/** Sets the size of letters that the browser begins with. */
async function enlarge(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === "32px");
}

/** Words of these parts that stand in more than one line. */
const torn = (page, parts) =>
  page.evaluate((parts) => {
    const texts = (part) => (part.nodeType === 3 ? [part] : [...part.childNodes].flatMap(texts));
    const found = [];
    for (const text of [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility()).flatMap(texts)) {
      // What is only there for the ear.
      if (text.parentElement.clientWidth === 1) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  }, parts);

salon("letters of twice the size: home and the page of a new game tear no word apart", { games: ["brussels-1893"] }, async ({ open }) => {
  const page = await open();
  await enlarge(page);
  for (const size of ["tablet", "portrait"]) {
    await page.setViewportSize(SIZES[size]);
    await go(page, "#/");
    await page.locator(".cover-name").first().waitFor();
    assert.deepEqual(await torn(page, ".masthead, .cover-caption, .section-head"), [], `home, ${size}`);
    await go(page, "#/new/brussels-1893");
    await page.locator(".seat-row").first().waitFor();
    assert.deepEqual(await torn(page, ".new-game h1, .new-game h2, .new-game .segments, .new-game .btn, .option-title"), [], `new game, ${size}`);
    const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= shown, `${size}: ${wide} > ${shown}`);
  }
  await page.setViewportSize(SIZES.phone);
  await go(page, "#/");
  await page.locator(".cover-name").first().waitFor();
  assert.deepEqual(await torn(page, ".cover-name"), [], "home, phone");
});

salon("letters of twice the size: the parts of Art Society's museum stand beside each other", { games: ["art-society"] }, async ({ open }) => {
  const page = await open();
  await enlarge(page);
  await resume(page, golden("art-society", "four-chance", { steps: 34 }));
  await reveal(page);
  await settles(page);
  const out = await page.locator(".as-museum").evaluate((museum) => {
    const room = museum.getBoundingClientRect();
    const parts = [...museum.querySelectorAll("h3, button, small, b, i, span")].filter((part) => part.checkVisibility() && part.textContent.trim() !== "");
    return parts.filter((part) => part.getBoundingClientRect().left < room.left || part.getBoundingClientRect().right > room.right).map((part) => part.textContent);
  });
  assert.deepEqual(out, []);
  assert.deepEqual(await torn(page, ".as-museum, .as-dado, .actions"), []);
});

salon("letters of twice the size: the curtain's buttons leave free who has just played", { games: ["bruges"] }, async ({ open }) => {
  const page = await open();
  await enlarge(page);
  await resume(page, golden("bruges", "four-giving", { steps: 150 }));
  await page.locator(".curtain").waitFor();
  for (const size of ["tablet", "portrait", "phone"]) {
    await page.setViewportSize(SIZES[size]);
    const [card, ...buttons] = await page.locator(".curtain-card, .curtain-corners > *").evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
    assert.equal(buttons.length, 2);
    for (const button of buttons) assert.ok(button.top >= card.bottom && button.bottom <= SIZES[size].height, `${size}: ${button.top} to ${button.bottom} under ${card.bottom}`);
  }
});

salon("letters of twice the size: on a phone the bar that starts a game leaves the page of a new game in sight", async ({ open }) => {
  const page = await open();
  await enlarge(page);
  await page.setViewportSize(SIZES.phone);
  await go(page, "#/new/splendor");
  await page.locator(".seat-row").first().waitFor();
  const bar = page.locator(".start-bar");
  assert.ok((await bar.boundingBox()).y >= SIZES.phone.height, "it waits at the end of the page");
  await bar.locator(".primary").click();
  await page.locator(".table[data-steps]").waitFor();
});

// The table of Bruxelles 1893 with Belle Époque at every size: all of it on the screen with two, four and five players, a finger's room
// for everything that can be chosen, and on a phone nothing that a finger cannot scroll to.
import assert from "node:assert/strict";
import { PARTS } from "./brussels.mjs";
import { only, salon } from "./harness.mjs";
import { AREAS, everySize, golden, misfits, reachable, resume, settles, state } from "./table.mjs";

only("brussels-1893");

const MORE = `${PARTS}, .bx-belle, .bx-place, .bx-row-card, .bx-tile-piece, .bx-tab-strip, .bx-owned-card, .bx-train`;
const sit = (page, game, steps) => resume(page, golden("brussels-1893", game, { steps }));

/** Steps of recorded games: a tile, a pavilion, travellers to be sent, a barter, a card, a turn, the zone of a tile. */
const MOMENTS = [12, 47, 66, 129, 139, 202, 207, 229, 354].map((steps) => ["five-pavilions", steps]);
MOMENTS.push(...[15, 27, 41, 58, 82, 110].map((steps) => ["two-pavilions", steps]));
// On the reverse sides: a tile, a needle before the payment, a pavilion, a worker that counts twice, an exchange of prestige cards.
MOMENTS.push(...[31, 40, 43, 125, 190].map((steps) => ["four-pavilions", steps]));

for (const [locale, sizes] of Object.entries({ "en-GB": ["tablet", "wide", "small", "phone"], "zh-TW": ["portrait", "phone"] })) {
  salon(`Belle Époque: two, four and five players, ${sizes.join(", ")}, ${locale}`, { locale, timeout: 300_000 }, async ({ open, shot, axe }) => {
    const page = await open();
    const wrong = [];
    for await (const { game, steps, size, opened, at, which } of everySize(page, MOMENTS, sizes, sit)) {
      await shot(page, `belle-${game}-${steps}-${size}-${locale}`);
      const faults = (await misfits(page, MORE)).filter((fault) => size !== "phone" || !fault.endsWith("is cut off"));
      for (const fault of faults) wrong.push(`${which}: ${fault}`);
      if (size !== "phone" && (await scrolls(page))) wrong.push(`${which}: the own board scrolls`);
      for (const fault of await cut(page)) wrong.push(`${which}: ${fault} is cut`);
      if (at % 5 === 0 && opened) await axe(page);
    }
    assert.deepEqual(wrong, []);
  });
}

/** Whether the board of whoever is shown large holds more than it shows. */
const scrolls = (page) => page.locator(".bx-mine").evaluate((board) => board.scrollHeight > board.clientHeight + 2);

/** Names and figures that are not whole, or break into lines: those of players, of their counts, and of what a tile or a place says. */
const cut = (page) =>
  page.evaluate(() => {
    const read = ".bx-player, .bx-score, .bx-count, .bx-surcharge, .bx-tile-piece .bx-does, .bx-owned-card .bx-does, .bx-tab-button, .bx-cubes";
    const shown = [...document.querySelectorAll(read)].filter((part) => part.checkVisibility() && part.clientWidth > 0);
    const breaks = (part) => part.matches(".bx-score, .bx-count") && part.clientHeight > 1.8 * parseFloat(getComputedStyle(part).fontSize);
    const clipped = shown.filter((part) => part.scrollWidth > part.clientWidth + 1 || breaks(part));
    return [...new Set(clipped.map((part) => `${part.className}: ${part.textContent.trim().slice(0, 30)}`))];
  });

for (const locale of ["en-GB", "zh-TW"]) {
  salon(`Belle Époque: the head of the Brussels board stands beside its train and its stock exchange card, ${locale}`, { locale }, async ({ open }) => {
    const page = await open();
    await sit(page, "five-pavilions", 47);
    for (const size of Object.values(AREAS)) {
      await page.setViewportSize(size);
      await settles(page);
      const [title, train, stock] = await Promise.all([".bx-offices .bx-title", ".bx-train", ".bx-stock"].map((part) => page.locator(part).boundingBox()));
      assert.ok(title.x + title.width <= train.x + 1 && train.x + train.width <= stock.x + 1, `${size.width}: title to ${title.x + title.width}, train ${train.x} to ${train.x + train.width}, card from ${stock.x}`);
    }
  });
}

salon("Belle Époque: a finger has room for everything that can be chosen, at every size", { touch: true, timeout: 300_000 }, async ({ open }) => {
  const page = await open();
  await reachable(page, MOMENTS, ["tablet", "portrait", "phone", "wide"], sit, { kinds: ["choice", "tile", "pavilion", "owned", "space", "office", "prestige"] });
});

salon("Bruxelles 1893: a finger scrolls the table of a phone, and what lies under the sheet of a decision with it", { touch: true, size: "phone" }, async ({ open, context }) => {
  const page = await open();
  const session = await context.newCDPSession(page);
  const drag = async (x, y, down) => {
    const touch = (type, at) => session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
    await touch("touchStart", y);
    for (let step = 1; step <= 10; step += 1) await touch("touchMove", y + (down * step) / 10);
    await touch("touchEnd");
  };
  const moved = (id, from) => page.waitForFunction(([id, from]) => document.querySelector(`[data-piece="${id}"]`).getBoundingClientRect().y < from - 60, [id, from]);
  for (const [game, steps, id] of [["two-unpaid", 24, "space-10"], ["two-pavilions", 41, "space-2"]]) {
    await sit(page, game, steps);
    const { y } = await page.locator(`[data-piece="${id}"]`).boundingBox();
    const { y: top } = await page.locator(".bx-an").boundingBox();
    await drag(190, top + 150, -120);
    await moved(id, y);
  }
});

salon("Bruxelles 1893: on a phone what a hint points at is scrolled into sight, from wherever the table is scrolled to", { touch: true, size: "phone" }, async ({ open }) => {
  for (const end of [0, 1e6]) {
    const page = await open();
    await sit(page, "five-pavilions", 229);
    assert.equal(await page.locator(".hinted").count(), 0);
    await page.locator(".brussels").evaluate((table, top) => (table.scrollTop = top), end);
    await page.getByRole("button", { name: "Hint", exact: true }).tap();
    await page.locator(".hint").first().waitFor();
    await page.waitForFunction(() => {
      const pieces = [...document.querySelectorAll(".hinted")];
      const frame = document.querySelector(".board-place").getBoundingClientRect();
      const first = pieces[0]?.getBoundingClientRect();
      return first && first.top >= frame.top - 2 && first.bottom <= frame.bottom + 2;
    });
    await page.close();
  }
});

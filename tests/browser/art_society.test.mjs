// Art Society on its table: whole games, secret bids around one tablet, what a place brings before the tile is let go, and
// every screen at four sizes.
import assert from "node:assert/strict";
import { dragFinger, dragMouse, PARTS, play, squares } from "./art_society.mjs";
import { only, salon } from "./harness.mjs";
import { go } from "./rooms.mjs";
import { deal, FINGER, golden, KEYS, misfits, noting, MOUSE, PEOPLE, piece, position, reaches, resume, reveal, seat, seatAnywhere, state } from "./table.mjs";

only("art-society");

const GAME = "art-society";
const LOCALES = {
  light: { tablet: "en-GB", portrait: "zh-TW", small: "zh-CN", phone: "en-GB" },
  dark: { tablet: "zh-CN" },
};
const main = (page) => page.locator(".actions .main");
const preview = (page) => page.locator(".actions-preview").innerText();
/** Everything that the page says or shows as text or attribute. */
const markup = (page) => page.evaluate(() => document.documentElement.outerHTML);
const kind = (what) => (now) => now.scored || now.lit.some((id) => id.startsWith(what));

async function faster(page) {
  await go(page, `#/new/${GAME}`);
  await page.locator(".options").getByRole("button", { name: "Faster" }).click();
}

async function concluded(page, seats) {
  await page.locator(".winner h1").waitFor();
  const rows = await page.locator(".scores tbody th[scope=row]").allInnerTexts();
  assert.ok(rows.length >= 9, `a row for each genre and each bonus: ${rows}`);
  assert.equal(rows[0], "City life");
  assert.equal(await page.locator(".scores thead th[scope=col]").count(), seats + 1);
}

salon("Art Society: a whole game of two by touch, paintings dragged to the wall", { touch: true, timeout: 600_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await faster(page);
  await seat(page, GAME, PEOPLE.slice(0, 2));
  const moves = await play(page, { by: FINGER, drag: dragFinger });
  assert.ok(moves > 60, `${moves} moves`);
  await concluded(page, 2);
});

salon("Art Society: the beginning and the end of a game by the keyboard alone", { timeout: 600_000 }, async ({ open, context }) => {
  await deal(context, 5);
  const page = await open();
  await faster(page);
  await seat(page, GAME, PEOPLE.slice(0, 2));
  // From here on no pointer is used.
  const kinds = new Set();
  const by = noting(KEYS, kinds);
  await play(page, { by, seed: 2, until: (now) => now.steps >= 14 && now.mode === "play" });
  // A painting that is exchanged at the museum.
  await resume(page, golden(GAME, "two-full-wall", { steps: 113 }));
  await play(page, { by, seed: 2, until: (now) => now.steps >= 115 });
  await resume(page, golden(GAME, "two-last-card", { steps: 180 }));
  const moves = await play(page, { by, seed: 2 });
  assert.ok(moves > 8, `${moves} moves`);
  await concluded(page, 2);
  assert.deepEqual([...kinds].toSorted(), ["card", "lot", "museum", "pile", "square"]);
});

salon("Art Society: a person plays against computers", { timeout: 300_000 }, async ({ open }) => {
  const page = await open();
  // From where the first tiles are hung, to the end of a round that everybody has bid in.
  const easy = { computer: { level: 1, style: "Builder" } };
  await resume(page, golden(GAME, "three-rehang", { steps: 40, minds: ["person", easy, easy] }));
  await play(page, { until: (now) => now.steps > 60 });
  assert.equal(await page.locator(".curtain").count(), 0, "a lone person needs no curtain");
  assert.ok((await page.locator(".as-other .as-small [data-piece^='painting-']").count()) >= 4, "the others hang paintings too");
});

salon("Art Society: bids go round the tablet in a few seconds each, and nobody sees one", { touch: true }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 3));
  await play(page, { by: FINGER, until: (now) => now.covered });
  const bids = ["17", "4", "9"];
  for (const [at, bid] of bids.entries()) {
    assert.equal(await page.locator(".as-card").count(), 0, "behind the curtain lies no hand");
    const began = Date.now();
    await reveal(page, FINGER);
    await piece(page, `card-${bid}`).tap();
    await main(page).tap();
    if (at < bids.length - 1) await page.locator(".curtain:not(.parting)").waitFor();
    assert.ok(Date.now() - began < 5000, `${Date.now() - began} ms for a bid`);
    if (at < bids.length - 1) {
      const text = await page.locator(".table-turn").innerText();
      const log = await page.evaluate(() => [...document.querySelectorAll(".log li, .recap li")].map((line) => line.textContent).join(" "));
      assert.doesNotMatch(`${text} ${log}`, new RegExp(`bids? ${bid}\\b`), "no bid is told before all are made");
      assert.equal(await page.locator(`[data-piece="card-${bid}"]`).count(), 0);
    }
  }
  await page.locator(".as-lot.legal").first().waitFor();
  const faces = await page.locator(".as-other .as-face").allInnerTexts();
  assert.ok(faces.some((face) => bids.includes(face)), `now they lie open: ${faces}`);
  await page.getByRole("button", { name: "Log" }).tap();
  await page.locator(".log").getByText(/bids 17/).first().waitFor();
});

salon("Art Society: what a saved game tells of itself keeps a bid secret", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 2));
  await play(page, { until: (now) => now.covered });
  await reveal(page);
  await piece(page, "card-13").click();
  await main(page).click();
  await page.locator(".curtain:not(.parting)").waitFor();
  assert.doesNotMatch(await markup(page), /card-13|>13</, "nothing of it is in the page");
  await go(page, "#/saved");
  await page.locator(".saved-row").first().waitFor();
  assert.doesNotMatch(await page.locator(".saved-row").first().innerText(), /\b13\b/);
});

salon("Art Society: a lot dragged over the wall says what it brings before it is let go", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await faster(page);
  await seat(page, GAME, PEOPLE.slice(0, 2));
  await play(page, { until: kind("lot-") });
  const before = await position(page);
  const lot = page.locator(".as-lot.legal").first();
  await lot.click();
  await squares(page).first().waitFor();
  const target = squares(page).nth(3);
  await dragMouse(page, lot, target, {
    async hold() {
      assert.equal(await page.locator(".as-ghost:not(.firm)").count(), 1, "it hangs there to be looked at");
      assert.match(await page.locator(".as-tip").innerText(), /matching frame/i);
      assert.match(await page.locator(".as-tip").innerText(), /taste/i);
      assert.match(await preview(page), /point/);
    },
  });
  assert.equal(await page.locator(".as-ghost.firm").count(), 1, "let go, it stays");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".as-ghost"));
  assert.deepEqual(await position(page), before, "cancelled, nothing has happened");
  // Off the wall nothing is put down.
  await dragMouse(page, lot, page.locator(".as-museum"));
  assert.equal(await page.locator(".as-ghost").count(), 0);
  // Where nothing hangs near it does not snap, and the rule says why.
  await dragMouse(page, lot, piece(page, "square-0-0"), {
    async hold() {
      assert.equal(await page.locator(".as-ghost.refused-here").count(), 1);
    },
  });
  assert.match(await page.locator(".bubble").innerText(), /already|touch|leave/);
});

salon("Art Society: a tile follows the arrow keys and Enter puts it there, then confirms", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await faster(page);
  await seat(page, GAME, PEOPLE.slice(0, 2));
  await squares(page).first().waitFor();
  await KEYS.touch(page, page.locator(".as-square[tabindex]").first());
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const [x, y] = (await squares(page).first().getAttribute("data-piece")).split("-").slice(1).map(Number);
  await piece(page, `square-${x}-${y}`).focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.piece), `square-${x + 1}-${y}`);
  assert.equal(await page.locator(".as-ghost").count(), 1, "the painting is held there");
  await page.keyboard.press("ArrowDown");
  const there = await page.evaluate(() => document.activeElement.dataset.piece);
  assert.equal(there, `square-${x + 1}-${y + 1}`);
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".as-ghost.firm").count(), 1);
  await page.keyboard.press("Enter");
  await reaches(page, 1);
});

salon("Art Society: a wall is shown large by touching its panel; a square that will not do explains itself", async ({ open, context }) => {
  await deal(context, 4);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 3));
  await play(page, { until: (now) => now.steps >= 3 });
  await page.locator(".as-other").first().click();
  await page.getByRole("button", { name: "Back to my wall" }).waitFor();
  assert.equal(await page.locator(".as-hanging .as-picture").count(), 1);
  await page.locator(".as-other").first().click();
  assert.equal(await page.locator(".board-back").count(), 0, "touching the panel again goes back");
  await play(page, { until: kind("lot-") });
  await page.locator(".as-lot.legal").first().click();
  await page.locator(".as-square[tabindex]:not(.legal)").first().click();
  assert.match(await page.locator(".bubble").innerText(), /touch|leave|already/);
  assert.match(await page.locator(".bubble a").getAttribute("href"), /rules\/art-society\/hang/);
});

salon("Art Society: this round's tiles are taken back and hung anew, or put back as they were", { timeout: 240_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 2));
  const asked = (now) => now.mode === "play" && now.main && now.lit.length === 0 && now.chosen.length === 0;
  await play(page, { until: asked });
  const wall = () => page.evaluate(() => [...document.querySelectorAll(".as-hanging [data-piece]")].map((tile) => `${tile.dataset.piece}: ${tile.ariaLabel}`));
  const before = await wall();
  await page.getByRole("button", { name: "Take back and hang anew" }).click();
  await page.locator(".as-lot.due").waitFor();
  assert.ok((await wall()).length < before.length, "they came down");
  await page.getByRole("button", { name: "Put everything back" }).click();
  await page.waitForFunction(() => !document.querySelector(".as-lot.due"));
  // The next to be asked hangs theirs elsewhere.
  await play(page, { until: asked });
  await page.getByRole("button", { name: "Take back and hang anew" }).click();
  await page.locator(".as-lot.due").waitFor();
  await squares(page).last().click();
  await main(page).click();
  // Whatever it earns there is put up too.
  while ((await page.locator(".as-drawer").count()) > 0) {
    const { steps } = await state(page);
    await squares(page).first().click();
    await main(page).click();
    await page.waitForFunction((n) => document.querySelector(".table").dataset.steps !== n, String(steps));
  }
  await page.getByRole("button", { name: "Leave it like this" }).click();
  await play(page, { until: (now) => asked(now) || now.lit.some((id) => id.startsWith("pile-")) });
  assert.match(await page.locator(".recap, .log").first().innerText(), /anew/);
});

salon("Art Society: a lot is dragged to the wall of a player who sits across the table", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await faster(page);
  await seat(page, GAME, PEOPLE.slice(0, 2));
  await page.getByRole("button", { name: "Turn the board to the player" }).click();
  await play(page, { until: (now) => now.seat === "1" && now.lit.some((id) => id.startsWith("lot-")) });
  assert.equal(await page.locator(".table-turn").getAttribute("data-quarters"), "2");
  const lot = page.locator(".as-lot.legal").first();
  await lot.click();
  await squares(page).first().waitFor();
  const square = squares(page).nth(4);
  const { x, y, width, height } = await square.boundingBox();
  await dragMouse(page, lot, square, {
    async hold() {
      const ghost = await page.locator(".as-ghost use").boundingBox();
      const near = (at, from, length, step) => at > from - step && at < from + length + step;
      assert.ok(near(x + width / 2, ghost.x, ghost.width, width) && near(y + height / 2, ghost.y, ghost.height, height), "it hangs under the pointer");
    },
  });
  assert.equal(await page.locator(".as-ghost.firm").count(), 1);
});

/** Whether all lines of what a place would bring are to be read on the wall and the dado. */
const tipFits = (page) =>
  page.evaluate(() => {
    const { top, bottom } = document.querySelector(".as-room").getBoundingClientRect();
    const lines = [...document.querySelectorAll(".as-tip:not(.none) p")].map((line) => line.getBoundingClientRect());
    return lines.every((line) => line.top >= top && line.bottom <= bottom);
  });

/** A recorded game in the middle for each number of seats. */
const MIDDLE = { 2: "two-full-wall", 3: "three-rehang", 4: "four-chance" };

/** The screens of the table, in order; each begins where the one before it ended, but for a recorded game in the middle. */
const SCREENS = {
  start: async (page) => {
    await squares(page).first().waitFor();
  },
  lots: async (page) => {
    await play(page, { until: kind("pile-") });
  },
  bid: async (page) => {
    await play(page, { seed: 3, until: (now) => now.covered });
    await reveal(page);
    await piece(page, "card-12").click();
  },
  take: async (page, seats) => {
    await resume(page, golden(GAME, MIDDLE[seats], { steps: 40 * (seats - 1) }));
    await play(page, { seed: 3, until: (now) => now.lit.some((id) => id.startsWith("lot-")) });
    await page.locator(".as-lot.legal").first().click();
    const square = squares(page).nth(2);
    if (await square.count()) await square.click();
  },
  wall: async (page) => {
    await page.keyboard.press("Escape");
    await page.locator(".as-other").first().click();
    await page.locator(".board-back").waitFor();
  },
};

for (const [scheme, locales] of Object.entries(LOCALES)) {
  for (const [size, locale] of Object.entries(locales)) {
    salon(`Art Society: every screen of the table, ${scheme}, ${size}`, { size, scheme, locale, timeout: 240_000 }, async ({ open, axe, shot, context }) => {
      await deal(context, 6);
      const page = await open();
      const seats = size === "small" ? 4 : size === "tablet" ? 3 : 2;
      await seatAnywhere(page, GAME, seats);
      for (const [name, enter] of Object.entries(SCREENS)) {
        await enter(page, seats);
        await shot(page, `art-society-${name}-${size}-${scheme}`);
        // What axe-core looks for does not depend on the size: once per screen and scheme.
        if (size === "tablet") await axe(page);
        assert.deepEqual(await misfits(page, PARTS), [], name);
        assert.equal(await tipFits(page), true, name);
      }
    });
  }
}

salon("Art Society: whoever bids last reads what the bids were, too", async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "two-full-wall", { steps: 18 }));
  assert.match(await page.locator(".bar-turn").innerText(), /^Bo/, "who bid last is to choose");
  assert.deepEqual(await page.locator(".recap-line").allInnerTexts(), ["1. Bo bids 19", "2. Ada bids 2"]);
});

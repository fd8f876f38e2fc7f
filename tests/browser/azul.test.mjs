// Azul: Summer Pavilion on its table: whole games, what a touch shows before it counts, and every screen at four sizes.
import assert from "node:assert/strict";
import { only, salon, SIZES } from "./harness.mjs";
import { go } from "./rooms.mjs";
import { deal, FINGER, golden, KEYS, lastQuarter, misfits, noting, PEOPLE, piece, playOut, position, reaches, resume, seat, seatAnywhere, state } from "./table.mjs";

const GAME = "azul-summer-pavilion";
only(GAME);
// A colour touched in the hand only narrows the choice of spaces.
const PLAY = { avoid: /^hand-/ };
const LOCALES = { tablet: "en-GB", portrait: "zh-TW", small: "zh-CN", phone: "en-GB" };
const main = (page) => page.locator(".actions .main");
const preview = (page) => page.locator(".actions-preview").innerText();
const drafting = (page) => page.locator(".azul.drafting").count();
/** The first placement of a recorded game of so many, at least. */
const placing = (seats) => (seats === 2 ? golden(GAME, "two-skilled", { steps: 10 }) : golden(GAME, "four-lot", { steps: 17 }));

async function concluded(page, seats) {
  await page.locator(".winner h1").waitFor();
  const rows = await page.locator(".scores tbody th[scope=row]").allInnerTexts();
  assert.ok(rows.length >= 13, `a row for each star and each bonus: ${rows}`);
  assert.equal(await page.locator(".scores thead th[scope=col]").count(), seats + 1);
}

salon("Azul: a whole game of two by touch", { touch: true, timeout: 300_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 2));
  const moves = await playOut(page, { ...PLAY, by: FINGER });
  assert.ok(moves > 60, `${moves} moves`);
  await concluded(page, 2);
});

salon("Azul: the beginning and the last quarter of a game by the keyboard alone, to its end", { timeout: 300_000 }, async ({ open, context }) => {
  await deal(context, 5);
  const page = await open();
  const kinds = new Set();
  const by = noting(KEYS, kinds);
  await seat(page, GAME, PEOPLE.slice(0, 2));
  // From here on no pointer is used.
  await playOut(page, { ...PLAY, by, seed: 2, until: (now) => now.steps >= 8 && now.mode === "play" });
  await resume(page, lastQuarter(GAME, "two-skilled"));
  const moves = await playOut(page, { ...PLAY, by, seed: 2 });
  assert.ok(moves > 20, `${moves} moves`);
  await concluded(page, 2);
  assert.deepEqual([...kinds].toSorted(), ["pick", "space", "supply"]);
});

salon("Azul: a person and two computers, with a hint that gives its reasons", { timeout: 300_000 }, async ({ open, context }) => {
  await deal(context, 9);
  const page = await open();
  await seat(page, GAME, ["Ada", { level: "Calm" }, { level: "Solid" }]);
  await page.keyboard.press("h");
  const moves = page.locator(".hints li");
  await moves.nth(2).waitFor();
  for (const move of await moves.all()) assert.match(await move.locator(".hint-reason").first().textContent(), /\w{3}/);
  assert.ok((await page.locator("[data-piece].hinted").count()) >= 1, "the best one is pointed at");
  await page.keyboard.press("Escape");
  await playOut(page, { ...PLAY, hurry: true, until: (now) => now.steps >= 9 && now.mode === "play" });
  // And the last quarter of a recorded game to its end.
  const computer = (level) => ({ computer: { level, style: "Builder" } });
  await resume(page, lastQuarter(GAME, "three-back", { minds: ["person", computer(1), computer(2)] }));
  await playOut(page, { ...PLAY, hurry: true });
  await concluded(page, 3);
});

salon("Azul: a take lights what comes along, and counts only once it is confirmed", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 2));
  const before = await position(page);
  // A factory with a wild tile among others.
  const factory = await page.evaluate(() => {
    const wild = document.querySelector(".az-disc [data-piece$='-0'][tabindex]:not(.legal)");
    return wild.dataset.piece.split("-")[1];
  });
  const named = page.locator(`[data-piece^="pick-${factory}-"][tabindex].legal`).first();
  await named.click();
  assert.match(await preview(page), /Take 1|Take 2|Take 3/);
  assert.match(await preview(page), /comes along/);
  assert.equal(await page.locator(`[data-piece="pick-${factory}-0"][tabindex]`).evaluate((wild) => wild.matches(".one, .taken")), true);
  assert.ok((await page.locator(".az-hand .az-delta.more").count()) === 2, "both colours are announced in the hand");
  await named.click();
  await page.waitForFunction(() => !document.querySelector(".actions .main"));
  assert.deepEqual(await position(page), before, "another touch lets go");
  // The wild colour cannot be named: the rule says so.
  await piece(page, `pick-${factory}-0`).click();
  assert.match(await page.locator(".bubble").innerText(), /wild in this round/);
  await page.keyboard.press("Escape");
  await named.click();
  await main(page).click();
  await reaches(page, 1);
  assert.equal(await page.locator(`[data-piece^="pick-${factory}-"][tabindex]`).count(), 0, "the factory is empty");
});

salon("Azul: the first from the centre sees the price of the starting player tile", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 2));
  await page.locator(".az-disc [data-piece][tabindex].legal").first().click();
  await main(page).click();
  await reaches(page, 1);
  await page.locator(".az-centre [data-piece^='pick-0-'][tabindex].legal").first().click();
  assert.match(await preview(page), /with the starting player tile/);
  assert.match(await page.locator(".actions .warning").innerText(), /points 5 → [1-4]/);
  assert.match(await page.locator(".az-who .ledger-then.less").innerText(), /^\d+$/);
});

salon("Azul: a placement is paid as the player chooses, and passing stores as much as fits", { timeout: 300_000 }, async ({ open }) => {
  const page = await open();
  await resume(page, placing(2));
  await page.locator(".azul.playing .az-space.legal").first().waitFor();
  // A space that may be paid in several ways, or take several colours.
  const lit = (await state(page)).lit.filter((id) => id.startsWith("space-"));
  let choices = 0;
  for (const id of lit) {
    await piece(page, id).click();
    choices = await page.locator(".choice").count();
    if (choices > 0) break;
    await piece(page, id).click();
  }
  assert.ok(choices >= 2, "the centre takes several colours");
  const shown = () => page.locator(".actions-preview").innerHTML();
  const before = await shown();
  await page.locator(".choice[aria-pressed=false]").first().click();
  assert.notEqual(await shown(), before, "the other choice is previewed");
  assert.equal(await page.locator(".choice[aria-pressed=true]").count() > 0, true);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  assert.match(await preview(page), /Stores/);
  const kept = await page.locator(".az-corner.kept").count();
  assert.ok(kept > 0 && kept <= 4, `${kept} tiles wait in the corners`);
  assert.match(await page.locator(".actions .warning").innerText(), /could still place/);
  await page.locator(".az-corner.kept").first().click();
  assert.equal(await page.locator(".az-corner.kept").count(), kept - 1, "a stored tile is put back by touching it");
  await main(page).click();
  await page.waitForFunction(() => document.querySelector(".az-other.passed"));
});

salon("Azul: a board is shown large by touching its panel, on the back of the boards too", { timeout: 300_000 }, async ({ open, context }) => {
  await deal(context, 4);
  const page = await open();
  await go(page, `#/new/${GAME}`);
  await page.locator(".options").getByRole("button", { name: "Back", exact: true }).click();
  await page.locator(".options").getByRole("button", { name: "Either way" }).click();
  await seat(page, GAME, PEOPLE.slice(0, 3));
  await page.locator(".az-other").first().click();
  await page.getByRole("button", { name: "Back to the factories" }).waitFor();
  assert.equal(await page.locator(".az-main > .az-board .az-space").count(), 42);
  assert.match(await piece(page, "space-1-0").getAttribute("aria-label"), /centre star 3/);
  await page.locator(".az-other").first().click();
  assert.equal(await drafting(page), 1, "touching the panel again goes back");
});

/** The screens of the table, in order; each begins where the one before it ended, but for the placing of a recorded game. */
const SCREENS = {
  draft: async (page) => {
    await playOut(page, { ...PLAY, until: (now) => now.steps >= 3 && now.mode === "play" && now.main });
  },
  place: async (page, seats) => {
    await resume(page, placing(seats));
    await playOut(page, { ...PLAY, seed: 3, until: (now) => now.mode === "play" && now.main && now.chosen.some((id) => id.startsWith("space-")) });
  },
  pass: async (page) => {
    await page.keyboard.press("Escape");
    await page.locator(".actions .other").click();
    await page.locator(".az-corner.kept, .az-delta.less").first().waitFor();
  },
  board: async (page) => {
    await page.keyboard.press("Escape");
    await page.locator(".az-other").first().click();
    await page.locator(".az-back").waitFor();
  },
};

for (const [scheme, sizes] of [["light", Object.keys(SIZES)], ["dark", ["tablet"]]]) {
  for (const size of sizes) {
    salon(`Azul: every screen of the table, ${scheme}, ${size}`, { size, scheme, locale: LOCALES[size], timeout: 240_000 }, async ({ open, axe, shot, context }) => {
      await deal(context, 6);
      const page = await open();
      const seats = size === "small" ? 4 : size === "tablet" ? 3 : 2;
      await seatAnywhere(page, GAME, seats);
      for (const [name, enter] of Object.entries(SCREENS)) {
        await enter(page, seats);
        await shot(page, `azul-${name}-${size}-${scheme}`);
        // What axe-core looks for does not depend on the size: once per screen and scheme.
        if (size === "tablet") await axe(page);
        assert.deepEqual(await misfits(page, ".azul > *, .az-side > *"), [], name);
      }
    });
  }
}

salon("Azul: what a tile would score is drawn over its space, and no part of what the space is called", async ({ open, axe }) => {
  const page = await open();
  await resume(page, golden("azul-summer-pavilion", "four-lot", { steps: 100 }));
  assert.ok((await page.locator(".az-worth").count()) > 0);
  assert.equal(await page.locator(".az-space .az-worth").count(), 0);
  await axe(page);
});

salon("a person among computers does again all that was taken back: redo passes over what nobody decides", async ({ open }) => {
  const page = await open();
  const steps = 32;
  await resume(page, golden(GAME, "two-back-either", { steps, minds: ["person", { computer: { level: 1, style: "Builder" } }] }));
  const head = () => page.evaluate(() => Number(document.querySelector(".table").dataset.steps));
  const end = await head();
  const back = [];
  for (let at = end; at > 6; at = await head()) {
    await page.keyboard.press("u");
    const question = page.getByRole("button", { name: "Take it back" });
    await question.waitFor({ timeout: 400 }).then(() => question.click(), () => {});
    await page.waitForFunction((at) => Number(document.querySelector(".table").dataset.steps) < at, at);
    back.push(await head());
  }
  const forth = [];
  for (let at = await head(); at < end; at = await head()) {
    forth.push(at);
    await page.keyboard.press("r");
    await page.waitForFunction((at) => Number(document.querySelector(".table").dataset.steps) > at, at);
  }
  assert.deepEqual(forth, back.reverse());
});

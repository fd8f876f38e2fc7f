// Every screen of a game being played: nothing serious for axe-core in light and dark, no sideways scrolling, and its picture
// at four sizes. With SALON_PICTURES=1 the pictures of the README are written to tests/browser/pictures/, too.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { HOUSE, salon, SIZES } from "./harness.mjs";
import { bring, go, start } from "./rooms.mjs";
import { deal, golden, PEOPLE, piece, playOut, reaches, resume, reveal, state } from "./table.mjs";

/** What of a screen is new where it lies over one that was looked at before. */
const OVER = { refusal: ".bubble", preview: ".actions", hint: ".hints", history: ".actions", log: ".log-side", "cards-of-a-player": "dialog", keys: "dialog", menu: "[role=menu]", share: "dialog", question: "dialog", "scores-so-far": ".scores", scores: ".scores", curtain: ".curtain", "uses-of-a-card": ".br-uses", "close-up": "dialog" };

/** Sizes in which a table's screens are looked at in turn, with scheme and language. */
const LOOKS = [
  { sizes: ["tablet"], scheme: "light", locale: "en-GB" },
  { sizes: ["portrait", "small"], scheme: "light", locale: "zh-TW" },
  { sizes: ["phone"], scheme: "light", locale: "en-GB" },
  { sizes: ["tablet"], scheme: "dark", locale: "zh-CN" },
];
const main = (page) => page.locator(".actions .main");

/** Puts away whatever is open in front of the board. */
async function clear(page) {
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("Escape");
  // On a piece some keys mean the piece.
  await page.evaluate(() => document.activeElement.blur());
  await page.waitForFunction(() => !document.querySelector("dialog, .hints, .scores, .bubble") && document.querySelector(".table").dataset.mode !== "browse");
}

/** The screens of tables, by game, in order; each begins where the one before it ended. */
const SCREENS = {
  splendor: {
    table: (page) => resume(page, golden("splendor", "two-shared", { steps: 40 })),
    refusal: (page) => piece(page, "pile-5").click(),
    preview: async (page) => {
      await clear(page);
      await playOut(page, { until: (now) => now.main });
    },
    hint: async (page) => {
      await clear(page);
      await page.keyboard.press("h");
      await page.locator(".hints li").nth(2).waitFor();
    },
    history: async (page) => {
      await clear(page);
      await page.keyboard.press("ArrowLeft");
      await page.locator(".actions .place").waitFor();
    },
    log: async (page) => {
      await clear(page);
      await page.keyboard.press("l");
      await page.locator(".log-line").last().waitFor();
    },
    "cards-of-a-player": async (page) => {
      await page.keyboard.press("l");
      await page.locator("button[data-piece^='seat-']").first().click();
      await page.locator("dialog").waitFor();
    },
    keys: async (page) => {
      await clear(page);
      await page.keyboard.press("?");
      await page.locator("dialog .keys").waitFor();
    },
    menu: async (page) => {
      await clear(page);
      await page.locator(".bar-game button").click();
      await page.locator("[role=menu]").waitFor();
    },
    share: async (page) => {
      await page.locator("[role=menuitem]").nth(2).click();
      await page.locator("dialog").waitFor();
    },
    question: async (page) => {
      await clear(page);
      for (let i = 0; i < 4; i += 1) await page.keyboard.press("ArrowLeft");
      await page.locator(".actions-do .btn:not(.primary):not(.only-icon)").click();
      await page.locator("dialog").waitFor();
    },
    "scores-so-far": async (page) => {
      await clear(page);
      await page.locator(".bar-tools button").first().click();
      await page.locator(".scores").waitFor();
    },
    "table-of-four": (page) => resume(page, golden("splendor", "four-points", { steps: 120 })),
    scores: async (page) => {
      await resume(page, golden("splendor", "four-points"));
      await page.locator(".winner h1").waitFor();
    },
  },
  "art-society": {
    curtain: async (page) => {
      await resume(page, golden("art-society", "two-excess", { steps: 17 }));
      await page.locator(".curtain").waitFor();
    },
  },
  bruges: {
    "table-of-bruges": async (page) => {
      await resume(page, golden("bruges", "four-giving", { steps: 150 }));
      await reveal(page);
    },
    "uses-of-a-card": async (page) => {
      await page.locator(".br-hand .legal").first().click();
      await page.locator(".br-use .br-use-result").first().waitFor();
    },
    "close-up": async (page) => {
      await page.locator(".br-hand [data-piece]").first().click({ button: "right" });
      await page.locator("dialog.br-closeup").waitFor();
    },
    piles: async (page) => {
      await resume(page, golden("bruges", "four-giving", { steps: 181 }));
      if ((await state(page)).covered) await reveal(page);
    },
    "decision-of-another": (page) => resume(page, golden("bruges", "four-giving", { steps: 72 })),
  },
  "brussels-1893": {
    "table-of-bruxelles": (page) => resume(page, golden("brussels-1893", "five-houses", { steps: 393 })),
    "house-paid-in-a-park": (page) => resume(page, golden("brussels-1893", "five-houses", { steps: 297 })),
  },
};

for (const [game, { sizes, scheme, locale }] of Object.keys(SCREENS).flatMap((game) => LOOKS.map((look) => [game, look]))) {
  salon(`every screen of a table in order, ${game}, ${scheme}, ${sizes.join(", ")}`, { games: [game], size: sizes[0], scheme, locale, touch: sizes[0] === "phone", timeout: 180_000 }, async ({ open, axe, shot }) => {
    const page = await open();
    for (const [name, enter] of Object.entries(SCREENS[game])) {
      await enter(page);
      for (const size of sizes.toReversed()) {
        if (sizes.length > 1) await page.setViewportSize(SIZES[size]);
        await shot(page, `${name}-${size}-${scheme}`);
        const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(wide <= shown, `${name}, ${size}: scrolls sideways: ${wide} > ${shown}`);
      }
      // What axe-core looks for does not depend on the size: once per screen and scheme.
      if (sizes[0] === "tablet") await axe(page, OVER[name]);
    }
  });
}

if (process.env.SALON_PICTURES) {
  const folder = join(HOUSE, "tests/browser/pictures");
  mkdirSync(folder, { recursive: true });
  const picture = async (page, name) => {
    for (const close of await page.locator(".toast").getByRole("button", { name: "Close" }).all()) await close.click();
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 82 });
  };
  salon("the pictures of the README", async ({ open, context }) => {
    await deal(context, 3);
    const page = await open();
    const tables = [
      ["splendor", "two-shared", 40, "At Cleo's"],
      ["azul-summer-pavilion", "two-skilled", 78, "Rainy Sunday"],
      ["art-society", "two-excess", 135, "Friday evening"],
      ["bruges", "three-fire", 203, "Three in Bruges"],
      ["brussels-1893", "five-houses", 262, "Five architects"],
    ];
    for (const [game, name, steps, title] of tables) {
      await resume(page, golden(game, name, { steps, title }));
      if ((await state(page)).covered) await reveal(page);
      await reaches(page, steps);
      await page.waitForTimeout(500);
      await picture(page, game);
    }
    await go(page, "#/");
    await page.locator(".continue .save").nth(1).waitFor();
    await picture(page, "home");
    await resume(page, golden("splendor", "two-tie", { title: "A close one" }));
    await page.locator(".winner h1").waitFor();
    await picture(page, "scores");
    await go(page, "#/saved");
    await bring(page, "game.json", JSON.stringify(golden("splendor", "two-shared", { title: "Two of a kind" })));
    await page.locator(".saved-row", { hasText: "Two of a kind" }).waitFor();
    await go(page, "#/statistics");
    await page.locator(".tally-sheet").first().waitFor();
    await picture(page, "statistics");
  });
}

// What stays open, on its way or held when its room is left: a sentence with a button, a menu, a dialog, a timer, an answer of the
// storage or of the worker. Every room is left by every way, and what was open is used: nothing may touch what is gone.
import assert from "node:assert/strict";
import { salon } from "./harness.mjs";
import { go, paste, saved, start } from "./rooms.mjs";
import { golden, LIT, PEOPLE, resume, reveal, settles } from "./table.mjs";

/** Ways out of a room. Whatever Back closes first, it leads out in the end. */
const WAYS = {
  link: (page) =>
    page.evaluate(() => {
      const link = document.body.appendChild(document.createElement("a"));
      link.href = "#/about";
      link.click();
      link.remove();
    }),
  back: async (page) => {
    const room = await page.evaluate(() => location.hash);
    for (let presses = 0; presses < 4 && (await page.evaluate(() => location.hash)) === room; presses += 1) await page.goBack();
    assert.notEqual(await page.evaluate(() => location.hash), room, "Back does not lead out");
  },
  hash: (page) => go(page, "#/"),
  reload: (page) => page.reload(),
};

/** Remembers every element of the page, so that they can be told what a browser still tells an element that is gone. */
const remember = (page) => page.evaluate(() => void (globalThis.gone = [...document.body.querySelectorAll("*")]));
const tell = (page) =>
  page.evaluate(() => {
    for (const element of globalThis.gone ?? []) {
      if (element.isConnected) continue;
      for (const type of ["close", "toggle", "scroll", "load", "animationend", "transitionend"]) element.dispatchEvent(new Event(type));
      for (const type of ["pointermove", "pointerup", "pointercancel", "lostpointercapture"]) {
        element.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: "mouse", bubbles: true, cancelable: true }));
      }
    }
  });

/** Presses a locator and leaves the button down. */
async function hold(page, target) {
  await target.first().hover();
  await page.mouse.down();
}

/** Where a game lies that is over. */
let over;

const ROOMS = {
  "new game": {
    enter: async (page) => {
      await go(page, "#/new/splendor");
      await page.locator(".seat-row").first().waitFor();
    },
    open: {
      "a seat on its way": async (page) => {
        await hold(page, page.locator(".grip"));
        await page.mouse.move(200, 500);
      },
      "a start": (page) => page.getByRole("button", { name: "Start the game" }).click(),
    },
  },
  saved: {
    enter: async (page) => {
      await go(page, "#/saved");
      await page.locator(".saved-row").first().waitFor();
    },
    open: {
      "an export": async (page) => {
        await page.getByRole("button", { name: /^Export/ }).first().click();
        await page.getByRole("menuitem", { name: "Copy as text" }).waitFor();
      },
      "a name": (page) => page.getByRole("button", { name: /^Rename/ }).first().click(),
      "a paste": (page) => paste(page, "nothing"),
    },
  },
  settings: {
    enter: (page) => go(page, "#/settings"),
    open: { "a question": (page) => page.getByRole("button", { name: "Delete all games" }).click() },
  },
  rules: { enter: (page) => go(page, "#/rules/art-society"), open: { contents: (page) => page.locator(".contents a").last().click() } },
  open: { enter: (page) => go(page, "#/open"), open: { "a paste": (page) => page.getByRole("button", { name: "Paste a game" }).click() } },
  // What is counted on is a game that is over: it is stored before.
  statistics: { enter: (page) => go(page, "#/about"), open: { "a count": (page) => go(page, "#/statistics") } },
  review: {
    enter: (page) => go(page, "#/about"),
    open: {
      "a look under way": async (page) => {
        await go(page, over.replace("play", "review"));
        await page.locator(".review-way").waitFor();
        if (page.workers().length === 0) await page.waitForEvent("worker");
      },
    },
  },
};

const menu = async (page, name) => {
  await page.locator(".bar-game [aria-haspopup=menu]").click();
  if (name) await page.getByRole("menuitem", { name }).click();
};

const AT_A_TABLE = {
  "the menu": (page) => menu(page),
  "another name": (page) => menu(page, "Name this game"),
  "the rules": (page) => menu(page, /^Rules/),
  "the ways to hand it on": (page) => menu(page, "Share"),
  "the keys": (page) => menu(page, "Keys"),
  "the scores": (page) => page.locator(".bar-tools").getByRole("button", { name: "Scores so far" }).click(),
  "the log": (page) => page.keyboard.press("l"),
  "a hint": (page) => page.keyboard.press("h"),
  "a replay": async (page) => {
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
  },
};
/** What a board itself has open. */
const ON_THE_BOARD = {
  "a piece held": (page) => hold(page, page.locator(LIT)),
  "a piece touched": (page) => page.locator(LIT).first().click(),
};

const COMPUTER = { computer: { level: 2, style: "Builder" } };

/** Tables that are left, with what may be open at them; a curtain is lifted first, but for the last. */
const TABLES = {
  splendor: { record: golden("splendor", "two-shared", { steps: 12 }), open: ON_THE_BOARD },
  azul: { record: golden("azul-summer-pavilion", "two-skilled", { steps: 12 }), open: ON_THE_BOARD },
  art: { record: golden("art-society", "two-several", { steps: 12 }), open: ON_THE_BOARD },
  bruges: {
    record: golden("bruges", "two-burning", { steps: 60 }),
    open: {
      ...ON_THE_BOARD,
      "a close-up": async (page) => {
        await page.locator(".br-hand [data-piece^='card-']").first().click({ button: "right" });
        await page.locator("dialog.br-closeup").waitFor();
      },
    },
  },
  brussels: {
    record: golden("brussels-1893", "two-unpaid", { steps: 24 }),
    open: {
      ...ON_THE_BOARD,
      "a stake": async (page) => {
        await page.locator("[data-piece^='space-'].legal").first().click();
        await page.locator(".bx-stake").waitFor();
      },
    },
  },
  computers: { record: golden("splendor", "three-points", { steps: 9, minds: [COMPUTER, COMPUTER, COMPUTER] }), open: { "a thought": (page) => page.workers().length > 0 || page.waitForEvent("worker") } },
  curtain: {
    // Both are to bid.
    record: golden("art-society", "two-full-wall", { steps: 5 }),
    open: { "a curtain held": (page) => hold(page, page.locator(".hold")) },
  },
};

/** A browser with these games stored, and where each lies. */
async function house(open, names) {
  const page = await open();
  const places = {};
  for (const name of names) {
    await resume(page, TABLES[name].record);
    places[name] = await page.evaluate(() => location.hash);
  }
  return { page, places };
}

/** Opens, leaves, uses. Afterwards the page is whole. */
async function through(page, enter, open, leave) {
  await enter();
  await open(page);
  await remember(page);
  await leave(page);
  await page.locator("#splash").waitFor({ state: "detached" });
  await tell(page);
  await page.mouse.move(300, 300);
  await page.mouse.up();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await tell(page);
  await sound(page);
}

const sound = async (page) => assert.equal(await page.locator("main.page-plain a[download]").count(), 0, "the page of a defect is shown");

/** The timers of all that was left run out, and the page is whole. */
async function whole(page) {
  await page.waitForTimeout(1500);
  await sound(page);
}

/**
 * What is open at which table when it is left. The frame is the same at every table, so each of its parts is left in each way at
 * one of them, and every table is left with each of them open in one way at least; what is a board's own is left in two ways, and in each
 * way every table is left with something of it open.
 */
function tables(way) {
  const at = Object.keys(WAYS).indexOf(way);
  const kinds = ["splendor", "azul", "art", "bruges", "brussels"];
  const shared = Object.values(AT_A_TABLE).map((show, nth) => [kinds[(nth + at) % kinds.length], show]);
  const own = Object.entries(TABLES).flatMap(([name, { open }]) => Object.values(open).filter((_, nth, all) => all.length === 1 || nth % 2 === at % 2).map((show) => [name, show]));
  return [...shared, ...own];
}

salon(`rooms are left by what was open in them: ${Object.keys(WAYS).join(", ")}`, { games: ["splendor", "art-society"], timeout: 240_000 }, async ({ open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { page } = await house(open, ["splendor"]);
  await resume(page, golden("splendor", "three-points", { title: "over" }));
  over = await page.evaluate(() => location.hash);
  for (const leave of Object.values(WAYS)) {
    for (const { enter, open: opens } of Object.values(ROOMS)) {
      for (const show of Object.values(opens)) {
        await through(page, async () => { await go(page, "#/statistics"); await enter(page); }, show, leave);
      }
    }
    await whole(page);
  }
});

for (const game of new Set(Object.values(TABLES).map(({ record }) => record.game))) {
  salon(`tables are left by what was open at them: ${game}`, { games: [game], timeout: 240_000 }, async ({ open }) => {
    const names = Object.keys(TABLES).filter((name) => TABLES[name].record.game === game);
    const { page, places } = await house(open, names);
    for (const [way, leave] of Object.entries(WAYS)) {
      for (const [name, show] of tables(way).filter(([name]) => names.includes(name))) {
        const enter = async () => {
          await go(page, "#/statistics");
          await go(page, places[name]);
          await settles(page);
          if (name === "curtain") await page.locator(".hold").waitFor();
          else if ((await page.locator(".curtain").count()) > 0) await reveal(page);
        };
        await through(page, enter, show, leave);
      }
      await whole(page);
    }
    await saved(page, names.length);
  });
}

for (const [way, leave] of Object.entries(WAYS)) {
  if (way === "reload") continue;
  salon(`a deleted game comes back by its sentence from another room (${way})`, { games: ["splendor"] }, async ({ open }) => {
    const page = await open();
    await start(page, PEOPLE.slice(0, 2));
    await go(page, "#/about");
    await saved(page, 1);
    await page.getByRole("button", { name: "Delete Splendor" }).click();
    await saved(page, 0);
    await leave(page);
    await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await page.locator(".toast").waitFor({ state: "detached" });
    await saved(page, 1);
    // And once more from the room itself, which has been left and entered.
    await page.getByRole("button", { name: "Delete Splendor" }).click();
    await go(page, "#/");
    await saved(page, 0);
    await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".saved-row").length === 1);
  });
}

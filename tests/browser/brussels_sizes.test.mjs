// The table of Bruxelles 1893 at every size: all of it on the screen with two to five players, names whole, a finger's room for
// everything that can be chosen.
import assert from "node:assert/strict";
import { PARTS } from "./brussels.mjs";
import { eventually, only, salon } from "./harness.mjs";
import { AREAS, everySize, golden, misfits, reachable, resume, state } from "./table.mjs";

only("brussels-1893");

/** Steps of recorded games: the draft, a corner, a market, a payment, a square, prestige cards, another's turn, late in the game. */
const MOMENTS = [0, 10, 32, 59, 75, 79, 129, 390].map((steps) => ["five-houses", steps]);
MOMENTS.push(...[5, 89, 202].map((steps) => ["two-unpaid", steps]));
MOMENTS.push(...[97, 171, 350].map((steps) => ["four-reverse", steps]));
const LOCALES = { "en-GB": ["tablet", "wide", "small", "phone"], "zh-TW": ["portrait", "phone", "tablet", "small"] };

const sit = (page, game, steps) => resume(page, golden("brussels-1893", game, { steps }));

for (const [locale, sizes] of Object.entries(LOCALES)) {
  salon(`Bruxelles 1893: two to five players, ${sizes.join(", ")}, ${locale}`, { locale, timeout: 300_000 }, async ({ open, shot, axe }) => {
    const page = await open();
    const wrong = [];
    for await (const { game, steps, size, opened, at, which } of everySize(page, MOMENTS, sizes, sit)) {
      await shot(page, `brussels-${game}-${steps}-${size}-${locale}`);
      for (const fault of await astray(page, size)) wrong.push(`${which}: ${fault}`);
      for (const fault of await cut(page, NAMES)) wrong.push(`${which}: ${fault} is cut`);
      if (at % 4 === 0 && opened) await axe(page);
    }
    assert.deepEqual(wrong, []);
  });
}

/** What does not fit. A phone's board is scrolled, so that there its parts end below the edge, but never beside it. */
async function astray(page, size) {
  const faults = await misfits(page, PARTS);
  if (size !== "phone") return faults;
  const beside = await page.evaluate((selector) => {
    const frame = document.querySelector(".board-place").getBoundingClientRect();
    const out = (part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 0 && (left < frame.left - 1 || right > frame.right + 1);
    };
    return [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility() && out(part)).map((part) => `${part.className} reaches beyond the screen`);
  }, PARTS);
  return [...faults.filter((fault) => !fault.endsWith("is cut off")), ...beside];
}

/** Words and numbers that are read whole. */
const NAMES = ".bx-player, .bx-count, .bx-name, .bx-word, .bx-words, .bx-line, .bx-zone-head, .bx-cubes, .bx-title, .bx-sheet-head, .bx-verdict, .bx-reward, .bx-track-head, .bx-worth-line, .bx-there, .bx-price";

/** Those that are cut, by a part of the table; or that reach out of what they lie in. */
function cut(page, selector) {
  return page.evaluate((which) => {
    const shown = [...document.querySelectorAll(which)].filter((name) => name.checkVisibility());
    const clipped = shown.filter((name) => name.clientWidth > 0 && getComputedStyle(name).display !== "inline" && (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 3));
    // The head of the board holds what it says beside each other.
    const out = [...document.querySelectorAll(".bx-board-head > *")].filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > part.closest(".bx-an").getBoundingClientRect().right - 4);
    clipped.push(...out);
    return [...new Set(clipped.map((name) => `${name.className}: ${name.textContent.trim().slice(0, 30)}`))];
  }, selector);
}

salon("Bruxelles 1893: a finger has room for everything that can be chosen, tablet, phone", { touch: true, timeout: 240_000 }, async ({ open }) => {
  const page = await open();
  // What lies under the sheet is chosen on the sheet.
  const lit = async (page, size) => {
    const under = size === "phone" && (await page.locator(".bx-sheet .bx-choice").count()) > 0 ? /^(slot|revealed|stack|display|artworks|noble)-?/ : /^$/;
    return (await state(page)).lit.filter((id) => !under.test(id));
  };
  await reachable(page, MOMENTS, ["tablet", "phone"], sit, { kinds: ["choice", "centre", "space", "office", "iris"], lit });
});

salon("Bruxelles 1893: on a phone a line of the ledger is no higher than its stakes", { size: "phone" }, async ({ open }) => {
  const page = await open();
  await sit(page, "three-ties", 90);
  const heights = await page.locator(".bx-step .bx-pills").evaluateAll((all) => all.map((pills) => pills.getBoundingClientRect().height));
  assert.ok(heights.length > 3, `${heights}`);
  assert.ok(Math.max(...heights) < 26, `${heights}`);
});

salon("Bruxelles 1893: on a phone what is to be chosen is in sight, and what is to be done is said once", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  for (const [game, steps, kind] of [["four-reverse", 171, "choice"], ["five-houses", 262, "centre"], ["five-houses", 75, "choice"]]) {
    await sit(page, game, steps);
    const seen = () =>
      page.evaluate((kind) => {
        const sheet = document.querySelector(".bx-sheet").getBoundingClientRect();
        const middle = (piece) => ((box) => box.top + box.height / 2)(piece.getBoundingClientRect());
        return [...document.querySelectorAll(`.bx-sheet [data-piece^=${kind}-].legal`)].some((piece) => middle(piece) > sheet.top && middle(piece) < sheet.bottom);
      }, kind);
    await eventually(async () => assert.ok(await seen(), `${game}, ${steps}`));
    const said = await page.locator(".bar-turn p").innerText();
    const times = await page.evaluate((said) => document.querySelector(".table").innerText.split(said).length - 1, said);
    assert.equal(times, 1, said);
  }
});

for (const locale of Object.keys(LOCALES)) {
  salon(`Bruxelles 1893: on tablets the bar at the top says what is to be done, alone and whole, ${locale}`, { locale }, async ({ open }) => {
    const page = await open();
    for (const [game, steps] of [["five-houses", 75], ["five-houses", 262], ["five-houses", 393], ["two-unpaid", 89]]) {
      for (const size of ["tablet", "small", "portrait"]) {
        await page.setViewportSize(AREAS[size]);
        if (size === "tablet") await sit(page, game, steps);
        const told = page.locator(".bar-turn p");
        await told.waitFor();
        const [said, cut, below] = await told.evaluate((told) => {
          const preview = document.querySelector(".actions-preview .preview");
          return [told.innerText, told.scrollWidth > told.clientWidth, preview?.checkVisibility({ visibilityProperty: true }) ? preview.innerText : ""];
        });
        assert.ok(said !== "" && !cut, `${game}, ${steps}, ${size}: ${said}`);
        assert.equal(below, "", `${game}, ${steps}, ${size}`);
      }
    }
  });
}

salon("the francs of a stake stand in one line, however little room a space has", { size: "phone" }, async ({ open }) => {
  const page = await open();
  await sit(page, "five-pavilions", 250);
  const lines = await page.locator(".bx-stand .bx-coin", { hasText: "13" }).evaluateAll((coins) =>
    coins.map((coin) => {
      const words = document.createRange();
      words.selectNodeContents(coin);
      return words.getClientRects().length;
    }),
  );
  assert.deepEqual(lines, [1]);
});

salon("who stands around an iris stays within its tile of the ledger, of five too", async ({ open }) => {
  const page = await open();
  await sit(page, "five-houses", 320);
  const out = await page.locator(".bx-tile .bx-pill").evaluateAll((pills) => pills.filter((pill) => pill.getBoundingClientRect().right > pill.closest(".bx-tile").getBoundingClientRect().right).map((pill) => pill.textContent));
  assert.ok((await page.locator(".bx-tile .bx-pill").count()) > 9);
  assert.deepEqual(out, []);
});

salon("Bruxelles 1893: on a phone another player's board comes into sight when it is opened, and nothing but the board moves", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "five-pavilions", 229);
  await page.locator('[data-region="others"] button[data-piece]').last().tap();
  await page.locator(".bx-mine.visited").waitFor();
  await eventually(async () => {
    const [top, bottom, frame, bar] = await page.evaluate(() => {
      const box = (part) => document.querySelector(part).getBoundingClientRect();
      return [box(".bx-mine .board-back").top, box(".bx-mine .board-back").bottom, box(".board-frame").bottom, box(".bar").top];
    });
    assert.ok(top > 0 && bottom <= frame + 1 && bar === 0, `${[top, bottom, frame, bar]}`);
  });
});

for (const locale of Object.keys(LOCALES)) {
  salon(`Bruxelles 1893: upright, the names of players are whole, and one or two letters are never all that is left of an architect, ${locale}`, { locale, size: "portrait" }, async ({ open }) => {
    const page = await open();
    const record = golden("brussels-1893", "five-houses", { steps: 320 });
    for (const [seat, name] of ["Wilhelmina", "Charlotte", "Alexander", "Margaret", "Elizabeth"].entries()) record.table.players[seat].name = name;
    await resume(page, record);
    const wrong = await page.locator(".bx-other .bx-who").evaluateAll((all) =>
      all.flatMap((who) => {
        const [player, note] = [who.querySelector(".bx-player"), who.querySelector(".bx-note")];
        const words = document.createRange();
        words.selectNodeContents(player);
        const over = words.getBoundingClientRect().width - player.getBoundingClientRect().width;
        const { x, y, width, height } = note.getBoundingClientRect();
        const seen = document.elementFromPoint(x + width / 2, y + height / 2) === note;
        const short = note.scrollWidth > note.clientWidth && width < (document.documentElement.lang.startsWith("zh") ? 1.8 : 2.6) * parseFloat(getComputedStyle(note).fontSize);
        return [...(over > 0.01 ? [`${player.textContent} lacks ${over}`] : []), ...(short === seen ? [`${note.textContent} of ${width} is ${seen ? "" : "not "}seen`] : [])];
      }),
    );
    assert.deepEqual(wrong, []);
  });
}

// The table of Bruxelles 1893 with Belle Époque at every size: all of it on the screen with two, four and five players, a finger's room
// for everything that can be chosen, and on a phone nothing that a finger cannot scroll to.
import assert from "node:assert/strict";
import { PARTS } from "./brussels.mjs";
import { only, salon } from "./harness.mjs";
import { AREAS, everySize, FINGER, golden, misfits, piece, reachable, resume, settles, state } from "./table.mjs";

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

/** What is not in its place: stakes, markers of tracks, levels, the own board, phases, tiles, names of nobles. */
const misplaced = (page) =>
  page.evaluate(() => {
    const box = (part) => part.getBoundingClientRect();
    const all = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility({ visibilityProperty: true }));
    const lines = (part) => {
      const range = document.createRange();
      range.selectNodeContents([...part.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE));
      return [...range.getClientRects()];
    };
    // A line is higher than what is written in it.
    const ink = (part) => (({ x, y, width, height }) => new DOMRect(x, y + height * 0.2, width, height * 0.6))(lines(part)[0]);
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const beyond = (part, of, room) => box(part).right > box(part.closest(of)).right + room;
    const out = [];
    const tell = (what, parts) => out.push(...parts.map((part) => `${what}: ${part.textContent.trim().slice(0, 24)}`));
    tell("a stake lies beyond its column", all(".bx-column .bx-pill").filter((pill) => beyond(pill, ".bx-column", 2)));
    for (const marker of all(".bx-mine .bx-level .token")) {
      const name = marker.closest(".bx-track").querySelector(".bx-name");
      tell("a marker lies upon", [marker.parentElement, name].filter((part) => meet(box(marker), ink(part))));
    }
    tell("a level breaks", all(".bx-level").filter((level) => lines(level).length > 1));
    for (const board of all(".bx-mine")) {
      if (board.scrollHeight > board.clientHeight + 2) out.push("the own board is cut");
      if (meet(box(board.querySelector(".bx-storey:last-child")), box(board.querySelector(".bx-supply")))) out.push("a price lies under the materials");
    }
    tell("a phase lies beyond the board", all(".bx-phase").filter((phase) => beyond(phase, ".bx-an", -4)));
    tell("a tile is too narrow for", all(".bx-tile-piece :is(.bx-gives, .bx-per)").filter((part) => beyond(part, ".bx-tile-piece", -1)));
    tell("a name is cut", all(".bx-slot .bx-name").filter((name) => name.scrollWidth > name.clientWidth));
    return [...new Set(out)];
  });

/** Late in games: travellers only, a needle, a finished house, five nobles, a zone, seven nobles to be paid, a round that was resolved. */
const LATE = [...[72, 213, 259, 266, 354].map((steps) => ["five-pavilions", steps]), ["four-pavilions", 316], ["five-houses", 320]];

salon("Belle Époque: stakes, markers, levels, phases and names are whole on tablets, and so is the own board late in a game", async ({ open }) => {
  const page = await open();
  const wrong = [];
  for await (const { which } of everySize(page, LATE, ["small", "tablet"], sit)) {
    await settles(page);
    for (const fault of await misplaced(page)) wrong.push(`${which}: ${fault}`);
  }
  assert.deepEqual(wrong, []);
});

salon("Belle Époque: its tiles are as wide as what they bring, and a finger has room for the tabs", async ({ open }) => {
  const page = await open();
  await sit(page, "five-pavilions", 229);
  await page.locator(".bx-tab-button").nth(1).click();
  await page.locator(".bx-tab-button.on").nth(0).waitFor();
  const wrong = [];
  for (const size of ["small", "tablet", "portrait", "wide"]) {
    await page.setViewportSize(AREAS[size]);
    await settles(page);
    for (const fault of await misplaced(page)) wrong.push(`${size}: ${fault}`);
    const heights = await page.locator(".bx-tab-button").evaluateAll((tabs) =>
      tabs.map((tab) => {
        const { x, width, top } = tab.getBoundingClientRect();
        return Array.from({ length: 90 }, (_, at) => document.elementFromPoint(x + width / 2, top - 30 + at)).filter((at) => at?.closest(".bx-tab-button") === tab).length;
      }),
    );
    if (Math.min(...heights) < 44) wrong.push(`${size}: tabs of ${heights}`);
  }
  assert.deepEqual(wrong, []);
});

salon("Belle Époque: irises leave the words of taken spaces clear, and folded drawings write nothing that is too small to be read", async ({ open }) => {
  const page = await open();
  await sit(page, "five-pavilions", 72);
  for (const size of ["tablet", "portrait", "small", "wide"]) {
    await page.setViewportSize(AREAS[size]);
    await settles(page);
    const [under, tiny] = await page.evaluate(() => {
      const box = (part) => part.getBoundingClientRect();
      const shown = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
      // How far within an iris a word begins.
      const within = (part, { x, y, width }) => {
        const { left, right, top, bottom } = box(part);
        const [cx, cy] = [x + width / 2, y + width / 2];
        return width / 2 - Math.hypot(cx - Math.max(left, Math.min(cx, right)), cy - Math.max(top + 3, Math.min(cy, bottom - 3)));
      };
      const irises = shown(".bx-at").map(box);
      const under = shown(".bx-space.taken :is(.bx-word, .bx-sign)").filter((part) => irises.some((iris) => within(part, iris) > 1));
      const heights = shown(".bx-two svg text").map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
      return [under.map((part) => part.textContent || "a sign"), heights.filter((height) => height < 9)];
    });
    assert.deepEqual([under, tiny], [[], []], size);
  }
});

salon("Belle Époque: on a phone the way back from another's board lies clear of what is being decided", { size: "phone" }, async ({ open }) => {
  const page = await open();
  await sit(page, "five-pavilions", 119);
  await page.locator(".bx-sheet").waitFor();
  await page.locator(".bx-other").first().click();
  await page.locator(".board-back").waitFor();
  await page.waitForFunction(() => {
    const [back, sheet] = [".board-back", ".bx-sheet"].map((part) => document.querySelector(part).getBoundingClientRect());
    const { x, y, width, height } = back;
    return back.bottom <= sheet.top && document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".board-back");
  });
});

salon("Belle Époque: on a phone the strip of five shows whole what each holds, and every turn of a needle is in sight", { size: "phone" }, async ({ open }) => {
  const page = await open();
  await sit(page, "five-pavilions", 354);
  const held = await page.locator(".bx-held").evaluateAll((all) => all.filter((held) => held.checkVisibility()).map((held) => held.scrollWidth <= held.clientWidth));
  assert.ok(held.length > 3 && held.every(Boolean), `${held}`);
  await sit(page, "five-pavilions", 213);
  const seen = await page.locator(".bx-sheet").evaluate((sheet) => {
    const { top, bottom } = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll(".bx-sheet-head, .bx-choice")].map((part) => part.getBoundingClientRect()).map((part) => part.top >= top && part.bottom <= bottom);
  });
  assert.deepEqual(seen, [true, true, true]);
});

/** Those of these texts whose last line is one character. */
const lone = (page, selector) =>
  page.locator(selector).evaluateAll((texts) => {
    const last = (text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      // A full stop is as wide as a character.
      const wide = parseFloat(getComputedStyle(text).fontSize) * (text.textContent.endsWith("。") ? 2.5 : 1.5);
      return lines.length > 1 && lines.at(-1).width < wide;
    };
    return texts.filter(last).map((text) => text.textContent);
  });

for (const locale of ["zh-TW", "zh-CN"]) {
  salon(`Belle Époque: no name, no choice and no close-up ends in a line of one character, ${locale}`, { locale, touch: true }, async ({ open }) => {
    const page = await open();
    const wrong = [];
    for await (const { which } of everySize(page, [["five-pavilions", 72], ["five-pavilions", 213], ["two-pavilions", 110]], ["tablet", "portrait", "small"], sit)) {
      await settles(page);
      for (const name of await lone(page, ":is(.bx-slot, .bx-sheet, .bx-row-card) .bx-name")) wrong.push(`${which}: ${name}`);
    }
    await page.setViewportSize(AREAS.tablet);
    await sit(page, "five-pavilions", 229);
    await page.locator(".bx-tab-button").nth(1).tap();
    const reading = page.locator("dialog.bx-reading");
    for (const id of ["slot-0", "pavilion-3"]) {
      await FINGER.hold(page, piece(page, id), () => reading.waitFor());
      for (const note of await lone(page, ".bx-facts .bx-note")) wrong.push(`${id}: ${note}`);
      await page.keyboard.press("Escape");
      await reading.waitFor({ state: "detached" });
    }
    assert.deepEqual(wrong, []);
  });
}

salon("Bruxelles 1893: an architect whose name finds no room beside that of a player ends in an ellipsis", { size: "portrait" }, async ({ open }) => {
  const page = await open();
  const record = golden("brussels-1893", "five-pavilions", { steps: 229 });
  record.table.players[2].name = "Wilhelmina";
  await resume(page, record);
  const architect = page.locator("[data-piece=seat-2] .bx-who > .bx-note");
  assert.deepEqual(await architect.evaluate((name) => [name.scrollWidth > name.clientWidth, getComputedStyle(name).textOverflow]), [true, "ellipsis"]);
});

salon("Belle Époque: the way back from another's board is whole, however much they own", { touch: true, size: "small" }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-pavilions", 316);
  for (const seat of [0, 1]) {
    await page.locator(".bx-other").nth(seat).tap();
    const back = page.locator(".bx-mine.visited .board-back");
    await back.waitFor();
    for (const size of ["tablet", "small"]) {
      await page.setViewportSize(AREAS[size]);
      await settles(page);
      const [bottom, edge] = await back.evaluate((back) => [back, back.closest(".bx-mine")].map((part) => part.getBoundingClientRect().bottom));
      assert.ok(bottom <= edge, `${size}, ${seat}: ${bottom} of ${edge}`);
    }
  }
});

// Looking closer, and tables that turn to whoever plays: pinch, double tap, and a game around the tablet to its end.
import assert from "node:assert/strict";
import { eventually, GAMES, salon } from "./harness.mjs";
import { deal, FINGER, golden, lastQuarter, misfits, PEOPLE, piece, playOut, position, resume, reveal, seat, state } from "./table.mjs";

/** Two fingers on a line through (x, y), spread from one distance to another. */
async function pinch(page, { x, y }, from, to, upright = false) {
  const session = await page.context().newCDPSession(page);
  const fingers = (apart) => [-apart / 2, apart / 2].map((off, id) => ({ x: x + (upright ? 0 : off), y: y + (upright ? off : 0), id }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(from) });
  for (let step = 1; step <= 6; step += 1) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(from + ((to - from) * step) / 6) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
const near = (a, b, reach) => Math.abs(a.x - b.x) < reach && Math.abs(a.y - b.y) < reach;

for (const game of GAMES) {
  salon(`two fingers enlarge the board around the place between them, ${game}`, { touch: true, games: [game] }, async ({ open, context }) => {
    await deal(context, 3);
    const page = await open();
    await seat(page, game, PEOPLE.slice(0, 2));
    await page.locator("[data-piece][tabindex]:visible, .hold").first().waitFor();
    if ((await state(page)).covered) await reveal(page, FINGER);
    const frame = await page.locator(".board-frame").boundingBox();
    const before = await state(page);
    // A piece near the middle of the frame, so that it stays inside.
    const id = await page.evaluate(({ x, y }) => {
      const away = (element) => {
        const area = element.getBoundingClientRect();
        return Math.hypot(area.x + area.width / 2 - x, area.y + area.height / 2 - y);
      };
      return [...document.querySelectorAll(".board-frame [data-piece][tabindex]")].filter((element) => element.checkVisibility()).sort((a, b) => away(a) - away(b))[0].dataset.piece;
    }, middle(frame));
    const small = await piece(page, id).boundingBox();
    await pinch(page, middle(small), 80, 160);
    await page.locator(".board-frame.zoomed").waitFor();
    const large = await piece(page, id).boundingBox();
    assert.ok(large.width > small.width * 1.7, `${small.width} grows to ${large.width}`);
    assert.ok(near(middle(large), middle(small), 12), `${JSON.stringify(middle(small))} stays, not ${JSON.stringify(middle(large))}`);
    assert.deepEqual((await state(page)).chosen, before.chosen, "looking closer touches nothing");
    await pinch(page, middle(small), 200, 40);
    await page.locator(".board-frame:not(.zoomed)").waitFor();
    const again = await piece(page, id).boundingBox();
    assert.ok(near(middle(again), middle(small), 2) && Math.abs(again.width - small.width) < 1);
  });
}

/** A phone on its side. */
const LYING = { width: 844, height: 390 };

for (const game of GAMES) {
  salon(`on a phone on its side the board is drawn as on a small tablet, and scrolled, ${game}`, { size: LYING, touch: true, games: [game] }, async ({ open, context }) => {
    await deal(context, 3);
    const page = await open();
    await seat(page, game, PEOPLE.slice(0, 2));
    await page.locator("[data-piece][tabindex]:visible, .hold").first().waitFor();
    if ((await state(page)).covered) await reveal(page, FINGER);
    const box = (part) => page.locator(part).boundingBox();
    const [bar, words, frame, actions] = await Promise.all([".bar", ".bar-turn", ".board-frame", ".actions"].map(box));
    assert.ok(words.y >= bar.y && words.y + words.height <= bar.y + bar.height, "whose turn it is stands in the bar");
    assert.ok(frame.height > 250 && frame.y + frame.height <= actions.y, `the board has ${frame.height}`);
    const board = () => page.locator(".board-place").evaluate((place) => [place.clientWidth, place.clientHeight]);
    const [wide, high] = await board();
    assert.ok(wide >= 1000 && high >= 600, `${wide} x ${high}`);
    // All of it is reached by scrolling, and looked at closer as it is laid out.
    const end = await page.locator(".board-frame").evaluate((frame) => (frame.scrollTo(0, 9999), frame.querySelector(".board-place").getBoundingClientRect().bottom));
    assert.ok(Math.abs(end - (frame.y + frame.height)) < 2, `${end}`);
    await pinch(page, middle(frame), 80, 160);
    await page.locator(".board-frame.zoomed").waitFor();
    assert.deepEqual(await board(), [wide, high]);
  });
}

salon("an enlarged board is as it was when the screen is turned", { touch: true, games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 12 }));
  await pinch(page, middle(await page.locator(".board-frame").boundingBox()), 80, 160);
  await page.locator(".board-frame.zoomed").waitFor();
  // What a phone's own bars take and give back turns nothing.
  await page.setViewportSize({ width: 1180, height: 780 });
  await page.waitForTimeout(200);
  assert.equal(await page.locator(".board-frame.zoomed").count(), 1);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.locator(".board-frame:not(.zoomed)").waitFor();
  assert.deepEqual(await misfits(page, ".sp-market"), []);
});

/** A small phone on its side, and windows that are small or enlarged. */
const LOW = [[667, 375], [640, 360], [787, 547], [800, 600], [900, 600]];

for (const [game, name, steps] of [["splendor", "four-points", 30], ["azul-summer-pavilion", "four-lot", 30], ["art-society", "four-chance", 30], ["bruges", "four-giving", 60], ["brussels-1893", "four-pavilions", 60]]) {
  salon(`low screens keep the board in sight while a move is put together, ${game}`, { size: { width: LOW[0][0], height: LOW[0][1] }, games: [game] }, async ({ open, shot }) => {
    const page = await open();
    await resume(page, golden(game, name, { steps }));
    if ((await state(page)).covered) await reveal(page);
    await playOut(page, { until: (now) => now.main });
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height });
      const [frame, actions] = await Promise.all([".board-frame", ".actions"].map((part) => page.locator(part).boundingBox()));
      await shot(page, `low-${game}-${width}`);
      assert.ok(actions.height < 100 && frame.height > height * 0.5, `${width}x${height}: ${actions.height} below ${frame.height}`);
      const high = await page.locator(".board-place").evaluate((place) => place.clientHeight);
      assert.ok(high >= 600, `${width}x${height}: the board is laid out for ${high}`);
    }
  });
}

salon("on a phone on its side the curtain and the menu are seen whole", { size: LYING, touch: true, games: ["bruges"] }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("bruges", "four-giving", { steps: 150 }));
  const within = async (part) => {
    const { y, height } = await page.locator(part).boundingBox();
    assert.ok(y >= 0 && y + height <= LYING.height, `${part} from ${y} to ${y + height}`);
  };
  for (const part of [".curtain-where", ".hold", ".curtain-before"]) await within(part);
  await reveal(page, FINGER);
  await page.locator(".bar-game button").tap();
  const last = page.getByRole("menuitem").last();
  await last.scrollIntoViewIfNeeded();
  await within(".bar .menu");
});

salon("two fingers enlarge a table that is turned by a quarter, too", { touch: true, games: ["splendor"] }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE);
  await page.getByRole("button", { name: "Turn the board to the player" }).tap();
  await playOut(page, { by: FINGER, until: (now) => now.seat === "1" && now.lit.length > 0 });
  assert.equal(await page.locator(".table-turn").getAttribute("data-quarters"), "1");
  const card = page.locator(".board-frame [data-piece^=card-][tabindex]").nth(4);
  const small = await card.boundingBox();
  await pinch(page, middle(small), 80, 160, true);
  await page.locator(".board-frame.zoomed").waitFor();
  const large = await card.boundingBox();
  assert.ok(large.width > small.width * 1.7);
  assert.ok(near(middle(large), middle(small), 12), `${JSON.stringify(middle(small))} stays, not ${JSON.stringify(middle(large))}`);
});

salon("keys bring the board closer around the piece that has the focus, and back", { games: ["splendor"] }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  const card = page.locator(".board-frame [data-piece^=card-][tabindex]").nth(4);
  await card.focus();
  const small = await card.boundingBox();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press("+");
  await page.locator(".board-frame.zoomed").waitFor();
  const large = await card.boundingBox();
  assert.ok(large.width > small.width * 1.6, `${small.width} grows to ${large.width}`);
  assert.ok(near(middle(large), middle(small), 40), `${JSON.stringify(middle(small))} stays, not ${JSON.stringify(middle(large))}`);
  for (let press = 0; press < 2; press += 1) await page.keyboard.press("-");
  await page.locator(".board-frame:not(.zoomed)").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Keys" }).click();
  assert.match(await page.getByRole("dialog").innerText(), /A closer look at the board, and back/);
});

salon("what is said at a table that is turned is turned with it, and lies whole on the page", { touch: true, games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  await resume(page, lastQuarter("splendor", "four-points"));
  await page.getByRole("button", { name: "Turn the board to the player" }).tap();
  for (const seat of ["1", "2", "3"]) {
    await playOut(page, { by: FINGER, until: (now) => now.seat === seat && now.lit.length > 0 });
    await page.keyboard.press("r");
    const toast = page.locator(".toast").filter({ hasText: "nothing to do again" });
    await toast.waitFor();
    const screen = page.viewportSize();
    await eventually(async () => {
      const { x, y, width, height } = await toast.boundingBox();
      assert.ok(x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height, `${seat}: ${x} ${y} ${width} ${height}`);
      // At the foot of the table as its player sees it.
      const { x: across, y: down } = middle({ x, y, width, height });
      const [foot, size] = { 1: [across, screen.width], 2: [down, screen.height], 3: [screen.width - across, screen.width] }[seat];
      assert.ok(foot < size / 3, `${seat}: ${foot} of ${size}`);
      assert.equal(width < height, seat !== "2");
    });
    await toast.getByRole("button", { name: "Close" }).tap();
  }
});

salon("what lies over a table that is turned by a quarter lies whole on the page, and can be put away", { touch: true, games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  await resume(page, lastQuarter("splendor", "four-points"));
  await page.getByRole("button", { name: "Turn the board to the player" }).tap();
  for (const seat of ["1", "3"]) {
    await playOut(page, { by: FINGER, until: (now) => now.seat === seat && now.lit.length > 0 });
    assert.equal(await page.locator(".table-turn").getAttribute("data-quarters"), seat);
    for (const [width, height] of [[1180, 820], [820, 1180], [360, 640]]) {
      await page.setViewportSize({ width, height });
      for (const open of [() => page.locator(".bar-tools").getByRole("button", { name: "Rules", exact: true }).tap(), async () => {
        await page.locator(".bar-game button").tap();
        await page.getByRole("menuitem", { name: "Settings" }).tap();
      }]) {
        await open();
        const dialog = page.locator("dialog[open]");
        await dialog.evaluate((dialog) => Promise.all(dialog.getAnimations().map((animation) => animation.finished)));
        const beyond = await dialog.evaluate((dialog) => [dialog, dialog.querySelector(".dialog-head button")].map((part) => part.getBoundingClientRect()).filter(({ left, top, right, bottom }) => left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1).map((area) => JSON.stringify(area)));
        assert.deepEqual(beyond, [], `${width}x${height}`);
        await dialog.getByRole("button", { name: "Close" }).first().tap();
        await dialog.waitFor({ state: "detached" });
      }
    }
    await page.setViewportSize({ width: 1180, height: 820 });
  }
});

salon("two fingers on a piece ask nothing, however long they stay", { touch: true, games: ["splendor"] }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await page.locator("[data-piece][tabindex]").first().waitFor();
  const { x, y } = middle(await page.locator(".board-frame [data-piece^=card-][tabindex]").nth(4).boundingBox());
  const session = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x, y, id: 0 }]);
  await touch("touchStart", [{ x, y, id: 0 }, { x: x + 90, y, id: 1 }]);
  await page.waitForTimeout(700);
  assert.equal(await page.locator(".bubble").count(), 0);
  await touch("touchEnd", []);
  // One finger does.
  await touch("touchStart", [{ x, y, id: 0 }]);
  await page.locator(".bubble").waitFor();
  await touch("touchEnd", []);
});

salon("a double tap beside the pieces enlarges the board, and another one brings it back", { touch: true, games: ["splendor"] }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await page.locator("[data-piece][tabindex]").first().waitFor();
  const free = await page.evaluate(() => {
    const frame = document.querySelector(".board-frame").getBoundingClientRect();
    const beside = (x, y) => {
      const there = document.elementFromPoint(x, y);
      return there?.closest(".board-frame") && !there.closest("button, a, input, [role=button], [data-piece]");
    };
    // A finger finds a piece that is near, too.
    const around = [-24, 0, 24].flatMap((dx) => [-24, 0, 24].map((dy) => [dx, dy]));
    for (let y = frame.top + 30; y < frame.bottom - 30; y += 8) {
      for (let x = frame.left + 30; x < frame.right - 30; x += 8) {
        if (around.every(([dx, dy]) => beside(x + dx, y + dy))) return { x, y };
      }
    }
    return null;
  });
  assert.ok(free, "there is a place beside the pieces");
  const twice = () => Promise.all([page.touchscreen.tap(free.x, free.y), page.touchscreen.tap(free.x, free.y)]);
  await twice();
  await page.locator(".board-frame.zoomed").waitFor();
  const pieces = await position(page);
  await page.waitForTimeout(400);
  await twice();
  await page.locator(".board-frame:not(.zoomed)").waitFor();
  assert.deepEqual(await position(page), pieces);
});

salon("a table that turns lies before its only person, whatever the computers do, and after the end", { games: ["splendor"] }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", [{ level: "Calm" }, "Ada"]);
  await page.evaluate(() => {
    globalThis.lay = new Set();
    const turn = document.querySelector(".table-turn");
    new MutationObserver(() => globalThis.lay.add(turn.dataset.quarters)).observe(turn, { attributes: true });
  });
  await page.getByRole("button", { name: "Turn the board to the player" }).click();
  await playOut(page, { until: (now) => now.steps >= 8 && now.seat === "1" });
  assert.deepEqual(await page.evaluate(() => [...globalThis.lay]), ["2"]);
});

salon("four around a table that turns to each of them play the last quarter of a game to its end", { touch: true, games: ["splendor"], size: "tablet", timeout: 240_000 }, async ({ open, context, shot }) => {
  await deal(context, 3);
  const page = await open();
  await resume(page, lastQuarter("splendor", "four-points"));
  await page.getByRole("button", { name: "Turn the board to the player" }).tap();
  for (const seat of ["1", "2", "3"]) {
    await playOut(page, { by: FINGER, until: (now) => now.seat === seat && now.lit.length > 0 });
    assert.equal(await page.locator(".table-turn").getAttribute("data-quarters"), seat);
  }
  await shot(page, "turned-tablet");
  // Everything is where the finger is, and nothing hangs over the edge.
  const out = await page.evaluate(() => [...document.querySelectorAll(".actions button, .board-area [data-piece][tabindex]")].filter((element) => element.checkVisibility()).filter((element) => {
    const area = element.getBoundingClientRect();
    return area.left < -1 || area.top < -1 || area.right > innerWidth + 1 || area.bottom > innerHeight + 1;
  }).map((element) => element.dataset.piece ?? element.textContent));
  assert.deepEqual(out, []);
  const moves = await playOut(page, { by: FINGER });
  assert.ok(moves > 10, `${moves} moves`);
  await page.locator(".winner h1").waitFor();
});

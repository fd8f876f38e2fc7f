// Ways about the table of Art Society, shared by its tests: dragging, and playing whole games by chance.
import { area, chance, FINGER, hush, MOUSE, piece, reveal, state } from "./table.mjs";

/** The middle of what a locator finds, or another share of it. */
async function point(target, [across, down] = [0.5, 0.5]) {
  const { x, y, width, height } = await area(target);
  return { x: x + width * across, y: y + height * down };
}

/** Drags by touch. Between the ends the finger stops often enough for the table to see it. */
export async function dragFinger(page, from, to, { grip, hold = async () => {} } = {}) {
  const session = await page.context().newCDPSession(page);
  const [start, end] = [await point(from, grip), await point(to)];
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [start]);
  for (let step = 1; step <= 8; step += 1) {
    await send("touchMove", [{ x: start.x + ((end.x - start.x) * step) / 8, y: start.y + ((end.y - start.y) * step) / 8 }]);
  }
  // The finger rests before it lets go: what is thrown swallows the next touch.
  await page.waitForTimeout(120);
  await hold();
  await send("touchEnd", []);
  await session.detach();
}

/** Drags with the mouse. */
export async function dragMouse(page, from, to, { grip, hold = async () => {} } = {}) {
  const [start, end] = [await point(from, grip), await point(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await hold();
  await page.mouse.up();
}

/** Squares where the tile in hand would fit with its middle there. */
export const squares = (page) => page.locator(".as-square.legal[tabindex]");

/** A lit square by chance, as a locator. */
async function anySquare(page, random) {
  const lit = (await state(page)).lit.filter((id) => id.startsWith("square-"));
  return lit.length === 0 ? null : piece(page, lit[random(lit.length)]);
}

/**
 * Plays the open game by chance until `until(state)` holds, as a rule until its score sheet is up. `drag` carries lots and
 * paintings to the wall; without it everything is touched. Returns the number of moves.
 */
export async function play(page, { by = MOUSE, drag = null, seed = 1, until = (now) => now.scored, limit = 900 } = {}) {
  const random = chance(seed);
  let [moves, curtains, idle] = [0, 0, 0];
  for (;;) {
    const now = await state(page);
    if (until(now)) return moves;
    if (now.covered) {
      // The first curtains are held, which takes its time.
      await reveal(page, by, { quick: (curtains += 1) > 3 });
      continue;
    }
    if (now.mode !== "play") {
      idle += 1;
      if (idle > 600) throw new Error(`nothing happens: ${JSON.stringify(now)}`);
      await page.waitForTimeout(40);
      continue;
    }
    idle = 0;
    const lots = now.lit.filter((id) => id.startsWith("lot-"));
    const choosing = lots.length > 0 && now.chosen.length === 0;
    const cards = now.lit.filter((id) => /^(card|pile|museum)-/.test(id));
    if (choosing) {
      const lot = piece(page, lots[random(lots.length)]);
      if (drag && moves % 2 === 0) await carry(page, drag, lot);
      else await by.touch(page, lot);
    }
    await hush(page, by);
    const square = await anySquare(page, random);
    const firm = (await page.locator(".as-ghost.firm").count()) > 0;
    if (square && !firm && !(await page.locator(".actions .main").count() && cards.length > 0)) {
      await by.touch(page, square);
    } else if (cards.length > 0 && !now.main) {
      await by.touch(page, piece(page, cards[random(cards.length)]));
    }
    if ((await page.locator(".actions .main").count()) > 0) {
      moves += 1;
      if (moves > limit) throw new Error(`no end after ${limit} moves`);
      const before = (await state(page)).steps;
      await (by.confirm && moves > 4 ? by.confirm(page) : by.touch(page, page.locator(".actions .main")));
      await page.waitForFunction((n) => document.querySelector(".table").dataset.steps !== n, String(before));
    }
  }
}

/** Carries a piece to the middle of the wall, wherever it may lie near there. */
async function carry(page, drag, from) {
  await drag(page, from, page.locator(".as-wall"));
}

/** The parts of the table that nothing may cut off. */
export const PARTS = ".art > *, .as-side > *, .as-others > *";

export { FINGER };

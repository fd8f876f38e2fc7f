// Ways to play Bruxelles 1893, shared by its tests.
import { answered, hush, KEYS, piece, playOut } from "./table.mjs";

/** Parts of the table that are to be whole at every size. */
export const PARTS = ".bx-others, .bx-other, .bx-an, .bx-space, .bx-column, .bx-card, .bx-town, .bx-offices, .bx-office, .bx-court, .bx-nobles, .bx-two, .bx-compass, .bx-market, .bx-mine, .bx-me, .bx-supply, .bx-owned, .bx-zones, .bx-zone, .bx-sheet, .bx-option";

/** Plays the open game as `playOut` does: whatever is lit may be touched; some touches are the move. */
export function play(page, { limit = 700, avoid = /^(seat|zone)-/, ...rest } = {}) {
  const touch = async (page, id, { by, now }) => {
    await hush(page, by);
    // How the round was resolved lies over the town until it is put away.
    const ledger = page.locator(".bx-ledger .btn");
    if (by !== KEYS && (await ledger.isVisible())) await by.touch(page, ledger);
    await by.touch(page, piece(page, id));
    await answered(page, id, now.steps);
  };
  const next = (now, random, avoid) => {
    const sorts = [now.lit.filter((id) => !avoid.test(id)), now.lit];
    const from = sorts.find((ids) => ids.length > 0) ?? [];
    return from[random(from.length)];
  };
  return playOut(page, { next, touch, limit, avoid, ...rest });
}

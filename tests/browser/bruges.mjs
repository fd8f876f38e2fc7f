// Ways to play Bruges, shared by its tests.
import { chance, hush, MOUSE, piece, reveal, state } from "./table.mjs";

/** Parts of the table that are to be whole at every size. */
export const PARTS = ".br-city, .br-others, .br-other, .br-mine, .br-me, .br-street, .br-hand, .br-card, .br-uses, .br-use, .br-offering, .br-taken";

/** What a lit piece is tried with: first what goes on with what is chosen, else whatever the decision wants. */
function choices(now, avoid) {
  const of = (kind) => now.lit.filter((id) => id.startsWith(`${kind}-`));
  const lifted = now.chosen.some((id) => id.startsWith("card-"));
  const sorts = lifted ? [of("use"), of("house"), of("section")] : [now.lit.filter((id) => !avoid.test(id)), now.lit];
  return sorts.find((ids) => ids.length > 0) ?? [];
}

/**
 * Plays the open game by touching what is lit until `until(state)` holds, as a rule until its score sheet is up. A card is taken up
 * and one of its uses touched, or `drag(page, from, to)` brings it there. Returns the number of moves that were confirmed.
 */
export async function play(page, { by = MOUSE, seed = 1, until = (now) => now.scored, avoid = /^(use|seat|house|majority)-/, drag, hurry = false, limit = 500 } = {}) {
  const random = chance(seed);
  let moves = 0;
  let idle = 0;
  let touches = 0;
  for (;;) {
    const now = await state(page);
    if (until(now)) return moves;
    if (now.covered) {
      await reveal(page, by);
    } else if (now.mode === "play" && now.main) {
      moves += 1;
      touches = 0;
      if (moves > limit) throw new Error(`no end after ${limit} moves`);
      await (by.confirm && moves > 4 ? by.confirm(page) : by.touch(page, page.locator(".actions .main")));
      await page.waitForFunction((n) => document.querySelector(".table").dataset.steps !== n, String(now.steps));
    } else if (now.mode === "play" && now.lit.length > 0) {
      idle = 0;
      touches += 1;
      if (touches > 40) throw new Error(`nothing comes of touching: ${JSON.stringify(now)}`);
      const ids = choices(now, avoid);
      const id = ids[random(ids.length)];
      const card = now.chosen.find((chosen) => chosen.startsWith("card-"));
      await hush(page, by);
      if (drag && card && random(2) === 0) await drag(page, piece(page, card), piece(page, id));
      else await by.touch(page, piece(page, id));
      await page.waitForFunction(
        ([which, steps]) => document.querySelector(".table").dataset.steps !== steps || document.querySelector(`[data-piece="${which}"][tabindex]`)?.matches(".chosen") !== false || document.querySelector(".actions .main"),
        [id, String(now.steps)],
      );
    } else {
      // A computer's turn, or a step that nobody decides.
      const skip = page.getByRole("button", { name: "Skip", pressed: false });
      if (hurry && (await skip.isVisible())) await skip.click({ timeout: 1000 }).catch(() => {});
      idle += 1;
      if (idle > 600) throw new Error(`nothing happens: ${JSON.stringify(now)}`);
      await page.waitForTimeout(50);
    }
  }
}

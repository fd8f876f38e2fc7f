// Ways to play Bruges, shared by its tests.
import { answered, hush, piece, playOut } from "./table.mjs";

/** Parts of the table that are to be whole at every size. */
export const PARTS = ".br-city, .br-others, .br-other, .br-mine, .br-me, .br-street, .br-hand, .br-card, .br-uses, .br-use, .br-offering, .br-taken";

/** What a lit piece is tried with: first what goes on with what is chosen, else whatever the decision wants. */
function next(now, random, avoid) {
  const of = (kind) => now.lit.filter((id) => id.startsWith(`${kind}-`));
  const lifted = now.chosen.some((id) => id.startsWith("card-"));
  const sorts = lifted ? [of("use"), of("house"), of("section")] : [now.lit.filter((id) => !avoid.test(id)), now.lit];
  const ids = sorts.find((ids) => ids.length > 0) ?? [];
  return ids[random(ids.length)];
}

/**
 * Plays the open game as `playOut` does. A card is taken up and one of its uses touched, or `drag(page, from, to)` brings it there.
 */
export function play(page, { drag, limit = 500, avoid = /^(use|seat|house|majority)-/, ...rest } = {}) {
  // Touches since the last move.
  let [steps, touches] = [null, 0];
  const touch = async (page, id, { by, now, random }) => {
    [steps, touches] = [now.steps, now.steps === steps ? touches + 1 : 1];
    if (touches > 40) throw new Error(`nothing comes of touching: ${JSON.stringify(now)}`);
    const card = now.chosen.find((chosen) => chosen.startsWith("card-"));
    await hush(page, by);
    if (drag && card && random(2) === 0) await drag(page, piece(page, card), piece(page, id));
    else await by.touch(page, piece(page, id));
    await answered(page, id, now.steps);
  };
  return playOut(page, { next, touch, limit, avoid, ...rest });
}

// Every game at full motion, watched frame by frame: at a table that stays and at one that turns to each of its players.
import assert from "node:assert/strict";
import { play } from "./art_society.mjs";
import { salon } from "./harness.mjs";
import { motionOf, watchMotion } from "./motion.mjs";
import { golden, MOUSE, playOut, resume, reveal, state } from "./table.mjs";

/** Touches what no longer moves, as people do. */
const CALM = {
  ...MOUSE,
  async touch(page, target) {
    await page.waitForFunction(() => document.getAnimations().every(({ effect }) => effect.getTiming().iterations === Infinity));
    await target.click();
  },
};

const GAMES = [
  { game: "splendor", two: ["two-tie", 12], four: ["four-points", 24], moves: playOut },
  { game: "azul-summer-pavilion", two: ["two-skilled", 14], four: ["four-lot", 40], moves: playOut },
  { game: "art-society", two: ["two-several", 20], four: ["four-chance", 60], moves: play },
];

for (const { game, two, four, moves } of GAMES) {
  for (const [name, turned, most] of [[two, false, 16], [two, true, 16], [four, false, 24], [four, true, 32]]) {
    const seats = name === two ? 2 : 4;
    salon(`at full motion every piece stays itself and on the board: ${game}, ${seats} seats${turned ? ", turned to each" : ""}`, { motion: "no-preference", timeout: 240_000 }, async ({ open, context }) => {
      await watchMotion(context);
      const page = await open();
      await resume(page, golden(game, name[0], { steps: name[1] }));
      if ((await state(page)).covered) await reveal(page);
      if (turned) await page.getByRole("button", { name: "Turn the table to the player" }).click();
      const seen = new Set();
      await moves(page, {
        by: CALM,
        seed: 7,
        avoid: /^(deck|seat|hand|corner|supply)-/,
        until: (now) => {
          if (now.seat !== null && now.mode === "play") seen.add(now.seat);
          return now.scored || (now.steps >= name[1] + most && seen.size === seats);
        },
      });
      await page.waitForTimeout(1000);
      const { faults, travels, ghosts, quarters } = await motionOf(page);
      assert.deepEqual(faults, []);
      assert.ok(travels + ghosts > 5, `something moved: ${travels} pieces, ${ghosts} ghosts`);
      assert.deepEqual(quarters.filter((lay) => lay !== ""), !turned ? ["0"] : seats === 2 ? ["0", "2"] : ["0", "1", "2", "3"]);
      assert.ok((await state(page)).steps > name[1]);
    });
  }
}

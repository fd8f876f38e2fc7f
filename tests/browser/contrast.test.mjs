// Where the system's own colours stand for ours, what can be chosen is still seen.
import assert from "node:assert/strict";
import { salon } from "./harness.mjs";
import { golden, playOut, resume, reveal, state } from "./table.mjs";

const MOMENTS = [
  ["splendor", "two-shared", [12, 40]],
  ["azul-summer-pavilion", "two-skilled", [12, 60]],
  ["art-society", "two-several", [12, 40]],
  ["bruges", "two-burning", [60, 120]],
  ["brussels-1893", "two-unpaid", [24, 60]],
];

for (const [game, name, moments] of MOMENTS) {
  salon(`with the system's colours, what can be chosen and what is has a line around it: ${game}`, { games: [game] }, async ({ open, shot }) => {
    const page = await open();
    await page.emulateMedia({ forcedColors: "active" });
    for (const steps of moments) {
      await resume(page, golden(game, name, { steps }));
      if ((await state(page)).covered) await reveal(page);
      const bare = () =>
        page.evaluate(() => {
          const shown = [...document.querySelectorAll("[data-piece][tabindex]:is(.legal, .can, .chosen)")].filter((piece) => piece.checkVisibility({ visibilityProperty: true }));
          if (shown.length === 0) return ["nothing can be chosen"];
          return shown.filter((piece) => getComputedStyle(piece).outlineStyle === "none").map((piece) => piece.dataset.piece);
        });
      assert.deepEqual(await bare(), [], `${steps} steps`);
      await shot(page, `contrast-${game}-${steps}`);
      await playOut(page, { until: (now) => now.main || now.chosen.length > 0 });
      assert.deepEqual(await bare(), [], `${steps} steps, with a choice`);
      await shot(page, `contrast-${game}-${steps}-chosen`);
    }
  });
}

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
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.color = "Highlight";
          const highlight = getComputedStyle(probe).color;
          probe.remove();
          // A drawing has the line along its own edge.
          const drawn = (part) => part.checkVisibility({ visibilityProperty: true }) && getComputedStyle(part).stroke === highlight;
          const marked = (piece) => getComputedStyle(piece).outlineStyle !== "none" || [...piece.querySelectorAll("*")].some(drawn);
          return shown.filter((piece) => !marked(piece)).map((piece) => piece.dataset.piece);
        });
      assert.deepEqual(await bare(), [], `${steps} steps`);
      await shot(page, `contrast-${game}-${steps}`);
      await playOut(page, { until: (now) => now.main || now.chosen.length > 0 });
      assert.deepEqual(await bare(), [], `${steps} steps, with a choice`);
      await shot(page, `contrast-${game}-${steps}-chosen`);
    }
  });
}

for (const scheme of ["light", "dark"]) {
  salon(`whoever asks for more contrast reads soft words as well as loud ones and sees the lines: ${scheme}`, { games: ["splendor"] }, async ({ open, shot }) => {
    const page = await open();
    await page.emulateMedia({ colorScheme: scheme, contrast: "more" });
    await resume(page, golden("splendor", "two-shared", { steps: 40 }));
    if ((await state(page)).covered) await reveal(page);
    const contrasts = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      const light = (token) => {
        probe.style.color = `color-mix(in srgb, var(${token}) 100%, transparent 0%)`;
        const [r, g, b] = getComputedStyle(probe).color.match(/[\d.]+/g).map(Number).map((part) => (part > 1 ? part / 255 : part));
        const linear = [r, g, b].map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
      };
      const ratio = (one, other) => {
        const [low, high] = [light(one), light(other)].toSorted((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      return { soft: ratio("--ink-soft", "--paper"), loud: ratio("--ink", "--paper"), line: ratio("--hairline", "--paper"), legal: ratio("--legal", "--paper") };
    });
    assert.equal(contrasts.soft, contrasts.loud);
    assert.ok(contrasts.line >= 3 && contrasts.legal >= 3, JSON.stringify(contrasts));
    await shot(page, `contrast-more-${scheme}`);
  });
}

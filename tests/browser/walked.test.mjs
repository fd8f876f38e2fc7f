// A board follows what has changed alone: the position that was walked to, step by step, must look and sound like the same position
// when it is come to at once from the end of the game.
import assert from "node:assert/strict";
import { eventually, salon } from "./harness.mjs";
import { golden, resume } from "./table.mjs";

const GAMES = [
  ["splendor", "four-points"],
  ["azul-summer-pavilion", "two-skilled"],
  ["art-society", "three-rehang"],
  ["bruges", "four-giving"],
  ["brussels-1893", "five-houses"],
  ["brussels-1893", "five-pavilions"],
];
/** Places in a game at which a walk begins. */
const WALKS = 6;
/** Steps of a walk; it is looked at half-way, too. */
const LENGTH = 12;

/** Every piece with its name, its class and what is drawn of it, but for what tells how it was come to. */
const shown = (page) =>
  page.evaluate(() => {
    const passing = ["fresh", "pressed", "spot"];
    const classes = (element) => [...element.classList].filter((name) => !passing.includes(name)).join(" ");
    const inside = (element) => {
      const copy = element.cloneNode(true);
      for (const part of copy.querySelectorAll("*")) {
        for (const name of ["style", "tabindex", "id"]) part.removeAttribute(name);
        part.classList.remove(...passing);
        if (part.classList.length === 0) part.removeAttribute("class");
      }
      return copy.innerHTML.replaceAll(/<!--.*?-->/g, "");
    };
    const pieces = [...document.querySelectorAll(".board-area [data-piece]")];
    return pieces.map((piece) => `${piece.dataset.piece}: ${piece.ariaLabel ?? ""} ${classes(piece)} ${inside(piece)}`);
  });

for (const [game, name] of GAMES) {
  salon(`a position that was walked to is shown as one that is come to at once: ${game}, ${name}`, { games: [game] }, async ({ open }) => {
    const page = await open();
    const record = golden(game, name);
    await resume(page, record);
    await page.getByRole("button", { name: "Look at the table" }).click();
    await page.keyboard.press(",");
    const slider = page.getByRole("slider", { name: "The way through the game" }).first();
    await slider.waitFor();
    const last = record.actions.length;
    const jump = (step) => slider.fill(String(step));
    for (let walk = 0; walk < WALKS; walk += 1) {
      const from = Math.round(4 + (walk * (last - LENGTH - 8)) / (WALKS - 1));
      const at = new Map();
      for (const steps of [LENGTH / 2, LENGTH]) {
        await jump(last - 1);
        await jump(from + steps);
        await drawn(page);
        at.set(steps, await shown(page));
      }
      await jump(from);
      for (let steps = 1; steps <= LENGTH; steps += 1) {
        await page.keyboard.press(".");
        assert.equal(await slider.inputValue(), String(from + steps));
        // Panels for the ear follow a moment later.
        if (at.has(steps)) await eventually(async () => assert.deepEqual(await shown(page), at.get(steps), `after ${from + steps} steps`));
      }
    }
  });
}

/** Waits until what is shown stays as it is. */
async function drawn(page) {
  let before;
  await eventually(async () => {
    const now = JSON.stringify(await shown(page));
    const same = now === before;
    before = now;
    assert.ok(same, "it is still being drawn");
  });
}

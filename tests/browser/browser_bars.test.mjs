// Tablets on which a browser keeps its own bars: less high than the tablet, and of a shape between upright and level. Whatever is
// written on a full table is whole there, and no two words lie over each other.
import assert from "node:assert/strict";
import { salon } from "./harness.mjs";
import { golden, resume, reveal, settles, state } from "./table.mjs";

/** What is left of a page in the browsers of common tablets, level and upright, beside another program, and on a common phone. */
const LEFT = [[1133, 674], [981, 930], [795, 740], [748, 670], [795, 834], [1180, 750], [1080, 738], [1024, 698], [744, 1063], [768, 954], [810, 1010], [820, 1106], [600, 960], [390, 664]];

/** Tables with four and five seats, while they play. */
const FULL = [
  ["azul-summer-pavilion", "four-lot", [20, 60]],
  ["art-society", "four-chance", [70, 125]],
  ["bruges", "four-giving", [30, 90, 150, 261]],
  ["brussels-1893", "five-houses", [80, 262]],
  ["brussels-1893", "five-pavilions", [120]],
  ["splendor", "four-points", [16, 90, 177]],
];

/** What is written on the table and is cut by a part that it stands in, or lies over something else that is written. */
const torn = (page) =>
  page.evaluate(() => {
    const table = document.querySelector(".table .board-frame");
    const named = ({ className }) => `.${String(className.baseVal ?? className).split(" ")[0]}`;
    const hidden = (part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const written = [];
    const out = [];
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const part = text.parentElement;
      if (!text.data.trim() || part.closest(".for-ear, symbol, defs, title, dialog, .recap") || hidden(part)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const whole = range.getBoundingClientRect();
      // As much of it as is in sight.
      let [left, top, right, bottom] = [whole.left, whole.top, whole.right, whole.bottom];
      let by;
      let says = false;
      for (let around = part; around !== table; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.overflow === "visible" || (around instanceof SVGElement && !(around instanceof SVGSVGElement))) continue;
        const room = around.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, room.left), Math.max(top, room.top), Math.min(right, room.right), Math.min(bottom, room.bottom)];
        // What is scrolled comes into sight; what ends in an ellipsis, and what has its lines counted, says that there is more.
        says ||= /auto|scroll/.test(style.overflow) || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        const high = 2.5 + whole.height * 0.12;
        const cut = whole.left < room.left - 2.5 || whole.right > room.right + 2.5 || whole.top < room.top - high || whole.bottom > room.bottom + high;
        if (cut && !says) by ??= named(around);
      }
      // Nothing is left of it: it stands where there is room for it.
      if (right - left < 1 || bottom - top < 1) continue;
      if (by) out.push(`${text.data.trim()} in ${named(part)} is cut by ${by}`);
      const lines = [...range.getClientRects()].map((line) => [Math.max(left, line.left), Math.max(top, line.top), Math.min(right, line.right), Math.min(bottom, line.bottom)]);
      written.push([text.data.trim(), lines, part]);
    }
    // Lines beyond those that are shown lie anywhere.
    const clamped = (part) => (getComputedStyle(part).webkitLineClamp === "none" ? part !== table && clamped(part.parentElement) : part);
    // Lines that share more than half of their height, and some of their length.
    const meet = ([l, t, r, b], [l2, t2, r2, b2]) => Math.min(r, r2) - Math.max(l, l2) > 3 && Math.min(b, b2) - Math.max(t, t2) > Math.min(b - t, b2 - t2) * 0.5;
    // What lies above the board on a layer of its own covers it.
    const seen = ([left, top, right, bottom], part) => part.closest("svg") || part.parentElement.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    for (const [at, [one, lines, first]] of written.entries()) {
      for (const [other, others, second] of written.slice(at + 1)) {
        if (clamped(first) && clamped(first) === clamped(second)) continue;
        const met = lines.flatMap((line) => others.filter((other) => meet(line, other)).map((other) => [line, other]));
        if (met.some(([line, other]) => seen(line, first) && seen(other, second))) out.push(`${one} in ${named(first)} lies over ${other} in ${named(second)}`);
      }
    }
    return out;
  });

for (const [game, name, steps] of FULL) {
  for (const locale of ["en-GB", "zh-TW"]) {
    salon(`below a browser's own bars everything that is written is whole, ${game}, ${name}, ${locale}`, { games: [game], locale, touch: true }, async ({ open, shot }) => {
      const page = await open();
      for (const step of steps) {
        await resume(page, golden(game, name, { steps: step }));
        if ((await state(page)).covered) await reveal(page);
        for (const [width, height] of LEFT) {
          await page.setViewportSize({ width, height });
          await settles(page);
          await shot(page, `bars-${name}-${step}-${width}x${height}`);
          assert.deepEqual(await torn(page), [], `${step} steps, ${width}x${height}`);
          const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
          assert.ok(wide <= shown, `${step} steps, ${width}x${height}: scrolls sideways`);
        }
      }
    });
  }
}

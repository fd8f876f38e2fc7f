// Watches a table at full motion, shared by the tests of games: what travels starts as the shape it was where it was, stays on
// its way and on the board, and ends where it belongs.

/** Notes the symbols of what flies over every page of a context from now on, in `globalThis.flown`. */
export const noteFlights = (context) =>
  context.addInitScript(() => {
    globalThis.flown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.matches(".ghost")) globalThis.flown.push(this.querySelector("use").getAttribute("href"));
      return animate.call(this, frames, options);
    };
  });

/** Watches every page of a context from now on; `faults(page)` tells what it saw. */
export async function watchMotion(context) {
  await context.addInitScript(() => {
    const faults = new Map();
    const seen = { travels: 0, ghosts: 0, quarters: new Set() };
    globalThis.motionSeen = { faults, seen };
    const complain = (about, what) => faults.set(about, what);
    // Where every piece stood in the frames before, the latest first. A change is laid out before the frame in which its pieces
    // set out, and a touch may have changed the board just before.
    let past = [];
    const under = new Set();
    const box = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    /** Where a piece is that travels: where the drawing on it is that it is measured by, if it has one. */
    const core = (piece) => {
      const drawing = piece.querySelector("[data-core]");
      if (!drawing) return box(piece);
      const { x, y, width, height } = box(drawing);
      const side = Math.min(width / drawing.viewBox.baseVal.width, height / drawing.viewBox.baseVal.height);
      const [w, h] = [side * drawing.viewBox.baseVal.width, side * drawing.viewBox.baseVal.height];
      return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
    };
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const told = ({ x, y, width, height }) => [x, y, width, height].map((n) => Math.round(n)).join(" ");
    const board = () => document.querySelector(".board-area")?.getBoundingClientRect();
    const inside = (area, frame, reach) => area.x >= frame.left - reach && area.y >= frame.top - reach && area.x + area.width <= frame.right + reach && area.y + area.height <= frame.bottom + reach;
    const alike = (one, other) => {
      const reach = 4 + 0.04 * Math.max(other.width, other.height);
      const [[ax, ay], [bx, by]] = [middle(one), middle(other)];
      return [ax - bx, ay - by, one.width - other.width, one.height - other.height].every((way) => Math.abs(way) <= reach);
    };
    /** A place on the way between two others. */
    const between = (area, from, to) => {
      const within = (key) => area[key] >= Math.min(from[key], to[key]) - 4 && area[key] <= Math.max(from[key], to[key]) + 4;
      return within("x") && within("y") && within("width") && within("height");
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const way = frames[0]?.transform ?? "";
      const ghost = this.matches(".ghost");
      const id = this.dataset?.piece;
      const to = core(this);
      const animation = animate.call(this, frames, options);
      // What turns over where it lies does not travel.
      if (!way.includes("translate")) return animation;
      const from = core(this);
      const frame = board();
      const name = ghost ? `ghost ${this.querySelector("use")?.getAttribute("href")}` : id;
      // A ghost becomes as large as it is drawn where it lands, on the straight way there.
      const [begins, ends] = [frames[0], frames.at(-1)].map(({ transform = "" }) => Number(/scale\(([\d.]+)\)/.exec(transform)?.[1] ?? 1));
      const entry = { element: this, animation, from, to, name, ghost, growth: Math.max(1, ends / begins) };
      if (ghost) {
        seen.ghosts += 1;
        const [x, y] = middle(from);
        if (frame && !inside({ x, y, width: 0, height: 0 }, frame, 2)) complain(name, `sets out from ${told(from)}, off the board`);
        animation.finished.then(() => this.isConnected && landed(entry), () => {});
      } else {
        seen.travels += 1;
        const origin = this.dataset.from;
        // The board itself may have grown or shrunk since, or a region of it, because something beside it has come or gone.
        const region = this.closest("[data-region]");
        const before = past.flatMap(({ places, area, regions }) => {
          const moved = ({ x, y, width, height }, was, is) => {
            const [mx, my] = middle({ x, y, width, height });
            const nx = is.x + ((mx - was.x) * is.width) / was.width;
            const ny = is.y + ((my - was.y) * is.height) / was.height;
            return { x: nx - width / 2, y: ny - height / 2, width, height };
          };
          const around = (place) => (place.region === region?.dataset.region ? regions.get(place.region) : undefined);
          return (places.get(id) ?? places.get(origin) ?? []).flatMap((place) => {
            const [was, is] = around(place) ? [around(place), box(region)] : [area, frame];
            return was ? [place, moved(place, was, is)] : [place];
          });
        });
        if (frame && !inside(from, frame, 6)) complain(name, `sets out from ${told(from)}, off the board`);
        // A part of a drawing may change its size with the drawing.
        const stands = (place) => (this instanceof HTMLElement ? alike(from, place) : Math.min(Math.abs(place.x - from.x), Math.abs(place.y - from.y)) < 8);
        const turned = past.some(({ lay }) => lay !== (this.closest("[data-quarters]")?.dataset.quarters ?? ""));
        if (before.length > 0 && !turned && !before.some(stands)) {
          complain(name, `sets out as ${told(from)} (${way}); in the frames before it was ${before.map(told).join(" and ")}`);
        }
      }
      under.add(entry);
      return animation;
    };
    /** A ghost at its end: on the board, wherever that is. */
    const landed = ({ element, name }) => {
      const [x, y] = middle(box(element));
      const frame = board();
      if (frame && !inside({ x, y, width: 0, height: 0 }, frame, 4)) complain(name, `lands at ${Math.round(x)} ${Math.round(y)}, off the board`);
    };
    const look = () => {
      const frame = board();
      for (const entry of under) {
        const { element, animation, from, to, name, ghost, growth } = entry;
        if (animation.playState === "finished" || animation.playState === "idle" || !element.isConnected) {
          if (ghost && element.isConnected) landed(entry);
          if (!ghost || !element.isConnected) under.delete(entry);
          continue;
        }
        const now = core(element);
        const [x, y] = middle(now);
        // Ghosts fly in an arc.
        if (frame && !inside({ x, y, width: 0, height: 0 }, frame, ghost ? 28 : 4)) complain(name, `flies at ${Math.round(x)} ${Math.round(y)}, off the board`);
        if (ghost) {
          if (Math.max(now.width, now.height) > 1.05 * growth * Math.max(from.width, from.height)) complain(name, `swells from ${told(from)} to ${told(now)}`);
        } else if (!between(now, from, to)) complain(name, `is at ${told(now)}, not on the way from ${told(from)} to ${told(to)}`);
      }
      const lay = document.querySelector("[data-quarters]")?.dataset.quarters ?? "";
      seen.quarters.add(lay);
      const last = new Map();
      for (const element of document.querySelectorAll(".board-area [data-piece]")) {
        if (!element.checkVisibility()) continue;
        const places = last.get(element.dataset.piece) ?? [];
        last.set(element.dataset.piece, [...places, { ...core(element), region: element.closest("[data-region]")?.dataset.region }]);
      }
      const regions = new Map([...document.querySelectorAll(".board-area [data-region]")].map((region) => [region.dataset.region, box(region)]));
      past = [{ places: last, area: frame, lay, regions }, ...past.slice(0, 2)];
      requestAnimationFrame(look);
    };
    addEventListener("DOMContentLoaded", () => requestAnimationFrame(look));
  });
}

/** What was wrong so far, and what was seen. */
export function motionOf(page) {
  return page.evaluate(() => {
    const { faults, seen } = globalThis.motionSeen;
    return { faults: [...faults].map(([name, what]) => `${name} ${what}`), ...seen, quarters: [...seen.quarters].toSorted() };
  });
}

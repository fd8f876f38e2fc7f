// What need not be run again, and what has to be.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, gameOf, grouped } from "../../tools/inputs.mjs";
import { inputs } from "./memory.mjs";

test("what is a game's own belongs to it, and what every page shows of it to all", () => {
  const own = ["src/games/bruges/rules/mod.rs", "src/games/bruges/components.json", "src/app/boards/bruges/scene/mod.rs", "style/bruges/city.css", "style/bruges.css", "locales/en/bruges_rules.json", "tests/golden/bruges/two-gates.json"];
  for (const path of own) assert.equal(gameOf(path), "bruges", path);
  assert.equal(gameOf("locales/zh-Hant/azul.json"), "azul-summer-pavilion");
  assert.equal(gameOf("locales/zh-Hans/brussels_1893_belle.json"), "brussels-1893");
  const shared = ["src/games/mod.rs", "src/app/boards/bruges/face.rs", "src/app/boards/bruges/art/cover.rs", "src/app/boards/kit/panel.rs", "style/common/boards.css", "style/table/log.css", "locales/en/table.json", "Cargo.lock", "tools/split.mjs"];
  for (const path of shared) assert.equal(gameOf(path), undefined, path);
});

test("a change in one game changes what is that game's own alone, and a shared one what all share", () => {
  const lines = ["src/engine/game.rs 1", ...GAMES.map((game) => `style/${game.replaceAll("-", "_")}/index.css 1`)];
  const before = grouped(lines);
  const changed = (at) => {
    const after = grouped(lines.with(at, lines[at].replace(/1$/, "2")));
    return Object.keys(before).filter((group) => before[group] !== after[group]);
  };
  assert.deepEqual(changed(0), ["shared"]);
  for (const [at, game] of GAMES.entries()) assert.deepEqual(changed(at + 1), [game]);
});

test("nothing is remembered in CI, nor of a page that was built elsewhere", () => {
  assert.deepEqual(inputs({ CI: "true" }), {});
  assert.deepEqual(inputs({ SALON_DIST: "/elsewhere" }), {});
});

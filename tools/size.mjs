// What dist/ weighs on the wire, part by part.
//   node tools/size.mjs [dist]
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** A file's name without its hash. */
const stem = (name) => name.replace(/-[0-9a-f]{12}(?=\.\w+$)/, "");
/** What the home page loads. */
const HOME = ["index.html", "style.css", "start.js", "salon.js", "salon_parts.js", "salon_bg.wasm"];
/** What the computer players' worker loads, whatever the game. */
const WORKER = ["worker.js", "bot.js", "bot_parts.js", "bot_bg.wasm", "bot_common.wasm"];
/** Parts of the page that are no game: on the way from home to a first table, and the other rooms. */
const WAY = ["setup", "common", "table"];
const OF_THEIR_OWN = {
  rooms: "the other rooms; fetched when one is entered, or when idle",
  review: "the look back at a game; fetched when one is entered, or when idle",
};
const SHARED = [...WAY, ...Object.keys(OF_THEIR_OWN)];

/**
 * Bytes raw, with gzip and with Brotli: of every file that runs; of the home page; of the other parts of the page by name; of what the
 * first table of a first visit loads in all, by game; of the worker, and of its parts by game.
 */
export function sizes(folder) {
  const names = readdirSync(folder).filter((name) => /\.(wasm|js|css|html)$/.test(name)).sort();
  // As the copy beside it that a host would send, where there is one.
  const packed = (path, ending, code) => (existsSync(path + ending) ? statSync(path + ending).size : code(readFileSync(path)).length);
  const files = new Map(names.map((name) => {
    const path = join(folder, name);
    return [stem(name), [statSync(path).size, packed(path, ".gz", gzipSync), packed(path, ".br", brotliCompressSync)]];
  }));
  const sum = (chosen) => [0, 1, 2].map((i) => chosen.reduce((total, name) => total + (files.get(name)?.[i] ?? 0), 0));
  const parts = (prefix) => [...files.keys()].flatMap((name) => new RegExp(`^${prefix}_(\\w+)\\.wasm$`).exec(name)?.[1] ?? []).filter((part) => part !== "bg");
  const part = (name) => [`salon_${name}.wasm`, `${name}.css`];
  const games = parts("salon").filter((name) => !SHARED.includes(name));
  return {
    files,
    home: sum(HOME),
    shared: new Map(SHARED.map((name) => [name, sum(part(name))])),
    games: new Map(games.map((name) => [name, sum(part(name))])),
    firstTables: new Map(games.map((name) => [name, sum([...HOME, ...[...WAY, name].flatMap(part)])])),
    worker: sum(WORKER),
    players: new Map(parts("bot").filter((name) => name !== "common").map((name) => [name, sum([`bot_${name}.wasm`])])),
  };
}

/** The rows of a table of sizes: what, its bytes, its aim in kilobytes with Brotli or none, what it means. */
export function weights({ home, shared, games, firstTables, worker, players }) {
  return [
    ["home page", home, 180, "everything that the home page loads"],
    ...[...shared].map(([name, bytes]) => [`part ${name}`, bytes, undefined, OF_THEIR_OWN[name] ?? "shared by all games; fetched with the first table, or when idle"]),
    ...[...games].map(([name, bytes]) => [`part ${name}`, bytes, 125, "what a further game costs"]),
    ...[...firstTables].map(([name, bytes]) => [`first table, ${name}`, bytes, 400, "everything from the home page to the first table of a first visit"]),
    ["worker", worker, 60, "loaded when a computer player first thinks"],
    ...[...players].map(([name, bytes]) => [`worker, part ${name}`, bytes, undefined, "loaded when a computer player first thinks about this game"]),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  line("", ["raw", "gzip", "brotli"]);
  for (const [name, bytes, aim] of weights(sizes(process.argv[2] ?? "dist"))) {
    line(name, bytes.map(kilobytes), aim ? `aim ${aim} kB brotli` : "");
  }
}

function line(title, columns, aim = "") {
  console.log(`${title.padEnd(36)}${columns.map((column) => column.padStart(12)).join("")}   ${aim}`.trimEnd());
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

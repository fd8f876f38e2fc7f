// The native tests of a game pass again while nothing changes in what games share and in that game.
//   node tools/unchanged.mjs             prints what leaves out the tests that passed so, as arguments of a test program
//   node tools/unchanged.mjs --passed    notes that the others passed, of the sources that were there when it was asked before
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digest, FOLDERS, GAMES, grouped, HOUSE, tests } from "./inputs.mjs";

const NOTES = join(HOUSE, "target/passed");
const [now, before] = ["native.next", "native"].map((name) => join(NOTES, name));
const INPUTS = ["Cargo.toml", "Cargo.lock", "build", "src", "locales", "style", "public", "index.html", "tests/all", "tests/suite", "tests/sixth", "tests/golden"];

/** The files of a folder, or the file itself. */
const files = (path) => (statSync(join(HOUSE, path)).isDirectory() ? readdirSync(join(HOUSE, path)).flatMap((name) => files(`${path}/${name}`)) : [path]);

if (process.argv[2] === "--passed") renameSync(now, before);
else {
  const lines = INPUTS.flatMap(files).sort().map((path) => `${path} ${digest(readFileSync(join(HOUSE, path)))}`);
  const { shared, ...own } = grouped([...lines, execFileSync("rustc", ["--version"], { encoding: "utf8" })]);
  const all = GAMES.map((game) => digest(shared + own[game]));
  mkdirSync(NOTES, { recursive: true });
  writeFileSync(now, all.join("\n"));
  const known = existsSync(before) ? readFileSync(before, "utf8").split("\n") : [];
  const left = FOLDERS.filter((_, at) => known.includes(all[at]));
  process.stdout.write([...new Set(left.flatMap((folder) => [folder, ...tests(folder)]))].map((name) => `--skip ${name}::`).join(" "));
}

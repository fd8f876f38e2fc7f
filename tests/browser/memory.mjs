// What need not be run again: a test that passed, and of whose inputs nothing has changed since. Its inputs are its own files, all
// sources that games share, those of the games it is about, and the tools. Only this checkout remembers, in target/; a fresh clone
// runs everything, and so do CI and whoever says ALL=1.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { digest, GAMES, grouped, HOUSE } from "../../tools/inputs.mjs";

export { GAMES };
const HERE = join(HOUSE, "tests/browser");
const PASSED = join(HOUSE, "target/browser-passed.tsv");

/**
 * What the page under test is made of, for the tests' processes; nothing when everything has to run. `SALON_ALL` leaves nothing out, but
 * notes what passes.
 */
export function inputs({ CI, ALL, SALON_DIST, SALON_QUICK, SALON_SHOTS, SALON_PICTURES, SALON_COSTS } = process.env) {
  if (CI || SALON_DIST) return {};
  const built = execFileSync(join(HOUSE, "tools/build"), ["--inputs"], { encoding: "utf8" });
  const stamp = join(HOUSE, SALON_QUICK ? "target/quick/dist.stamp" : "target/dist.stamp");
  // Of a page that is older than the sources nothing is known.
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== digest(built)) return {};
  const golden = join(HOUSE, "tests/golden");
  const records = readdirSync(golden, { recursive: true }).filter((name) => name.endsWith(".json")).sort();
  const lines = [...built.trim().split("\n"), ...records.map((name) => `tests/golden/${name} ${digest(readFileSync(join(golden, name)))}`)];
  const browser = execFileSync("bash", ["-c", 'source tools/common.sh && "$(find_browser)" --version'], { cwd: HOUSE, encoding: "utf8" });
  lines.push(browser, process.version, digest(readFileSync(join(HERE, "package-lock.json"))));
  const all = ALL || SALON_SHOTS || SALON_PICTURES || SALON_COSTS;
  return { SALON_INPUTS: JSON.stringify(grouped(lines)), ...(all ? { SALON_ALL: "1" } : {}) };
}

/** A file and all that it imports of ours, as one text. */
function own(file, seen = new Map()) {
  if (seen.has(file)) return seen;
  const text = readFileSync(file, "utf8");
  seen.set(file, text);
  for (const [, path] of text.matchAll(/^(?:import|export)\b[^;]*? from "(\.[^"]+)";$/gm)) own(resolve(dirname(file), path), seen);
  return seen;
}

const file = resolve(process.argv[1] ?? "");
const at = process.env.SALON_INPUTS ? JSON.parse(process.env.SALON_INPUTS) : undefined;
let written;
let known;

/** What a test of this file that is about these games depends on; nothing where nothing is remembered. */
export function dependence(name, games) {
  if (!at) return undefined;
  written ??= JSON.stringify([...own(file)].map(([path, text]) => [relative(HOUSE, path), text]).sort());
  return digest(JSON.stringify([written, name, at.shared, ...games.map((game) => [game, at[game]])]));
}

/** Whether a test passed when what it depends on was the same. */
export function passed(dependence) {
  if (!dependence || process.env.SALON_ALL) return false;
  known ??= new Set(remembered().map((line) => line.split("\t")[0]));
  return known.has(dependence);
}

/** Notes that a test passed. */
export function remember(dependence, name) {
  if (!dependence) return;
  mkdirSync(dirname(PASSED), { recursive: true });
  appendFileSync(PASSED, `${dependence}\t${basename(file)}\t${name}\n`);
}

const remembered = () => (existsSync(PASSED) ? readFileSync(PASSED, "utf8").split("\n").filter((line) => line !== "") : []);

/** Forgets all but the last time that each test passed. */
export function tidy() {
  const last = new Map(remembered().map((line) => [line.replace(/^\w+\t/, ""), line]));
  if (last.size > 0) writeFileSync(PASSED, `${[...last.values()].join("\n")}\n`);
}

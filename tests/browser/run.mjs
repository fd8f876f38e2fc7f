// Runs test files, those named or all of them, each in a process and a browser of its own.
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { run } from "node:test";
import report from "./reporter.mjs";

/** What takes longest, first, so that the last files end together. */
const LONGEST = ["motion", "bruges", "brussels", "art_society", "azul", "leaving", "play", "storm", "screens"].map((name) => `${name}.test.mjs`);

const names = process.argv.slice(2);
const all = names.length > 0 ? names : readdirSync(".").filter((name) => name.endsWith(".test.mjs"));
const files = [...LONGEST.filter((name) => all.includes(name)), ...all.filter((name) => !LONGEST.includes(name)).sort()];

// Tests wait now and then, for a computer player or for what moves: with one file more than there are cores none is idle meanwhile.
run({ files, concurrency: availableParallelism() + 1 })
  .on("test:fail", () => (process.exitCode = 1))
  .compose(report)
  .pipe(process.stdout);

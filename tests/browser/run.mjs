// Runs test files, those named or all of them, each in a process and a browser of its own. A test that failed is run once more, alone,
// when all the others are done: what passes then is flaky and is told as such, and a few of them do not fail the run.
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { run } from "node:test";
import { inputs, tidy } from "./memory.mjs";
import { closing, FLAKY, line, outcomes } from "./reporter.mjs";

/** What takes longest, first, so that the last files end together. */
const LONGEST = ["motion", "art_society", "bruges", "azul", "brussels_belle_sizes", "review", "leaving", "screens", "bruges_sizes", "brussels", "brussels_belle", "play", "brussels_sizes", "storm", "closer", "telling", "history", "art_society_sizes"].map((name) => `${name}.test.mjs`);

const names = process.argv.slice(2);
const all = names.length > 0 ? names : readdirSync(".").filter((name) => name.endsWith(".test.mjs"));
const files = [...LONGEST.filter((name) => all.includes(name)), ...all.filter((name) => !LONGEST.includes(name)).sort()];
const tests = [];

/** Runs one file after another until none is left. */
async function work() {
  for (let file = files.shift(); file; file = files.shift()) {
    for await (const test of outcomes(run({ files: [file] }))) {
      if (test.output) process.stdout.write(test.output);
      else if (test.unchanged) tests.push({ ...test, file });
      else {
        tests.push({ ...test, file });
        process.stdout.write(line(test));
      }
    }
  }
}

/** Runs a test a second time. */
async function again({ file, name }) {
  const pattern = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
  let found = false;
  for await (const test of outcomes(run({ files: [file], testNamePatterns: [pattern] }))) {
    if (test.cause) return test.cause;
    found ||= test.name === name;
  }
  return found ? undefined : "it was not found when it was to be run again";
}

// The tests' processes inherit it. Whoever names files wants them run.
Object.assign(process.env, inputs({ ...process.env, ...(names.length > 0 ? { ALL: "1" } : {}) }));
tidy();
// Tests wait now and then, for a computer player or for what moves: with one file more than there are cores none is idle meanwhile.
await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
// What passes at the second try is not taken for sound.
delete process.env.SALON_INPUTS;
for (const test of tests.filter(({ cause, whole }) => cause && !whole)) {
  test.flaky = test.cause;
  test.cause = await again(test);
}
process.stdout.write(closing(tests));
if (tests.some(({ cause }) => cause) || tests.filter(({ flaky, cause }) => flaky && !cause).length > FLAKY) process.exitCode = 1;

// What is told when all tests have ended.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closing } from "./reporter.mjs";

const good = (name, ms = 10) => ({ name, ms });
const flaky = (name) => ({ name, ms: 10, flaky: `why ${name}` });

test("a failed test and a flaky one are named at the end with why, and the counts stand alone in the last line", () => {
  const told = closing([good("one"), flaky("two"), { name: "three", ms: 10, cause: "why at last", flaky: "why at first" }]);
  assert.match(told, /\nflaky: two\n +why two\n/);
  assert.match(told, /\nFAILED {2}three\n +why at last\n/);
  assert.doesNotMatch(told, /flaky: three/);
  assert.match(told, /\n1 passed, 1 flaky, 1 failed\n$/);
  assert.match(closing([good("one"), good("two")]), /\n\n2 passed, 0 failed\n$/);
});

test("more flaky tests than may be are said to be too many", () => {
  const names = ["one", "two", "three"];
  assert.doesNotMatch(closing(names.map(flaky)), /more than/);
  assert.match(closing([...names, "four"].map(flaky)), /more than the 3 that may/);
});

test("the ten slowest are named, the slowest first", () => {
  const told = closing(Array.from({ length: 12 }, (_, at) => good(`test ${at}`, 1000 * at)));
  assert.deepEqual(told.match(/(?<= s )test \d+/g), Array.from({ length: 10 }, (_, at) => `test ${11 - at}`));
});

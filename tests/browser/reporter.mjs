// What is told of tests: one line each, with the reason below a failed one; at the end, where a log that is cut still shows it, what took
// longest, what was flaky or failed, and why, and a closing line with the counts alone on it.

/** Most tests that may fail first and then pass. */
export const FLAKY = 3;

/** Why a test is left out that need not be run again. */
export const UNCHANGED = "unchanged since it passed";

/** How many of the slowest are named. */
const SLOWEST = 10;

/**
 * What came of the tests of a file, as they end: name, milliseconds, and the cause of a failure; `whole` where the file itself failed.
 * What they wrote meanwhile comes as `output`.
 */
export async function* outcomes(source) {
  for await (const { type, data } of source) {
    // A file counts only when it fails as a whole: its tests have their own lines.
    const whole = data?.details?.type === "suite" || (data?.nesting === 0 && data?.name?.endsWith(".mjs"));
    if (type === "test:pass" && data.skip === UNCHANGED) {
      yield { name: data.name, unchanged: true };
    } else if (type === "test:pass" && !whole && data.skip === undefined) {
      yield { name: data.name, ms: data.details.duration_ms };
    } else if (type === "test:fail" && data.details.error.failureType !== "subtestsFailed") {
      const { cause } = data.details.error;
      yield { name: data.name, ms: data.details.duration_ms, cause: String(cause?.stack ?? cause ?? data.details.error), whole };
    } else if (type === "test:stderr" || type === "test:stdout") {
      yield { output: data.message };
    }
  }
}

const reason = (text) => `        ${text.replaceAll("\n", "\n        ")}\n`;

/** The line of a test when it ends. */
export const line = ({ name, ms, cause, whole }) => (cause ? `failed  ${name}${whole ? "" : ", and will be run again"}\n${reason(cause)}` : `ok      ${name} (${Math.round(ms)} ms)\n`);

/** How many tests of which files were left out, and how they are run all the same. */
function unchanged(tests) {
  if (tests.length === 0) return "";
  const counts = new Map();
  for (const { file } of tests) counts.set(file, (counts.get(file) ?? 0) + 1);
  const files = [...counts].map(([file, count]) => `${file.replace(".test.mjs", "")} ${count}`);
  return `\n${tests.length} tests passed before, and nothing they depend on has changed since; make test ALL=1 runs them, too:\n        ${files.sort().join(", ")}\n`;
}

/** All that is told at the end. A test that passed when it was run again has `flaky`, why it failed at first, and no `cause`. */
export function closing(all) {
  const tests = all.filter(({ unchanged }) => !unchanged);
  const failed = tests.filter(({ cause }) => cause);
  const flaky = tests.filter(({ cause, flaky }) => flaky && !cause);
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const counts = [`${tests.length - failed.length - flaky.length} passed`, ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []), `${failed.length} failed`];
  return [
    unchanged(all.filter(({ unchanged }) => unchanged)),
    "\nThe slowest:\n",
    ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s ${name}\n`),
    ...(flaky.length > 0 ? [`\nFailed at first, and passed when run again alone${flaky.length > FLAKY ? `, more than the ${FLAKY} that may` : ""}:\n`] : []),
    ...flaky.map(({ name, flaky }) => `flaky: ${name}\n${reason(flaky)}`),
    ...(failed.length > 0 ? ["\nFailed:\n"] : []),
    ...failed.map(({ name, cause }) => `FAILED  ${name}\n${reason(cause)}`),
    `\n${counts.join(", ")}\n`,
  ].join("");
}

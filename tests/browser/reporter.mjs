// One line a test, the reason below a failed one, and a closing line with the counts alone on it.
export default async function* report(source) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of source) {
    // A file counts only when it fails as a whole: its tests have their own lines.
    const isFile = data?.details?.type === "suite" || (data?.nesting === 0 && data?.name?.endsWith(".mjs"));
    if (type === "test:pass" && !isFile && data.skip === undefined) {
      passed += 1;
      yield `ok      ${data.name} (${Math.round(data.details.duration_ms)} ms)\n`;
    } else if (type === "test:fail" && data.details.error.failureType !== "subtestsFailed") {
      failed += 1;
      const { cause } = data.details.error;
      yield `FAILED  ${data.name}\n        ${String(cause?.stack ?? cause ?? data.details.error).replaceAll("\n", "\n        ")}\n`;
    } else if (type === "test:stderr" || type === "test:stdout") {
      yield data.message;
    }
  }
  yield `\n${passed} passed, ${failed} failed\n`;
}

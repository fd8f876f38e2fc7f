// After Trunk has compiled: splits the page's module and the worker's at their #[wasm_split] functions into parts that are fetched
// when they are first needed, and puts them into Trunk's staging folder in place of the whole modules. What several parts of a
// module share and its main part does not need is one more part, NAME_common.wasm. Lays style sheets beside them: those of the page's
// parts, and of those that index.html links the folders, which Trunk does not read.
//   trunk calls it as a hook; $TRUNK_STAGING_DIR, $TRUNK_PROFILE, $CARGO_TARGET_DIR
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { SHEETS, sheet } from "./sheets.mjs";
import { binaryen, FEATURES, run } from "./wasm.mjs";

/** Sheets that lie below the others, whichever comes first: what rooms share below the frame of a table, and that below the games. */
const LOW = ["common", "table"];

/** The function of the loader that lays a style sheet over the page, and over those of a lower place. */
const SHEET = `const sheet = (url, place) => once(() => new Promise((resolve, reject) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = url;
  link.dataset.place = place;
  link.onload = resolve;
  link.onerror = () => {
    link.remove();
    reject(new Error(\`no answer \${url}\`));
  };
  const above = [...document.head.querySelectorAll("link[data-place]")].find((other) => other.dataset.place > place);
  if (above) above.before(link);
  else document.head.append(link);
}));
`;

const target = process.env.CARGO_TARGET_DIR ?? "target";
const release = process.env.TRUNK_PROFILE !== "debug";
const stage = process.env.TRUNK_STAGING_DIR;
// Cargo's profile of each binary; index.html has them too.
for (const [name, profile] of [["salon", "release"], ["bot", "worker"]]) {
  split(name, join(target, "wasm32-unknown-unknown", release ? profile : "debug", `${name}.wasm`));
}
// Trunk copies the files that its own links name; the other sheets that the page links are folders.
for (const [, name] of readFileSync("index.html", "utf8").matchAll(/<link rel="stylesheet" href="\.\/(\w+)\.css">/g)) lay(name);

/** Lays a style sheet into the staging folder. */
function lay(name) {
  writeFileSync(join(stage, `${name}.css`), sheet(name));
}

function split(name, module) {
  const work = join(target, "split", name);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  run("wasm-split-cli", module, work, "--target", "web", "--out-name", name);
  // Parts link to what the linker exports of the main one.
  run("wasm-bindgen", "--target", "web", "--keep-lld-exports", "--no-typescript", "--out-name", name, "--out-dir", stage, join(work, `${name}.wasm`));
  const script = join(stage, `${name}.js`);
  writeFileSync(script, readFileSync(script, "utf8").replace(/(from\s*["'])\.\/__wasm_split\.js/g, `$1./${name}_parts.js`));
  const found = (pattern) => readdirSync(work).flatMap((file) => pattern.exec(file)?.[1] ?? []).sort();
  const parts = found(/^split_(\w+)\.wasm$/);
  for (const part of parts) copyFileSync(join(work, `split_${part}.wasm`), join(stage, `${name}_${part}.wasm`));
  const shared = found(/^(chunk_\d+)\.wasm$/).map((file) => join(work, `${file}.wasm`));
  if (shared.length > 0) merge(shared, work, join(stage, `${name}_common.wasm`));
  // The page's parts bring their style sheet along: the one of their name in style/.
  const all = [...parts, ...(shared.length > 0 ? ["common"] : [])];
  const sheets = all.filter((part) => name === "salon" && SHEETS.includes(part));
  sheets.forEach(lay);
  writeFileSync(join(stage, `${name}_parts.js`), loader({ name, parts, all, sheets }));
}

/** Makes one module of several that import nothing but the main module's memory, table and stack pointer, and each other. */
function merge(modules, work, to) {
  const text = binaryen("wasm-dis", ...FEATURES, modules[0]);
  const pages = /\(import "__wasm_split" "memory" \(memory \S+ (\d+)/.exec(text)[1];
  const slots = /\(import "__wasm_split" "__indirect_function_table" \(table \S+ (\d+)/.exec(text)[1];
  writeFileSync(join(work, "shared.wat"), `(module
    (import "split" "memory" (memory $memory ${pages}))
    (import "split" "__indirect_function_table" (table $table ${slots} funcref))
    (import "split" "__wasm_split_shared0" (global $stack (mut i32)))
    (export "memory" (memory $memory)) (export "__indirect_function_table" (table $table)) (export "__wasm_split_shared0" (global $stack)))`);
  binaryen("wasm-as", ...FEATURES, join(work, "shared.wat"), "-o", join(work, "shared.wasm"));
  binaryen("wasm-merge", ...FEATURES, "--skip-export-conflicts", join(work, "shared.wasm"), "__wasm_split", ...modules.flatMap((path) => [path, basename(path, ".wasm")]), "-o", to);
}

/**
 * The script that fetches parts: `give` hands it what the main module exports, so that it need not know that one's name; `ahead`
 * fetches and compiles parts by their names before the program asks for them, which needs no export of anything.
 */
function loader({ name, parts, all, sheets }) {
  const file = (path) => `new URL("./${path}", import.meta.url)`;
  const shared = all.includes("common");
  const own = (part) => (sheets.includes(part) ? [`${part}_sheet`] : []);
  const needs = (part) => [...(shared ? ["common"] : []), ...own(part)];
  return `let give;
const given = new Promise((resolve) => (give = resolve));
export { give };
const once = (work) => {
  let working;
  return () => (working ??= work().catch((error) => { working = undefined; throw error; }));
};
const compiled = (url) => once(async () => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(\`\${response.status} \${url}\`);
  const typed = response.headers.get("content-type")?.startsWith("application/wasm");
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
});
const part = (module, ...needs) => once(async () => {
  const compiling = module();
  compiling.catch(() => {});
  await Promise.all(needs.map((need) => need()));
  const [compiled, exports] = await Promise.all([compiling, given]);
  await WebAssembly.instantiate(compiled, { split: exports, __wasm_split: exports });
});
const answering = (load) => async (callback, data) => {
  let arrived = true;
  try { await load(); } catch (error) { console.warn(error); arrived = false; }
  (await given).__indirect_function_table.get(callback)(data, arrived);
};
${sheets.length > 0 ? SHEET : ""}const modules = {
${all.map((part) => `  ${part}: compiled(${file(`${name}_${part}.wasm`)}),`).join("\n")}
};
${sheets.map((part) => `const ${part}_sheet = sheet(${file(`${part}.css`)}, ${LOW.includes(part) ? LOW.indexOf(part) : LOW.length});\n`).join("")}${shared ? `const common = part(${["modules.common", ...own("common")].join(", ")});\n` : ""}${parts
  .map((part) => `export const __wasm_split_load_${part} = answering(part(${[`modules.${part}`, ...needs(part)].join(", ")}));`)
  .join("\n")}
const needed = { __proto__: null, ${parts.map((part) => `${part}: [${[`modules.${part}`, ...(shared ? ["modules.common", ...own("common")] : []), ...own(part)].join(", ")}]`).join(", ")} };
// Whoever needs a part asks again, and is told of what did not arrive.
export const ahead = (names) => {
  for (const need of names.flatMap((part) => needed[part] ?? [])) need().catch(() => {});
};
`;
}

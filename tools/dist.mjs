// Makes dist/ from what Trunk built: optimises the two modules, joins the style sheets, puts hashes into names, and
// writes the list of files into the service worker.
//   node tools/dist.mjs FROM TO        $WASM_OPT: the wasm-opt to use
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error("usage: node tools/dist.mjs FROM TO");

// The features that rustc and wasm-bindgen use and that Chromium, Firefox, Safari 15 and Node 20 accept. --all-features would emit
// encodings that they refuse.
const FEATURES = ["bulk-memory", "mutable-globals", "sign-ext", "nontrapping-float-to-int", "reference-types", "multivalue"];
const MODULES = { "salon_bg.wasm": "-Oz", "bot_bg.wasm": "-O3" };
// Leaves first: a file is named after its content once the names inside it are final.
const HASHED = ["salon_bg.wasm", "bot_bg.wasm", "salon.js", "bot.js", "worker.js", "start.js"];

const digest = (algorithm, data, encoding) => createHash(algorithm).update(data).digest(encoding);
const files = (folder, under = "") =>
  readdirSync(join(folder, under), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? files(folder, posix.join(under, entry.name)) : [posix.join(under, entry.name)]))
    .sort();

const work = `${to}.new`;
rmSync(work, { recursive: true, force: true });
cpSync(from, work, { recursive: true });
const read = (name) => readFileSync(join(work, name));
const write = (name, data) => writeFileSync(join(work, name), data);

optimise();
joinSheets();
tidyPage();
hashNames();
listFiles();
rmSync(to, { recursive: true, force: true });
renameSync(work, to);

/** Runs wasm-opt on both modules; a module that was optimised before is taken from target/wasm-opt. */
function optimise() {
  for (const [name, level] of Object.entries(MODULES)) {
    const flags = [level, "--strip-debug", "--strip-producers", ...FEATURES.map((feature) => `--enable-${feature}`)];
    const tool = process.env.WASM_OPT ?? "wasm-opt";
    const version = execFileSync(tool, ["--version"]).toString();
    const kept = join("target", "wasm-opt", `${digest("sha256", Buffer.concat([read(name), Buffer.from(flags + version)]), "hex")}.wasm`);
    if (!existsSync(kept)) {
      mkdirSync(dirname(kept), { recursive: true });
      execFileSync(tool, [...flags, join(work, name), "-o", `${kept}.part`], { stdio: "inherit" });
      renameSync(`${kept}.part`, kept);
    }
    cpSync(kept, join(work, name));
  }
}

/** One style sheet in the order of the page's links: one request instead of many. */
function joinSheets() {
  const link = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="\.\/([^"]+)"[^>]*>\s*/g;
  const page = read("index.html").toString();
  const sheets = [...page.matchAll(link)].map((match) => match[1]);
  const css = sheets.map((name) => read(name).toString()).join("\n");
  for (const name of sheets) rmSync(join(work, name));
  const name = `style-${digest("sha256", css, "hex").slice(0, 12)}.css`;
  write(name, css);
  write("index.html", page.replace(link, "").replace("</head>", `<link rel="stylesheet" href="./${name}">\n</head>`));
}

/** Takes Trunk's leftovers and the comments out, and lets the browser fetch the program while it reads the page. */
function tidyPage() {
  const preload = [
    `<link rel="modulepreload" href="./salon.js">`,
    `<link rel="preload" href="./salon_bg.wasm" as="fetch" type="application/wasm" crossorigin>`,
  ].join("\n");
  const page = read("index.html").toString();
  const tidy = page.replace(/<link data-trunk[^>]*>\s*/g, "").replace(/<!--.*?-->\s*/gs, "").replace("</head>", `${preload}\n</head>`);
  write("index.html", tidy);
}

function hashNames() {
  for (const name of HASHED) {
    const data = read(name);
    const [, stem, extension] = /^(.*)(\.\w+)$/.exec(name);
    const hashed = `${stem}-${digest("sha256", data, "hex").slice(0, 12)}${extension}`;
    renameSync(join(work, name), join(work, hashed));
    const reference = new RegExp(`(["'\`/])${name.replaceAll(".", "\\.")}(["'\`])`, "g");
    let replaced = 0;
    for (const other of files(work).filter((file) => /\.(js|html)$/.test(file) && file !== "sw.js")) {
      const text = read(other).toString();
      const changed = text.replace(reference, (_, before, after) => (replaced++, `${before}${hashed}${after}`));
      if (changed !== text) write(other, changed);
    }
    if (replaced === 0) throw new Error(`nothing refers to ${name}`);
  }
}

function listFiles() {
  const list = Object.fromEntries(
    files(work)
      .filter((name) => name !== "sw.js")
      // Static hosts serve index.html as the folder, and many redirect the other way to it.
      .map((name) => [name === "index.html" ? "./" : `./${name}`, `sha256-${digest("sha256", read(name), "base64")}`]),
  );
  const source = read("sw.js").toString();
  const version = digest("sha256", source + JSON.stringify(list), "hex").slice(0, 16);
  const filled = source
    .replace(/^const VERSION = .*$/m, () => `const VERSION = ${JSON.stringify(version)};`)
    .replace(/^const FILES = .*$/m, () => `const FILES = ${JSON.stringify(list, null, 1)};`);
  if (!filled.includes(version) || !filled.includes('"./"')) throw new Error("sw.js has no place for its version or files");
  write("sw.js", filled);
}

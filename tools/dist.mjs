// Makes dist/ from what Trunk built: optimises the two modules, bares the scripts, squeezes and joins the style sheets, puts hashes into
// names, writes the list of files into the service worker, and lays a compressed copy beside every large file.
//   node tools/dist.mjs FROM TO [--quick]     --quick: for tests, modules as they are and copies compressed lightly
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, posix } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bare, squeeze } from "./squeeze.mjs";
import { binaryen, FEATURES, tool } from "./wasm.mjs";

const [from, to, how] = process.argv.slice(2);
if (!from || !to || (how && how !== "--quick")) throw new Error("usage: node tools/dist.mjs FROM TO [--quick]");

/** How much work is done on the page: what a host serves, or what tests look at. */
const { optimises, copies, brotli, gzips } = how
  ? { optimises: false, copies: "quick/compressed", brotli: constants.BROTLI_MIN_QUALITY, gzips: constants.Z_BEST_SPEED }
  : { optimises: true, copies: "compressed", brotli: constants.BROTLI_MAX_QUALITY, gzips: constants.Z_BEST_COMPRESSION };

// After modules and sheets, leaves first: a file is named after its content once the names inside it are final.
const SCRIPTS = ["salon_parts.js", "bot_parts.js", "salon.js", "bot.js", "worker.js", "start.js"];

// What gains by compression, and from how many bytes on: below a packet there is nothing to gain.
const COMPRESSED = /\.(wasm|js|css|html|svg|webmanifest)$/;
const WORTH_COMPRESSING = 1400;

const digest = (algorithm, data, encoding) => createHash(algorithm).update(data).digest(encoding);
const files = (folder, under = "") =>
  readdirSync(join(folder, under), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? files(folder, posix.join(under, entry.name)) : [posix.join(under, entry.name)]))
    .sort();

/** What is being made, by its path. */
const making = new Map();

const work = `${to}.new`;
rmSync(work, { recursive: true, force: true });
cpSync(from, work, { recursive: true });
const read = (name) => readFileSync(join(work, name));
const write = (name, data) => writeFileSync(join(work, name), data);

if (optimises) await optimise();
bareScripts();
squeezeSheets();
joinSheets();
tidyPage();
hashNames();
listFiles();
await compress();
rmSync(to, { recursive: true, force: true });
renameSync(work, to);

/** Does `work` for all of `things`, as many at a time as there are cores. */
async function each(things, work) {
  const left = [...things];
  const hand = async () => {
    while (left.length > 0) await work(left.shift());
  };
  await Promise.all(Array.from({ length: availableParallelism() }, hand));
}

/** The file that `make(path)` writes, from the folder `target/NAME`: made once for these data, and kept. */
function kept(name, data, ending, make) {
  const path = join("target", name, `${digest("sha256", data, "hex")}${ending}`);
  const made = async () => {
    if (existsSync(path)) return path;
    mkdirSync(dirname(path), { recursive: true });
    await make(`${path}.part`);
    renameSync(`${path}.part`, path);
    return path;
  };
  // Two files may hold the same, and are asked for at once.
  if (!making.has(path)) making.set(path, made());
  return making.get(path);
}

/** Runs wasm-opt on every module, for size on the page's, for speed on the worker's; the largest first, so that cores end together. */
async function optimise() {
  const version = binaryen("wasm-opt", "--version");
  const modules = files(work).filter((file) => file.endsWith(".wasm")).sort((one, other) => read(other).length - read(one).length);
  await each(modules, async (name) => {
    const flags = [name.startsWith("bot") ? "-O3" : "-Oz", "--strip-debug", "--strip-producers", ...FEATURES];
    const made = await kept("wasm-opt", Buffer.concat([read(name), Buffer.from(flags + version)]), ".wasm", (path) =>
      promisify(execFile)(tool("wasm-opt"), [...flags, join(work, name), "-o", path]),
    );
    cpSync(made, join(work, name));
  });
}

function bareScripts() {
  for (const name of files(work).filter((file) => file.endsWith(".js"))) write(name, bare(read(name).toString()));
}

function squeezeSheets() {
  for (const name of files(work).filter((file) => file.endsWith(".css"))) write(name, squeeze(read(name).toString()));
}

/** One style sheet in the order of the page's links, without those of parts: one request instead of many. */
function joinSheets() {
  const link = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="\.\/([^"]+)"[^>]*>\s*/g;
  const page = read("index.html").toString();
  const all = [...page.matchAll(link)].map((match) => match[1]);
  // A part of the program fetches its own.
  const parts = read("salon_parts.js").toString();
  const sheets = all.filter((name) => !parts.includes(`"./${name}"`));
  const css = sheets.map((name) => read(name).toString()).join("\n");
  for (const name of sheets) rmSync(join(work, name));
  const name = `style-${digest("sha256", css, "hex").slice(0, 12)}.css`;
  write(name, css);
  write("index.html", page.replace(link, "").replace("</head>", `<link rel="stylesheet" href="./${name}">\n</head>`));
}

/** Takes Trunk's leftovers and the comments out, and lets the browser fetch the program while it reads the page. */
function tidyPage() {
  const preload = [
    `<link rel="modulepreload" href="./salon_parts.js">`,
    `<link rel="modulepreload" href="./salon.js">`,
    `<link rel="preload" href="./salon_bg.wasm" as="fetch" type="application/wasm" crossorigin>`,
  ].join("\n");
  const page = read("index.html").toString();
  const tidy = page.replace(/<link data-trunk[^>]*>\s*/g, "").replace(/<!--.*?-->\s*/gs, "").replace("</head>", `${preload}\n</head>`);
  write("index.html", tidy);
}

function hashNames() {
  const leaves = files(work).filter((file) => file.endsWith(".wasm") || (file.endsWith(".css") && !file.startsWith("style-")));
  for (const name of [...leaves, ...SCRIPTS]) {
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

/**
 * FILE.br and FILE.gz beside every file that a host would send much smaller, for hosts that send such copies as they are. The
 * service worker does not know them: a browser asks for the file, and is sent what it takes. Copies made before are kept.
 */
async function compress() {
  const coders = {
    ".br": (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
    ".gz": (data) => promisify(gzip)(data, { level: gzips }),
  };
  await each(files(work).filter((file) => COMPRESSED.test(file)), async (name) => {
    const data = read(name);
    if (data.length < WORTH_COMPRESSING) return;
    for (const [ending, code] of Object.entries(coders)) {
      const made = await kept(copies, data, ending, async (path) => writeFileSync(path, await code(data)));
      cpSync(made, join(work, `${name}${ending}`));
    }
  });
}

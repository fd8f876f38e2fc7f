// What dist/ weighs on the wire.
//   node tools/size.mjs [dist]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const isWorker = (name) => /^(bot|worker)[-_]/.test(name);

/** Bytes of every file that runs, raw, with gzip and with Brotli, and the sums for the page and for the worker. */
export function sizes(folder) {
  const names = readdirSync(folder).filter((name) => /\.(wasm|js|css|html)$/.test(name)).sort();
  const files = new Map(names.map((name) => {
    const data = readFileSync(join(folder, name));
    return [name, [data.length, gzipSync(data).length, brotliCompressSync(data).length]];
  }));
  const sum = (chosen) => [0, 1, 2].map((i) => chosen.reduce((total, name) => total + files.get(name)[i], 0));
  return { files, page: sum(names.filter((name) => !isWorker(name))), worker: sum(names.filter(isWorker)) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, page, worker } = sizes(process.argv[2] ?? "dist");
  line("", ["raw", "gzip", "brotli"]);
  for (const [name, numbers] of files) line(name, numbers.map(kilobytes));
  line("page, everything it loads", page.map(kilobytes), "aim 170 kB brotli");
  line("computer players' worker", worker.map(kilobytes), "aim 90 kB brotli");
}

function line(title, columns, aim = "") {
  console.log(`${title.padEnd(30)}${columns.map((column) => column.padStart(12)).join("")}   ${aim}`.trimEnd());
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

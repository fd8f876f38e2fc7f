// What dist/ weighs on the wire.
//   node tools/size.mjs [dist]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = process.argv[2] ?? "dist";
const names = readdirSync(folder).filter((name) => /\.(wasm|js|css|html)$/.test(name)).sort();
const sizes = new Map(names.map((name) => {
  const data = readFileSync(join(folder, name));
  return [name, [data.length, gzipSync(data).length, brotliCompressSync(data).length]];
}));

line("", ["raw", "gzip", "brotli"]);
for (const [name, numbers] of sizes) line(name, numbers.map(kilobytes));
const isWorker = (name) => /^(bot|worker)[-_]/.test(name);
const sum = (chosen) => [0, 1, 2].map((i) => chosen.reduce((total, name) => total + sizes.get(name)[i], 0)).map(kilobytes);
line("page, everything it loads", sum(names.filter((name) => !isWorker(name))), "aim 170 kB brotli");
line("computer players' worker", sum(names.filter(isWorker)), "aim 90 kB brotli");

function line(title, columns, aim = "") {
  console.log(`${title.padEnd(30)}${columns.map((column) => column.padStart(12)).join("")}   ${aim}`.trimEnd());
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

// A static server for dist/ on this machine alone, as plain as the hosts the page is made for. Where a compressed copy lies beside a
// file (tools/dist.mjs makes them), a browser that takes it is sent that.
//   node tools/serve.mjs [--root dist] [--port 8080] [--prefix /some/folder/]
import { createServer } from "node:http";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/**
 * Serves the folder `root` under `prefix` (it begins and ends with a slash); port 0 takes any free one. Resolves to the page's
 * address and a function that stops the server and drops its connections.
 */
export async function serve({ root, port = 0, prefix = "/" }) {
  const server = createServer((request, response) => {
    answer(root, prefix, request).then(
      ({ status, headers = {}, body = "" }) => {
        response.writeHead(status, { "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff", ...headers });
        response.end(request.method === "HEAD" ? undefined : body);
      },
      (error) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}${prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Endings of compressed copies, the smallest first, by what a browser calls them. */
const COPIES = { br: ".br", gzip: ".gz" };

async function answer(root, prefix, { method, url, headers: asked }) {
  if (method !== "GET" && method !== "HEAD") return { status: 405, headers: { Allow: "GET, HEAD" } };
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return { status: 400 };
  }
  if (`${path}/` === prefix) return { status: 301, headers: { Location: prefix } };
  if (!path.startsWith(prefix)) return notFound();
  const inside = normalize(path.slice(prefix.length));
  if (inside === ".." || inside.startsWith(`..${sep}`) || inside.includes("\0")) return notFound();
  let file = join(root, inside);
  try {
    if ((await stat(file)).isDirectory()) {
      if (!path.endsWith("/")) return { status: 301, headers: { Location: `${path}/` } };
      file = join(file, "index.html");
    }
    const headers = { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", Vary: "Accept-Encoding" };
    for (const coding of codings(asked["accept-encoding"])) {
      const copy = await readFile(file + COPIES[coding]).catch((error) => absent(error) && undefined);
      if (copy) return { status: 200, headers: { ...headers, "Content-Encoding": coding }, body: copy };
    }
    return { status: 200, headers, body: await readFile(file) };
  } catch (error) {
    absent(error);
    return notFound();
  }
}

/** Throws on unless the error says that there is no such file. */
function absent(error) {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
  return true;
}

/** The codings of copies that a browser takes, the smallest first; `q=0` refuses one. */
function codings(accepted = "") {
  const taken = accepted.split(",").map((offer) => offer.trim().toLowerCase()).filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer));
  const names = new Set(taken.map((offer) => offer.split(";")[0].trim()));
  return Object.keys(COPIES).filter((coding) => names.has(coding));
}

const notFound = () => ({ status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" }, body: "Not found\n" });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { root: { type: "string", default: "dist" }, port: { type: "string", default: "8080" }, prefix: { type: "string", default: "/" } },
  });
  try {
    const { url } = await serve({ ...values, port: Number(values.port) });
    console.log(`Salon is at ${url} (Ctrl+C to stop)`);
  } catch (error) {
    if (error.code !== "EADDRINUSE") throw error;
    console.error(`Port ${values.port} is taken: is Salon already running? Another port: make play PORT=8081`);
    process.exitCode = 1;
  }
}

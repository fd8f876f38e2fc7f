// The folder dist/ as a whole: any path of any static host, a strict policy, offline, new versions.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { serve } from "../../tools/serve.mjs";
import { DIST, eventually, salon, temporaryFolder, usable } from "./harness.mjs";

const page = readFileSync(join(DIST, "index.html"), "utf8");
const everything = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(DIST.length + 1));
/** What a page may ask for; compressed copies are the host's own affair. */
const names = everything.filter((name) => !/\.(br|gz)$/.test(name));

test("the page has no inline script, style or handler", () => {
  for (const [tag, body] of page.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)) {
    assert.match(tag, /\ssrc="\.\//);
    assert.equal(body ?? "", "");
  }
  assert.doesNotMatch(page, /<style\b|\sstyle=|\son[a-z]+=|javascript:/i);
});

test("the page's policy lets nothing in from elsewhere and concedes only WebAssembly", () => {
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page);
  const rules = Object.fromEntries(policy.split(";").map((rule) => rule.trim().split(/\s+(.*)/s)));
  assert.equal(rules["default-src"], "'none'");
  assert.equal(rules["script-src"], "'self' 'wasm-unsafe-eval'");
  assert.equal(rules["style-src"], "'self'");
  assert.equal(rules["connect-src"], "'self'");
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
});

test("every address in the page is relative and answered by a file", () => {
  const addresses = [...page.matchAll(/\s(?:href|src|content)="(\.?\/[^"]*)"/g)].map((match) => match[1]);
  assert.ok(addresses.length > 5);
  for (const address of addresses) assert.ok(names.includes(address.replace(/^\.\//, "")), address);
});

test("the service worker lists every file with its digest", () => {
  const listed = listOf(readFileSync(join(DIST, "sw.js"), "utf8"));
  const expected = names.filter((name) => name !== "sw.js").map((name) => (name === "index.html" ? "./" : `./${name}`));
  assert.deepEqual(Object.keys(listed).sort(), expected.sort());
  for (const [address, integrity] of Object.entries(listed)) {
    assert.equal(integrity, digest(readFileSync(join(DIST, address === "./" ? "index.html" : address))), address);
  }
});

test("beside every large file lie copies of it for hosts that send them", () => {
  const large = names.filter((name) => /\.(wasm|js|css|html|svg)$/.test(name) && statSync(join(DIST, name)).size > 2000);
  assert.ok(large.length > 6);
  for (const name of large) {
    const file = readFileSync(join(DIST, name));
    assert.ok(brotliDecompressSync(readFileSync(join(DIST, `${name}.br`))).equals(file), `${name}.br`);
    assert.ok(gunzipSync(readFileSync(join(DIST, `${name}.gz`))).equals(file), `${name}.gz`);
  }
});

test("the local server sends the smallest copy that the browser takes", async (t) => {
  const { url, close } = await serve({ root: DIST });
  t.after(close);
  const ask = (accepted) => new Promise((resolve, reject) => {
    get(url, { headers: accepted === undefined ? {} : { "Accept-Encoding": accepted } }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part)).on("end", () => resolve([answer.headers["content-encoding"], Buffer.concat(parts)]));
    }).on("error", reject);
  });
  const plain = Buffer.from(page);
  const open = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [accepted, coding] of [[undefined, undefined], ["gzip, deflate", "gzip"], ["gzip;q=1.0, br;q=0.5", "br"], ["br;q=0, gzip", "gzip"], ["identity", undefined]]) {
    const [found, body] = await ask(accepted);
    assert.equal(found, coding, `asked with ${accepted}`);
    assert.ok((coding ? open[coding](body) : body).equals(plain), `asked with ${accepted}`);
  }
});

salon("the page works in a folder of a host", async ({ t, open }) => {
  const { url, close } = await serve({ root: DIST, prefix: "/games/salon/" });
  t.after(close);
  const shown = await open("", { at: url });
  assert.notEqual((await shown.locator("body").innerText()).trim(), "");
});

salon("a browser without WebAssembly is told so in three languages", async ({ open, context, axe, shot }) => {
  await context.addInitScript(() => delete globalThis.WebAssembly);
  const shown = await open("", { until: (page) => page.locator("#splash-unsupported").waitFor() });
  assert.deepEqual(await languages(shown), ["en", "zh-Hant", "zh-Hans"]);
  await axe(shown);
  await shot(shown, "unsupported");
});

salon("a program that does not arrive is explained in three languages", { expected: [/Failed to load resource|Failed to fetch|ERR_FAILED/] }, async ({ open, context, axe }) => {
  await context.route(/\.wasm$/, (route) => route.abort());
  const shown = await open("", { until: (page) => page.locator("#splash-failed").waitFor() });
  assert.deepEqual(await languages(shown), ["en", "zh-Hant", "zh-Hans"]);
  await axe(shown);
});

salon("without JavaScript the page says what it needs", { javaScript: false }, async ({ open }) => {
  const shown = await open("", { until: (page) => page.locator("noscript p").first().waitFor() });
  assert.equal(await shown.locator("noscript p").count(), 3);
});

salon("the computer players' worker starts under the policy", async ({ open }) => {
  const shown = await open();
  const started = await shown.evaluate(async () => {
    const address = document.querySelector('meta[name="salon-worker"]').content;
    const worker = new Worker(address, { type: "module" });
    const failed = await new Promise((resolve) => {
      worker.onerror = (event) => resolve(event.message || "refused");
      setTimeout(resolve, 1400, null);
    });
    worker.terminate();
    return failed;
  });
  assert.equal(started, null);
});

salon("after one visit the page works without its server", { offline: true }, async ({ t, open, context }) => {
  const { url, close } = await serve({ root: DIST });
  t.after(close);
  const first = await open("", { at: url });
  await stored(first);
  // What the page fetches when it has nothing else to do, one part after another, is not cut off half-way: a request that left before
  // the service worker answered for the page would meet a closed server.
  const parts = names.filter((name) => /^salon_.*\.wasm$/.test(name));
  await first.waitForFunction((names) => names.every((name) => performance.getEntriesByName(new URL(name, location.href).href).length > 0), parts);
  await close();
  await first.reload();
  await usable(first);
  // The worker and every other file too, though this visit may not have asked for them.
  const missing = await first.evaluate(async (files) => {
    const answers = await Promise.all(files.map((file) => fetch(file).then((answer) => answer.ok, () => false)));
    return files.filter((_, i) => !answers[i]);
  }, names.filter((name) => name !== "sw.js"));
  assert.deepEqual(missing, []);
  const second = await context.newPage();
  await second.goto(`${url}#/`);
  await usable(second);
});

salon("a new version is announced, and taken only when it is accepted", { offline: true }, async ({ t, open }) => {
  const root = join(temporaryFolder(t), "dist");
  cpSync(DIST, root, { recursive: true });
  const { url, close } = await serve({ root });
  t.after(close);
  const shown = await open("", { at: url });
  await stored(shown);
  const before = await versions(shown);
  assert.equal(before.length, 1);

  for (const mark of ["first", "second"]) {
    publish(root, mark);
    await shown.reload();
    await shown.waitForFunction(() => document.documentElement.dataset.update === "ready");
    assert.notEqual(await shown.title(), mark, "the old version is still shown");
    await Promise.all([shown.waitForEvent("load"), shown.evaluate(() => void dispatchEvent(new Event("salon-update-accept")))]);
    await usable(shown);
    await shown.waitForFunction(() => document.documentElement.dataset.offline === "ready");
    assert.match(await shown.evaluate(() => fetch("./").then((answer) => answer.text())), new RegExp(`<title>${mark}</title>`));
    assert.equal(await shown.evaluate(() => document.documentElement.dataset.update), undefined);
  }
  const kept = await versions(shown);
  assert.equal(kept.length, 2, "this version and the one before it");
  assert.ok(!kept.includes(before[0]));

  // One that nobody took is none before: another tab may still run the second.
  publish(root, "third");
  await shown.reload();
  await shown.waitForFunction(() => document.documentElement.dataset.update === "ready");
  publish(root, "fourth");
  await shown.reload();
  const files = Object.keys(listOf(readFileSync(join(root, "sw.js"), "utf8"))).length;
  const whole = (version) => shown.evaluate(async (version) => {
    const name = (await caches.keys()).find((name) => name.endsWith(` ${version}`));
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
  }, version);
  await eventually(async () => assert.equal(await whole("fourth"), files));
  // What has been stored waits a moment later.
  await shown.waitForTimeout(1000);
  await Promise.all([shown.waitForEvent("load"), shown.evaluate(() => void dispatchEvent(new Event("salon-update-accept")))]);
  await usable(shown);
  await eventually(async () => assert.deepEqual((await versions(shown)).map((name) => name.split(" ").at(-1)).sort(), ["fourth", "second"]));
});

/** The versions that are stored. */
async function versions(shown) {
  return (await shown.evaluate(() => caches.keys())).filter((name) => !name.endsWith(" state"));
}

/** The languages of the splash's visible sentences. */
function languages(shown) {
  return shown.locator("#splash p[lang]:visible").evaluateAll((sentences) => sentences.map((sentence) => sentence.lang));
}

/** Waits until the service worker holds the whole version and answers for this page. */
async function stored(shown) {
  await shown.waitForFunction(() => document.documentElement.dataset.offline === "ready" && navigator.serviceWorker.controller);
}

/** Changes the page in `root` the way a new version would: another title, its digest in the list, another version. */
function publish(root, title) {
  const changed = readFileSync(join(root, "index.html"), "utf8").replace(/<title>.*<\/title>/, `<title>${title}</title>`);
  writeFileSync(join(root, "index.html"), changed);
  // The compressed copies still say what the version before said.
  for (const file of ["index.html", "sw.js"]) for (const copy of ["br", "gz"]) rmSync(join(root, `${file}.${copy}`), { force: true });
  const source = readFileSync(join(root, "sw.js"), "utf8");
  const old = listOf(source)["./"];
  writeFileSync(join(root, "sw.js"), source.replace(old, digest(changed)).replace(/^const VERSION = .*$/m, `const VERSION = "${title}";`));
}

function listOf(source) {
  return JSON.parse(/^const FILES = (\{.*?\});/ms.exec(source)[1]);
}

function digest(data) {
  return `sha256-${createHash("sha256").update(data).digest("base64")}`;
}

// Keeps every file of one version on the device, and answers from there. tools/dist.mjs fills in the version (a hash of all files) and
// the files with their digests: a version is stored completely and untorn or not at all, so names without a hash are safe too.
const VERSION = "development";
const FILES = {}; // address relative to this file -> "sha256-…"

// Several copies of the app may live under one origin: names carry the scope.
const PREFIX = `salon ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;
// Which version answers, as it is noted when it begins to.
const STATE = `${PREFIX}state`;
const ANSWERS = new Request(`${self.registration.scope}version-that-answers`);

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    // A name with a hash in it is this version's: what the page has fetched already need not be fetched again.
    const named = /-[0-9a-f]{12}\.\w+$/;
    try {
      await cache.addAll(Object.entries(FILES).map(([url, integrity]) => new Request(url, { cache: named.test(url) ? "default" : "reload", integrity })));
    } catch (error) {
      await caches.delete(CACHE);
      throw error;
    }
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    // The version that answered before this one stays: another open tab may still run it and start its worker later. Others were
    // stored meanwhile and never answered.
    const state = await caches.open(STATE);
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && ![CACHE, STATE].includes(name));
    const noted = await (await state.match(ANSWERS))?.text();
    const before = others.includes(noted) ? noted : others.at(-1);
    await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
    await state.put(ANSWERS, new Response(CACHE));
    await self.clients.claim();
  })());
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "skip-waiting") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const url = new URL(request.url);
  url.search = "";
  url.hash = "";
  if (url.href === self.registration.scope + "index.html") url.href = self.registration.scope;
  const cache = await caches.open(CACHE);
  const stored = (await cache.match(url.href)) ?? (await caches.match(url.href));
  return stored ?? fetch(request);
}

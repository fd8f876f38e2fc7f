// Starts the page and its service worker. The page and this file speak through the document element and window events, so that the
// Rust code needs no service worker interface, and misses nothing that happened before it was mounted:
//   <html data-offline="ready">   with event "salon-offline-ready": every file is stored on this device
//   <html data-update="ready">    with event "salon-update-ready": a new version waits
//   <html data-replaced="ready">  with event "salon-replaced-ready": the host has another version than this page, whose parts are gone
//   event "salon-part-lost"       from the page: a part of the program did not arrive
//   event "salon-update-accept"   from the page: change to the new version now (the page is loaded again)
import { ahead, give } from "./salon_parts.js";

const announce = (what) => {
  document.documentElement.dataset[what] = "ready";
  dispatchEvent(new Event(`salon-${what}-ready`));
};

const tell = (id) => {
  const words = document.getElementById(id);
  if (words) words.hidden = false;
};

/**
 * The parts of the program that an address within it needs: a game's name is the second word of every address that is about one,
 * followed, where it is a stored game's, by a number. Who sets up a game will play it.
 */
function partsOf(address) {
  const [, room, what = ""] = /^#?\/?([^/]*)(?:\/([^/]*))?/.exec(address);
  const game = what.replace(/-[0-9a-f]{8}$/, "").replaceAll("-", "_");
  if (room === "play") return ["table", game];
  if (room === "review") return ["review", game];
  if (room === "puzzle") return ["table"];
  if (room === "new") return ["setup", game, "table"];
  return room ? ["rooms", game] : [];
}

/** What a link leads to is sent for while the finger is still on it, or the mouse on its way. */
function sendAheadOfTouches() {
  const send = ({ target }) => {
    const link = target instanceof Element && target.closest('a[href^="#/"]');
    if (link) ahead(partsOf(link.getAttribute("href")));
  };
  for (const type of ["pointerover", "pointerdown", "focusin"]) addEventListener(type, send, { passive: true });
}

async function startPage() {
  if (typeof WebAssembly !== "object") return tell("splash-unsupported");
  try {
    // Everything that the first picture needs is asked for at once: one after the other took the home page's time again.
    ahead(partsOf(location.hash));
    const { default: init } = await import("./salon.js");
    give(await init({ module_or_path: new URL("./salon_bg.wasm", import.meta.url) }));
    document.getElementById("splash")?.remove();
  } catch (error) {
    console.error(error);
    tell(error instanceof WebAssembly.CompileError ? "splash-unsupported" : "splash-failed");
  }
}

async function startServiceWorker() {
  const container = navigator.serviceWorker;
  // Absent outside secure contexts (a plain http address in the local network): the page works, but only while it is served.
  if (!container) return;
  let accepted = false;
  container.addEventListener("controllerchange", () => {
    if (accepted) location.reload();
  });
  try {
    const registration = await container.register("./sw.js", { updateViaCache: "none" });
    const waiting = () => {
      // Without an active worker the new one is the first: it does not wait and replaces nothing.
      if (registration.waiting && registration.active) announce("update");
    };
    const arriving = () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed") waiting();
      });
    };
    registration.addEventListener("updatefound", arriving);
    // The browser looks by itself, too, and may have found something before anybody listened.
    arriving();
    waiting();
    addEventListener("salon-update-accept", () => {
      accepted = true;
      // Where another tab has accepted it, nothing waits any more.
      if (registration.waiting) registration.waiting.postMessage({ type: "skip-waiting" });
      else location.reload();
    });
    await container.ready;
    announce("offline");
    // A tablet keeps the page open for days: look for a new version when somebody comes back to it.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
  } catch (error) {
    // Storage may be refused (private windows): the page works online.
    console.warn("Salon is not stored for offline use:", error);
  }
}

/** Whether the host still has the version that is open: the script that this page was started by. */
async function lookForAnotherVersion() {
  try {
    const answer = await fetch("./", { cache: "no-store" });
    const page = answer.ok ? await answer.text() : "";
    if (page.includes("/start") && !page.includes(new URL(import.meta.url).pathname.split("/").pop())) announce("replaced");
  } catch {
    // No connection: then the part is missing for that.
  }
}
addEventListener("salon-part-lost", lookForAnotherVersion);

sendAheadOfTouches();
await startPage();
// After the page, so that storing the files does not compete with showing them.
await startServiceWorker();

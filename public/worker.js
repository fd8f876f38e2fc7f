// Starts the computer players in their Web Worker, a module. Messages sent before the program has arrived are kept and given to it
// afterwards.
import init from "./bot.js";
import { give } from "./bot_parts.js";

const early = [];
const keep = (event) => {
  event.stopImmediatePropagation();
  early.push(event.data);
};
addEventListener("message", keep);

init({ module_or_path: new URL("./bot_bg.wasm", import.meta.url) }).then(
  (exports) => {
    give(exports);
    removeEventListener("message", keep);
    for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
  },
  // Thrown outside the promise, so that the page's Worker object gets an error event.
  (error) => setTimeout(() => { throw error; }),
);

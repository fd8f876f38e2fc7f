// Starts the computer players in their Web Worker. Messages sent before the program has arrived are kept and given to it afterwards.
importScripts("./bot.js");

const early = [];
const keep = (event) => {
  event.stopImmediatePropagation();
  early.push(event.data);
};
addEventListener("message", keep);

wasm_bindgen({ module_or_path: new URL("./bot_bg.wasm", self.location.href) }).then(
  () => {
    removeEventListener("message", keep);
    for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
  },
  // Thrown outside the promise, so that the page's Worker object gets an error event.
  (error) => setTimeout(() => { throw error; }),
);

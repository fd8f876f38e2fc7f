// What a speed measurement asks the page to note: frames, changes and long tasks.

/**
 * Records, for every event of this kind, when the document changed, when the next frame was painted, when the last one that changes
 * pieces or what the move is called before any piece that flies has landed, and the longest task of the touch.
 */
export async function watch(page, kind) {
  await page.evaluate((type) => {
    globalThis.salonPaints = [];
    globalThis.salonChanges = [];
    globalThis.salonResults = [];
    globalThis.salonTasks = [];
    // What comes later than this (ms) was not waited for: a step that nobody decides, say.
    const LATE = 700;
    const after = (done) => requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done();
      channel.port2.postMessage(null);
    });
    let touch;
    const over = () => {
      if (touch?.result) globalThis.salonResults.push(touch.result), globalThis.salonTasks.push(touch.task);
      touch = undefined;
    };
    const unmarked = (name) => name?.replace(/ ?\bpressed\b/, "");
    const isResult = ({ type, target, attributeName, oldValue }) => {
      const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      if (type !== "attributes") return element?.closest(".actions-preview, .board-area [data-piece]");
      if (attributeName === "data-steps") return true;
      return element.matches("[data-piece]") && unmarked(element.getAttribute("class")) !== unmarked(oldValue);
    };
    new MutationObserver((changes) => {
      const now = touch;
      // What pieces that fly have to land for is the table being handed on, which is meant to be seen.
      if (!now || now.flies || performance.now() - now.from > LATE) return;
      if (changes.some(isResult)) after(() => (now.result = performance.now() - now.from));
      now.flies = document.querySelector(".flights > .ghost") !== null;
    }).observe(document.querySelector(".table"), { subtree: true, childList: true, characterData: true, attributeOldValue: true, attributeFilter: ["class", "data-steps"] });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) if (touch && startTime + duration > touch.from && startTime < touch.from + LATE) touch.task = Math.max(touch.task, duration);
    }).observe({ type: "longtask" });
    let from;
    new MutationObserver(() => {
      if (from !== undefined) globalThis.salonChanges.push(performance.now() - from);
      from = undefined;
    }).observe(document.querySelector(".table"), { attributeFilter: ["data-steps"] });
    addEventListener(type, (event) => {
      const at = event.timeStamp;
      from = at;
      over();
      touch = { from: at, task: 0 };
      // Messages come after the frame.
      after(() => globalThis.salonPaints.push(performance.now() - at));
    }, true);
  }, kind);
}

/**
 * Milliseconds from now to the first frame in which `there(page)` holds (a function that the page runs), and the longest task until
 * then, while `act()` does what leads to it.
 */
export async function until(page, there, act) {
  await page.evaluate((source) => {
    const holds = new Function(`return (${source})()`);
    globalThis.salonUntil = new Promise((resolve) => {
      const from = performance.now();
      let task = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) task = Math.max(task, duration);
      });
      observer.observe({ type: "longtask" });
      const look = () => {
        if (!holds()) return void requestAnimationFrame(look);
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          // A task is told once it is over, and a moment later.
          channel.port1.onmessage = () => {
            const time = performance.now() - from;
            setTimeout(() => (observer.disconnect(), resolve({ time, task })), 100);
          };
          channel.port2.postMessage(null);
        });
      };
      look();
    });
  }, there.toString());
  await act();
  return page.evaluate(() => globalThis.salonUntil);
}

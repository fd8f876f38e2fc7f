// The strong level thinks in several workers where the browser has cores for them: how many, who is asked what, and what
// happens when one of them fails, is late, or nobody wants the answer any more.
import assert from "node:assert/strict";
import { only, salon } from "./harness.mjs";
import { go } from "./rooms.mjs";
import { deal, piece, reaches, seat, state } from "./table.mjs";

only("splendor");

/**
 * Says that the browser has so many cores, notes which workers are asked, and keeps from some of them what they are asked. The second
 * that the others have once one has answered may be too short for more workers than this machine has cores: it lasts longer here.
 */
async function cores(context, number, { deaf = [], grace = 8000 } = {}) {
  await context.addInitScript(
    ([count, unheard, grace]) => {
      const wait = globalThis.setTimeout;
      globalThis.setTimeout = (work, time, ...rest) => wait(work, time === 1000 ? grace : time, ...rest);
      Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => count });
      globalThis.salonAsked = [];
      const { postMessage } = Worker.prototype;
      const known = [];
      Worker.prototype.postMessage = function post(message) {
        if (!known.includes(this)) known.push(this);
        const at = known.indexOf(this);
        globalThis.salonAsked.push(at);
        if (!unheard.includes(at)) postMessage.call(this, message);
      };
    },
    [number, deaf, grace],
  );
}

/** Which workers were asked since the last look. */
const asked = (page) => page.evaluate(() => globalThis.salonAsked.splice(0));

async function take(page) {
  await page.locator("[data-piece^='pile-'].legal").nth(2).waitFor();
  const { lit } = await state(page);
  for (const id of lit.filter((name) => name.startsWith("pile-")).slice(0, 3)) await piece(page, id).click();
  await page.locator(".actions .main").click();
}

/** Takes gems, and waits for the answers of the computers. */
async function turn(page, computers = 1) {
  const { steps } = await state(page);
  await take(page);
  await page.waitForFunction(([before, computers]) => {
    const { steps: now, mode } = document.querySelector(".table").dataset;
    return Number(now) > before + computers && mode === "play";
  }, [steps, computers]);
}

async function table(open, context, level) {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", ["Ada", { level }]);
  return page;
}

const workers = async (page, many) => {
  for (let tries = 0; page.workers().length !== many && tries < 200; tries += 1) await page.waitForTimeout(50);
  assert.equal(page.workers().length, many);
};

for (const [count, many] of [[1, 1], [2, 1], [3, 2], [8, 4]]) {
  salon(`with ${count} cores the strong level thinks in ${many}, and a hint in one`, async ({ open, context }) => {
    await cores(context, count);
    const page = await table(open, context, "Strong");
    await turn(page);
    assert.deepEqual(await asked(page), [...Array(many).keys()]);
    await workers(page, many);
    if (many > 1) {
      await turn(page);
      assert.deepEqual(await asked(page), [...Array(many).keys()], "the same are asked again");
    }
    await page.keyboard.press("h");
    await page.locator(".hints li").nth(2).waitFor();
    assert.deepEqual(await asked(page), [0]);
  });
}

salon("a level that answers at once thinks in one worker", async ({ open, context }) => {
  await cores(context, 8);
  const page = await table(open, context, "Solid");
  await turn(page);
  assert.deepEqual(await asked(page), [0]);
  await workers(page, 1);
});

salon("workers that do not start cost strength and not the game", { expected: [/Failed to load|ERR_FAILED|Failed to fetch|NetworkError|Uncaught/] }, async ({ open, context }) => {
  await cores(context, 8);
  let asks = 0;
  await context.route(/\/bot_bg-[^/]*\.wasm$/, (route) => {
    asks += 1;
    return asks === 1 ? route.continue() : route.abort();
  });
  const page = await table(open, context, "Strong");
  await turn(page);
  assert.equal((await asked(page)).length, 4);
  await turn(page);
  assert.equal((await asked(page)).length, 1, "those that failed are not tried again");
  assert.equal(await page.locator(".toast").filter({ hasText: "did not start" }).count(), 0);
  await workers(page, 1);
});

salon("when no worker starts, as many are asked later on as before", { expected: [/Failed to load|ERR_FAILED|Failed to fetch|NetworkError|Uncaught/] }, async ({ open, context }) => {
  await cores(context, 4);
  let down = true;
  await context.route(/\/bot_bg-[^/]*\.wasm$/, (route) => (down ? route.abort() : route.continue()));
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", ["Ada", { level: "Strong" }, { level: "Strong" }]);
  await turn(page, 2);
  assert.equal((await asked(page)).length, 3);
  down = false;
  let again = [];
  for (let turns = 0; again.length === 0 && turns < 2; turns += 1) {
    await turn(page, 2);
    again = await asked(page);
  }
  assert.ok(again.length >= 3, "it was not that too many were asked");
  await workers(page, 3);
});

salon("a worker that does not answer is not waited for, and not asked again", async ({ open, context }) => {
  await cores(context, 4, { deaf: [1], grace: 3000 });
  const page = await table(open, context, "Strong");
  await turn(page);
  assert.deepEqual(await asked(page), [0, 1, 2]);
  await workers(page, 2);
  await turn(page);
  assert.deepEqual(await asked(page), [0, 2]);
});

salon("an answer that nobody wants any more is thought about by nobody: undo, and leaving", async ({ open, context }) => {
  // Those who hear nothing would be thinking for ever.
  await cores(context, 8, { deaf: [0, 1, 2, 3] });
  const page = await table(open, context, "Strong");
  await take(page);
  await reaches(page, 1);
  await workers(page, 4);
  await page.keyboard.press("u");
  await reaches(page, 0);
  await workers(page, 0);
  await take(page);
  await reaches(page, 1);
  // These are new ones, and heard.
  await page.waitForFunction(() => Number(document.querySelector(".table").dataset.steps) >= 2);
  await workers(page, 4);
  await go(page, "#/");
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
  await workers(page, 0);
});

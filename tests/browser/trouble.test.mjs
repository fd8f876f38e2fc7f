// What can go wrong around a game: each has its sentence, and nothing is lost.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { eventually, only, salon } from "./harness.mjs";
import { bring, go, keeps, stored } from "./rooms.mjs";
import { deal, golden, PEOPLE, piece, playOut, position, reaches, resume, seat, state } from "./table.mjs";

only("splendor");

const trouble = (page) => page.locator(".trouble:visible");

async function take(page) {
  // A table that was only looked at lights its pieces a moment after it may be played at.
  await page.locator("[data-piece^='pile-'].legal").nth(2).waitFor();
  const { lit, steps } = await state(page);
  for (const id of lit.filter((id) => id.startsWith("pile-")).slice(0, 3)) await piece(page, id).click();
  await page.locator(".actions .main").click();
  await page.waitForFunction((before) => Number(document.querySelector(".table").dataset.steps) > before, steps);
}

for (const [what, pattern] of [["script", /\/worker-[^/]*\.js$/], ["program", /\/bot_bg-[^/]*\.wasm$/]]) {
  salon(`when the computer players' ${what} does not load, the page says so and plays for them`, { expected: [/Failed to load|ERR_FAILED|Failed to fetch|NetworkError|Uncaught/] }, async ({ open, context, axe }) => {
    await context.route(pattern, (route) => route.abort());
    await deal(context, 3);
    const page = await open();
    await seat(page, "splendor", ["Ada", { level: "Strong" }, { level: "Solid" }]);
    await take(page);
    await page.locator(".toast").filter({ hasText: "does not answer" }).waitFor();
    await axe(page);
    await playOut(page, { until: (now) => now.steps >= 9 && now.mode === "play" });
    // A hint comes all the same.
    await page.keyboard.press("h");
    await page.locator(".hints li").nth(2).waitFor();
    // Once it loads, it is asked again.
    await context.unroute(pattern);
    const again = page.waitForEvent("worker");
    await playOut(page, { until: (now) => now.steps >= 30 && now.mode === "play" });
    await again;
    await page.locator(".hints").waitFor({ state: "detached" });
  });
}

salon("a storage that is full says so, and the game goes on", async ({ open, context, axe }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await take(page);
  await trouble(page).waitFor();
  assert.match(await trouble(page).innerText(), /no room left/);
  await axe(page);
  // It lies over nothing of the table, and its button keeps its word.
  for (const [width, height] of [[1024, 768], [390, 844]]) {
    await page.setViewportSize({ width, height });
    const [bar, said, board] = await Promise.all([".bar", ".table > .trouble", ".board-area"].map((part) => page.locator(part).boundingBox()));
    assert.ok(said.y >= bar.y + bar.height - 1 && said.y + said.height <= board.y + 1, JSON.stringify({ bar, said, board }));
    const close = await trouble(page).getByRole("button").boundingBox();
    assert.ok(close.width >= 44 && close.height < 60, JSON.stringify(close));
  }
  await page.setViewportSize({ width: 1180, height: 820 });
  await take(page);
  await take(page);
  const [before, steps] = [await position(page), (await state(page)).steps];
  assert.equal(steps, 3);
  // Another room and back: the game of this page is the one that goes on.
  await go(page, "#/saved");
  await page.locator(".saved-row a[href^='#/play/']").first().click();
  await reaches(page, 3);
  assert.deepEqual(await position(page), before);
  await page.getByRole("button", { name: "Close" }).first().click();
});

salon("a browser that takes a move and gives it up at the end has no room left either: the move stays, and is stored when there is room again", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await keeps(page, 0);
  await page.evaluate(() => {
    const commit = IDBTransaction.prototype.commit;
    globalThis.roomAgain = () => (IDBTransaction.prototype.commit = commit);
    IDBTransaction.prototype.commit = IDBTransaction.prototype.abort;
  });
  await take(page);
  await trouble(page).waitFor();
  assert.match(await trouble(page).innerText(), /no room left/);
  await page.getByRole("button", { name: "Close" }).first().click();
  await take(page);
  assert.equal((await state(page)).steps, 2);
  // Neither that another tab plays it, nor what was put away.
  assert.equal(await trouble(page).count(), 0);
  await keeps(page, 0);
  await page.evaluate(() => globalThis.roomAgain());
  await take(page);
  await keeps(page, 3);
});

salon("what found no room is stored once an old game is deleted, and nothing is complained of any more", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await keeps(page, 0);
  await seat(page, "splendor", PEOPLE.slice(0, 3));
  await page.evaluate(() => {
    const { put, delete: gone } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    IDBObjectStore.prototype.delete = function (...given) {
      IDBObjectStore.prototype.put = put;
      return gone.apply(this, given);
    };
  });
  await take(page);
  await take(page);
  await trouble(page).waitFor();
  await go(page, "#/saved");
  await page.locator(".saved-row").nth(1).getByRole("button", { name: /^Delete/ }).click();
  await trouble(page).waitFor({ state: "detached" });
  await keeps(page, 2);
});

salon("what found no room lies over nothing that another tab has stored meanwhile", async ({ open, context }) => {
  await context.addInitScript(() => delete globalThis.BroadcastChannel);
  await deal(context, 3);
  const [first, second] = [await open(), await open()];
  await seat(first, "splendor", PEOPLE.slice(0, 2));
  await keeps(first, 0);
  await first.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    globalThis.roomAgain = () => (IDBObjectStore.prototype.put = put);
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await take(first);
  await trouble(first).waitFor();
  await second.bringToFront();
  await go(second, new URL(first.url()).hash);
  await reaches(second, 0);
  await take(second);
  await take(second);
  await take(second);
  await keeps(second, 3);
  await first.bringToFront();
  await first.evaluate(() => globalThis.roomAgain());
  await take(first);
  await first.locator(".trouble:visible", { hasText: "open in another tab" }).waitFor();
  assert.deepEqual(Object.values(await stored(second)), [3], "the other tab's moves are stored");
});

salon("where a deletion fails nothing is said to be gone", async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await keeps(page, 0);
  await go(page, "#/saved");
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException("broken", "UnknownError");
    };
  });
  await page.getByRole("button", { name: /^Delete/ }).click();
  await trouble(page).waitFor();
  assert.equal(await page.locator(".toast").count(), 0);
  assert.equal(await page.locator(".saved-row").count(), 1);
});

salon("the list of games follows what another tab does, and a deletion takes back what is stored by then", async ({ open, context }) => {
  await deal(context, 3);
  const table = await open();
  await seat(table, "splendor", PEOPLE.slice(0, 2));
  await take(table);
  await keeps(table, 1);
  const list = await open("#/saved");
  const row = list.locator(".saved-row");
  const before = await row.innerText();
  await table.bringToFront();
  await take(table);
  await take(table);
  await keeps(table, 3);
  await list.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await eventually(async () => assert.notEqual(await row.innerText(), before));
  await take(table);
  await keeps(table, 4);
  await table.close();
  await list.bringToFront();
  await list.getByRole("button", { name: /^Delete/ }).click();
  await list.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await keeps(list, 4);
});

salon("a game is stored again after the browser has dropped its storage, as a tablet does that slept", async ({ open, context }) => {
  await deal(context, 3);
  await context.addInitScript(() => {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...given) {
      globalThis.connection = this;
      return begin.apply(this, given);
    };
  });
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await take(page);
  await keeps(page, 1);
  await page.evaluate(() => globalThis.connection.close());
  await take(page);
  await keeps(page, 2);
  await page.evaluate(() => globalThis.connection.close());
  await go(page, "#/saved");
  await page.locator(".saved-row").waitFor();
  assert.equal(await trouble(page).count(), 0);
});

salon("where another tab plays on, nobody is said to think", async ({ open }) => {
  const page = await open();
  const thinks = { computer: { level: 3, style: "Builder" } };
  await resume(page, golden("splendor", "four-points", { steps: 40, minds: [thinks, thinks, thinks, thinks] }));
  const second = await open(new URL(page.url()).hash);
  await trouble(second).waitFor();
  await eventually(async () => assert.deepEqual(await second.locator(".waiting, .actions .btn").allInnerTexts(), []));
  assert.doesNotMatch(await second.locator(".bar-turn").innerText(), /thinking/);
});

salon("two tabs on the same game: the later one looks on, and can play a copy", async ({ open, axe }) => {
  const first = await open();
  await seat(first, "splendor", PEOPLE.slice(0, 2));
  await take(first);
  const second = await open(new URL(first.url()).hash);
  await trouble(second).waitFor();
  assert.match(await trouble(second).innerText(), /open in another tab/);
  assert.equal((await state(second)).steps, 1);
  assert.deepEqual((await state(second)).lit.filter((id) => id.startsWith("pile")), [], "nothing can be played here");
  await axe(second);
  // Whoever tries to take back is told why not, and the menu opens over the notice.
  await second.keyboard.press("u");
  await second.locator(".toast", { hasText: "another tab" }).waitFor();
  assert.equal((await state(second)).steps, 1);
  await second.getByRole("button", { name: "Menu", exact: true }).click();
  const entries = await second.getByRole("menuitem").evaluateAll((all) => all.map((entry) => ((box) => entry.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))(entry.getBoundingClientRect())));
  assert.ok(entries.length > 4 && entries.every(Boolean), `${entries}`);
  // What is named here would be lost.
  await second.getByRole("menuitem", { name: "Name this game" }).click();
  await second.locator(".toast", { hasText: "another tab" }).waitFor({ state: "detached" });
  await second.getByRole("dialog").getByRole("textbox").fill("Sunday");
  await second.keyboard.press("Enter");
  await second.locator(".toast", { hasText: "another tab" }).waitFor();
  await second.keyboard.press("Escape");
  await second.locator(".toast").getByRole("button", { name: "Close" }).click();
  await second.getByRole("button", { name: "Menu", exact: true }).click();
  await second.getByRole("menuitem", { name: /^Undo:/ }).click();
  await second.locator(".toast", { hasText: "another tab" }).waitFor();
  await first.bringToFront();
  await take(first);
  assert.equal((await state(first)).steps, 2);
  await second.bringToFront();
  await second.getByRole("button", { name: "Play on here as a copy" }).click();
  await trouble(second).waitFor({ state: "detached" });
  await take(second);
  assert.notEqual(second.url(), first.url());
  await eventually(async () => assert.deepEqual(Object.values(await stored(first)), [2, 2]));
  await first.reload();
  await reaches(first, 2);
});

salon("a game is played on here once the other tab is closed or has left the table, not where it is loaded again", async ({ open }) => {
  const first = await open();
  await seat(first, "splendor", PEOPLE.slice(0, 2));
  await take(first);
  await keeps(first, 1);
  const second = await open(new URL(first.url()).hash);
  await trouble(second).waitFor();
  await first.reload();
  await reaches(first, 1);
  await second.waitForTimeout(3000);
  assert.equal(await trouble(second).count(), 1, "the other tab is there again");
  await first.bringToFront();
  await take(first);
  await keeps(first, 2);
  await go(first, "#/");
  await second.bringToFront();
  await trouble(second).waitFor({ state: "detached" });
  await reaches(second, 2);
  await take(second);
  await keeps(second, 3);
  await first.bringToFront();
  await first.goBack();
  await trouble(first).waitFor();
  await second.close();
  await trouble(first).waitFor({ state: "detached" });
  await reaches(first, 3);
  await take(first);
  await keeps(first, 4);
});

salon("a tab that comes back late overwrites nothing", async ({ open, context }) => {
  // Without the channel on which tabs find each other, the stored revision decides.
  await context.addInitScript(() => delete globalThis.BroadcastChannel);
  const [first, second] = [await open(), await open()];
  await seat(first, "splendor", PEOPLE.slice(0, 2));
  await go(second, new URL(first.url()).hash);
  await reaches(second, 0);
  await first.bringToFront();
  await take(first);
  await take(first);
  await keeps(first, 2);
  await second.bringToFront();
  await take(second);
  await trouble(second).waitFor();
  assert.match(await trouble(second).innerText(), /open in another tab/);
  await second.getByRole("button", { name: "Load it again" }).click();
  await reaches(second, 2);
});

salon("a game that is renamed in another tab is played on under its new name", async ({ open }) => {
  const first = await open();
  await seat(first, "splendor", PEOPLE.slice(0, 2));
  await take(first);
  await keeps(first, 1);
  const second = await open("#/saved");
  await second.getByRole("button", { name: "Rename Splendor" }).click();
  await second.getByRole("dialog").getByRole("textbox").fill("Sunday evening");
  await second.keyboard.press("Enter");
  await second.getByRole("heading", { name: "Sunday evening" }).waitFor();
  await first.bringToFront();
  await take(first);
  await keeps(first, 2);
  assert.equal(await trouble(first).count(), 0);
  await second.bringToFront();
  await second.reload();
  await second.getByRole("heading", { name: "Sunday evening" }).waitFor();
});

salon("a game that was deleted is there again once it is put back", async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await take(page);
  await keeps(page, 1);
  const route = new URL(page.url()).hash;
  await go(page, "#/saved");
  await page.getByRole("button", { name: "Delete Splendor" }).click();
  // It is told once it is done.
  await page.locator(".toast").waitFor();
  await go(page, route);
  await page.getByRole("heading", { name: "This game is not on this device" }).waitFor();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await reaches(page, 1);
});

salon("a game that is not on this device says so and leads home", async ({ open, axe }) => {
  const page = await open("#/play/00000000");
  await page.getByRole("heading", { name: "This game is not on this device" }).waitFor();
  await axe(page);
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
});

salon("where the storage cannot be read, nobody says that a game is not there", async ({ open, context, axe }) => {
  await context.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
  const page = await open("#/play/splendor-0");
  await page.getByRole("heading", { name: "The games on this device cannot be read" }).waitFor();
  assert.equal(await page.getByText("This game is not on this device").count(), 0);
  await axe(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("heading", { name: "Choose a game" }).waitFor();
});

salon("a review of a game that is not on this device says what is missing", async ({ open }) => {
  const page = await open();
  await go(page, "#/review/splendor-0");
  await page.getByRole("heading", { name: "This game is not on this device" }).waitFor();
  assert.equal(await page.getByRole("link", { name: "All games" }).count(), 1);
});

salon("a stored game that was damaged can still be saved as a file", async ({ open, axe }) => {
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  await take(page);
  await keeps(page, 1);
  const route = new URL(page.url()).hash;
  await go(page, "#/");
  await page.evaluate(
    (key) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("salon");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const table = request.result.transaction("games", "readwrite").objectStore("games");
          table.get(key).onsuccess = ({ target }) => {
            const game = JSON.parse(target.result);
            game.summary.record = game.summary.record.slice(0, -6);
            table.put(JSON.stringify(game), key).onsuccess = () => (request.result.close(), resolve());
          };
        };
      }),
    route.split("/").at(-1),
  );
  await page.goto(page.url().split("#")[0] + route);
  await page.reload();
  await page.getByRole("heading", { name: "This game cannot be opened" }).waitFor();
  assert.match(await page.locator("main").innerText(), /incomplete or was altered/);
  await axe(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
  assert.match(readFileSync(await download.path(), "utf8"), /^salon1\./);
});

salon("after a defect in mid-game the record is offered, and it opens again", { expected: [/panicked|unreachable|RuntimeError/] }, async ({ open, context, browser, url }) => {
  // A browser that cannot make a dialog stands in for a defect.
  await context.addInitScript(() => {
    const make = Document.prototype.createElement;
    Document.prototype.createElement = function (name, ...rest) {
      if (String(name).toLowerCase() === "dialog") throw new Error("no dialogs here");
      return make.call(this, name, ...rest);
    };
  });
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 40 }));
  await page.keyboard.press("?").catch(() => {});
  await page.getByRole("heading", { name: "Something went wrong in Salon" }).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("a[download]").click()]);
  const record = readFileSync(await download.path(), "utf8");
  const elsewhere = await browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
  const other = await elsewhere.newPage();
  await other.goto(`${url}#/saved`);
  await bring(other, "salon-record.json", record);
  await other.locator(".saved-row a[href^='#/play/']").click();
  await reaches(other, 40);
  await elsewhere.close();
});

salon("what is handed on is the game as it stands by then, while computer players go on", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", [{ level: "Calm" }, { level: "Calm" }]);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: /Share/ }).click();
  const link = page.getByRole("dialog").getByRole("textbox");
  const before = await link.inputValue();
  await eventually(async () => assert.notEqual(await link.inputValue(), before));
});

salon("a game goes on elsewhere by link, file or text from the table's menu", async ({ open, context, browser, url }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await open();
  await resume(page, golden("splendor", "two-shared", { steps: 40 }));
  const here = await position(page);
  const share = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Share" }).click();
    await page.getByRole("dialog").waitFor();
  };
  const elsewhere = await browser.newContext({ locale: "en-GB", serviceWorkers: "block", reducedMotion: "reduce", viewport: { width: 1180, height: 820 } });
  const other = await elsewhere.newPage();
  const arrived = async () => {
    await reaches(other, 40);
    assert.deepEqual(await position(other), here);
  };

  await share();
  const link = await page.getByRole("dialog").getByRole("textbox").inputValue();
  assert.ok(link.length < 2000, "a link that messengers take");
  await other.goto(link);
  await other.locator(".found .btn.primary").click();
  await arrived();

  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
  await go(other, "#/saved");
  await bring(other, "again.json", readFileSync(await download.path(), "utf8"));
  await other.locator(".toast").filter({ hasText: "already stored" }).waitFor();

  await page.getByRole("button", { name: "Copy as text" }).click();
  await page.locator(".toast").filter({ hasText: "Copied." }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link.split("#/open/")[1]);
  await elsewhere.close();
});

// Games from the page of a new game to the score sheet.
import assert from "node:assert/strict";
import { only, salon } from "./harness.mjs";
import { go, keeps } from "./rooms.mjs";
import { concluded, deal, FINGER, golden, KEYS, lastQuarter, noting, PEOPLE, playOut, position, reaches, resume, seat, state } from "./table.mjs";

only("splendor");

/** The score sheet names who won and why, and has a column for everybody. */
async function explained(page, seats) {
  await concluded(page, seats);
  assert.match(await page.locator(".winner-why").innerText(), /ahead of|as many points|shared/);
  const totals = (await page.locator(".scores tr.total td").allInnerTexts()).map(Number);
  assert.equal(totals.length, seats);
  assert.ok(Math.max(...totals) >= 15, `somebody has the points that end the game: ${totals}`);
  // Columns stand in the order of the seats, which tells nothing before the sheet is filled; in the end it names who has most.
  const names = (await page.locator(".scores thead th[scope=col]").allInnerTexts()).slice(1).map((name) => name.trim());
  const winner = await page.locator(".winner h1").innerText();
  const most = names.filter((_, at) => totals[at] === Math.max(...totals));
  assert.ok(most.some((name) => winner.includes(name)), `${winner}: ${names} have ${totals}`);
}

salon("a whole game of two by touch", { touch: true, timeout: 180_000 }, async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  const moves = await playOut(page, { by: FINGER });
  assert.ok(moves > 40, `${moves} moves`);
  await explained(page, 2);
  // Nothing else can be touched any more, and the finished game stays.
  await page.reload();
  await explained(page, 2);
  await page.getByRole("button", { name: "Look at the table" }).tap();
  assert.deepEqual((await state(page)).lit.filter((id) => id.startsWith("pile")), []);
});

salon("the beginning and the last quarter of a game by the keyboard alone, to its end", { timeout: 180_000 }, async ({ open, context }) => {
  await deal(context, 5);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 2));
  // From here on no pointer is used.
  const kinds = new Set();
  const by = noting(KEYS, kinds);
  await playOut(page, { by, seed: 2, until: (now) => now.steps >= 10 && now.mode === "play" });
  await resume(page, lastQuarter("splendor", "two-shared"));
  const moves = await playOut(page, { by, seed: 2 });
  assert.ok(moves > 10, `${moves} moves`);
  assert.deepEqual([...kinds].toSorted(), ["card", "pile"]);
  await explained(page, 2);
});

salon("the last quarter of a game of one against three computer players, to its end", { timeout: 180_000 }, async ({ open }) => {
  const page = await open();
  const computer = (level, style) => ({ computer: { level, style } });
  await resume(page, lastQuarter("splendor", "four-points", { minds: ["person", computer(1, "Builder"), computer(2, "Racer"), computer(1, "Builder")] }));
  const moves = await playOut(page, { hurry: true });
  assert.ok(moves > 4, `${moves} moves`);
  await explained(page, 4);
});

salon("the steps of a computer player are seen one by one, and can be skipped", async ({ open, context }) => {
  await deal(context, 7);
  const page = await open();
  await seat(page, "splendor", ["Ada", { level: "Calm" }, { level: "Calm" }, { level: "Calm" }]);
  const seen = new Set();
  await playOut(page, { until: (now) => (seen.add(now.steps), now.steps >= 4 && now.mode === "play") });
  assert.ok(seen.has(2) && seen.has(3), "every step stands for a while");
  assert.match(await page.locator(".recap").innerText(), /Since your last turn/);
  assert.ok((await page.locator(".recap-line").count()) >= 3);
});

salon("a reload in mid-game comes back to the same position", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, "splendor", PEOPLE.slice(0, 3));
  await playOut(page, { until: (now) => now.steps >= 9 && now.mode === "play" });
  const [before, steps] = [await position(page), (await state(page)).steps];
  // Nothing waits to be stored for longer than a blink, however long that is on a busy machine.
  await keeps(page, steps);
  await page.reload();
  await reaches(page, steps);
  assert.deepEqual(await position(page), before);
  // In the middle of a turn, too: tokens are still to be returned.
  await resume(page, golden("splendor", "two-tie", { steps: 10 }));
  assert.match(await page.locator(".bar-turn").innerText(), /Return \d token/);
  const due = await position(page);
  await page.reload();
  await reaches(page, 10);
  assert.match(await page.locator(".bar-turn").innerText(), /Return \d token/);
  assert.deepEqual(await position(page), due);
});

salon("leaving while a computer thinks, and coming back, goes on with the game", async ({ open }) => {
  const page = await open();
  await seat(page, "splendor", ["Ada", { level: "Strong" }]);
  await playOut(page, { until: (now) => now.steps === 1 });
  const table = page.url();
  await go(page, "#/rules/splendor");
  await page.locator(".rule").first().waitFor();
  await page.goto(table);
  await page.waitForFunction(() => document.querySelector(".table")?.dataset.mode === "play");
  assert.ok((await state(page)).steps >= 2);
});

salon("after the game: rematch, replay, share", async ({ open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await open();
  await resume(page, golden("splendor", "two-tie"));
  await page.locator(".winner h1").waitFor();
  assert.match(await page.locator(".winner-why").innerText(), /as many points/, "the tie is explained");
  await page.getByRole("button", { name: "Replay" }).click();
  await page.waitForFunction(() => document.querySelector(".table").dataset.mode === "browse");
  await page.waitForFunction(() => /^[1-9]\d* of 102/.test(document.querySelector(".actions .place").innerText));
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.getByRole("button", { name: "Score sheet" }).click();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.locator(".toast").filter({ hasText: "Copied." }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("Escape");
  const finished = page.url();
  await page.locator(".scores").getByRole("button", { name: "Rematch" }).click();
  await page.waitForFunction((before) => location.href !== before && document.querySelector(".table")?.dataset.steps === "0", finished);
  assert.match(await page.locator(".bar-turn").innerText(), /Ada|Bo/);

  const other = await open(new URL(link).hash);
  await other.locator(".found").waitFor();
  await other.getByRole("button", { name: "Look at it" }).or(other.locator(".found .btn.primary")).first().click();
  await other.locator(".winner h1").waitFor();
});

salon("a computer's turn is not restarted", async ({ open }) => {
  const page = await open();
  const thinks = { computer: { level: 4, style: "Builder" } };
  // In mid-turn: a token is still to be returned.
  await resume(page, golden("splendor", "two-tie", { steps: 10, minds: [thinks, thinks] }));
  assert.equal(await page.getByRole("button", { name: "Restart turn" }).getAttribute("aria-disabled"), "true");
});

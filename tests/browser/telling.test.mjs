// What the frame of a table tells, and when: the step that is looked back at, the news, what an undo takes, and who won.
import assert from "node:assert/strict";
import { eventually, salon, SIZES } from "./harness.mjs";
import { FINGER, golden, piece, playOut, reaches, resume, reveal, seat, settles, state } from "./table.mjs";

const SPLENDOR = { games: ["splendor"] };
const WIDE = { width: 1440, height: 900 };
const text = async (locator) => (await locator.innerText()).replaceAll(/\s+/g, " ").trim();

for (const [game, name, steps, at] of [["splendor", "four-points", 60, 23], ["azul-summer-pavilion", "four-lot", 60, 31], ["art-society", "four-chance", 90, 45], ["bruges", "four-giving", 150, 110], ["brussels-1893", "five-houses", 250, 205]]) {
  salon(`looking back tells the step that is shown: ${game}`, { size: WIDE, games: [game] }, async ({ open }) => {
    const page = await open();
    await resume(page, golden(game, name, { steps }));
    if ((await state(page)).covered) await reveal(page);
    const now = await text(page.locator(".bar-round"));
    await page.keyboard.press(",");
    const current = page.locator(".log-line[aria-current]").first();
    // A step may tell nothing: then the one before it.
    for (let step = at; step > at - 6 && (await current.count()) === 0; step -= 1) {
      await page.getByRole("slider", { name: "The way through the game" }).last().fill(String(step));
    }
    await current.waitFor();
    // The bar names who did it, says what was done, and counts the round in which it was done.
    await eventually(async () => assert.equal(await text(page.locator(".bar-turn p")), await text(current)));
    const line = await text(current);
    const who = await text(page.locator(".bar-turn h1"));
    assert.ok(line.startsWith(who.replace("’s turn", "")), `${who}: ${line}`);
    const round = await current.evaluate((element) => {
      let item = element.closest("li");
      while (!item.matches(".log-round")) item = item.previousElementSibling;
      return item.textContent.trim();
    });
    assert.equal(await text(page.locator(".bar-round b")), round);
    // The line is in sight, and the latest news are those of that step.
    await eventually(async () => {
      const [list, box] = [await page.locator(".log ol").boundingBox(), await current.boundingBox()];
      assert.ok(box.y >= list.y - 1 && box.y + box.height <= list.y + list.height + 1, `${JSON.stringify(box)} in ${JSON.stringify(list)}`);
    });
    const told = await page.locator(".recap-line").allInnerTexts();
    assert.ok(told.some((news) => news.replaceAll(/\s+/g, " ").trim() === line), `${told}: ${line}`);
    await page.getByRole("button", { name: "Back to now" }).click();
    assert.equal(await text(page.locator(".bar-round")), now);
  });
}

for (const [game, name, steps, heading, opens] of [
  ["azul-summer-pavilion", "two-skilled", 27, "Round 2", /^Round 2: .* Bo begins$/],
  ["art-society", "two-several", 28, "Round 3", /^Round 3: Bo holds the gavel$/],
  ["bruges", "four-giving", 70, "Round 2", /^Dov draws a/],
]) {
  salon(`what opens a round stands in the log below the round's heading: ${game}`, { size: WIDE, games: [game] }, async ({ open }) => {
    const page = await open();
    await resume(page, golden(game, name, { steps }));
    if ((await state(page)).covered) await reveal(page);
    const round = page.locator(".log-round", { hasText: heading });
    await round.waitFor();
    assert.match(await text(round.locator("xpath=following-sibling::li[1]")), opens);
  });
}

salon("the news stand with the newest first and none is cut off, tablet, portrait, phone, wide", SPLENDOR, async ({ open, axe }) => {
  const page = await open();
  await seat(page, "splendor", ["Ada", "Bo"]);
  assert.equal(await page.locator(".recap").count(), 0, "no room for nothing");
  await resume(page, golden("splendor", "four-points", { steps: 60 }));
  if ((await state(page)).covered) await reveal(page);
  for (const size of [SIZES.tablet, SIZES.portrait, SIZES.phone, WIDE]) {
    await page.setViewportSize(size);
    await settles(page);
    const list = page.locator(".recap ol");
    const [across, inside] = await list.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    assert.ok(across <= inside, `${across} in ${inside}`);
    const news = (await page.locator(".recap-line").allInnerTexts()).map((line) => line.replaceAll(/\s+/g, " ").trim());
    assert.ok(news.length > 1);
    await axe(page, ".recap");
    const over = !(await page.locator(".log").isVisible());
    if (over) await page.keyboard.press("l");
    // Its lines follow the frame in which it opens.
    await eventually(async () => {
      const log = (await page.locator(".log-line").allInnerTexts()).map((line) => line.replaceAll(/\s+/g, " ").trim());
      const places = news.map((line) => log.lastIndexOf(line));
      assert.ok(places.every((place) => place >= 0), `${news}: ${log.slice(-news.length)}`);
      assert.deepEqual(places, places.toSorted((a, b) => b - a));
    });
    if (over) await page.keyboard.press("l");
  }
});

salon("an undo names what it takes back", SPLENDOR, async ({ open, axe }) => {
  const page = await open();
  await seat(page, "splendor", ["Ada", "Bo"]);
  for (const gem of [0, 1, 2]) await piece(page, `pile-${gem}`).click();
  await page.locator(".actions .main").click();
  await reaches(page, 1);
  const last = await page.locator(".recap-line").first().innerText();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  const question = page.getByRole("dialog").filter({ hasText: "Undo this?" });
  assert.match(await question.innerText(), /This takes back:/);
  assert.equal(await text(question.locator(".undone li").first()), last.replaceAll(/\s+/g, " ").trim());
  await axe(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await resume(page, golden("splendor", "two-shared", { steps: 40 }));
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("slider", { name: "The way through the game" }).first().fill("12");
  await page.getByRole("button", { name: "Undo to here" }).click();
  assert.match(await question.locator(".undone li").last().innerText(), /and \d+ lines before that/);
});

salon("the buttons that take back say what they would take back, to whoever rests on them or holds them", SPLENDOR, async ({ open, axe }) => {
  const page = await open();
  await seat(page, "splendor", ["Ada", "Bo"]);
  const button = (name) => page.getByRole("button", { name, exact: true });
  const says = (name) => button(name).evaluate((element) => document.getElementById(element.getAttribute("aria-describedby")).textContent.replaceAll(/\s+/g, " ").trim());
  assert.match(await says("Undo"), /nothing to take back/);
  assert.match(await says("Redo"), /nothing to do again/);
  await piece(page, "pile-0").click();
  await eventually(async () => assert.match(await says("Undo"), /Lets go/));
  for (const gem of [1, 2]) await piece(page, `pile-${gem}`).click();
  await page.locator(".actions .main").click();
  await reaches(page, 1);
  const told = (await page.locator(".recap-line").first().textContent()).replaceAll(/\s+/g, " ").trim();
  await eventually(async () => assert.equal(await says("Undo"), `Takes back: ${told}`));
  const tip = page.locator(".tip:visible");
  assert.equal(await tip.count(), 0);
  await button("Undo").hover();
  await tip.waitFor();
  await axe(page);
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "detached" });
  await page.mouse.move(500, 300);
  await button("Undo").click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await reaches(page, 0);
  await eventually(async () => assert.equal(await says("Redo"), `Does again: ${told}`));
  // Within a turn that has a decision in it, one button lets go of what is chosen, the other takes the whole turn back.
  await resume(page, golden("splendor", "two-tie", { steps: 10 }));
  await page.locator('[data-piece^="tokens-1-"].legal').first().click();
  await eventually(async () => assert.match(await says("Undo"), /Lets go/));
  assert.match(await says("Restart turn"), /^Takes this turn back/);
  // The first Escape puts the sentence away, the second what is chosen.
  await page.keyboard.press("Tab");
  await button("Undo").focus();
  await tip.waitFor();
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "detached" });
  assert.match(await says("Undo"), /Lets go/);
  await page.keyboard.press("Escape");
  await eventually(async () => assert.match(await says("Undo"), /^Takes back/));
});

salon("a finger that holds Undo is told what it would take back, and takes nothing back", { ...SPLENDOR, touch: true, size: "phone" }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "two-tie", { steps: 10 }));
  const tip = page.locator(".tip.held");
  await FINGER.hold(page, page.getByRole("button", { name: "Undo", exact: true }), () => tip.waitFor());
  assert.match(await text(tip), /^Takes back: /);
  const { x, y, width, height } = await tip.boundingBox();
  assert.ok(x >= 0 && y >= 0 && x + width <= 390 && y + height <= 844, `${x} ${y} ${width} ${height}`);
  await page.waitForTimeout(300);
  assert.equal((await state(page)).steps, 10);
  await page.touchscreen.tap(195, 300);
  await tip.waitFor({ state: "detached" });
});

salon("a touched line of the news shows its position, the strip stays, and a second touch leads back", SPLENDOR, async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "four-points", { steps: 60 }));
  if ((await state(page)).covered) await reveal(page);
  const lines = page.locator(".recap-line");
  const news = await lines.allInnerTexts();
  assert.ok(news.length > 2, `${news}`);
  await lines.nth(2).click();
  await page.locator(".table[data-mode=browse]").waitFor();
  const at = await page.locator(".actions .place").innerText();
  assert.deepEqual(await lines.allInnerTexts(), news);
  assert.equal(await lines.nth(2).getAttribute("aria-pressed"), "true");
  assert.equal(await text(page.locator(".bar-turn p")), news[2].replaceAll(/\s+/g, " ").trim());
  await lines.nth(1).click();
  await eventually(async () => assert.notEqual(await page.locator(".actions .place").innerText(), at));
  await lines.nth(1).click();
  await page.locator(".table[data-mode=play]").waitFor();
  assert.equal(await page.locator(".recap [aria-pressed=true]").count(), 0);
});

salon("nothing tells who won before the score sheet is filled", { ...SPLENDOR, motion: "no-preference" }, async ({ open }) => {
  const page = await open();
  const { actions } = golden("splendor", "four-points");
  await resume(page, golden("splendor", "four-points", { steps: actions.length - 1 }));
  // Whatever comes to the page from now on that tells the end, and whether the sheet was full by then.
  await page.evaluate(() => {
    globalThis.spoiled = [];
    const look = () => {
      const full = document.querySelector(".winner:not(.waits)") !== null;
      const tells = [...document.querySelectorAll(".winner h1, .won, svg.laurel")].map((element) => element.outerHTML.slice(0, 80));
      if (/ wins|win together/.test(document.querySelector(".bar-turn h1")?.textContent ?? "")) tells.push("the top bar");
      if (!full) globalThis.spoiled.push(...tells);
      globalThis.watched = (globalThis.watched ?? 0) + Number(!full && document.querySelector(".scores") !== null);
      requestAnimationFrame(look);
    };
    look();
  });
  await playOut(page, { until: (now) => now.scored });
  await page.locator(".winner h1").waitFor();
  assert.deepEqual(await page.evaluate(() => globalThis.spoiled), []);
  assert.ok((await page.evaluate(() => globalThis.watched)) > 3, "the sheet was filled line by line");
  const winner = await page.locator(".winner h1").innerText();
  // In playing order, so that no column moves.
  const names = await page.locator(".scores thead .scores-player").allInnerTexts();
  assert.deepEqual(names.map((name) => name.trim()), ["Ada", "Bo", "Cleo", "Dov"]);
  await page.keyboard.press("Escape");
  await page.locator(".scores").waitFor({ state: "detached" });
  assert.equal(await text(page.locator(".bar-turn h1")), winner.trim());
});

for (const size of ["tablet", "portrait", "phone"]) {
  salon(`long names leave the score sheet room for its words, ${size}`, { size, games: ["brussels-1893"] }, async ({ open, shot }) => {
    const page = await open();
    const record = golden("brussels-1893", "five-pavilions");
    for (const [at, name] of ["Maximiliana-Wilhelmine", "Bartholomäus von Esch", "Konstantinopolitanerin", "Bo", "Wilhelmina"].entries()) record.table.players[at].name = name;
    await resume(page, record);
    await page.locator(".winner h1").waitFor();
    await shot(page, `scores-long-names-${size}`);
    // In lines of the words' own size.
    const lines = (locator) =>
      locator.evaluateAll((all) =>
        all.map((part) => {
          const words = document.createRange();
          words.selectNodeContents(part);
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
        }),
      );
    const labels = await lines(page.locator(".scores :is(tbody, tfoot) th"));
    assert.ok(labels.length > 6 && Math.max(...labels) <= 3, `${labels}`);
    const heights = await page.locator(".scores-name").evaluateAll((names) => names.map((name) => name.clientHeight));
    assert.ok(heights.length === 5 && Math.max(...heights) < 48, `${heights}`);
  });
}

for (const [game, name, steps] of [["splendor", "four-points", 60], ["azul-summer-pavilion", "four-lot", 14], ["art-society", "four-chance", 90], ["bruges", "four-giving", 150], ["brussels-1893", "five-houses", 250]]) {
  salon(`a move to consider is laid out by touching it, and played only when confirmed: ${game}`, { games: [game] }, async ({ open }) => {
    const page = await open();
    await resume(page, golden(game, name, { steps }));
    if ((await state(page)).covered) await reveal(page);
    await page.keyboard.press("h");
    const hints = page.locator(".hint");
    await hints.first().waitFor();
    await hints.first().click();
    await page.locator(".hints").waitFor({ state: "detached" });
    await page.locator(".actions .main").waitFor();
    assert.equal((await state(page)).steps, steps, "nothing is played yet");
    await page.locator(".actions .main").click();
    await page.waitForFunction((n) => Number(document.querySelector(".table").dataset.steps) > n, steps);
  });
}

for (const [game, name, steps] of [["brussels-1893", "five-houses", 262], ["bruges", "four-giving", 250], ["azul-summer-pavilion", "two-skilled", 100]]) {
  salon(`the log opens at its newest line, and at the line of the position that is shown: ${game}`, { size: "portrait", games: [game] }, async ({ open }) => {
    const page = await open();
    await resume(page, golden(game, name, { steps }));
    if ((await state(page)).covered) await reveal(page);
    await page.keyboard.press("l");
    const sees = (selector) =>
      page.locator(selector).last().evaluate((line) => {
        const [seen, list] = [line, line.closest("ol")].map((part) => part.getBoundingClientRect());
        return seen.top >= list.top - 1 && seen.bottom <= list.bottom + 1;
      });
    await eventually(async () => assert.ok(await sees(".log-line"), "the newest"));
    await page.locator(".log-history input").fill(String(steps >> 1));
    await page.locator(".log-line[aria-current]").first().waitFor();
    await eventually(async () => assert.ok(await sees(".log-line[aria-current]"), "the one that is shown"));
  });
}

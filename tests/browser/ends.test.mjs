// A table whose game is over: what told of the end to come is gone, and nothing stands empty.
import assert from "node:assert/strict";
import { salon } from "./harness.mjs";
import { bring, go } from "./rooms.mjs";
import { golden, piece, playOut, resume, reveal, state } from "./table.mjs";

/** Opens a whole game, up to its score sheet. */
async function ends(page, record) {
  await go(page, "#/saved");
  await bring(page, "game.json", JSON.stringify(record));
  await page.locator(".saved-row", { hasText: record.table.title }).locator("a[href^='#/play/']").click();
  await page.locator(".winner h1").waitFor();
}

/** Puts the score sheet away. */
async function look(page) {
  await page.keyboard.press("Escape");
  await page.locator(".scores").waitFor({ state: "detached" });
}

for (const [game, name] of [["splendor", "four-points"], ["azul-summer-pavilion", "two-skilled"], ["art-society", "two-excess"], ["bruges", "two-burning"], ["brussels-1893", "two-unpaid"], ["brussels-1893", "two-pavilions"]]) {
  salon(`${game}, ${name}: once the game is over nothing tells that it ends`, { games: [game] }, async ({ open }) => {
    const page = await open();
    await ends(page, golden(game, name));
    await look(page);
    const round = page.locator(".bar-round");
    assert.match(await round.innerText(), /^Round \d+\s*$/);
    assert.doesNotMatch(await round.getAttribute("class"), /ending/);
    assert.equal(await page.locator(".sp-last-round").count(), 0);
    assert.equal(await page.locator(".splendor.aids, .splendor.ending").count(), 0);
    if (game !== "brussels-1893") return;
    assert.doesNotMatch(await page.locator(".table").innerText(), /ended now|francs owed/);
    // How the points were made comes to what the player has, and that to what the score sheet said.
    const figures = (selector) => page.locator(selector).evaluateAll((all) => all.map((part) => Number(part.textContent.replace("−", "-"))));
    const made = await figures(".bx-worth-line b");
    const strip = await figures(".bx-other .bx-score");
    const own = made.reduce((sum, points) => sum + points, 0);
    await page.locator(".scores-toggle").click();
    const totals = await figures(".scores .total td");
    assert.deepEqual([...strip, own].sort(), totals.sort(), `${made}`);
  });
}

salon("Splendor: looked back at, the last round is told as it was", { games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  await ends(page, golden("splendor", "four-points"));
  await look(page);
  await page.keyboard.press("ArrowLeft");
  await page.locator(".bar-round.ending").waitFor();
  assert.match(await page.locator(".bar-round").innerText(), /Last round/);
});

salon("Art Society: on a phone no strip of shelf stands empty once the game is over", { size: "phone", games: ["art-society"] }, async ({ open }) => {
  const page = await open();
  await ends(page, golden("art-society", "two-excess"));
  await look(page);
  assert.equal(await page.locator(".as-shelf:visible").count(), 0);
});

for (const size of ["tablet", "portrait", "phone"]) {
  salon(`Bruges: no empty sheet lies beside the hand once the game is over, ${size}`, { size, games: ["bruges"] }, async ({ open }) => {
    const page = await open();
    await ends(page, golden("bruges", "two-burning"));
    await look(page);
    await page.locator(".br-mine").waitFor();
    assert.equal(await page.locator(".br-uses:visible").count(), 0);
    // What stands shares the room that the sheet had.
    const bare = await page.evaluate(() => {
      const parts = [...document.querySelectorAll(".br-others, .br-city, .br-mine, .br-hand")].map((part) => part.getBoundingClientRect());
      const { bottom, height } = document.querySelector(".bruges").getBoundingClientRect();
      return (bottom - Math.max(...parts.map((part) => part.bottom))) / height;
    });
    assert.ok(bare < 0.12, `below everything ${Math.round(100 * bare)} % of the table is bare`);
    await page.keyboard.press("ArrowLeft");
    await page.locator(".br-uses:visible").waitFor();
  });
}

salon("the winner's name keeps its number", { games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  const record = golden("splendor", "four-points");
  for (const [at, player] of record.table.players.entries()) player.name = `Player ${at + 1}`;
  await ends(page, record);
  const lines = await page.locator(".winner h1").evaluate((headline) => {
    const [text] = headline.childNodes;
    const lines = new Map();
    for (const { 0: word, index } of text.data.matchAll(/[^ \u00a0]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { top } = range.getBoundingClientRect();
      lines.set(Math.round(top), [...(lines.get(Math.round(top)) ?? []), word]);
    }
    return [...lines.values()].map((words) => words.join(" "));
  });
  assert.deepEqual(lines, ["Player 4", "wins"]);
});

salon("a shared victory shows everybody who won, in the wreath and in the bar", { games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  await ends(page, golden("splendor", "two-shared"));
  assert.match(await page.locator(".winner h1").innerText(), /win together/);
  assert.equal(await page.locator(".laurel use").count(), 2);
  await look(page);
  assert.match(await page.locator(".bar-turn h1").innerText(), /win together/);
  assert.equal(await page.locator(".bar-turn .seat").count(), 2);
  assert.ok(await page.locator(".bar-turn p").isHidden(), "no line is kept free for what is to be done");
});

/** Two of Azul who always pass, with an edition of three factories: each has a point, and the game has no tie-break. */
const EQUAL =
  "salon1.FGF6dWwtc3VtbWVyLXBhdmlsaW9uAgIAAAAAAQEleyJmYWN0b3JpZXNfYnlfcGxheWVyX2NvdW50Ijp7IjIiOjN9fQMAAAAAAAAAQAAAAAEAAAEBAAACAQABAgABAwABBAMEAAEDAAAAAwQAAgACAAAAAAADAAABBAAAAgIAAQAAAQQAAQUDBAAEAAAAAAMEAAAEAAAAAAAAAAAAAQEAAAIAAAEBAAEDAAEEAAEFAwQAAAQAAAADBAABAAMAAAAAAAAAAAEEAAACAAABAAABAQABBAABBQMEAAAAAQMAAwQAAAQAAAAAAAACAAABAQAAAgAAAQAAAQEAAQIAAQUDBAAABAAAAAMEAAAAAAICAAAAAAAAAQEAAAIBAAEAAAECAAEDAAEEAwQAAAAAAAADBAAAAAAAALMBeyJqb2luZWQiOls3LDksMTcsMTksMjgsMzAsMzksNDEsNTAsNTIsNjEsNjNdLCJwbGF5ZXJzIjpbeyJtaW5kIjoicGVyc29uIiwibmFtZSI6IlBsYXllciAxIiwic2hhcGUiOjB9LHsibWluZCI6InBlcnNvbiIsIm5hbWUiOiJQbGF5ZXIgMiIsInNoYXBlIjoxfV0sInRpdGxlIjoiIiwidW5kbyI6ImZyaWVuZGx5In078uSx";

salon("where a game has no tie-break, being equal on points is why a victory is shared", { games: ["azul-summer-pavilion"] }, async ({ open }) => {
  const page = await open(`#/open/${EQUAL}`, { until: (opened) => opened.locator(".found").waitFor() });
  await page.locator(".open .bring .btn, .open .btn.primary").first().click();
  await page.locator(".winner h1").waitFor();
  assert.match(await page.locator(".winner h1").innerText(), /win together/);
  assert.match(await page.locator(".winner").innerText(), /Equal on points: the victory is shared\./);
});

salon("who looks back before the end is told gets the score sheet with the way back", { motion: "no-preference", games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  const record = golden("splendor", "four-points");
  const all = record.actions.length;
  await resume(page, { ...record, actions: record.actions.slice(0, -1) });
  await playOut(page, { until: (now) => now.steps === all });
  await page.keyboard.press("ArrowLeft");
  await page.locator(".table[data-mode='browse']").waitFor();
  await page.waitForTimeout(1500);
  assert.equal(await page.locator(".scores").count(), 0, "an earlier position is looked at undisturbed");
  await page.keyboard.press("Escape");
  await page.locator(".winner h1").waitFor();
});

salon("the end is told though somebody has just looked at the scores, then and while looking back", { motion: "no-preference", games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  const record = golden("splendor", "four-points");
  const all = record.actions.length;
  const trophy = page.locator(".scores-toggle");
  const looks = async () => {
    await trophy.click();
    await page.locator(".scores").waitFor();
    assert.equal(await page.locator(".scores .winner").count(), 0);
    await page.keyboard.press("Escape");
    await page.locator(".scores").waitFor({ state: "detached" });
  };
  await resume(page, { ...record, actions: record.actions.slice(0, -1) });
  await looks();
  await playOut(page, { until: (now) => now.steps === all });
  await page.keyboard.press("ArrowLeft");
  await page.locator(".table[data-mode='browse']").waitFor();
  await looks();
  await page.keyboard.press("Escape");
  await page.locator(".winner h1").waitFor();
});

salon("the sheet of an earlier position shows no round that came later", { games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  const record = golden("splendor", "three-points");
  await resume(page, { ...record, actions: record.actions.slice(0, 60) });
  const corners = () => page.locator(".swing path[class*='line-']").first().evaluate((path) => path.getAttribute("d").split(/[A-Za-z]/).length);
  await page.locator(".scores-toggle").click();
  const then = await corners();
  await page.keyboard.press("Escape");
  for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press("ArrowLeft");
  await page.locator(".table[data-mode='browse']").waitFor();
  await page.locator(".scores-toggle").click();
  assert.ok((await corners()) < then, `${await corners()} corners where there were ${then}`);
});

for (const size of ["phone", "portrait", "tablet"]) {
  salon(`${size}: long names leave the bar room for saying that they win together`, { size, games: ["splendor"] }, async ({ open }) => {
    const page = await open();
    const record = golden("splendor", "two-shared");
    for (const [at, name] of ["Ada Lovelace", "Bartholomew"].entries()) record.table.players[at].name = name;
    await ends(page, record);
    await look(page);
    const heading = page.locator(".bar-turn h1");
    const [width, height] = await heading.evaluate((h) => [h.scrollWidth - h.clientWidth, h.scrollHeight - h.clientHeight]);
    assert.ok(width <= 0 && height <= 1, `the headline is cut by ${width} and ${height} pixels`);
    const [words, bar] = await Promise.all([heading.boundingBox(), page.locator(".bar").boundingBox()]);
    assert.ok(words.y >= bar.y && words.y + words.height <= bar.y + bar.height, "it stays within the bar");
  });
}

salon("whoever is equal behind the winner is named with the others", { games: ["brussels-1893"] }, async ({ open }) => {
  const page = await open();
  await ends(page, golden("brussels-1893", "five-pavilions"));
  await page.locator(".winner-why", { hasText: /^7 points ahead of\s+Ada and\s+Dov\.$/ }).waitFor();
});

for (const size of ["phone", "tablet"]) {
  salon(`the longest names stay within the words about the winner, ${size}`, { games: ["splendor"], size }, async ({ open }) => {
    const page = await open();
    for (const name of ["W".repeat(24), "天將降大任於斯人也必先苦其心志勞其筋骨"]) {
      const record = golden("splendor", "four-points", { title: name });
      for (const player of record.table.players) player.name = name;
      await ends(page, record);
      const inside = await page.locator(".winner").evaluate((panel) => {
        const frame = panel.getBoundingClientRect();
        const parts = [...panel.querySelectorAll("h1, .winner-why, .winner-next, button, .seat-name")];
        return parts.every((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left >= frame.left && right <= frame.right;
        });
      });
      assert.ok(inside, name);
    }
  });
}

salon("names of an ordinary length stand whole over the columns of two and three players", { games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  const record = golden("splendor", "two-tie");
  for (const [at, name] of ["Christopher", "Alexandra"].entries()) record.table.players[at].name = name;
  await ends(page, record);
  const lines = await page.locator(".scores-name").evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight))));
  assert.deepEqual(lines, [1, 1]);
});

salon("what is alike for all is nobody's best in a row of the score sheet", { games: ["art-society"] }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("art-society", "three-rehang"));
  await page.locator(".winner h1").waitFor();
  const rows = await page.locator(".scores-sheet tbody tr").evaluateAll((all) => all.map((row) => [[...row.querySelectorAll("td")].map((cell) => cell.innerText.trim()), row.querySelectorAll("u").length]));
  const alike = rows.filter(([values]) => new Set(values).size === 1);
  assert.ok(alike.some(([values]) => values[0] !== "0") && alike.every(([, best]) => best === 0), JSON.stringify(rows));
  assert.ok(rows.some(([, best]) => best > 0));
});

salon("cards that are turned up at the end of a game turn up where they lay", { motion: "no-preference", games: ["splendor"] }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("splendor", "four-points", { steps: 186 }));
  if ((await state(page)).covered) await reveal(page);
  for (const pile of [0, 1, 2]) await piece(page, `pile-${pile}`).click();
  const backs = await page.locator("[data-piece^=back-]").count();
  assert.ok(backs > 0, "cards lie face down");
  await page.evaluate(() => {
    globalThis.travelled = new Set();
    const look = () => {
      for (const animation of document.getAnimations()) {
        const card = animation.effect?.target?.closest?.("[data-piece^=card-]");
        if (card && animation.effect.getKeyframes().some(({ transform }) => /translate/.test(transform ?? ""))) globalThis.travelled.add(card.dataset.piece);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.locator(".actions .main").click();
  await page.waitForFunction((before) => document.querySelectorAll("[data-piece^=back-]").length < before, backs);
  await page.waitForTimeout(600);
  assert.deepEqual(await page.evaluate(() => [...globalThis.travelled]), []);
});

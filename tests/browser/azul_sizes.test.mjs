// Azul's table at every size: board and factories as large as they can be, names and scores whole, a finger's room on a phone.
import assert from "node:assert/strict";
import { only, salon } from "./harness.mjs";
import { go } from "./rooms.mjs";
import { deal, golden, misfits, PEOPLE, piece, playOut, resume, seat, seatAnywhere, state } from "./table.mjs";

const GAME = "azul-summer-pavilion";
only(GAME);
const PLAY = { avoid: /^hand-/ };
const PARTS = ".azul > *, .az-side > *";
const drafting = async (page) => (await page.locator(".azul.drafting").count()) > 0;
const box = (page, selector) => page.locator(selector).first().boundingBox();

/** Plays until tiles are placed. */
async function toPlacing(page) {
  for (let steps = 1; (await drafting(page)) && steps < 90; steps += 1) await playOut(page, { ...PLAY, until: (now) => now.steps >= steps });
}

salon("Azul: board and factories are 700 pixels across on a tablet, four at the table", async ({ open, context }) => {
  await deal(context, 6);
  const page = await open();
  await seat(page, GAME, PEOPLE);
  assert.ok((await box(page, ".az-table")).width >= 700);
  await resume(page, golden(GAME, "four-lot", { steps: 17 }));
  assert.ok((await box(page, ".az-main > .az-board")).width >= 700);
  assert.deepEqual(await misfits(page, PARTS), []);
});

salon("Azul: names and scores of four are whole, and on the back each bonus keeps its points inside", async ({ open, context }) => {
  await deal(context, 6);
  const page = await open();
  await go(page, `#/new/${GAME}`);
  await page.locator(".options").getByRole("button", { name: "Back", exact: true }).click();
  await seat(page, GAME, ["Ada", "Bernadette", "Cleo", "Player 4"]);
  const check = async () => {
    const cut = await page.evaluate(() => [...document.querySelectorAll(".az-other .az-name")].filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2).map((name) => name.textContent));
    assert.deepEqual(cut, []);
    const broken = await page.evaluate(() => [...document.querySelectorAll(".az-other .az-score")].filter((score) => score.getClientRects().length > 1 || score.offsetHeight > 26).map((score) => score.textContent));
    assert.deepEqual(broken, []);
    const out = await page.evaluate(() => {
      const { right } = document.querySelector(".az-mine").getBoundingClientRect();
      return [...document.querySelectorAll(".az-number-goal b")].filter((points) => points.getBoundingClientRect().right > right).map((points) => points.textContent);
    });
    assert.deepEqual(out, []);
  };
  await check();
  await toPlacing(page);
  await check();
});

salon("Azul: while taking, the own board shows its prices and what the take would pay for", async ({ open, context }) => {
  await deal(context, 6);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 2));
  assert.equal(await page.locator(".az-own .az-price").count(), 42);
  assert.ok((await box(page, ".az-own .az-board")).width >= 270);
  const high = await page.locator(".az-own .az-price").first().evaluate((number) => number.getBoundingClientRect().height);
  assert.ok(high >= 12, `numbers ${high} high`);
  assert.equal(await page.locator(".az-own .az-paid").count(), 0);
  await page.locator(".az-disc [data-piece][tabindex].legal").first().click();
  assert.ok((await page.locator(".az-own .az-paid.newly").count()) > 0, "the first tiles pay for something");
  // The board itself is a touch away, and from there the factories.
  await page.locator(".az-own").click();
  assert.ok((await page.locator(".az-space.newly").count()) > 0);
  await page.getByRole("button", { name: "Back to the factories" }).click();
  assert.equal(await page.locator(".az-table").count(), 1);
  await page.keyboard.press("Escape");
  await toPlacing(page);
  assert.equal(await page.getByRole("button", { name: "Back to" }).count(), 0);
});

salon("Azul: a loss looks like one", async ({ open, context }) => {
  await deal(context, 3);
  const page = await open();
  await seat(page, GAME, PEOPLE.slice(0, 2));
  await page.locator(".az-disc [data-piece][tabindex].legal").first().click();
  await page.locator(".actions .main").click();
  await page.locator(".az-centre [data-piece^='pick-0-'][tabindex].legal").first().click();
  // The colour of a loss, however the sheet writes it.
  const [shown, loss] = await page.locator(".az-then .ledger-then").evaluate((after) => {
    const probe = after.parentElement.appendChild(document.createElement("i"));
    probe.style.color = "var(--bad)";
    const colours = [after, probe].map((of) => getComputedStyle(of).color);
    probe.remove();
    return colours;
  });
  assert.equal(shown, loss);
});

salon("Azul: the log marks tiles that come back with their owner", { size: { width: 1440, height: 900 } }, async ({ open }) => {
  const page = await open();
  const record = golden(GAME, "two-skilled", { steps: 120 });
  await resume(page, record);
  const wrong = await page.evaluate(() => [...document.querySelectorAll(".log-line")].filter((line) => / back from the corners/.test(line.textContent)).map((line) => [...line.querySelectorAll("use")].slice(0, 2).map((use) => use.getAttribute("href"))).filter(([marker, named]) => marker !== named));
  assert.deepEqual(wrong, []);
  assert.ok((await page.locator(".log-line", { hasText: "back from the corners" }).count()) > 0);
});

salon("Azul: at the end, rematch, replay and sharing are in sight", async ({ open }) => {
  const page = await open();
  await resume(page, golden(GAME, "two-skilled"));
  if ((await page.locator(".winner").count()) === 0) await page.getByRole("button", { name: "Score sheet" }).click();
  await page.locator(".winner-next .btn").first().waitFor();
  for (const button of await page.locator(".winner-next .btn").all()) {
    const { y, height } = await button.boundingBox();
    assert.ok(y + height <= 820, `${await button.innerText()} ends at ${y + height}`);
  }
});

for (const seats of [2, 4]) {
  salon(`Azul: on a phone everything that is touched is a finger wide, ${seats} at the table`, { size: "phone", touch: true }, async ({ open, context }) => {
    await deal(context, 6);
    const page = await open();
    await seatAnywhere(page, GAME, seats);
    const small = (selector) =>
      page.evaluate((which) => [...document.querySelectorAll(which)].filter((piece) => piece.checkVisibility()).map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()]).filter(([, area]) => area.width < 43.5 || area.height < 43.5).map(([id, area]) => `${id}: ${area.width} x ${area.height}`), selector);
    assert.deepEqual(await small(".az-supply [data-piece]"), []);
    assert.deepEqual(await small(".az-disc .az-pick"), []);
    await playOut(page, { ...PLAY, until: (now) => now.steps >= 2 && now.mode === "play" });
    assert.deepEqual(await small(".az-centre .az-pick[tabindex][data-piece^='pick-0-']"), []);
    assert.deepEqual(await misfits(page, PARTS), []);
    const [table, hand] = [await box(page, ".az-centre"), await box(page, ".az-hand")];
    assert.ok(table.y + table.height <= hand.y + 1, "the table ends above the hand");
    await playOut(page, { ...PLAY, until: (now) => now.steps >= 4 && now.mode === "play" });
    assert.deepEqual(await small(".az-hand .az-stack"), []);
    assert.ok((await state(page)).steps >= 4);
    assert.ok(await piece(page, `name-${(await state(page)).seat}`).isVisible());
  });
}

salon("Azul: the rule reference draws the game's ideas, with words for the ear", async ({ open, axe }) => {
  const page = await open(`#/rules/${GAME}`);
  await page.locator(".rule-figure svg").first().waitFor();
  const named = await page.locator(".rule-figure").evaluateAll((figures) => figures.map((figure) => [figure.closest(".rule").id, figure.querySelector("figcaption").innerText]));
  assert.deepEqual([...new Set(named.map(([section]) => section))], ["take", "place", "score", "bonus", "pass", "end"].map((id) => `rule-${id}`));
  for (const [, words] of named) assert.match(words, /\w{4}.*\.$/);
  const missing = await page.evaluate(() => [...document.querySelectorAll(".rule-figure use")].map((use) => use.getAttribute("href")).filter((href) => document.querySelector(href) === null));
  assert.deepEqual(missing, []);
  await axe(page);
});

salon("Azul: six colours in hand stand whole beside the own board, on a small tablet too", { size: "small" }, async ({ open }) => {
  const page = await open();
  await resume(page, golden("azul-summer-pavilion", "three-back", { steps: 111 }));
  const stacks = await page.locator(".az-hand .az-stack").evaluateAll((all) => all.filter((stack) => stack.checkVisibility()).map((stack) => Math.round(stack.getBoundingClientRect().right)));
  assert.equal(stacks.length, 6);
  assert.ok(Math.max(...stacks) <= 1024, `${stacks}`);
});

salon("Azul: on a phone small figures are legible, a bonus is framed whole, and nothing lies over somebody's board", { size: "phone" }, async ({ open }) => {
  const page = await open();
  const heights = () => page.locator(".az-main text").evaluateAll((all) => all.map((text) => [text.getAttribute("class"), parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a]));
  const met = new Set();
  for (const steps of [12, 89]) {
    await resume(page, golden(GAME, "four-lot", { steps, title: `lot after ${steps}` }));
    const space = page.locator(".az-space.legal").first();
    if ((await space.count()) > 0) await space.click();
    for (const [kind, high] of await heights()) {
      met.add(kind);
      assert.ok(high >= 10, `${steps}, ${kind}: ${high}`);
    }
  }
  for (const kind of ["az-count", "az-worth", "az-bead"]) assert.ok(met.has(kind), kind);
  await page.keyboard.press("Escape");
  await page.locator(".az-other").first().click();
  await page.locator(".board-back").waitFor();
  assert.ok(await page.locator(".az-back b").isVisible(), "whose board it is");
  await resume(page, golden(GAME, "four-lot", { steps: 159, title: "a bonus" }));
  const frame = await box(page, ".az-supply.choosing");
  for (const stack of await page.locator(".az-supply .az-stack:visible").all()) {
    const { x, width } = await stack.boundingBox();
    assert.ok(x >= frame.x && x + width <= frame.x + frame.width, `${x} to ${x + width} in ${frame.x} to ${frame.x + frame.width}`);
  }
});

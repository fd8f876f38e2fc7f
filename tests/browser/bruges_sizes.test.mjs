// The table of Bruges at every size: all of it on the screen with two, three and four players, streets and hands filling up; names
// whole, a finger's room for everything that can be chosen.
import assert from "node:assert/strict";
import { PARTS } from "./bruges.mjs";
import { only, salon, SIZES } from "./harness.mjs";
import { AREAS, everySize, golden, misfits, piece, reachable, resume, reveal, room, state } from "./table.mjs";

only("bruges");

/** Steps of recorded games: drawing, a card to play, advancing, decisions in another's turn, long streets, large hands. */
const MOMENTS = [0, 72, 150, 181, 272, 355].map((steps) => ["four-giving", steps]);
MOMENTS.push(...[135, 203, 258].map((steps) => ["three-fire", steps]));
MOMENTS.push(...[12, 79, 119, 146].map((steps) => ["two-burning", steps]));
/** Those at which names, prices and what the dice say are read in every size. */
const READ = [["four-giving", 150], ["four-giving", 355], ["three-fire", 258], ["two-burning", 146]].map(String);
const LOCALES = { "en-GB": ["tablet", "portrait", "small", "wide", "phone"], "zh-TW": ["portrait", "phone", "tablet"] };

async function sit(page, game, steps) {
  await resume(page, golden("bruges", game, { steps }));
  if ((await state(page)).covered) await reveal(page);
}

/** Names, prices and what the dice say that are cut, by a part of the table. */
const cut = (page) =>
  page.evaluate((which) => {
    const shown = [...document.querySelectorAll(which)].filter((name) => name.checkVisibility());
    return shown.filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 3).map((name) => `${name.className}: ${name.textContent} is cut`);
  }, ".br-says, .br-other .br-player, .br-me .br-player, .br-use-name, .br-majority, .br-house-name, .br-hand .br-name, .br-hand .br-group, .br-hand .br-body");

/** Letters too small to read, and a street that is panned for nothing. */
const hardly = (page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll(".br-house-name")].filter((name) => name.checkVisibility());
    const small = names.filter((name) => parseFloat(getComputedStyle(name).fontSize) < 9.1);
    const street = document.querySelector(".br-street");
    const panned = street.querySelectorAll(".br-house").length < 10 && street.scrollWidth > street.clientWidth ? [`the street is panned by ${street.scrollWidth - street.clientWidth}`] : [];
    return [...small.map((name) => `${name.textContent} is small`), ...panned];
  });

for (const [locale, sizes] of Object.entries(LOCALES)) {
  salon(`Bruges: two to four players, names, prices and what the dice say whole, ${sizes.join(", ")}, ${locale}`, { locale, timeout: 240_000 }, async ({ open, shot }) => {
    const page = await open();
    const wrong = [];
    for await (const { game, steps, size, which } of everySize(page, MOMENTS, sizes, sit)) {
      await shot(page, `bruges-${game}-${steps}-${size}-${locale}`);
      const faults = [...(await misfits(page, PARTS)), ...(await hardly(page))];
      if (READ.includes(String([game, steps]))) faults.push(...(await cut(page)));
      for (const fault of faults) wrong.push(`${which}: ${fault}`);
    }
    assert.deepEqual(wrong, []);
  });
}

salon("Bruges: eleven houses stand side by side, a longer street is panned, large hands lie fanned", { timeout: 180_000 }, async ({ open, shot }) => {
  const page = await open();
  const wrong = [];
  const crowded = [70, 85, 115, 123, 125, 130].map((steps) => ["two-crowded", steps]);
  for await (const { steps, size, which } of everySize(page, crowded, Object.keys(AREAS), sit)) {
    await shot(page, `bruges-crowded-${steps}-${size}`);
    const { houses, out, pans, over } = await page.evaluate(() => {
      const street = document.querySelector(".br-street");
      const beyond = (place, parts) => [...place.querySelectorAll(parts)].filter((part) => part.getBoundingClientRect().right > place.getBoundingClientRect().right + 1).length;
      return { houses: street.querySelectorAll(".br-house").length, out: beyond(street, ".br-house"), pans: getComputedStyle(street).overflowX === "auto", over: beyond(document.querySelector(".br-hand"), ".br-card") };
    });
    const faults = [...(await cut(page)), ...(await hardly(page))];
    // A phone's board is scrolled, and its street and hand with it.
    if (size !== "phone") {
      faults.push(...(await misfits(page, PARTS)));
      if (over > 0) faults.push(`${over} cards lie beside the hand's place`);
      if (out > 0 && !(houses > 11 && pans)) faults.push(`${out} of ${houses} houses are out of sight`);
    }
    for (const fault of faults) wrong.push(`${which}: ${fault}`);
  }
  assert.deepEqual(wrong, []);
});

salon("Bruges: a name of thirteen letters stands in one line on its card, tablet, portrait, small, wide", async ({ open }) => {
  const page = await open();
  for await (const { which } of everySize(page, [["two-burning", 124]], ["tablet", "portrait", "small", "wide"], sit)) {
    const name = page.locator(".br-hand .br-card .br-name", { hasText: "Wine Merchant" });
    const [lines, inside] = await name.evaluate((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return [new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size, words.getBoundingClientRect().right <= name.getBoundingClientRect().right + 1];
    });
    assert.deepEqual([lines, inside], [1, true], which);
  }
});

salon("Bruges: a finger has room for everything that can be chosen, tablet, phone", { touch: true, timeout: 180_000 }, async ({ open }) => {
  const page = await open();
  // Cards of a large hand lie over one another.
  const moments = [["two-gates", 0], ...MOMENTS];
  await reachable(page, moments, ["tablet", "phone"], sit, { kinds: ["gate", "pile", "card", "use", "workers", "pawn", "house"], narrow: (id) => id.startsWith("card-") });
});

salon("Bruges: on a phone a canal section that a card can build is a finger wide", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-giving", 150);
  for (const card of (await state(page)).lit.filter((id) => id.startsWith("card-"))) {
    await page.setViewportSize(SIZES.tablet);
    await piece(page, card).tap();
    const section = (await state(page)).lit.find((id) => id.startsWith("section-"));
    if (!section) continue;
    const [{ across, down }] = await room(page, [section]);
    assert.ok(across >= 43 && down >= 43, `${section}: ${across} x ${down}`);
    return;
  }
  assert.fail("no card builds a canal");
});

for (const locale of ["en-GB", "zh-TW", "zh-CN"]) {
  salon(`Bruges: on a phone the last round stands with its stage within the bar, ${locale}`, { size: "phone", touch: true, locale }, async ({ open }) => {
    const page = await open();
    await sit(page, "three-fire", 255);
    const [badge, turn, lines] = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(".bar-round"));
      const box = (part) => document.querySelector(part).getBoundingClientRect();
      return [box(".bar-round"), box(".bar-turn"), new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 6))).size];
    });
    assert.ok(badge.top >= 0 && badge.bottom <= turn.top + 1 && lines <= 3, JSON.stringify([badge, turn, lines]));
    const stage = await page.locator(".bar-round").innerText();
    assert.match(stage, /last round, card 1 of 4|最[後后]回合，第\u00a01\u00a0[張张]/);
  });
}

salon("Bruges: on a phone what others built is counted, and whoever starts and what they hold can be seen", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-giving", 255);
  const counts = page.locator(".br-other .br-counts");
  assert.deepEqual(await counts.evaluateAll((all) => all.filter((part) => part.checkVisibility()).map((part) => part.textContent)), ["31", "41", "60"]);
  assert.equal(await page.locator(".br-other.first .br-player").innerText(), "Dov");
  await page.locator(".br-other.first").click();
  const shown = page.locator(".br-mine.visited .br-who");
  await shown.locator(".br-start").waitFor();
  assert.equal(await shown.locator(".br-small-back").evaluateAll((all) => all.filter((back) => back.checkVisibility()).length), 4);
});

salon("Bruges: on a phone the names of three others are there", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-giving", 150);
  const names = page.locator(".br-other .br-player");
  assert.deepEqual(await names.evaluateAll((all) => all.filter((name) => name.checkVisibility()).map((name) => name.textContent)), ["Ada", "Bo", "Cleo"]);
});

salon("Bruges: on a phone what another asks for is wholly above the fold", { size: "phone", touch: true }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-giving", 72);
  const edge = (await page.locator(".board-place").boundingBox()).y + (await page.locator(".board-place").boundingBox()).height;
  for (const part of await page.locator(".br-taken").all()) {
    const { y, height } = await part.boundingBox();
    assert.ok(y + height <= edge + 1, `${await part.innerText()} ends at ${y + height} of ${edge}`);
  }
});

for (const size of ["tablet", "small", "portrait", "phone"]) {
  salon(`a colour to choose lies whole in its sheet, below what asks for it, ${size}`, { size, games: ["bruges"] }, async ({ open }) => {
    const page = await open();
    for (const [name, steps] of [["four-giving", 117], ["four-giving", 201], ["two-crowded", 101], ["three-fire", 28]]) {
      await resume(page, golden("bruges", name, { steps }));
      await reveal(page);
      await page.locator(".br-choice").first().waitFor();
      const sheet = await page.locator(".br-matter").evaluate((matter) => ({
        over: matter.scrollHeight - matter.clientHeight,
        names: [...matter.querySelectorAll(".br-choice-name")].map((name) => ({ lines: Math.round(name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight)), over: Math.round(name.getBoundingClientRect().width - name.closest(".br-choice").clientWidth) })),
      }));
      assert.ok(sheet.over <= 0, `${name}, ${steps}: ${sheet.over} px are cut off`);
      assert.equal(sheet.names.length, 5);
      assert.deepEqual(sheet.names.filter(({ lines, over }) => lines !== 1 || over > 0), [], `${name}, ${steps}`);
    }
  });
}

/** Which of these parts lie over one another, or over one of the others. */
const overlaps = (page, parts, others) =>
  page.evaluate(
    ([parts, others]) => {
      const shown = (which) => [...document.querySelectorAll(which ?? "none")].filter((part) => part.checkVisibility());
      const over = (part, other) => {
        const [one, two] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
        return Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
      };
      const pairs = shown(parts).flatMap((part, at, list) => [...list.slice(at + 1), ...shown(others)].map((other) => [part, other]));
      return pairs.filter(([part, other]) => over(part, other)).map(([part, other]) => `${part.className} ${part.textContent} lies over ${other.className} ${other.textContent}`);
    },
    [parts, others],
  );

/** Which of these parts end outside what they stand in. */
const outside = (page, parts, place) =>
  page.evaluate(
    ([parts, place]) =>
      [...document.querySelectorAll(parts)]
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const [{ left, right, top, bottom }, frame] = [part.getBoundingClientRect(), part.closest(place).getBoundingClientRect()];
          return left < frame.left - 0.6 || right > frame.right + 0.6 || top < frame.top - 0.6 || bottom > frame.bottom + 0.6;
        })
        .map((part) => `${part.textContent} stands outside its ${place}`),
    [parts, place],
  );

for (const [locale, sizes] of Object.entries({ "en-GB": Object.keys(AREAS), "zh-TW": ["phone", "portrait"] })) {
  salon(`Bruges: what can be lost lies below whoever loses it, and what a loss costs is read whole, ${locale}`, { locale }, async ({ open, shot }) => {
    const page = await open();
    const wrong = [];
    const losing = [["two-burning", 143], ["three-fire", 262], ["three-fire", 263], ["three-fire", 152], ["two-crowded", 117]];
    for await (const { game, steps, size, which } of everySize(page, losing, sizes, sit)) {
      await shot(page, `bruges-losing-${game}-${steps}-${size}-${locale}`);
      const faults = [
        ...(await overlaps(page, ".br-taken, .br-bridges, .br-cause:not(.none)")),
        ...(await outside(page, ".br-taken :is(.br-player, .br-hit-says, .br-circle)", ".br-taken")),
        ...(await outside(page, ".br-plate > *", ".br-plate")),
        ...(await overlaps(page, ".br-loss", ".br-hand .br-card")),
      ];
      if (size !== "phone") faults.push(...(await misfits(page, PARTS)), ...(await page.locator(".br-matter").evaluate(({ scrollHeight, clientHeight }) => (scrollHeight > clientHeight ? [`the sheet is scrolled by ${scrollHeight - clientHeight}`] : []))));
      // Whatever the theme, its ground is that of the house.
      else faults.push(...(await page.locator(".br-flat > .br-loss").evaluateAll((all) => all.filter((loss) => getComputedStyle(loss).backgroundColor === "rgba(0, 0, 0, 0)").map((loss) => `${loss.textContent} has no ground`))));
      for (const fault of faults) wrong.push(`${which}: ${fault}`);
    }
    assert.deepEqual(wrong, []);
  });
}

salon("Bruges: the way back lies beside what is looked at", { touch: true }, async ({ open }) => {
  const page = await open();
  for await (const { opened, which } of everySize(page, [["four-giving", 353], ["four-giving", 272]], ["tablet", "portrait", "small", "phone"], sit)) {
    if (opened) await page.locator(".br-other").first().tap();
    await page.locator(".board-back").waitFor();
    assert.deepEqual(await overlaps(page, ".br-mine .board-back", ".br-me :is(.br-who, .br-guilders, .br-points, .br-column, .br-majority)"), [], which);
    assert.deepEqual(await outside(page, ".br-me :is(.br-workers, .br-circle)", ".br-column"), [], which);
  }
});

salon("Bruges: a short name is whole beside its tick", async ({ open }) => {
  const page = await open();
  for await (const { which } of everySize(page, [["four-giving", 192]], Object.keys(AREAS), sit)) {
    const names = page.locator(".br-taken .br-player");
    assert.deepEqual(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)), [], which);
    assert.deepEqual(await overlaps(page, ".br-taken .br-player", ".br-taken .br-done"), [], which);
  }
});

salon("Bruges: the ring of a pile is clear of the words below it, a broken name ends with a narrow hyphen", async ({ open }) => {
  const page = await open();
  for await (const { size, which } of everySize(page, [["four-giving", 272]], Object.keys(AREAS), sit)) {
    assert.equal(await page.locator(".br-house-name").first().evaluate((name) => getComputedStyle(name).hyphenateCharacter), '"-"', which);
    if (size === "phone") continue;
    const [ring, words] = [await page.locator(".br-pile-spot.legal").first().boundingBox(), await page.locator(".br-rack-note").boundingBox()];
    assert.ok(ring.y + ring.height + 4.5 <= words.y + 1, `${which}: ${ring.y + ring.height + 4.5} and ${words.y}`);
  }
});

salon("Bruges: whoever chooses a gate stands in one line, in a low sheet", async ({ open, shot }) => {
  const page = await open();
  for await (const { steps, size, which } of everySize(page, [["two-gates", 0], ["two-gates", 1]], Object.keys(AREAS), sit)) {
    await shot(page, `bruges-gates-${steps}-${size}`);
    const fields = await page.locator(".br-taken").evaluateAll((all) =>
      all.map((field) => {
        const middle = (which) => field.querySelector(which).getBoundingClientRect().top + field.querySelector(which).offsetHeight / 2;
        return { height: field.offsetHeight, apart: field.querySelector(".br-hit-says").textContent ? Math.abs(middle(".br-player") - middle(".br-hit-says")) : 0 };
      }),
    );
    assert.deepEqual(fields.filter(({ height, apart }) => height > 80 || apart > 3), [], which);
    assert.deepEqual(await misfits(page, PARTS), [], which);
  }
});

salon("Bruges: the longest names of cards and the points of a canal are large enough to read", async ({ open }) => {
  const page = await open();
  for await (const { which } of everySize(page, [["four-giving", 173], ["two-burning", 122]], ["portrait", "small", "tablet"], sit)) {
    const small = await page.evaluate(() => {
      const names = [...document.querySelectorAll(".br-hand .br-name")].map((name) => [name.textContent, parseFloat(getComputedStyle(name).fontSize)]);
      const points = [...document.querySelectorAll(".br-square .br-figure")].map((figure) => [figure.textContent, parseFloat(getComputedStyle(figure).fontSize) * figure.getScreenCTM().a]);
      return [...names, ...points].filter(([, size]) => size < 9.1);
    });
    assert.deepEqual(small, [], which);
    assert.deepEqual(await cut(page), [], which);
  }
});

salon("Bruges: no ideograph stands alone in the last line of what a use says", { locale: "zh-TW" }, async ({ open }) => {
  const page = await open();
  await sit(page, "four-giving", 359);
  await piece(page, (await state(page)).lit.find((id) => id.startsWith("card-"))).click();
  for (const size of ["tablet", "phone", "portrait", "small"]) {
    await page.setViewportSize(AREAS[size]);
    const alone = await page.locator(".br-use-note:visible").evaluateAll((all) =>
      all.flatMap((note) => {
        const [letter, text] = [document.createRange(), note.firstChild];
        if (!text?.length) return [];
        const tops = [...text.data].flatMap((sign, at) => {
          letter.setStart(text, at);
          letter.setEnd(text, at + 1);
          return /[\p{sc=Han}]/u.test(sign) ? [Math.round(letter.getBoundingClientRect().top)] : [];
        });
        return new Set(tops).size > 1 && tops.at(-1) !== tops.at(-2) ? [note.textContent] : [];
      }),
    );
    assert.deepEqual(alone, [], size);
  }
});

salon("Bruges: the ring of the keyboard is dark between pale lines on every card, house and place of the city, and is not cut", async ({ open }) => {
  const page = await open();
  for await (const { opened, which } of everySize(page, [["three-fire", 262], ["four-giving", 150]], ["tablet", "small", "portrait"], sit)) {
    if (opened) await page.keyboard.press("Tab");
    const faint = await page.evaluate(() => {
      const cut = (piece, place, ring) => {
        const [{ left, top, right, bottom }, frame] = [piece.getBoundingClientRect(), piece.closest(place)?.getBoundingClientRect()];
        return frame && (left - ring < frame.left || top - ring < frame.top || right + ring > frame.right || bottom + ring > frame.bottom);
      };
      const shown = [...document.querySelectorAll(".bruges :is(.br-spot, .br-card, .br-house, .br-bridge-choice, .br-column > button)[tabindex]")].filter((piece) => piece.checkVisibility({ visibilityProperty: true }));
      return shown.flatMap((piece) => {
        piece.focus();
        piece.scrollIntoView({ block: "nearest", inline: "nearest" });
        const [{ outlineColor, boxShadow }, after] = [getComputedStyle(piece), getComputedStyle(piece, "::after").boxShadow];
        const ring = piece.matches(".br-card") ? after : `${outlineColor} ${boxShadow}`;
        const told = piece.matches(".br-bridge-choice") || ["rgb(42, 33, 27)", "rgb(255, 246, 230)"].every((colour) => ring.includes(colour));
        return [...(told ? [] : [`${piece.dataset.piece} has ${ring}`]), ...(cut(piece, ".br-street", 5.5) || cut(piece, ".br-matter", 4.5) ? [`the ring of ${piece.dataset.piece} is cut`] : [])];
      });
    });
    assert.deepEqual(faint, [], which);
  }
});

for (const size of ["tablet", "small", "wide", "phone", "portrait"]) {
  salon(`Bruges: what threatens three players in three ways stays within the column of each, ${size}`, { size: AREAS[size] }, async ({ open }) => {
    const page = await open();
    await sit(page, "three-fire", 185);
    const outside = await page.locator(".br-taken").evaluateAll((columns) =>
      columns.flatMap((column) => {
        const { left, right, bottom } = column.getBoundingClientRect();
        const parts = [...column.querySelectorAll(".br-circle, .br-hit-name, .br-hit-says")].filter((part) => part.checkVisibility());
        return parts.filter((part) => {
          const area = part.getBoundingClientRect();
          return area.left < left - 1 || area.right > right + 1 || area.bottom > bottom + 1;
        }).map((part) => part.textContent || "a circle");
      }));
    assert.deepEqual(outside, []);
  });
}

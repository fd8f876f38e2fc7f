// Style sheets as they are served: fewer bytes, the same rules.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { SHEETS as NAMES, sheet } from "../../tools/sheets.mjs";
import { bare, squeeze } from "../../tools/squeeze.mjs";
import { HOUSE } from "./chromium.mjs";
import { GAMES, salon, temporaryFolder } from "./harness.mjs";

const SHEETS = NAMES.map((name) => [name, sheet(name)]);

/** A folder of style sheets: texts by their paths in it. */
function styles(t, written) {
  const folder = temporaryFolder(t);
  for (const [path, css] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), css);
  }
  return folder;
}

test("a sheet is its file, or the files of its folder in the order in which index.css imports them", (t) => {
  const folder = styles(t, {
    "alone.css": ".a {}\n",
    "many/index.css": '/* Of many, not "c.css". */\n@import "b.css";\n@import "a.css";\n',
    "many/a.css": "/* Says @import. */\n.a {}\n",
    "many/b.css": ".b {}\n",
  });
  assert.equal(sheet("alone", folder), ".a {}\n");
  assert.equal(squeeze(sheet("many", folder)), ".b{}.a{}");
});

test("a sheet that is not all there, or not where it says, is not made", (t) => {
  const folder = styles(t, {
    "missing/index.css": '@import "a.css";',
    "forgotten/index.css": '@import "a.css";',
    "forgotten/a.css": ".a {}",
    "forgotten/b.css": ".b {}",
    "deeper/index.css": '@import "a.css";',
    "deeper/a.css": ".a {}",
    "deeper/under/b.css": ".b {}",
    "ruled/index.css": '.b {} @import "a.css";',
    "ruled/a.css": ".a {}",
    "twice/index.css": '@import "a.css"; @import "a.css";',
    "twice/a.css": ".a {}",
    "chained/index.css": '@import "a.css"; @import "b.css";',
    "chained/a.css": '@import "b.css"; .a {}',
    "chained/b.css": ".b {}",
    "headless/a.css": ".a {}",
    "alone.css": '.a {} @import "other.css";',
    "both.css": ".a {}",
    "both/index.css": '@import "a.css";',
    "both/a.css": ".a {}",
  });
  const told = {
    missing: /a\.css/,
    forgotten: /does not import b\.css/,
    deeper: /does not import under.b\.css/,
    ruled: /more than imports/,
    twice: /a\.css twice/,
    chained: /chained\/a\.css has an @import/,
    headless: /index\.css/,
    alone: /alone\.css has an @import/,
    both: /a folder and a file/,
    nowhere: /nowhere\.css/,
  };
  for (const [name, why] of Object.entries(told)) assert.throws(() => sheet(name, folder), why, name);
});

test("a squeezed sheet keeps the space that means something, and quoted text as it is", () => {
  const cases = [
    ["a  :hover ,\n b > c + d ~ e { color : red ; }", "a :hover,b>c + d ~ e{color :red}"],
    [".a { width: calc( ( 100% - 0.5px ) * 2 + -0.25em ) ; }", ".a{width:calc((100% - .5px) * 2 + -.25em)}"],
    ["@media (width > 30px) and (hover) { .a { margin: 0 10.05px; } }", "@media (width>30px) and (hover){.a{margin:0 10.05px}}"],
    [".a::before { content: \"a  ;  0.5 /* b */ { }\"; } [data-x='  '] .b {}", ".a::before{content:\"a  ;  0.5 /* b */ { }\"} [data-x='  '] .b{}".replace("} [", "}[")],
    [".a { background: url(data:a;0.5,/*) , url( \"b  c\" ); }", ".a{background:url(data:a;0.5,/*),url(\"b  c\")}"],
    ["/* it's one */ .a /* \" */ .b { } .c/**/.d{}", ".a .b{}.c/**/.d{}"],
    ["--a: 1px  solid  #000.5;", "--a:1px solid #000.5;"],
  ];
  for (const [written, expected] of cases) assert.equal(squeeze(written), expected);
  assert.throws(() => squeeze(".a\\:b {}"), /escape/);
});

test("a bare script has no comments and no indents, and its texts are as they were", () => {
  const script = "// What it does.\n/**\n * How.\n */\nconst a = () => {\n  // Why.\n  return \"// no comment\"; // stays\n};\n\nconst b = `/* ${a()} */`;\n";
  assert.equal(bare(script), 'const a = () => {\nreturn "// no comment"; // stays\n};\nconst b = `/* ${a()} */`;');
  assert.throws(() => bare("const a = `one\n  two`;"), /several lines/);
});

test("every sheet is smaller squeezed, and squeezing it again changes nothing", () => {
  for (const [name, css] of SHEETS) {
    const squeezed = squeeze(css);
    assert.ok(squeezed.length < css.length * 0.9, name);
    assert.equal(squeeze(squeezed), squeezed, name);
  }
});

/** The rules of a sheet: what is before each brace, and what is in it. */
const rulesOf = (css) => [...squeeze(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => [selectors, body]);

test("whatever moves takes its time from the motion that was asked for", () => {
  // What stands still at a place of its time, and a button that is held as long as it takes.
  const timeless = [".glow", ".holding .hold-fill", ':root[data-motion="off"] .holding .hold-fill'];
  const found = SHEETS.flatMap(([, css]) =>
    rulesOf(css).flatMap(([selectors, body]) => [...body.matchAll(/(?:^|;)((?:transition|animation)[\w-]*):([^;]+)/g)].map(([, name, value]) => [selectors, name, value])),
  );
  assert.ok(found.length > 20, `${found.length}`);
  const own = found.filter(([, , value]) => /(?<![\w.])[\d.]+m?s\b/.test(value.replaceAll(/calc\([^()]*var\(--(?:pace|move|quick)\)[^()]*\)/g, "")));
  assert.deepEqual([...new Set(own.map(([selectors]) => selectors))].toSorted(), timeless.toSorted());
});

test("no rule but that of boxes asks every element of a page", () => {
  const asks = (selector) => /^(?:.*[^>+~\s] )?(?:\*|:where\(:not\([^()]*\)\)|:not\([^()]*\))$/.test(selector);
  assert.ok([".a *", "*", ":where(:not(.b))", ".a :not(.b)"].every(asks) && [".a>*", ".a > *", ".a .b", ".a:not(.b)"].every((selector) => !asks(selector)));
  const found = SHEETS.flatMap(([, css]) => rulesOf(css).flatMap(([selectors]) => selectors.split(",").filter(asks)));
  assert.deepEqual(found, ["*"]);
});

salon("a browser reads the same rules from a squeezed sheet", async ({ open }) => {
  const page = await open("#/");
  // As the browser writes what it read, except that it keeps the values of custom properties letter by letter.
  const rules = (css) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      // A line of a custom property or of a grid's template may end where the writer liked.
      return [...sheet.cssRules].map((rule) => rule.cssText.replaceAll(/\s*\n\s*/g, " ").replaceAll(/(?<=[(,:>]|^)\s+|\s+(?=[),;>])|(?<![\w.])0+(?=\.\d)/g, ""));
    }, css);
  for (const [name, css] of SHEETS) {
    const written = await rules(css);
    assert.ok(written.length > 2, name);
    assert.deepEqual(await rules(squeeze(css)), written, name);
  }
});

salon("the sheet of a game styles nothing but that game's table", async ({ open }) => {
  const page = await open("#/");
  const told = (css) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const each = (rules) => [...rules].flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : rule instanceof CSSKeyframesRule ? `.${rule.name}` : each(rule.cssRules)));
      // A list inside of brackets belongs to one selector.
      const apart = (list) => [...list].reduce(([whole, depth], sign) => [whole + (sign === "," && depth === 0 ? "\n" : sign), depth + (sign === "(") - (sign === ")")], ["", 0])[0].split("\n");
      return each(sheet.cssRules).flatMap((list) => apart(list).map((one) => one.trim()));
    }, css);
  const sheets = SHEETS.filter(([name]) => GAMES.includes(name.replaceAll("_", "-")));
  assert.equal(sheets.length, GAMES.length);
  for (const [name, css] of sheets) {
    // A table has the class of its game's first word, and its parts begin with two letters.
    const letters = [...css.matchAll(/\.([a-z]{2}-)/g)].map(([, of]) => of);
    const most = letters.toSorted((one, other) => letters.filter((of) => of === other).length - letters.filter((of) => of === one).length)[0];
    // What stands for a piece in a sentence is named after it, too.
    const own = new RegExp(`(?:\\.|"i-)(?:${name.split("_")[0]}(?![\\w-])|${most})`);
    assert.deepEqual((await told(css)).filter((selector) => !own.test(selector)), [], name);
  }
});

salon("whatever draws the board smaller scales it, and zooms nothing", async () => {
  const smaller = SHEETS.flatMap(([, css]) => [...css.matchAll(/\{[^{}]*--smaller: *0?\.[^{}]*\}/g)].map(([rule]) => rule));
  assert.ok(smaller.length > 4);
  for (const rule of smaller) assert.match(rule, /scale: *var\(--smaller\)/);
  // Browsers do not agree on where something lies within what has a zoom.
  assert.deepEqual(SHEETS.filter(([, css]) => /[;{\s]zoom:/.test(css)).map(([name]) => name), []);
  assert.doesNotMatch(readFileSync(join(HOUSE, "src/app/table/zoom.rs"), "utf8"), /"zoom"/);
});

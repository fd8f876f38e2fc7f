// Style sheets as they are served: fewer bytes, the same rules.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { squeeze } from "../../tools/squeeze.mjs";
import { GAMES, HOUSE, salon } from "./harness.mjs";

const SHEETS = readdirSync(join(HOUSE, "style")).map((name) => [name, readFileSync(join(HOUSE, "style", name), "utf8")]);

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

test("every sheet is smaller squeezed, and squeezing it again changes nothing", () => {
  for (const [name, css] of SHEETS) {
    const squeezed = squeeze(css);
    assert.ok(squeezed.length < css.length * 0.9, name);
    assert.equal(squeeze(squeezed), squeezed, name);
  }
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
  const sheets = SHEETS.filter(([name]) => GAMES.includes(name.replace(".css", "").replaceAll("_", "-")));
  assert.equal(sheets.length, GAMES.length);
  for (const [name, css] of sheets) {
    // A table has the class of its game's first word, and its parts begin with two letters.
    const letters = [...css.matchAll(/\.([a-z]{2}-)/g)].map(([, of]) => of);
    const most = letters.toSorted((one, other) => letters.filter((of) => of === other).length - letters.filter((of) => of === one).length)[0];
    // What stands for a piece in a sentence is named after it, too.
    const own = new RegExp(`(?:\\.|"i-)(?:${name.split(/[_.]/)[0]}(?![\\w-])|${most})`);
    assert.deepEqual((await told(css)).filter((selector) => !own.test(selector)), [], name);
  }
});

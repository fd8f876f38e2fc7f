// What a browser does not need of a style sheet: comments, and white space and noughts that mean nothing. Names, order and rules stay.
// And of a script: lines that are comments, and what indents the others.

/** Comments, and what must stay as it is: quoted text, and addresses without quotes. */
const APART = /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|url\([^"')]*\)/g;
/** Stands for a kept piece; no style sheet may hold it. */
const KEPT = "\0";

/**
 * The same rules in fewer bytes. White space that parts two words stays as one space: that of selectors (`.a .b`, `.a :hover`,
 * `.a + .b`), of sums (`calc(1px + 2px)`), of `and (`. What goes is white space beside `{`, `}`, `;`, `,` and `>`, after `:` and `(`,
 * and before `)`; the last semicolon of a block; and the nought before a decimal point.
 */
export function squeeze(css) {
  const kept = [];
  const code = css.replace(APART, (piece) => {
    // Between two words a comment parts them, but is no space of a selector.
    if (piece.startsWith("/*")) return "/**/";
    kept.push(piece);
    return KEPT;
  });
  if (code.includes("\\")) throw new Error("an escape outside of quotes: squeeze() would have to learn what space belongs to it");
  return code
    .replace(/(?:\/\*\*\/)*\s(?:\s|\/\*\*\/)*/g, " ")
    .replace(/ ?([{};,>]) ?/g, "$1")
    .replace(/([:(]) /g, "$1")
    .replace(/ \)/g, ")")
    .replace(/;+}/g, "}")
    .replace(/(?<![\w.#-])(-?)0+(\.\d)/g, "$1$2")
    .replaceAll(KEPT, () => kept.shift())
    .trim();
}

/** The same script without lines that are comments and without what indents lines. Only whole lines go, so that no quoted text can. */
export function bare(script) {
  const code = script
    .replace(/^[ \t]*\/\*[^]*?\*\/[ \t]*$/gm, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("//"));
  if (code.some((line) => line.split("`").length % 2 === 0)) throw new Error("a text of several lines: bare() would have to learn what indents it");
  return code.join("\n");
}

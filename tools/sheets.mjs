// Style sheets as the page has them, each one text: a sheet is a file style/NAME.css, or a folder style/NAME/ whose index.css imports the
// others in their order.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const STYLE = fileURLToPath(new URL("../style/", import.meta.url));

/** The names of all sheets. */
export const SHEETS = readdirSync(STYLE).map((name) => name.replace(/\.css$/, ""));

/** Without comments. */
const bare = (css) => css.replace(/\/\*[^]*?\*\//g, "");

/** The text of a sheet. What would be missing from the page, or lie in it elsewhere than it says, is an error. */
export function sheet(name, style = STYLE) {
  const written = readdirSync(style);
  if (written.includes(name) && written.includes(`${name}.css`)) throw new Error(`style/${name} is a folder and a file`);
  if (!written.includes(name)) return alone(join(style, `${name}.css`), `style/${name}.css`);
  const folder = join(style, name);
  const index = bare(readFileSync(join(folder, "index.css"), "utf8"));
  const imports = /@import "([\w-]+\.css)";/g;
  const other = index.replace(imports, "").trim();
  if (other) throw new Error(`style/${name}/index.css holds more than imports of files beside it: ${other.slice(0, 60)}`);
  const files = [...index.matchAll(imports)].map(([, file]) => file);
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice) throw new Error(`style/${name}/index.css imports ${twice} twice`);
  const left = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".css") && file !== "index.css" && !files.includes(file));
  if (left.length > 0) throw new Error(`style/${name}/index.css does not import ${left.join(", ")}`);
  return files.map((file) => alone(join(folder, file), `style/${name}/${file}`)).join("\n");
}

/** The text of a file that imports nothing. */
function alone(path, name) {
  const css = readFileSync(path, "utf8");
  // A browser heeds imports at the head of a sheet alone, and files of a folder come one after the other.
  if (/@import\b/.test(bare(css))) throw new Error(`${name} has an @import, which stands in index.css alone`);
  return css;
}

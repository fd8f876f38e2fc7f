// Which game a file belongs to, and digests of what games share and of what is each game's own: whatever passed when they were the same
// need not be run again.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const HOUSE = fileURLToPath(new URL("../", import.meta.url));

/** The games' folders, and the names of games in records and addresses. */
export const FOLDERS = readdirSync(join(HOUSE, "src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const TESTS = readdirSync(join(HOUSE, "tests/all"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const key = (folder) => folder.replaceAll("_", "-");
export const GAMES = FOLDERS.map(key);

/** The digest of a text or of bytes. */
export const digest = (text) => createHash("sha256").update(text).digest("hex");

/** The folder of a game's native tests, which may bear its first word alone. */
export const tests = (folder) => TESTS.filter((name) => folder === name || folder.startsWith(`${name}_`));

/**
 * The game whose tables alone this source can change. What every page shows of a game, its face, belongs to all; words lie in
 * files that begin as the game's folder does.
 */
export function gameOf(path) {
  if (/\/(face|art\/cover)\.rs$/.test(path)) return undefined;
  const locale = /^locales\/[^/]+\/([a-z]+)[^/]*\.json$/.exec(path)?.[1];
  const folder = FOLDERS.find((folder) => {
    const places = [`src/games/${folder}/`, `src/app/boards/${folder}/`, `style/${folder}.css`, `style/${folder}/`, `tests/golden/${key(folder)}/`];
    return locale === folder.split("_")[0] || tests(folder).some((name) => path.startsWith(`tests/all/${name}/`)) || places.some((place) => path.startsWith(place));
  });
  return folder && key(folder);
}

/** A digest of what all games share (`shared`), and one of what is each game's own, of lines that begin with a path. */
export function grouped(lines) {
  const groups = Object.fromEntries(["shared", ...GAMES].map((group) => [group, createHash("sha256")]));
  for (const line of lines) groups[gameOf(line.split(" ")[0]) ?? "shared"].update(`${line}\n`);
  return Object.fromEntries(Object.entries(groups).map(([group, hash]) => [group, hash.digest("hex")]));
}

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { open, STYLES } from "../../src/alhambra/web/static/js/games.js";

const PAGE = new URL("../../src/alhambra/web/static/js/", import.meta.url);
const LIST = "games.js";
const listed = [...readFileSync(new URL(LIST, PAGE), "utf8").matchAll(/^ {2}(\w+): \(\) => import\("\.\/(\w+)\/game\.js"\),$/gm)];
const GAMES = listed.map(([, name]) => name);
/** The folders of games: those listed, and those whose drawings are there already. */
const FOLDERS = new Set([...GAMES, "palace"]);

test("the list names each game by its folder", () => {
  assert.ok(GAMES.includes("rollwrite"));
  for (const [, name, folder] of listed) assert.equal(name, folder);
});

const NAMES = new RegExp([...FOLDERS, "roll ?& ?write"].join("|"), "i");

test("no module but the list and those of a game names a game", () => {
  const modules = readdirSync(PAGE, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));
  assert.ok(modules.length > 40);
  for (const path of modules) {
    if (path === LIST || FOLDERS.has(path.split("/")[0])) continue;
    assert.doesNotMatch(readFileSync(new URL(path, PAGE), "utf8"), NAMES, path);
  }
});

test("no stylesheet but those of a game names a game", () => {
  const styles = new URL("../style/", PAGE);
  const generic = readdirSync(styles).filter((name) => !FOLDERS.has(name.replace(/\.css$/, "").split("-")[0]));
  assert.ok(generic.includes("table.css"));
  for (const name of generic) assert.doesNotMatch(readFileSync(new URL(name, styles), "utf8"), NAMES, name);
});

test("a game imports nothing of another, and nobody imports one at once", () => {
  for (const path of readdirSync(PAGE, { recursive: true, encoding: "utf8" }).filter((one) => one.endsWith(".js"))) {
    const own = path.split("/")[0];
    const text = readFileSync(new URL(path, PAGE), "utf8");
    for (const [, target] of text.matchAll(/^(?:import|export)\b[^"'();=]*["'](\.[^"']+)["']/gm)) {
      const folder = new URL(target, new URL(path, PAGE)).pathname.slice(PAGE.pathname.length).split("/")[0];
      assert.ok(!FOLDERS.has(folder) || folder === own, `${path} imports ${target}`);
    }
  }
});

test("every game has all that the page asks of it", async () => {
  globalThis.document = /** @type {any} */ ({ querySelector: () => ({}) });
  /** @type {string[]} */
  const fetched = [];
  globalThis.fetch = /** @type {any} */ (async (/** @type {string} */ address) => (fetched.push(address), { ok: true, text: async () => "" }));
  for (const name of GAMES) {
    const game = await open(name);
    const made = /** @type {const} */ (["Board", "Account", "sentence", "stage", "winners", "isChapter", "isDealt"]);
    for (const part of made) assert.equal(typeof game[part], "function", `${name}: ${part}`);
    assert.ok(game.lesson === null || game.lesson.neighbours.length > 0);
    assert.equal(await open(name), game, "it is fetched once");
    assert.equal(fetched.filter((address) => address === `/locale/en/${name}.ftl`).length, 1, "and so are its words");
  }
});

test("every stylesheet of a game is fetched with it", () => {
  const files = readdirSync(new URL("../style/", PAGE)).map((name) => name.replace(/\.css$/, ""));
  for (const game of FOLDERS) {
    const own = files.filter((name) => name.split("-")[0] === game);
    assert.deepEqual([...(STYLES[game] ?? [game])].sort(), own.sort());
  }
});

test("a game that is not listed is not looked for", async () => {
  for (const name of ["chess", "constructor", "../api"]) await assert.rejects(open(name));
});

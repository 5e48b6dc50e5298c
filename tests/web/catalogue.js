/** Puts a language's catalogue into a test, all its files as the server joins them. */
import { readdirSync, readFileSync } from "node:fs";
import { language, learn } from "../../src/alhambra/web/static/js/i18n.js";

const FOLDER = new URL("../../src/alhambra/locale/", import.meta.url);

// A message that lacks an argument fails the test that shows it.
console.error = (text) => {
  throw new Error(text);
};

/** @param {"en" | "nl" | "de"} code */
export function speak(code) {
  const folder = new URL(`${code}/`, FOLDER);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
  learn(code, files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n"));
  language.value = code;
}

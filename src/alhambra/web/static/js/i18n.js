/** Every text that people read: looked up by its id in the Fluent catalogue of the page's language. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals-core";
import { at } from "./prefix.js";

/** The languages there are, each with the name it has for itself. */
export const LANGUAGES = /** @type {const} */ ({ en: "English", nl: "Nederlands", de: "Deutsch" });

/** @typedef {keyof typeof LANGUAGES} Language */
/** @typedef {Record<string, string | number | null | undefined>} Args */

const page = typeof document === "undefined" ? null : document.documentElement;

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();

/** Texts that were asked for, by language, id and arguments: a board says the same things turn after turn. @type {Map<string, string>} */
const said = new Map();
const MOST_SAID = 5000;

/** @param {string | null | undefined} code @returns {Language} */
function known(code) {
  return code && code in LANGUAGES ? /** @type {Language} */ (code) : "en";
}

/** The language the page is in; reading it while drawing draws again when it changes. */
export const language = signal(known(page?.lang));

/** The language for numbers, lists and dates; English is British here. */
export function locale() {
  return language.value === "en" ? "en-GB" : language.value;
}

/** Takes a catalogue's text for a language.  @param {Language} code @param {string} text */
export function learn(code, text) {
  const bundle = bundles.get(code) ?? new FluentBundle(code === "en" ? "en-GB" : code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(code, bundle);
  said.clear();
}

/** What the page needs words for: itself, and the games it has opened. */
const parts = new Set([""]);
/** @type {Set<string>} */
const loaded = new Set();

/** Fetches what is still missing of a language.  @param {Language} code */
async function load(code) {
  await Promise.all([...parts].map((part) => `/locale/${code}${part}.ftl`).filter((address) => !loaded.has(address)).map(async (address) => {
    const answer = await fetch(at(address));
    if (!answer.ok) throw new Error(`no catalogue at ${address}`);
    if (!loaded.has(address)) learn(code, await answer.text());
    loaded.add(address);
  }));
}

/** Done when the words of a game are there, in the page's language now and in any it is put into later.  @param {string} game */
export function speakOf(game) {
  parts.add(`/${game}`);
  return load(language.value);
}

/** Whether the catalogue has such a message.  @param {string} id */
export function has(id) {
  return bundles.get(language.value)?.hasMessage(id) ?? false;
}

/**
 * The text of a message; where there is none, its id, so that the lack is seen. An argument that lacks is told to the console.
 * @param {string} id @param {Args} [args]
 */
export function t(id, args) {
  const key = `${language.value} ${id} ${args ? JSON.stringify(args) : ""}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  const text = formatted(id, args);
  if (said.size >= MOST_SAID) said.clear();
  said.set(key, text);
  return text;
}

/** @param {string} id @param {Args} [args] */
function formatted(id, args) {
  const bundle = bundles.get(language.value);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const given = /** @type {Record<string, string | number>} */ ({});
  for (const [name, value] of Object.entries(args ?? {})) given[name] = value ?? "";
  const text = bundle.formatPattern(pattern, given, []);
  if (text.includes("{$")) console.error(`message ${id} lacks an argument: ${text}`);
  return text;
}

/** Making one takes longer than using it a hundred times. @type {Map<string, Intl.ListFormat>} */
const lists = new Map();

/** Names or things in a row: "a, b and c".  @param {string[]} some */
export function listed(some) {
  const code = locale();
  const list = lists.get(code) ?? new Intl.ListFormat(code, { type: "conjunction" });
  lists.set(code, list);
  return list.format(some);
}

/** Puts the page into another language, now and for later visits.  @param {Language} code */
export async function setLanguage(code) {
  await load(code);
  document.cookie = `lang=${code}; path=${at("/")}; max-age=31536000; samesite=lax`;
  document.documentElement.lang = code;
  language.value = code;
}

/** Done when the first catalogue is there; draw nothing before it. */
export const ready = page ? load(language.value) : Promise.resolve();

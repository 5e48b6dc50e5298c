import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { note, noted, randomWords } from "../../src/alhambra/web/static/js/fairness.js";

beforeEach(() => {
  /** @type {Map<string, string>} */
  const texts = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => texts.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => texts.set(key, text),
  });
});

/** @param {string} id @param {string} commitment @param {"gathering" | "playing" | "over"} [status] */
const table = (id, commitment, status = "gathering") => ({ id, commitment, status });

test("words of chance are sixteen bytes and never the same", () => {
  assert.match(randomWords(), /^[0-9a-f]{32}$/);
  assert.notEqual(randomWords(), randomWords());
});

test("the first commitment of a table is the one that is remembered", () => {
  assert.equal(noted("a"), null);
  note(table("a", "11"));
  note(table("a", "22", "playing"));
  assert.equal(noted("a"), "11");
  assert.equal(noted("b"), null);
});

test("a table that is over already proves nothing", () => {
  note(table("a", "11", "over"));
  assert.equal(noted("a"), null);
});

test("the tables of long ago are forgotten, and a spoilt memory is none", () => {
  for (let number = 0; number < 301; number++) note(table(`t${number}`, "11"));
  assert.equal(noted("t0"), null);
  assert.equal(noted("t300"), "11");
  localStorage.setItem("commitments", "{");
  assert.equal(noted("t300"), null);
  note(table("new", "33"));
  assert.equal(noted("new"), "33");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { drop, keep, kept } from "../../src/alhambra/web/static/js/kept.js";

test("a browser that does not even let one ask for its stores keeps nothing, and nothing breaks", () => {
  for (const where of /** @type {("localStorage" | "sessionStorage")[]} */ (["localStorage", "sessionStorage"])) {
    Object.defineProperty(globalThis, where, { configurable: true, get: () => { throw new Error("refused"); } });
    keep("draft", 1, where);
    assert.equal(kept("draft", where), null);
    drop("draft", where);
  }
});

test("each store keeps its own", () => {
  for (const where of ["localStorage", "sessionStorage"]) {
    const texts = new Map();
    Object.defineProperty(globalThis, where, { configurable: true, value: { getItem: (/** @type {string} */ key) => texts.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ text) => texts.set(key, text), removeItem: (/** @type {string} */ key) => texts.delete(key) } });
  }
  keep("film", "always");
  keep("film", "t 4", "sessionStorage");
  assert.deepEqual([kept("film"), kept("film", "sessionStorage")], ["always", "t 4"]);
  drop("film", "sessionStorage");
  assert.deepEqual([kept("film"), kept("film", "sessionStorage")], ["always", null]);
});

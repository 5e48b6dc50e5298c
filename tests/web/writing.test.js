import assert from "node:assert/strict";
import { test } from "node:test";
import { fault, isProper, luckFault, nameFault } from "../../src/alhambra/web/static/js/writing.js";

test("commas, # and signs that nobody sees cannot stand in a name; accents and simple emoji can", () => {
  assert.equal(fault("Ann, Ben"), "mark");
  assert.equal(fault("#1"), "mark");
  assert.equal(fault("\u{1F469}\u200D\u{1F467}"), "unseen");
  assert.equal(fault("A\u202Enn"), "unseen");
  for (const name of ["Zo\u00EB", "\u{1F98A}", "\u30A2\u30F3 \u795E", ""]) assert.ok(isProper(name), name);
});

test("what is said about a name says what is wrong with it", () => {
  assert.equal(nameFault("a\u200Db"), "error-unseen");
  assert.equal(luckFault("a,b"), "error-luck");
});

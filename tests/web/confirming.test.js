import assert from "node:assert/strict";
import { test } from "node:test";
import { isLast } from "../../src/alhambra/web/static/js/palace/last.js";
import { BEGINNING } from "../../src/alhambra/web/static/js/state.js";
import { asks } from "../../src/alhambra/web/static/js/table/confirming.js";

const GAME = /** @type {any} */ ({ isLast });

/** A decision of a table.  @param {string[]} kinds who sits there @param {string[]} actions @param {string[]} [bought] @returns {any} */
const state = (kinds, actions, bought = []) => ({
  ...BEGINNING,
  table: { seats: kinds.map((kind) => ({ kind })) },
  view: { bought },
  choices: actions.map((action) => ({ action })),
});

test("taking money, redesigning and the last placement end a turn; buying never does", () => {
  for (const action of ["take y1", "remove tower-12", "exchange tower-12 for garden-10", "build garden-10 at +1,+0", "pass"]) {
    assert.ok(isLast(action, { bought: [] }), action);
    assert.ok(!isLast(action, { bought: ["garden-9E"] }), action);
  }
  assert.ok(!isLast("buy garden-10 with b4 b6", { bought: [] }));
  for (const action of ["place tower-12 at +1,+0", "reserve tower-12", "give tower-12"]) {
    assert.ok(isLast(action, { bought: ["tower-12"] }), action);
    assert.ok(!isLast(action, { bought: ["tower-12", "garden-10"] }), action);
  }
});

test("it asks always, never, or where nobody could take it back and there was a choice", () => {
  const [two, one, bots] = [state(["person", "person"], ["take y1", "take g2"]), state(["person", "person"], ["pass"]), state(["person", "bot"], ["take y1", "take g2"])];
  assert.deepEqual([two, bots].map((now) => asks(now, GAME, "take y1", "matters")), [true, false]);
  assert.equal(asks(one, GAME, "pass", "matters"), false);
  assert.deepEqual([two, bots].map((now) => asks(now, GAME, "take y1", "always")), [true, true]);
  assert.equal(asks(two, GAME, "take y1", "never"), false);
});

test("what is not the last, not possible, or of a game that does not know it, is not asked about", () => {
  const now = state(["person", "person"], ["buy garden-10 with b4 b6", "take y1"]);
  assert.equal(asks(now, GAME, "buy garden-10 with b4 b6", "always"), false);
  assert.equal(asks(now, GAME, "take o9", "always"), false);
  assert.equal(asks(now, /** @type {any} */ ({}), "take y1", "always"), false);
});

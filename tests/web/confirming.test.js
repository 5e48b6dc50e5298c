import assert from "node:assert/strict";
import { test } from "node:test";
import { isLast } from "../../src/alhambra/web/static/js/palace/last.js";
import { isLast as rolls } from "../../src/alhambra/web/static/js/rollwrite/last.js";
import { BEGINNING } from "../../src/alhambra/web/static/js/state.js";
import { asks, isAmongPeople, nextName, usual } from "../../src/alhambra/web/static/js/table/confirming.js";

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

test("it asks always, never, or where something is revealed and there was a choice", () => {
  const [two, one] = [state(["person", "person"], ["take y1", "take g2", "buy garden-10 with b4 b6"]), state(["person", "person"], ["pass"])];
  assert.deepEqual(["take y1", "buy garden-10 with b4 b6"].map((action) => asks(two, GAME, action, "matters")), [true, false]);
  assert.equal(asks(one, GAME, "pass", "matters"), false);
  assert.deepEqual(["take y1", "buy garden-10 with b4 b6"].map((action) => asks(two, GAME, action, "always")), [true, true]);
  assert.equal(asks(two, GAME, "take y1", "never"), false);
  assert.equal(asks(two, GAME, "take o9", "always"), false, "what is not possible is refused, not asked about");
});

test("after a turn the next in the row plays, and nobody where one plays alone", () => {
  assert.deepEqual([0, 1, 2].map((mover) => nextName(["Ann", "Ben", "Cem"], mover)), ["Ben", "Cem", "Ann"]);
  assert.equal(nextName(["Ann"], 0), "");
});

test("where nothing was chosen it asks among people, and not against bots", () => {
  assert.deepEqual([["person", "person"], ["person", "bot"]].map((kinds) => usual(state(kinds, []))), ["matters", "never"]);
  assert.deepEqual([["person", "person"], ["person", "bot"], ["person", "open"]].map((kinds) => isAmongPeople(state(kinds, []))), [true, false, false]);
});

test("dice are rolled after every action but turning one and a building that a second may follow", () => {
  const view = (/** @type {number} */ coins, /** @type {[number, number][]} */ marks = []) =>
    /** @type {any} */ ({ mover: 0, second_price: 3, rows: [{ yellow: [2, 5], blue: [1, 4], marks, circled: coins, crossed: 0 }] });
  for (const action of ["gain", "keep y2 b1", "done", "second y5 b4"]) assert.ok(rolls(action, view(6)), action);
  assert.ok(!rolls("change y2 up", view(6)));
  assert.deepEqual([2, 3].map((coins) => rolls("construct y2 b1", view(coins))), [true, false]);
  assert.ok(rolls("construct y2 b1", view(6, [[5, 4]])), "what the dice left would build stands already");
});

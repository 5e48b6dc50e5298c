import assert from "node:assert/strict";
import { test } from "node:test";
import * as game from "../../src/alhambra/web/static/js/palace/game.js";
import * as other from "../../src/alhambra/web/static/js/rollwrite/game.js";
import { retold } from "../../src/alhambra/web/static/js/table/retold.js";

const took = (/** @type {number} */ seat, /** @type {string} */ card) => ({ kind: "took", seat, count: 1, cards: [card], total: 3, ply: 1 });
const laid = (/** @type {string} */ card) => ({ kind: "laid", count: 1, cards: [card], ply: 1 });
const dealt = (/** @type {number} */ seat) => ({ kind: "dealt", seat, count: 2, cards: ["y9", "g9"], total: 18, ply: 1 });
const bought = { kind: "bought", seat: 1, tile: "tower-9NE", slot: 0, price: 9, exact: true, over: 0, count: 1, cards: ["y9"], ply: 1 };

/** The cards that each event names.  @param {any[]} events @param {number | null} reader */
const cards = (events, reader) => retold(events, { game, reader, mover: 0 }).map((event) => /** @type {any} */ (event).cards);

test("until one's own first turn is over everything is told as it happened", () => {
  const story = [dealt(0), dealt(1), took(1, "b3"), laid("o4"), took(0, "b1")];
  assert.deepEqual(cards(story, 0), story.map((event) => event.cards));
});

test("what happened before one's own last turn is only counted, but for one's own cards", () => {
  const story = [dealt(0), dealt(1), bought, laid("o1"), took(0, "b1"), laid("o4"), took(1, "b3"), laid("o5")];
  const seen = [["y9", "g9"], null, null, ["o1"], ["b1"], ["o4"], ["b3"], ["o5"]];
  assert.deepEqual(cards(story, 0), seen);
  assert.deepEqual(cards([...story, took(0, "b2")], 0), [...seen, ["b2"]], "in one's own turn what the others did is still told");
  const next = cards([...story, took(0, "b2"), took(1, "b5")], 0);
  assert.deepEqual(next, [["y9", "g9"], null, null, null, ["b1"], null, null, ["o5"], ["b2"], ["b5"]]);
});

test("whoever only watches reads nobody's cards again", () => {
  const story = [took(0, "b1"), took(1, "b3"), took(0, "b2"), took(1, "b5")];
  assert.deepEqual(cards(story, null), [null, null, ["b2"], ["b5"]]);
});

test("a game without secrets is told as it is", () => {
  const story = [{ kind: "gained", seat: 0, coins: 1, ply: 1 }];
  assert.equal(retold(story, { game: other, reader: 0, mover: 0 }), story);
});

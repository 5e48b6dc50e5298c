import assert from "node:assert/strict";
import { test } from "node:test";
import { flightsOf } from "../../src/alhambra/web/static/js/palace/flights.js";
import { flightsOf as diceOf } from "../../src/alhambra/web/static/js/rollwrite/flights.js";

const before = { seat: 0, display: ["b2", "y1", "b2", "g9"] };
/** @param {object} event @returns {any} */
const told = (event) => ({ ply: 7, ...event });

test("money goes from its places in the display to whoever took it", () => {
  const mine = flightsOf(told({ kind: "took", seat: 0, count: 3, cards: ["b2", "b2", "y1"], total: 5 }), before);
  assert.deepEqual(mine.map(({ from }) => from[0].match(/nth-child\((\d)\)/)?.[1]), ["1", "3", "2"]);
  assert.deepEqual(mine[2].to.slice(0, 4), ['.hand [data-card="y1 2"]', '.hand [data-card="y1 1"]', '.hand [data-card="y1 0"]', ".hand-box"]);
  const [theirs] = flightsOf(told({ kind: "took", seat: 2, count: 1, cards: ["g9"], total: 9 }), before);
  assert.ok(theirs.to.every((place) => place.includes('[data-row="2"]')));
  assert.deepEqual(flightsOf(told({ kind: "took", seat: 2, count: 1, cards: null, total: null }), before), []);
});

test("a tile goes from its slot to whoever bought it, and from there to the own grounds", () => {
  const [bought] = flightsOf(told({ kind: "bought", seat: 1, tile: "tower-9NE", slot: 3, cards: null }), before);
  assert.match(bought.from[0], /nth-child\(4\)/);
  const [placed] = flightsOf(told({ kind: "placed", seat: 0, tile: "tower-9NE", x: -1, y: 2, wall: [0, 2] }), before);
  assert.match(placed.to[0], /data-at="-1,2"/);
  assert.deepEqual(flightsOf(told({ kind: "placed", seat: 1, tile: "tower-9NE", x: -1, y: 2, wall: [0, 2] }), before), []);
});

test("dice that are passed go to the neighbour", () => {
  const [yellow, blue] = diceOf(told({ kind: "passed", seat: 0, to: 1, yellow: 3, blue: 5 }), 0);
  assert.match(yellow.from[0], /^\.drawing .*y3/);
  assert.match(blue.to[0], /data-row="1"\] \[data-die="b5"/);
  assert.deepEqual(diceOf(told({ kind: "gained", seat: 0, coins: 1 }), 0), []);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { arc, inTurn } from "../../src/alhambra/web/static/js/arcs.js";
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
  assert.match(placed.same?.[0] ?? "", /data-at="-1,2"/);
});

test("what another pays goes to the discards card by card, and then the tile to its place", () => {
  const [first, second, tile] = flightsOf(told({ kind: "bought", seat: 1, tile: "tower-9NE", slot: 3, cards: ["o4", "o5"] }), before);
  assert.ok([first, second].every(({ what, from, to }) => what && from[0].includes('[data-row="1"]') && to.includes(".deck")));
  assert.deepEqual([first, second, tile].map(({ after }) => after), [0, 90, 510]);
  const own = flightsOf(told({ kind: "bought", seat: 0, tile: "tower-9NE", slot: 3, cards: ["o4", "o4"] }), before);
  assert.deepEqual(own.slice(0, 2).map(({ from }) => from[0]), ['.hand [data-card="o4 0"]', '.hand [data-card="o4 1"]']);

  const event = told({ kind: "placed", seat: 1, tile: "tower-9NE", x: -1, y: 2, wall: [0, 2] });
  const [placed] = flightsOf(event, before);
  assert.deepEqual(placed.same, ['[data-row="1"] [data-at="-1,2"]']);
  assert.ok(placed.isMarked && placed.to[0].includes('[data-row="1"]'));
  const [looked] = flightsOf(event, { ...before, looked: 1 });
  assert.match(looked.same?.[0] ?? "", /^\.lot .*-1,2/);
});

test("what another changes in its grounds goes back first", () => {
  const exchanged = flightsOf(told({ kind: "exchanged", seat: 1, tile: "tower-9NE", old: "tower-8", x: 1, y: 0, wall: [0, 2] }), before);
  assert.deepEqual(exchanged.map(({ after }) => after ?? 0), [0, 420]);
  assert.match(exchanged[0].from[0], /data-at="1,0"/);
  assert.equal(flightsOf(told({ kind: "removed", seat: 1, tile: "tower-8", x: 1, y: 0, wall: [2, 0] }), before).length, 1);
});

test("dice that are passed go to the neighbour", () => {
  const [yellow, blue] = diceOf(told({ kind: "passed", seat: 0, to: 1, yellow: 3, blue: 5 }), 0);
  assert.match(yellow.from[0], /^\.drawing .*y3/);
  assert.match(blue.same?.[0] ?? "", /data-row="1"\] \[data-die="b5"/);
  assert.deepEqual(diceOf(told({ kind: "gained", seat: 0, coins: 1 }), 0), []);
});

test("the dice that another builds with go to the crossing on the small sheet, where the mark appears", () => {
  const event = told({ kind: "built", seat: 1, yellow: 3, blue: 5 });
  const [yellow, blue] = diceOf(event, 0);
  assert.deepEqual([yellow.from[0], blue.from[0]], ["y3", "b5"].map((die) => `.others [data-row="1"] [data-die="${die}"]`));
  assert.deepEqual([yellow.to[0], blue.same?.[0]], Array(2).fill('.others [data-row="1"] [data-at="3,5"]'));
  assert.deepEqual(diceOf(event, 1), []);
});

test("an arc begins and ends where it should, and stays in the window", () => {
  const [start, ...rest] = arc(400, -20, 300);
  const end = rest.at(-1);
  assert.deepEqual([start.x, start.y, end?.x, end?.y].map((one) => Math.round(one ?? NaN) + 0), [0, 0, 400, -20]);
  assert.ok(Math.min(...rest.map(({ y }) => y)) < -80);
  assert.ok(arc(400, -20, 60).every(({ y }) => y + 60 >= 0));
  assert.ok(arc(0, 0, 10).every(({ x, y }) => x === 0 && Math.abs(y) === 0));
});

test("one event is seen after the other, all within 2.2 seconds, and sooner where bots are quick", () => {
  const flight = { from: [], to: [], takes: 400 };
  const timed = inTurn([[flight, { ...flight, after: 90 }], [], [flight]], 1);
  assert.deepEqual(timed.map(({ after, takes }) => [after, takes]), [[0, 400], [90, 400], [490, 400]]);
  assert.deepEqual(inTurn([[flight]], 0.5).map(({ takes }) => takes), [200]);
  const many = inTurn(Array(9).fill([flight]), 1);
  assert.ok(many.every(({ after, takes }) => after + takes <= 2200.1));
});

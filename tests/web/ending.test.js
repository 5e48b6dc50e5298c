import assert from "node:assert/strict";
import { test } from "node:test";
import { spread } from "../../src/alhambra/web/static/js/ending/chart.js";
import { plyOfSwing, resultOf, swingsOf } from "../../src/alhambra/web/static/js/ending/course.js";
import { resultText } from "../../src/alhambra/web/static/js/ending/ending.js";
import { isMadeHere, randomWords } from "../../src/alhambra/web/static/js/fairness.js";
import { course as courseOfThePalace, turns, worth } from "../../src/alhambra/web/static/js/palace/game.js";
import { course } from "../../src/alhambra/web/static/js/rollwrite/game.js";
import { speak } from "./catalogue.js";

const ROWS = [{ row: 0, name: "Ann", points: 40 }, { row: 1, name: "Ben", points: 45 }, { row: 2, name: "Eve", points: 45 }, { row: 3, name: "Zoe", points: 30 }];
const said = (/** @type {typeof ROWS} */ rows, /** @type {number[]} */ winners, /** @type {number | null} */ own) => resultText(resultOf(rows, winners, own));

test("the end says who won, and my place and margin", () => {
  speak("en");
  const three = [ROWS[0], ROWS[1], ROWS[3]];
  assert.equal(said(three, [1], 0), "You came second, 5 behind Ben.");
  assert.equal(said(three, [1], 1), "You won, 5 ahead of Ann.");
  assert.equal(said(three, [1], null), "Ben won, 5 ahead of Ann.");
  assert.equal(said(ROWS, [1, 2], 0), "You came third, 5 behind Ben.");
  assert.equal(said(ROWS, [1, 2], 2), "You share the victory, 5 ahead of Ann.");
  assert.equal(said([ROWS[0]], [0], 0), "The game is over with 40 points.");
  speak("nl");
  assert.equal(said(three, [1], 0), "Je bent tweede geworden, 5 achter Ben.");
  speak("de");
  assert.equal(said(three, [1], 3), "Dritter Platz, 15 hinter Ben.");
});

test("what left the others furthest behind decided it, one moment of each stretch", () => {
  const mark = (/** @type {number} */ ply, /** @type {number[]} */ points) => ({ ply, label: "", title: "", points });
  const swings = swingsOf([mark(0, [0, 0]), mark(10, [5, 4]), mark(20, [6, 24]), mark(30, [16, 24])]);
  assert.deepEqual(swings.map(({ row, gain, to }) => [row, gain, to.ply]), [[1, 20, 20], [0, 10, 30], [0, 5, 10]]);
  const story = [{ kind: "built", seat: 1, ply: 14 }, { kind: "passed", seat: 1, ply: 15 }, { kind: "built", seat: 0, ply: 17 }, { kind: "built", seat: 1, ply: 25 }];
  assert.equal(plyOfSwing(story, swings[0]), 15);
  assert.equal(plyOfSwing(story, swings[2]), 10);
});

test("a game is looked at after every round, the board game after every scoring", () => {
  speak("en");
  const story = /** @type {any[]} */ ([{ kind: "round", round: 1, ply: 4 }, { kind: "round", round: 2, ply: 9 }, { kind: "over", ply: 14 }]);
  const view = /** @type {any} */ ({ over: true, round: 2, rounds: 2, rows: [{ points: { total: 7 } }] });
  assert.deepEqual(course(story, view).map(({ ply, title, points }) => [ply, title, points]), [[4, "Start", undefined], [9, "Round 1 of 2", undefined], [14, "Round 2 of 2", [7]]]);
  const scored = (/** @type {number} */ number, /** @type {number[]} */ totals) => ({ kind: "scored", number, ply: number * 10, accounts: totals.map((total, row) => ({ row, total })) });
  const stops = courseOfThePalace(/** @type {any[]} */ ([scored(1, [3, 4]), scored(2, [10, 2])]));
  assert.deepEqual(stops.map(({ ply, points }) => [ply, points]), [[0, [0, 0]], [10, [3, 4]], [20, [13, 6]]]);
});

test("names beside the chart never stand on each other, and words that nobody typed are known", () => {
  const heights = spread([100, 102, 40, 275]).sort((one, other) => one - other);
  assert.ok(heights.slice(1).every((height, at) => height - heights[at] >= 15));
  assert.ok(isMadeHere(`1: ${randomWords()}`) && isMadeHere(randomWords()));
  assert.ok(!isMadeHere("1: deadbeef and luck"));
});

test("the turns of a game for several are told by whoever acts, with the refill after each", () => {
  speak("en");
  const story = /** @type {any} */ ([
    { kind: "dealt", seat: 0, ply: 2 }, { kind: "first", seat: 1, ply: 4 }, { kind: "took", seat: 1, ply: 9 }, { kind: "laid", ply: 11 },
    { kind: "bought", seat: 0, ply: 12 }, { kind: "placed", seat: 0, ply: 13 }, { kind: "took", seat: 1, ply: 16 }, { kind: "scored", ply: 18 },
  ]);
  assert.deepEqual(turns(story).map(({ ply, label }) => [ply, label]), [[8, "Start"], [11, "1"], [15, "2"], [18, "3"]]);
  const view = (/** @type {object} */ more) => /** @type {any} */ ({ over: false, ahead: {}, seats: [{ points: 5 }, { points: 2 }], next: { accounts: [{ total: 3 }, { total: 9 }] }, ...more });
  assert.deepEqual(worth(view({})), [8, 11]);
  assert.deepEqual(worth(view({ over: true })), [5, 2]);
});

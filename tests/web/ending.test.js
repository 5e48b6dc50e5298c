import assert from "node:assert/strict";
import { test } from "node:test";
import { spread } from "../../src/alhambra/web/static/js/ending/chart.js";
import { plyOfSwing, resultOf, swingsOf } from "../../src/alhambra/web/static/js/ending/course.js";
import { resultText, swingText } from "../../src/alhambra/web/static/js/ending/ending.js";
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
  const swings = swingsOf([mark(0, [0, 0]), mark(10, [5, 4]), mark(20, [6, 24]), mark(30, [16, 24])], [0, 1]);
  assert.deepEqual(swings.map(({ row, gain, to }) => [row, gain, to.ply]), [[1, 20, 20], [0, 10, 30], [0, 5, 10]]);
  const story = [{ kind: "built", seat: 1, ply: 14 }, { kind: "passed", seat: 1, ply: 15 }, { kind: "built", seat: 0, ply: 17 }, { kind: "built", seat: 1, ply: 25 }];
  assert.equal(plyOfSwing(story, swings[0]), 15);
  assert.equal(plyOfSwing(story, swings[2]), 10);
});

test("a moment says which scoring it was, and by how much the best of the others was left behind", () => {
  speak("en");
  const scored = (/** @type {number} */ number, /** @type {number[]} */ totals) => ({ kind: "scored", number, ply: number * 10, accounts: totals.map((total, row) => ({ row, total })) });
  const rows = [{ row: 0, name: "Ann" }, { row: 1, name: "Bot 1" }, { row: 2, name: "Bot 2" }];
  const said = (/** @type {any[]} */ story) => swingsOf(/** @type {any} */ (courseOfThePalace(story)), rows.map(({ row }) => row)).map((swing) => swingText(swing, rows));
  const story = [scored(1, [4, 16, 22]), scored(2, [13, 32, 64]), scored(3, [39, 84, 104])];
  assert.deepEqual(said(story), [
    "Second scoring: Bot 2 gained 64 points, 32 more than Bot 1 with 32.",
    "Third scoring: Bot 2 gained 104 points, 20 more than Bot 1 with 84.",
    "First scoring: Bot 2 gained 22 points, 6 more than Bot 1 with 16.",
  ]);
  speak("de");
  assert.equal(said(story)[1], "Dritte Wertung: Bot 2 bekam 104 Punkte dazu, 20 mehr als Bot 1 mit 84.");
  speak("nl");
  assert.equal(said(story)[1], "Derde telling: Bot 2 kreeg er 104 punten bij, 20 meer dan Bot 1 met 84.");
  // Dirk gains more than anybody, but cannot win; where two gain the same, nobody is left behind.
  assert.deepEqual(said([scored(1, [9, 3, 2, 30]), scored(2, [5, 5, 0, 0])]).map((line) => line.slice(0, 6)), ["Eerste"]);
});

test("points that were lost count, and who lost least did not decide anything", () => {
  speak("en");
  const mark = (/** @type {number} */ ply, /** @type {number[]} */ points) => ({ ply, label: "", title: `Round ${ply}`, points });
  const rows = [{ row: 0, name: "Ann" }, { row: 1, name: "Ben" }];
  const swings = swingsOf([mark(0, [10, 10]), mark(1, [24, 6]), mark(2, [22, 3])], [0, 1]);
  assert.deepEqual(swings.map((swing) => swingText(swing, rows)), ["Round 1: Ann gained 14 points, 18 more than Ben with -4."]);
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

import assert from "node:assert/strict";
import { test } from "node:test";
import { points, tells } from "../../src/alhambra/web/static/js/rollwrite/game.js";
import { newsOf } from "../../src/alhambra/web/static/js/rollwrite/happened.js";
import { sentence } from "../../src/alhambra/web/static/js/rollwrite/story.js";
import { isDealt as isDrawn } from "../../src/alhambra/web/static/js/palace/story.js";
import { tells as tellsOfThePalace } from "../../src/alhambra/web/static/js/palace/game.js";
import { standingsOf } from "../../src/alhambra/web/static/js/table/stay.js";
import { lastOwn, linesOf, sinceLast } from "../../src/alhambra/web/static/js/told.js";
import { speak } from "./catalogue.js";

const LINES = [{ line: "row", number: 2, marks: 1, points: 0 }, { line: "column", number: 3, marks: 1, points: 0 }];
const GAME = /** @type {any} */ ({ sentence, tells, isDealt: (/** @type {any} */ event) => event.kind === "rolled" });
/** @type {any[]} */
const STORY = [
  { kind: "built", ply: 1, seat: 0, building: "T", yellow: 1, blue: 1, count: 1, boxes: 7, lines: LINES, second: false },
  { kind: "passed", ply: 1, seat: 0, to: 1, yellow: 5, blue: 6 },
  { kind: "rolled", ply: 2, seat: 0, yellow: [2], blue: [2] },
  { kind: "built", ply: 3, seat: 1, building: "G", yellow: 2, blue: 3, count: 1, boxes: 7, lines: LINES, second: false },
  { kind: "passed", ply: 3, seat: 1, to: 0, yellow: 3, blue: 4 },
  { kind: "rolled", ply: 4, seat: 1, yellow: [1], blue: [1] },
];

test("what happened since one's own last action is told, and what came to oneself is marked", () => {
  speak("en");
  const since = sinceLast(STORY, 0, GAME);
  assert.deepEqual(since.map(({ ply }) => ply), [2, 3, 3, 4]);
  const lines = linesOf(since, { seat: 0, names: ["Ann", "Ben"], game: GAME });
  assert.deepEqual(lines, [
    { text: "Ben built a garden in row 2, column 3 (1 of 7).", isMine: false },
    { text: "Ben passed yellow 3 and blue 4 to Ann.", isMine: true },
  ]);
  assert.deepEqual(sinceLast(STORY, 1, GAME).map(({ kind }) => kind), ["rolled"]);
});

test("what would be taken back is the first thing that one's own last action did", () => {
  assert.equal(lastOwn(STORY, 0, GAME), STORY[0]);
  assert.equal(lastOwn(STORY, 1, GAME), STORY[3]);
  assert.equal(lastOwn(STORY, 2, GAME), undefined);
});

test("new buildings and dice are known by their seats", () => {
  const { built, came } = newsOf(/** @type {any} */ (sinceLast(STORY, 0, GAME)));
  assert.deepEqual([...built], [[1, new Set(["2,3"])]]);
  assert.deepEqual([...came], [[0, { yellow: 3, blue: 4 }]]);
});

test("of the board game deeds of the others and scorings are told, not what is drawn", () => {
  const told = (/** @type {any} */ event) => tellsOfThePalace(event, 0);
  assert.equal(told({ kind: "took", seat: 1 }), "theirs");
  assert.equal(told({ kind: "took", seat: 0 }), null);
  assert.equal(told({ kind: "scored", accounts: [] }), "mine");
  assert.equal(told({ kind: "laid", cards: [] }), null);
  assert.ok(isDrawn(/** @type {any} */ ({ kind: "dealt", seat: 1 })) && told({ kind: "dealt", seat: 1 }) === null);
});

test("everybody stands by points, equal points at the same place; virtual players only where they score", () => {
  const row = (/** @type {number} */ total, virtual = false) => ({ virtual, points: { total } });
  const rows = points(/** @type {any} */ ({ rows: [row(40), row(44), row(44), row(0, true), row(12, true)] }), ["Ann", "Ben", "Eve"]);
  const standings = standingsOf(rows, [0], 2);
  assert.deepEqual(standings.map(({ row, place }) => [row, place]), [[1, 1], [2, 1], [0, 3], [4, 4]]);
  assert.deepEqual(standings.filter(({ isMine }) => isMine).map(({ row }) => row), [0]);
  assert.deepEqual(standings.filter(({ moves }) => moves).map(({ row }) => row), [2]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { spread } from "../../src/alhambra/web/static/js/ending/chart.js";
import { rankingOf, resultOf } from "../../src/alhambra/web/static/js/ending/course.js";
import { comparedOf, weightiest } from "../../src/alhambra/web/static/js/ending/decided.js";
import { badgesOf } from "../../src/alhambra/web/static/js/ending/ending.js";
import { onBlocks } from "../../src/alhambra/web/static/js/ending/podium.js";
import { resultText, sentenceOf, titleOf } from "../../src/alhambra/web/static/js/ending/result.js";
import { captionsOf } from "../../src/alhambra/web/static/js/ending/sharing.js";
import { soloSentence, soloTitle } from "../../src/alhambra/web/static/js/ending/solo.js";
import { standingOf } from "../../src/alhambra/web/static/js/ending/standing.js";
import { strongerOf } from "../../src/alhambra/web/static/js/ending/stronger.js";
import { scaleOf, yardstickOf } from "../../src/alhambra/web/static/js/ending/yardstick.js";
import { isMadeHere, randomWords } from "../../src/alhambra/web/static/js/fairness.js";
import { course as courseOfThePalace, turns, worth } from "../../src/alhambra/web/static/js/palace/game.js";
import { decided as palaceDecided } from "../../src/alhambra/web/static/js/palace/decided.js";
import { decided as rollwriteDecided } from "../../src/alhambra/web/static/js/rollwrite/decided.js";
import { course } from "../../src/alhambra/web/static/js/rollwrite/game.js";
import { speak } from "./catalogue.js";

const ROWS = [{ row: 0, name: "Ann", points: 40 }, { row: 1, name: "Ben", points: 45 }, { row: 2, name: "Eve", points: 45 }, { row: 3, name: "Zoe", points: 30 }];
const said = (/** @type {typeof ROWS} */ rows, /** @type {number[]} */ winners, /** @type {number | null} */ own) => resultText(resultOf(rows, winners, own));

test("the end says who won, and my place and margin", () => {
  speak("en");
  const three = [ROWS[0], ROWS[1], ROWS[3]];
  assert.equal(said(three, [1], 0), "You came second with 40 points, 5 behind Ben.");
  assert.equal(said(three, [1], 1), "You win with 45 points, 5 ahead of Ann.");
  assert.equal(said(three, [1], null), "Ben wins with 45 points, 5 ahead of Ann.");
  assert.equal(said(ROWS, [1, 2], 0), "You came third with 40 points, 5 behind Ben.");
  assert.equal(said(ROWS, [1, 2], 2), "You share the victory with 45 points, 5 ahead of Ann.");
  assert.equal(said([ROWS[0]], [0], 0), "The game is over with 40 points.");
  speak("nl");
  assert.equal(said(three, [1], 0), "Je bent tweede geworden met 40 punten, 5 achter Ben.");
  speak("de");
  assert.equal(said(three, [1], 3), "Dritter Platz mit 30 Punkten, 15 hinter Ben.");
});

test("the heading has my place, the sentence below it who won and who was just before me", () => {
  speak("en");
  const both = (/** @type {number[]} */ winners, /** @type {number | null} */ own, rows = ROWS) => {
    const result = resultOf(rows, winners, own);
    assert.ok(result);
    return [titleOf(result), sentenceOf(result)];
  };
  const three = [ROWS[0], ROWS[1], ROWS[3]];
  assert.deepEqual(both([1], 1, three), ["You win!", "45 points, 5 ahead of Ann."]);
  assert.deepEqual(both([1], 0, three), ["Second, with 40 points", "Ben wins with 45, 5 ahead of you."]);
  assert.deepEqual(both([1], 3, three), ["Third, with 30 points", "Ben wins with 45. Ann was 10 ahead of you."]);
  assert.deepEqual(both([1, 2], 1), ["You share the victory!", "45 points, 5 ahead of Ann."]);
  assert.deepEqual(both([1], null, three), ["Ben wins", "45 points, 5 ahead of Ann."]);
  speak("de");
  assert.deepEqual(both([1], 3, three), ["Dritter Platz, 30 Punkte", "Ben gewinnt mit 45. Ann war 10 vor dir."]);
});

test("three stand on blocks, and I behind them where I am not among them", () => {
  const ranking = rankingOf(ROWS, [1, 2]);
  assert.deepEqual(ranking.map(({ name, place }) => [name, place]), [["Ben", 1], ["Eve", 1], ["Ann", 3], ["Zoe", 4]]);
  assert.deepEqual(onBlocks(ranking, 0).map(({ name }) => name), ["Ben", "Eve", "Ann"]);
  assert.deepEqual(onBlocks(ranking, 3).map(({ name }) => name), ["Ben", "Eve", "Ann", "Zoe"]);
});

const played = (/** @type {object} */ how) => ({ table: "t", game: "palace", options: {}, players: 3, score: 50, place: 2, margin: -3, rivals: ["mason", "architect"], finished: 0, medal: null, next: null, ...how });
const LEVELS = ["apprentice", "mason", "foreman", "architect", "master"];

test("badges are a best of one's own, a first victory over a level, and what went well; two at most", () => {
  speak("en");
  const now = played({ table: "now", score: 60, place: 1 });
  const badges = (/** @type {any[]} */ before) => badgesOf(standingOf([...before, now, played({ score: 99 })], "now", LEVELS), "Your best: gardens, +20", true);
  assert.deepEqual(badges([]), ["First win against Lubna", "Your best: gardens, +20"]);
  assert.deepEqual(badges([played({}), played({ players: 4, score: 80 }), played({ game: "rollwrite", score: 80 })]), ["Your best so far, before 50", "First win against Lubna"]);
  assert.deepEqual(badges([played({ place: 1, rivals: ["architect"] }), played({ score: 70 })]), ["First win against Elvira", "Your best: gardens, +20"]);
  assert.deepEqual(badgesOf(standingOf([played({}), { ...now, place: 2 }], "now", LEVELS), "Your best: gardens, +20", false), ["Your best: gardens, +20", "Your best so far, before 50"]);
  assert.deepEqual(badgesOf(standingOf([], "now", LEVELS), "Your best: gardens, +20", false), ["Your best: gardens, +20"]);
});

test("whoever beats bots alone may ask for a stronger one in the strongest's place", () => {
  const seat = (/** @type {object} */ how) => /** @type {any} */ ({ kind: "bot", name: "", bot: null, mine: false, ...how });
  const me = seat({ kind: "person", name: "Ann", mine: true });
  const table = (/** @type {any[]} */ ...seats) => ({ game: "palace", options: { players: "3" }, seats });
  assert.deepEqual(strongerOf(table(seat({ bot: "mason" }), me, seat({ bot: "architect" })), LEVELS), {
    level: "master", table: { game: "palace", options: { players: "3" }, seats: [{ kind: "bot", bot: "mason" }, { kind: "me", name: "Ann" }, { kind: "bot", bot: "master" }] },
  });
  assert.equal(strongerOf(table(me, seat({ bot: "master" })), LEVELS), null);
  assert.equal(strongerOf(table(me, seat({ bot: "mason" }), seat({ kind: "person", name: "Ben" })), LEVELS), null);
  assert.equal(strongerOf(table(me), LEVELS), null);
});

test("alone one reads the medal, whom one beats and what the next medal lacks", () => {
  speak("en");
  const solo = { options: { virtual: "2", goal: "score" }, medals: { bronze: 86, silver: 100, gold: 108 }, levels: [{ bot: "mason", low: 76, median: 86, high: 98 }, { bot: "architect", low: 92, median: 100, high: 108 }] };
  const game = /** @type {any} */ ({ options: [{ name: "virtual", values: ["2", "3"] }, { name: "goal", values: ["score", "versus"] }], solo: [solo] });
  assert.equal(yardstickOf(game, { players: "1" }, 1), solo);
  assert.equal(yardstickOf(game, { virtual: "2", goal: "score" }, 1), solo);
  for (const options of /** @type {Record<string, string>[]} */ ([{ virtual: "3" }, { goal: "versus" }, { sheet: "own" }])) assert.equal(yardstickOf(game, options, 1), null);
  assert.equal(yardstickOf(game, {}, 2), null);
  assert.deepEqual(scaleOf(solo, 102), { from: 75, to: 110 });
  const standing = (/** @type {object} */ how) => standingOf([played({ table: "now", players: 1, rivals: [], ...how })], "now", LEVELS);
  const silver = standing({ score: 102, medal: "silver", next: { medal: "gold", missing: 6 } });
  assert.deepEqual([soloTitle(silver, 102), soloSentence(solo, silver, 102)], ["Silver, 102 points", "More than Lubna, the architect, usually has. 6 more would be gold."]);
  const none = standing({ score: 78, next: { medal: "bronze", missing: 8 } });
  assert.deepEqual([soloTitle(none, 78), soloSentence(solo, none, 78)], ["78 points", "8 more would be bronze."]);
  assert.equal(soloSentence(null, null, 78), "");
});

test("a picture says place, points, rivals and the day, and my name only if I like", () => {
  speak("en");
  const about = { game: "palace", ranking: rankingOf(ROWS.slice(0, 2), [1]), own: 0, name: "Ann", day: new Date(2026, 10, 18, 12) };
  assert.deepEqual(captionsOf(about), { title: "Ann: Second with 40 points", rivals: "1. Ben 45", foot: "Alhambra · 18 November 2026" });
  assert.equal(captionsOf({ ...about, name: "" }).title, "Second with 40 points");
  assert.deepEqual(captionsOf({ ...about, ranking: rankingOf([ROWS[0]], [0]) }), { title: "Ann: 40 points, alone", rivals: "", foot: "Alhambra · 18 November 2026" });
});

test("what decided it is told by type, wall and exact payment, and leads to where it happened", () => {
  speak("en");
  const types = (/** @type {number[]} */ points) => points.map((one, building) => ({ building, count: one ? 4 : 1, place: one ? 1 : null, shared_by: 1, points: one }));
  const account = (/** @type {number} */ row, /** @type {number[]} */ points, /** @type {number} */ wall) => ({ row, types: types(points), wall: [], total: points.reduce((sum, one) => sum + one, wall) });
  const story = /** @type {any[]} */ ([
    { kind: "bought", seat: 0, tile: "garden-9N", exact: true, ply: 4 }, { kind: "placed", seat: 0, tile: "garden-9N", wall: [2, 5], ply: 5 },
    { kind: "placed", seat: 1, tile: "tower-9N", wall: [2, 3], ply: 7 }, { kind: "took", seat: 0, ply: 9 },
    { kind: "scored", number: 1, ply: 10, accounts: [account(0, [0, 0, 0, 0, 20, 0], 5), account(1, [0, 0, 0, 0, 12, 6], 3)] },
    { kind: "took", seat: 0, ply: 12 },
  ]);
  const whom = { row: 0, rival: 1, names: ["Ann", "Ben"] };
  assert.deepEqual(weightiest(palaceDecided(story, /** @type {any} */ ({}), whom)).map(({ ply, head, text }) => [ply, `${head}: ${text}`]), [
    [5, "First scoring, gardens: Ann +20 with 4, Ben +12 with 4."],
    [5, "Walls: Ann +5 in all, Ben +3."],
    [4, "Exact payments, each with one more action: Ann 1, Ben 0."],
  ]);
  speak("nl");
  assert.equal(weightiest(palaceDecided(story, /** @type {any} */ ({}), whom))[0].text, "Ann +20 met 4, Ben +12 met 4.");
});

test("in Roll & Write it leads to the building, not to the dice that were passed after it", () => {
  speak("en");
  const account = (/** @type {number} */ row, /** @type {number} */ pavilions, /** @type {number} */ line) => ({
    row, types: [pavilions, 0, 0, 0, 0, 0].map((points, building) => ({ building, count: points ? 5 : 0, points })),
    lines: [{ line: "row", number: 2, marks: 5, points: line }], coins: 0, coin_points: 1, bonus: 0, total: pavilions + line + 1,
  });
  const lines = [{ line: "row", number: 2 }, { line: "column", number: 1 }];
  const story = /** @type {any[]} */ ([
    { kind: "built", seat: 0, building: "P", lines: [], ply: 3 }, { kind: "passed", seat: 0, ply: 4 }, { kind: "built", seat: 0, building: "G", lines, ply: 8 },
    { kind: "passed", seat: 0, ply: 9 }, { kind: "over", ply: 12 },
  ]);
  const view = /** @type {any} */ ({ outcome: { accounts: [account(0, 16, 6), account(1, 9, 2)] } });
  assert.deepEqual(weightiest(rollwriteDecided(story, view, { row: 0, rival: 1, names: ["Ann", "Ben"] })).map(({ ply, head, text }) => [ply, `${head}: ${text}`]), [
    [3, "Points for pavilions: Ann 16 with 5, Ben 9 with 5."],
    [8, "Rows and columns: Ann 6, Ben 2."],
  ]);
});

test("the winner is compared with me, and I as a winner with the best of the others", () => {
  const rows = ROWS.map(({ row, points }) => ({ row, points }));
  assert.deepEqual(comparedOf(rows, [1], 0), { row: 1, rival: 0 });
  assert.deepEqual(comparedOf(rows, [1], 1), { row: 1, rival: 2 });
  assert.deepEqual(comparedOf(rows, [1, 2], 2), { row: 2, rival: 1 });
  assert.deepEqual(comparedOf(rows, [1], null), { row: 1, rival: 2 });
  assert.equal(comparedOf([rows[0]], [0], 0), null);
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

import assert from "node:assert/strict";
import { test } from "node:test";
import { isChapter, isDealt, sentence } from "../../src/alhambra/web/static/js/palace/story.js";
import { asNow, earned, heldIn, ladder, ranking, ranks, TOTAL, WALLS } from "../../src/alhambra/web/static/js/palace/scorings.js";
import { moneyName, spotName } from "../../src/alhambra/web/static/js/palace/words.js";
import { Account, scoringsOf } from "../../src/alhambra/web/static/js/palace/account.js";
import { ScoringTable } from "../../src/alhambra/web/static/js/palace/walktable.js";
import { Why } from "../../src/alhambra/web/static/js/palace/walkwords.js";
import { speak } from "./catalogue.js";
import { plain } from "./drawn.js";

const NAMES = ["Anna", "Ben"];

/** A row's account from its counts, places and points.  @param {number} row @param {[number, number | null, number][]} types @param {string} wall @param {boolean} [isDirk] */
function account(row, types, wall, isDirk = false) {
  const sides = [...wall].map((side, x) => ({ x, y: 0, side: /** @type {"N"} */ (side) }));
  const made = types.map(([count, place, points], building) => ({ building, count, place, shared_by: 1, points }));
  return { row, is_dirk: isDirk, types: made, wall: sides, total: made.reduce((sum, { points }) => sum + points, 0) + sides.length };
}
/** @type {[number, number | null, number][]} */
const NONE = [[0, null, 0], [0, null, 0], [0, null, 0], [0, null, 0], [0, null, 0], [0, null, 0]];
const ANNA = account(0, [[1, 1, 0], [0, null, 0], [0, null, 0], [0, null, 0], [3, 1, 5], [0, null, 0]], "NN");
const BEN = account(1, [[1, 1, 0], ...NONE.slice(1)], "NNN");
const DIRK = account(2, [[0, null, 0], [2, 1, 2], ...NONE.slice(2)], "", true);

/** Every kind of event there is.  @type {any[]} */
const STORY = [
  { kind: "drew", tiles: ["seraglio-3ESW", "seraglio-5SW"], scoring: 0 },
  { kind: "dealt", seat: 0, count: 3, cards: ["y9", "b7", "y4"], total: 20 },
  { kind: "dealt", seat: 1, count: 4, cards: null, total: null },
  { kind: "first", seat: 0, by: "cards" },
  { kind: "laid", count: 2, cards: ["o3", "g1"] },
  { kind: "laid", count: 1, cards: null },
  { kind: "tile", tile: "garden-10W", slot: 2, opening: false },
  { kind: "reshuffled", count: 30 },
  { kind: "took", seat: 0, count: 1, cards: ["o3"], total: 3 },
  { kind: "took", seat: 1, count: 2, cards: null, total: null },
  { kind: "bought", seat: 0, tile: "garden-10W", slot: 2, price: 10, exact: true, over: 0, count: 2, cards: ["b7", "b3"] },
  { kind: "bought", seat: 0, tile: "garden-10W", slot: 2, price: 10, exact: false, over: 2, count: 2, cards: ["b7", "b5"] },
  { kind: "bought", seat: 1, tile: "pavilion-4ES", slot: 0, price: 4, exact: false, over: null, count: 1, cards: null },
  { kind: "placed", seat: 0, tile: "garden-10W", x: 2, y: -1, wall: [0, 1] },
  { kind: "placed", seat: 0, tile: "garden-9E", x: 1, y: 0, wall: [1, 1] },
  { kind: "placed", seat: 1, tile: "pavilion-4ES", x: 0, y: 1, wall: [0, 2] },
  { kind: "reserved", seat: 0, tile: "garden-11" },
  { kind: "built", seat: 0, tile: "garden-11", x: -3, y: 0, wall: [1, 1] },
  { kind: "removed", seat: 0, tile: "garden-9E", x: 1, y: 0, wall: [1, 0] },
  { kind: "exchanged", seat: 0, tile: "garden-9E", old: "garden-10W", x: 2, y: -1, wall: [1, 1] },
  { kind: "gave", seat: 1, tile: "tower-9NE", has: 1 },
  { kind: "passed", seat: 1 },
  { kind: "scoring-card", number: 1 },
  { kind: "scored", number: 1, accounts: [ANNA, BEN, DIRK] },
  { kind: "last-turn", why: "market" },
  { kind: "given-out", tiles: [{ tile: "tower-12", slot: 0, seat: 1, tied: [] }, { tile: "tower-11", slot: 1, seat: null, tied: [0, 1] }, { tile: "tower-10", slot: 3, seat: null, tied: [] }] },
  { kind: "placed", seat: 1, tile: "tower-12", x: 1, y: 0, wall: [2, 2] },
  { kind: "scored", number: 3, accounts: [ANNA, BEN, DIRK] },
  { kind: "over", winners: [0, 1], scores: [14, 14, 4] },
].map((event, ply) => ({ ...event, ply }));

test("every event is a sentence, in every language", () => {
  for (const code of /** @type {const} */ (["en", "nl", "de"])) {
    speak(code);
    const told = STORY.map((event) => sentence(event, NAMES));
    for (const one of told) assert.match(one, /^[A-Zg][^{}]* [^{}]*[.]$/, one);
    assert.ok(!told.some((one) => /palace-|undefined|null|NaN/.test(one)), told.join("\n"));
  }
});

test("sentences tell money, places and walls as a player says them", () => {
  speak("en");
  const told = STORY.map((event) => sentence(event, NAMES));
  for (const one of [
    "Dirk begins with seraglio 3 and seraglio 5.",
    "Anna begins with florin 4 + 9 and denar 7: 20 in all.",
    "Ben begins with 4 cards.",
    "New in the display: a card.",
    "Ben took 2 cards.",
    "Anna bought garden 10 exactly, with denar 3 + 7.",
    "Ben bought pavilion 4 with a card.",
    "Anna placed garden 10: two east, one south of the fountain. The longest wall went from 0 to 1.",
    "Anna exchanged garden 10 for garden 9 from the reserve.",
    "First scoring: Anna +7, Ben +3, Dirk +2.",
    "Anna and Ben share the victory.",
  ]) assert.ok(told.includes(one), `${one}\nis not in\n${told.join("\n")}`);
  assert.equal(moneyName(["o7", "b1", "b4"]), "denar 1 + 4 and ducat 7");
  assert.equal(spotName(-1, 0), "one west of the fountain");
  assert.equal(spotName(13, 0), "13 east of the fountain");
});

test("a scoring begins a chapter, and what nobody chose was dealt", () => {
  assert.deepEqual(STORY.filter(isChapter).map(({ number }) => number), [1, 3]);
  const chosen = STORY.filter((event) => !isDealt(event)).map(({ kind }) => kind);
  assert.deepEqual([...new Set(chosen)], ["took", "bought", "placed", "reserved", "built", "removed", "exchanged", "gave", "passed"]);
});

test("a scoring is kept with the grounds as they lay then and the points before", () => {
  const [first, third] = heldIn(STORY);
  assert.deepEqual(first.grounds, [
    [{ tile: "garden-11", x: -3, y: 0 }, { tile: "garden-9E", x: 2, y: -1 }],
    [{ tile: "pavilion-4ES", x: 0, y: 1 }],
  ]);
  assert.deepEqual(first.dirk, ["seraglio-3ESW", "seraglio-5SW", "tower-9NE"]);
  assert.deepEqual([first.before, third.before], [[0, 0, 0], [7, 3, 2]]);
  assert.equal(third.grounds[1].length, 2);
  assert.deepEqual(ranking(third).map(({ row, points }) => [row, points]), [[0, 14], [1, 6], [2, 4]]);
});

test("the next scoring as if it came now is taken from the position", () => {
  const seat = { points: 9, grounds: [{ tile: "garden-9E", x: 1, y: 0 }] };
  const view = { over: false, ahead: {}, next: { places: 2, accounts: [ANNA, BEN, DIRK] }, seats: [seat, seat], dirk: { tiles: ["tower-12"], points: 4 } };
  const now = asNow(view);
  assert.ok(now && !now.isHeld);
  assert.deepEqual([now.number, now.before, now.dirk], [2, [9, 9, 4], ["tower-12"]]);
  assert.equal(asNow({ ...view, over: true }), null);
});

test("the ladder, who shares which places, and what is earned step by step", () => {
  assert.deepEqual([ladder(0, 1), ladder(4, 2), ladder(5, 3)], [[1], [12, 5], [21, 13, 6]]);
  const [held] = heldIn(STORY);
  assert.deepEqual(ranks(held, 0), [
    { rows: [0, 1], count: 1, place: 1, points: 0, shared: [1] },
    { rows: [2], count: 0, place: null, points: 0, shared: [] },
  ]);
  assert.deepEqual([3, 4, WALLS, TOTAL].map((step) => earned(ANNA, step)), [0, 5, 7, 7]);
});

/** A scoring in which three rows have so many of a type.  @param {number} number @param {[number, number | null, number][]} garden @returns {any} */
function gardens(number, garden) {
  const accounts = garden.map((entry, row) => account(row, [...NONE.slice(0, 4), entry, NONE[5]], "NESW".slice(row), row === 2));
  return { number, isHeld: true, ply: 9, accounts, grounds: [[], []], dirk: [], before: [1, 2, 3] };
}

test("the walk says who gets what and why", () => {
  const says = (/** @type {any} */ held, /** @type {number} */ step) => plain(Why({ held, step, names: NAMES }));
  speak("en");
  const clear = gardens(2, [[4, 1, 12], [2, null, 0], [3, 2, 5]]);
  assert.equal(says(clear, 4), "Garden. Anna has 4 and is first: 12. Dirk has 3 and is second: 5. Ben has 2 and no place.");
  const shared = gardens(2, [[3, 1, 8], [3, 1, 8], [0, null, 0]]);
  assert.equal(says(shared, 4), "Garden. Anna and Ben have 3 each and share first and second place: (12 + 5) ÷ 2 = 8 each, rounded down. Dirk has none.");
  const last = gardens(3, [[5, 1, 20], [1, 2, 8], [1, 2, 8]]);
  assert.equal(says(last, 4), "Garden. Anna has 5 and is first: 20. Ben and Dirk have 1 each and share second and third place: (12 + 5) ÷ 2 = 8 each, rounded down.");
  const one = gardens(1, [[2, 1, 2], [2, 1, 2], [1, null, 0]]);
  assert.match(says(one, 4), /share the first place: 5 ÷ 2 = 2 each, rounded down/);
  assert.equal(says(one, 5), "Tower. Nobody has built any.");
  assert.equal(says(clear, 6), "Walls. A point for each side of the longest outer wall: Anna 4, Ben 3. Inner walls and shorter stretches bring nothing.");
  assert.equal(says(clear, 7), "Total. Points after it: Anna 17, Ben 5, Dirk 10.");
  speak("de");
  assert.equal(says(shared, 4), "Garten. Anna und Ben haben je 3 und teilen sich Platz 1 und 2: (12 + 5) ÷ 2 = je 8, abgerundet. Dirk hat keine.");
});

test("the table of a walk tells points only as far as it has come", () => {
  speak("en");
  const held = gardens(2, [[4, 1, 12], [2, null, 0], [3, 2, 5]]);
  const at = (/** @type {number} */ step) => plain(ScoringTable({ held, names: NAMES, step, label: "Second scoring" }));
  assert.match(at(3), /Anna0 –0 –0 –0 –4041 \+ 0 = 1/);
  assert.match(at(4), /Anna0 –0 –0 –0 –4 \+12041 \+ 12 = 13/);
  assert.match(at(7), /Anna0 –0 –0 –0 –4 \+120 –\+41 \+ 16 = 17/);
});

test("the account leads from scoring to scoring to the scores, and tells of the tiles left over", () => {
  speak("en");
  const outcome = { scores: [14, 6, 4], winners: [0], scorings: [{ places: 1, accounts: [ANNA, BEN, DIRK] }, { places: 3, accounts: [ANNA, BEN, DIRK] }] };
  assert.deepEqual(scoringsOf(outcome).map(({ number, before }) => [number, before]), [[1, [0, 0, 0]], [3, [7, 3, 2]]]);
  const text = plain(Account({ view: { outcome }, names: NAMES, story: STORY }));
  assert.match(text, /^Anna wins\./);
  assert.match(text, /Anna Winner4 of them for walls7714/);
  assert.match(text, /Ben gets tower 12, with the most money in florins\./);
  assert.match(text, /Tower 11 stays on the market: Anna and Ben have equally much money in dirhams\./i);
  assert.match(text, /tower 10 stays on the market: nobody has any ducats\./);
});

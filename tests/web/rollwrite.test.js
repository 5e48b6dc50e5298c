import assert from "node:assert/strict";
import { test } from "node:test";
import { brings, fullName, title } from "../../src/alhambra/web/static/js/rollwrite/brings.js";
import { crossings, grouped, lanes, meant, turnable, turnsOf } from "../../src/alhambra/web/static/js/rollwrite/choices.js";
import { lastDeeds } from "../../src/alhambra/web/static/js/rollwrite/happened.js";
import { frames, fresh } from "../../src/alhambra/web/static/js/rollwrite/frames.js";
import { hintOf } from "../../src/alhambra/web/static/js/rollwrite/instruction.js";
import { refusedPair } from "../../src/alhambra/web/static/js/rollwrite/missing.js";
import { ranked } from "../../src/alhambra/web/static/js/rollwrite/scoresheet.js";
import { lit } from "../../src/alhambra/web/static/js/rollwrite/sheet.js";
import { sentence } from "../../src/alhambra/web/static/js/rollwrite/story.js";
import { nameOf, signed } from "../../src/alhambra/web/static/js/rollwrite/words.js";
import { speak } from "./catalogue.js";

/** @typedef {import("../../src/alhambra/web/static/js/rollwrite/types.js").Choice} Choice */
/** @typedef {import("../../src/alhambra/web/static/js/rollwrite/types.js").Event} Event */

const NAMES = ["Ann", "Ben"];
const VIEW = /** @type {any} */ ({ phase: "turn", grid: ["PSACGT", "ACGTPS", "GTPTAC", "SACGTP", "CGTPSA", "TGSACG"] });

/** @type {Choice} */
const CONSTRUCT = {
  action: "construct y3 b4",
  kind: "construct",
  cells: [[3, 4]],
  dice: [["y", 3], ["b", 4]],
  points: 7,
  building: "T",
  type: { points: 17, place: 1, shared: 2, count: 2, boxes: 7 },
  lines: [
    { line: "row", number: 3, marks: 4, points: 2 },
    { line: "column", number: 4, marks: 1, points: 0 },
  ],
  type_points: 5,
  line_points: 2,
};
/** @type {Choice} */
const UP = { action: "change y3 up", kind: "change", cells: [[4, 5]], dice: [["y", 3]], points: 0, to: 4, coins: -1, coin_points: 0 };
/** @type {Choice} */
const DOWN = { action: "change b6 down", kind: "change", cells: [], dice: [["b", 6]], points: -1, to: 5, coins: -1, coin_points: -1 };
/** @type {Choice} */
const GAIN = { action: "gain", kind: "gain", cells: [], dice: [], points: 1, coins: 2, coin_points: 1 };
/** @type {Choice} */
const KEEP = { action: "keep y3 b4", kind: "keep", cells: [[3, 4]], dice: [["y", 3], ["b", 4]], points: 0, passes: { kind: "passed", seat: 0, to: 1, yellow: 2, blue: 6 } };
/** @type {Choice} */
const DONE = { action: "done", kind: "done", cells: [], dice: [], points: 0, passes: null };

test("choices are put where they are shown, buildings first and changes last", () => {
  const groups = grouped([UP, GAIN, CONSTRUCT, DOWN]);
  assert.equal(groups.cells.get("3,4"), CONSTRUCT);
  assert.deepEqual(groups.changes, [UP, DOWN]);
  assert.equal(groups.gain, GAIN);
  assert.equal(groups.done, null);
  assert.deepEqual(groups.list.map(({ action }) => action), ["construct y3 b4", "gain", "change y3 up", "change b6 down"]);
  assert.equal(grouped([DONE]).done, DONE);
  assert.deepEqual(grouped(null).list, []);
});

test("a click on any crossing is an action of the phase, legal or not", () => {
  assert.equal(meant(VIEW, 1, 6), "construct y1 b6");
  assert.equal(meant({ ...VIEW, phase: "second" }, 1, 6), "second y1 b6");
  assert.equal(meant({ ...VIEW, phase: "keep" }, 1, 6), "keep y1 b6");
});

test("equal dice make a crossing several times", () => {
  const row = /** @type {any} */ ({ yellow: [3, 3], blue: [5, 1] });
  assert.deepEqual([...crossings(row)], [["3,5", 2], ["3,1", 2]]);
});

test("a die that stays keeps its lane, and a turned one keeps the lane it left", () => {
  assert.deepEqual(lanes([], [4, 2]), [4, 2]);
  assert.deepEqual(lanes([4, 2], [4, 3]), [4, 3]);
  assert.deepEqual(lanes([2, 4], [5, 2]), [2, 5], "the larger die comes first on the wire, but not here");
  assert.deepEqual(lanes([2, 4], [4]), [null, 4]);
  assert.deepEqual(lanes([3, 3], [3, 3]), [3, 3]);
});

test("a change is offered in the lane of its die, once where dice are equal", () => {
  assert.deepEqual(turnsOf([UP, DOWN], "y", [5, 3]).map(({ lane, from, to }) => [lane, from, to]), [[1, 3, 4]]);
  assert.deepEqual(turnsOf([UP], "y", [3, 3]).map(({ lane }) => lane), [0]);
  const both = { ...UP, to: 2, action: "the other way" };
  assert.deepEqual(turnable(turnsOf([both, UP], "y", [5, 3])), [{ lane: 1, from: 3, choices: [UP, both] }], "a die itself is turned upwards first");
  assert.deepEqual(turnsOf([UP, DOWN], "b", [6, null]).map(({ lane, to }) => [lane, to]), [[0, 5]]);
});

test("virtual players are named behind the seats; numbers have a true minus", () => {
  speak("en");
  assert.equal(nameOf(NAMES, 1), "Ben");
  assert.equal(nameOf(NAMES, 2), nameOf(["Ann"], 1));
  assert.notEqual(nameOf(NAMES, 2), nameOf(NAMES, 3));
  assert.deepEqual([signed(3), signed(-3), signed(0)], ["+3", "\u22123", "\u00b10"]);
});

test("a choice says what it does and what it would bring", () => {
  speak("en");
  assert.equal(title(CONSTRUCT), "Build the tower in row 3, column 4");
  const parts = brings(CONSTRUCT, VIEW, NAMES);
  assert.equal(parts.length, 3);
  assert.deepEqual(parts.map(({ strong }) => strong), [true, true, false]);
  assert.match(fullName(CONSTRUCT, VIEW, NAMES), /2 of 7 towers.*4 in row 3.*\+7 points/);
  assert.match(fullName(UP, VIEW, NAMES), /yellow 3 to 4.*tower in row 4, column 5/);
  assert.match(fullName(KEEP, VIEW, NAMES), /Ben gets yellow 2 and blue 6/);
});

/** @type {import("../../src/alhambra/web/static/js/rollwrite/types.js").Line} */
const BEGUN = { line: "column", number: 5, marks: 1, points: 0 };

/** @type {Event & {kind: "built"}} */
const BUILT = { kind: "built", ply: 11, seat: 0, building: "P", yellow: 1, blue: 1, count: 1, boxes: 5, lines: [BEGUN, BEGUN], second: false };

/** One event of every kind there is.  @type {Event[]} */
const EVENTS = [
  { kind: "first", ply: 1, seat: 1 },
  { kind: "started", ply: 9, row: 0, counts: [1, 0, 2, 0, 0, 0] },
  { kind: "round", ply: 9, round: 1, rounds: 18 },
  { kind: "changed", ply: 10, seat: 0, colour: "y", pips: 3, to: 4 },
  { kind: "changed", ply: 10, seat: 0, colour: "b", pips: 3, to: 2 },
  BUILT,
  { kind: "built", ply: 11, seat: 0, building: "G", yellow: 1, blue: 5, count: 2, boxes: 7, lines: [{ line: "row", number: 1, marks: 4, points: 2 }, BEGUN], second: true },
  { kind: "gained", ply: 12, seat: 1, coins: 0 },
  { kind: "gained", ply: 12, seat: 1, coins: 2 },
  { kind: "kept", ply: 13, seat: 1, yellow: 2, blue: 5 },
  { kind: "passed", ply: 13, seat: 1, to: 0, yellow: 3, blue: 6 },
  { kind: "rolled", ply: 14, seat: 1, yellow: [3, 4], blue: [1, 2] },
  { kind: "marked", ply: 15, row: 2, building: "C", yellow: 2, blue: 2, count: 3, boxes: 6 },
  { kind: "missed", ply: 15, row: 2, building: "C", yellow: 2, blue: 2 },
  { kind: "finished", ply: 16, rows: [0], building: "T", place: 1, points: 21 },
  { kind: "finished", ply: 16, rows: [0, 1], building: "S", place: 2, points: 5 },
  { kind: "finished", ply: 16, rows: [2], building: "A", place: 1, points: null },
  { kind: "finished", ply: 16, rows: [0], building: "A", place: null, points: null },
  { kind: "over", ply: 17, winners: [0] },
  { kind: "over", ply: 17, winners: [0, 1] },
];

for (const code of /** @type {const} */ (["en", "nl", "de"])) {
  test(`every event has a whole sentence in ${code}`, () => {
    speak(code);
    for (const event of EVENTS) {
      const text = sentence(event, NAMES);
      assert.match(text, /[\p{L}\d.]$/u, text);
      assert.doesNotMatch(text, /event-|undefined|\{|\}|null|  /, text);
    }
    for (const choice of [CONSTRUCT, UP, DOWN, GAIN, KEEP, DONE]) {
      assert.doesNotMatch(fullName(choice, VIEW, NAMES), /choice-|brings-|undefined|\{|\}|null|  /);
    }
  });
}

test("buildings have their articles", () => {
  const all = /** @type {const} */ (["P", "S", "A", "C", "G", "T"]);
  speak("de");
  assert.match(sentence({ ...BUILT, building: "S" }, NAMES), /ein Serail/);
  assert.match(sentence({ ...BUILT, building: "T" }, NAMES), /einen Turm/);
  speak("nl");
  assert.match(title({ ...CONSTRUCT, building: "P" }), /het paviljoen/);
  assert.match(title({ ...CONSTRUCT, building: "G" }), /de tuin/);
  speak("en");
  assert.equal(new Set(all.map((building) => sentence({ ...BUILT, building }, NAMES))).size, 6);
});

test("a pair that is not there is named, with the coins that would turn dice to it", () => {
  speak("en");
  const row = { yellow: [2, 5], blue: [1, 1], circled: 3, crossed: 2, marks: [[4, 4]] };
  const at = /** @type {any} */ ({ ...VIEW, mover: 0, rows: [row] });
  const refused = (/** @type {string | null} */ action, reason = "NO_SUCH_DIE") => refusedPair({ error: /** @type {any} */ ({ reason }), action }, at);
  assert.equal(refused("construct y3 b1")?.text, "You have no yellow 3 for this pair. One coin would turn a die to it.");
  assert.equal(refused("construct y5 b4")?.text, "You have no blue 4 for this pair. 3 coins would turn your dice to it; you have 1.");
  assert.equal(refused("construct y4 b2")?.text, "You have neither a yellow 4 nor a blue 2. 2 coins would turn your dice to it; you have 1.");
  assert.equal(refused("construct y2 b1"), null);
  assert.equal(refused("keep y3 b1"), null);
  assert.equal(refused("construct y3 b1", "NOT_YOUR_TURN"), null);
});

test("of a crossing that is built no coins are told, whatever else is wrong with it", () => {
  speak("en");
  const row = { yellow: [2, 4], blue: [1, 4], circled: 3, crossed: 0, marks: [[3, 2], [4, 4]] };
  const at = /** @type {any} */ ({ ...VIEW, mover: 0, rows: [row] });
  const refused = (/** @type {string} */ action, /** @type {string} */ reason) => refusedPair({ error: /** @type {any} */ ({ reason }), action }, at);
  assert.deepEqual(refused("construct y3 b2", "NO_SUCH_DIE"), { text: "You have already built the tower in row 3, column 2.", hasRule: false });
  assert.deepEqual(refused("second y3 b2", "NOT_THE_UNUSED_DICE"), { text: "You have already built the tower in row 3, column 2.", hasRule: false });
  assert.deepEqual(refused("construct y4 b4", "ALREADY_BUILT"), { text: "You have already built the garden in row 4, column 4.", hasRule: true });
});

test("who plays for the first time is told more, and everybody what is left to do", () => {
  speak("en");
  const hint = (/** @type {Choice[] | null} */ choices, more = {}, isNew = false) => hintOf(/** @type {any} */ ({ ...VIEW, mover: 1, ...more }), choices, NAMES, isNew);
  assert.equal(hint([CONSTRUCT, GAIN, UP], {}, true), "Choose a building where a yellow and a blue die meet");
  assert.equal(hint([CONSTRUCT, GAIN, UP]), "Build where two dice meet");
  assert.match(hint([GAIN, UP]), /^All crossings are built/);
  assert.match(hint([KEEP], { phase: "keep" }), /goes to Ben$/);
  assert.equal(hint(null), "Ben is to move");
});

test("arrows jump from lit crossing to lit crossing, straight ahead first, and stay where there is none", () => {
  const keys = ["2,2", "2,5", "6,3"];
  assert.equal(lit(keys, "2,2", [0, 1]), "2,5");
  assert.equal(lit(keys, "2,2", [1, 0]), "6,3");
  assert.equal(lit(keys, "6,3", [-1, 0]), "2,2");
  assert.equal(lit(keys, "2,5", [0, 1]), "2,5");
});

test("what everybody did last is kept, with both buildings of a turn, until they act again", () => {
  const built = (/** @type {number} */ seat, /** @type {"P" | "G" | "T"} */ building, second = false) => ({ ...BUILT, seat, building, second });
  const gained = (/** @type {number} */ seat, /** @type {number} */ coins) => /** @type {Event} */ ({ kind: "gained", ply: 1, seat, coins });
  const turned = /** @type {Event} */ ({ kind: "changed", ply: 1, seat: 1, colour: "y", pips: 3, to: 4 });
  const short = (/** @type {Event[]} */ events) => [...lastDeeds(events)].map(([seat, { built: all, gained: coins }]) => [seat, all.map(({ building }) => building).join(""), coins]);
  assert.deepEqual(short([built(0, "P"), turned, built(1, "G"), built(1, "T", true)]), [[0, "P", null], [1, "GT", null]]);
  assert.deepEqual(short([built(0, "P"), gained(1, 2), built(0, "G")]), [[0, "G", null], [1, "", 2]]);
  assert.deepEqual(short([gained(0, 1), built(0, "T")]), [[0, "T", null]], "whoever plays alone");
  assert.deepEqual(short([built(1, "P"), built(0, "G"), turned]), [[1, "P", null], [0, "G", null]], "a die that is turned is no deed yet");
});

test("the standings are in the order of the points, and virtual players without any come last", () => {
  const row = (/** @type {number} */ total, virtual = false) => ({ virtual, points: { total } });
  const view = /** @type {any} */ ({ rows: [row(3), row(9), row(0), row(0, true), row(9, true)] });
  assert.deepEqual(ranked(view, false), [1, 4, 0, 2, 3]);
  assert.deepEqual(ranked(view, true), [1, 0, 2]);
});

test("the film has a frame for each of the others in order of play, and tells of the dice that came", () => {
  speak("en");
  const row = { marks: [], yellow: [], blue: [] };
  const whose = { view: /** @type {any} */ ({ ...VIEW, rows: [row, row, row] }), names: ["Ann", "Ben", "Cleo"], seat: 0 };
  const since = /** @type {Event[]} */ ([{ ...BUILT, seat: 1, ply: 20 }, { kind: "passed", ply: 21, seat: 1, to: 2, yellow: 1, blue: 2 }, { kind: "gained", ply: 22, seat: 2, coins: 3 }]);
  const film = frames(since, whose);
  assert.deepEqual(film.map(({ row: who, ply }) => [who, ply]), [[1, 20], [2, 22]]);
  assert.deepEqual(film.map(({ told }) => told), ["Ben built a pavilion in row 1, column 1 (1 of 5).", "Cleo gained 3 coins."]);
  assert.equal(fresh(since, whose), null);
  assert.notEqual(fresh([...since, { kind: "passed", ply: 23, seat: 2, to: 0, yellow: 3, blue: 4 }], whose), null);
});

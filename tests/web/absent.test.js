import assert from "node:assert/strict";
import { test } from "node:test";
import { absent } from "../../src/alhambra/web/static/js/table/absent.js";
import { chime, usual } from "../../src/alhambra/web/static/js/table/signals.js";

const SEAT = { kind: "person", name: "Ann", bot: null, mine: false, present: true, away: false, handed: false, luck: "none", promise: null };

test("whom the table waits for is named, and whom a bot plays for", () => {
  const table = /** @type {any} */ ({ seats: [{ ...SEAT, mine: true }, { ...SEAT, name: "Ben", away: true }, { ...SEAT, name: "Eve", handed: true }, { ...SEAT, kind: "bot" }] });
  const ben = { seat: 1, name: "Ben", isHanded: false };
  const eve = { seat: 2, name: "Eve", isHanded: true };
  assert.deepEqual(absent(table, 1), [ben, eve]);
  assert.deepEqual(absent(table, 0), [eve], "nobody waits for Ben yet");
});

test("among people the turn is heard and felt, against bots not; a notification is asked for first", () => {
  assert.deepEqual([1, 2].map((people) => usual("sound", people)), [false, true]);
  assert.equal(usual("notice", 4), false);
});

test("the sound is two soft notes of less than a second", () => {
  /** @type {any[]} */
  const notes = [];
  const gain = () => ({ gain: { setValueAtTime() {}, linearRampToValueAtTime: (/** @type {number} */ loud) => assert.ok(loud < 0.2), exponentialRampToValueAtTime() {} }, connect() {} });
  const oscillator = () => {
    const note = { frequency: { value: 0 }, start: (/** @type {number} */ at) => (note.from = at), stop: (/** @type {number} */ at) => (note.to = at), connect: (/** @type {any} */ next) => next, from: 0, to: 0 };
    notes.push(note);
    return note;
  };
  chime(/** @type {any} */ ({ currentTime: 5, createOscillator: oscillator, createGain: gain, destination: {} }));
  assert.equal(notes.length, 2);
  assert.ok(notes.every(({ from, to }) => from >= 5 && to < 6));
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { BEGINNING, isMyTurn, largeSeat, messageOf, reduce } from "../../src/alhambra/web/static/js/state.js";

/** @param {Partial<import("../../src/alhambra/web/static/js/types.js").SeatView>} more */
const seat = (more) => ({ kind: "person", name: "Ann", bot: null, mine: false, present: true, away: false, handed: false, luck: "none", promise: null, ...more });
/** @param {number} version @param {object} [more] @returns {any} */
const table = (version, more = {}) => ({ id: "t", version, status: "playing", again: null, seats: [seat({ mine: true }), seat({ kind: "bot" })], ...more });
/** @param {number} version @param {object} [more] @returns {any} */
const tableMessage = (version, more = {}) =>
  ({ type: "table", table: table(version), story: [], ply: 5, view: { mover: 0, over: false }, choices: [], undo: null, ...more });
/** @param {number} version @param {object} [more] @returns {any} */
const update = (version, more = {}) =>
  ({ type: "update", version, back: null, events: [], ply: 6, view: { mover: 1, over: false }, choices: null, undo: null, ...more });

const event = (/** @type {number} */ ply) => ({ kind: "gained", seat: 0, coins: 1, ply });

test("a table replaces everything but keeps the story where none is sent", () => {
  const first = reduce(BEGINNING, tableMessage(3, { story: [event(4)] }));
  assert.equal(first.version, 3);
  const then = reduce(first, tableMessage(4, { story: null }));
  assert.deepEqual(then.story, [event(4)]);
  assert.equal(then.version, 4);
});

test("an update adds to the story, and one that is not newer changes nothing", () => {
  const first = reduce(BEGINNING, tableMessage(3, { story: [event(4)] }));
  const then = reduce(first, update(4, { events: [event(6)] }));
  assert.deepEqual(then.story.map(({ ply }) => ply), [4, 6]);
  assert.equal(reduce(then, update(4, { events: [event(6)] })), then);
});

test("taking back forgets the events of later plies", () => {
  const first = reduce(BEGINNING, tableMessage(3, { story: [event(4), event(5), event(9)] }));
  const then = reduce(first, update(4, { back: 5, ply: 5 }));
  assert.deepEqual(then.story.map(({ ply }) => ply), [4, 5]);
});

test("presence changes the table and nothing else", () => {
  const first = reduce(BEGINNING, tableMessage(3));
  const then = reduce(first, { type: "presence", table: table(3, { watchers: 2 }) });
  assert.equal(then.table?.watchers, 2);
  assert.equal(then.view, first.view);
  assert.equal(then.version, 3);
});

test("an answer by HTTP that is older than the socket's news changes no seats", () => {
  const first = reduce(BEGINNING, tableMessage(4));
  const late = reduce(first, { type: "seen", table: table(3, { watchers: 9, again: "next" }) });
  assert.equal(late.table, first.table);
  assert.equal(late.next, "next");
  const newer = reduce(first, { type: "seen", table: table(5, { watchers: 2 }) });
  assert.equal(newer.table?.watchers, 2);
  assert.equal(reduce(newer, { type: "seen", table: table(4) }).table, newer.table);
  const come = reduce(newer, { type: "presence", table: table(5, { watchers: 3 }) });
  assert.equal(reduce(come, { type: "seen", table: table(5, { watchers: 2 }) }).table?.watchers, 3, "an answer that was long on its way");
  const read = reduce(reduce(newer, { type: "lost" }), tableMessage(2));
  assert.equal(read.table?.version, 2, "a table that the server has read anew is taken as it is");
});

test("an answer by HTTP of the version that an update brought tells of the seats", () => {
  const then = reduce(reduce(BEGINNING, tableMessage(3)), update(4));
  assert.equal(reduce(then, { type: "seen", table: table(4, { status: "over" }) }).table?.status, "over");
});

test("news of the socket that an answer by HTTP has overtaken bring the game and change no seats", () => {
  const told = reduce(reduce(BEGINNING, tableMessage(1)), { type: "seen", table: table(6) });
  const then = reduce(told, tableMessage(5));
  assert.equal(then.table, told.table);
  assert.equal(then.version, 5);
  assert.equal(reduce(then, tableMessage(6)).version, 6);
});

test("an action is pending until a newer version comes", () => {
  const sent = reduce(reduce(BEGINNING, tableMessage(3)), { type: "sent", action: "gain" });
  assert.deepEqual(sent.pending && messageOf(sent.pending), { type: "act", version: 3, action: "gain" });
  assert.equal(reduce(sent, update(4)).pending, null);
  assert.notEqual(reduce(sent, { type: "presence", table: table(3) }).pending, null);
});

test("a refusal ends what is pending, says what it was, and goes with the next change", () => {
  /** @type {import("../../src/alhambra/web/static/js/types.js").Error} */
  const error = { code: "refused", reason: "ALREADY_BUILT", rule: "RW-3.3", detail: null, arguments: null };
  const sent = reduce(reduce(BEGINNING, tableMessage(3)), { type: "sent", action: "construct y1 b1" });
  const refused = reduce(sent, { type: "refused", version: 3, error });
  assert.deepEqual(refused.refusal, { error, action: "construct y1 b1" });
  assert.equal(refused.pending, null);
  assert.equal(refused.view, sent.view);
  assert.equal(reduce(refused, update(4)).refusal, null);
});

test("after a lost connection a pending action is sent again once, if nothing has happened meanwhile", () => {
  const sent = reduce(reduce(BEGINNING, tableMessage(3)), { type: "sent", action: "gain" });
  const lost = reduce(sent, { type: "lost" });
  assert.equal(lost.pending?.again, true);
  assert.equal(reduce(lost, tableMessage(4)).pending, null, "the new version has answered it");
  const back = reduce(lost, tableMessage(3));
  assert.equal(back.pending?.again, true);
  const resent = reduce(back, { type: "resent" });
  assert.equal(resent.pending?.again, false);
  const lostAgain = reduce(resent, { type: "lost" });
  assert.equal(reduce(lostAgain, tableMessage(3)).pending, null, "it is not sent a third time");
});

test("taking back is a message without an action", () => {
  const sent = reduce(reduce(BEGINNING, tableMessage(7)), { type: "sent", action: null });
  assert.deepEqual(sent.pending && messageOf(sent.pending), { type: "undo", version: 7 });
});

test("the next table is remembered, and whether bots are in a hurry", () => {
  const state = reduce(reduce(BEGINNING, { type: "again", table: "next" }), { type: "hurry", hurried: true });
  assert.equal(state.next, "next");
  assert.equal(state.hurried, true);
});

test("the large sheet is the mover's if it is mine, else the last one of mine, else the first", () => {
  const seats = [seat({}), seat({ mine: true }), seat({ mine: true })];
  const at = (/** @type {number} */ mover) => reduce(BEGINNING, tableMessage(3, { table: table(3, { seats }), view: { mover, over: false } }));
  assert.equal(largeSeat(at(2), null), 2);
  assert.equal(largeSeat(at(0), 2), 2);
  assert.equal(largeSeat(at(0), null), 1);
  const watched = (/** @type {number | null} */ mover) => tableMessage(3, { table: table(3, { seats: [seat({}), seat({})] }), view: /** @type {any} */ ({ mover, over: mover === null }) });
  assert.deepEqual([0, 1, null].map((mover) => largeSeat(reduce(BEGINNING, watched(mover)), null)), [0, 1, 0], "who watches follows the mover");
});

test("it is my turn where there are choices", () => {
  assert.equal(isMyTurn(reduce(BEGINNING, tableMessage(3))), true);
  assert.equal(isMyTurn(reduce(BEGINNING, update(3))), false);
});

test("what people say is numbered, the last of it kept, and a refusal of it leaves what was sent alone", () => {
  const first = reduce(reduce(BEGINNING, tableMessage(3)), { type: "sent", action: "gain" });
  let then = first;
  for (let number = 0; number < 12; number++) then = reduce(then, { type: "said", seat: 1, phrase: "hello" });
  assert.equal(then.said.length, 8);
  assert.deepEqual(then.said.at(-1), { type: "said", seat: 1, phrase: "hello", number: 12 });
  const refused = reduce(then, { type: "unsaid", error: { code: "too-many", reason: null, rule: null, detail: "phrases", arguments: null } });
  assert.equal(refused.unsaid?.detail, "phrases");
  assert.equal(refused.pending, first.pending);
  assert.equal(reduce(refused, { type: "said", seat: 0, phrase: "oops" }).unsaid, null);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import * as game from "../../src/alhambra/web/static/js/rollwrite/game.js";
import { BEGINNING, reduce } from "../../src/alhambra/web/static/js/state.js";
import { newsOf as found } from "../../src/alhambra/web/static/js/table/news.js";
import { headingOf } from "../../src/alhambra/web/static/js/table/turn.js";
import { speak } from "./catalogue.js";

speak("en");

/** @param {any} before @param {any} now */
const newsOf = (before, now) => found(before, now, game);

/** @param {Partial<import("../../src/alhambra/web/static/js/types.js").SeatView>} more */
const seat = (more) => ({ kind: "person", name: "Ann", bot: null, mine: false, present: true, away: false, handed: false, luck: "none", promise: null, ...more });
const ANN = seat({ mine: true });
const BEN = seat({ name: "Ben" });

/** @param {any[]} seats @param {object} [more] @returns {any} */
const table = (seats, more = {}) => ({ id: "t", version: 3, status: "playing", again: null, seats, ...more });
/** @param {object} [more] @returns {any} */
const whole = (more = {}) => ({ type: "table", table: table([ANN, BEN]), story: [], ply: 5, view: { mover: 0, over: false }, choices: [], undo: null, ...more });
/** @param {object} [more] @returns {any} */
const update = (more = {}) => ({ type: "update", version: 4, back: null, events: [], ply: 6, view: { mover: 1, over: false }, choices: null, undo: null, ...more });

const gained = (/** @type {number} */ who, /** @type {number} */ ply) => ({ kind: "gained", seat: who, coins: 1, ply });
const rolled = (/** @type {number} */ who, /** @type {number} */ ply) => ({ kind: "rolled", seat: who, yellow: [3, 4], blue: [1, 2], ply });

const playing = reduce(BEGINNING, whole());
/** @param {any} state @param {any[]} messages */
const after = (state, ...messages) => messages.reduce(reduce, state);

test("a page that is opened says nothing by itself", () => {
  assert.deepEqual(newsOf(BEGINNING, playing), []);
  assert.deepEqual(newsOf(playing, playing), []);
});

test("before the start: who sits down, and that the game begins", () => {
  const gathering = reduce(BEGINNING, whole({ table: table([ANN, seat({ kind: "open", name: "" })], { status: "gathering" }), view: null, choices: null, ply: 0 }));
  const both = reduce(gathering, whole({ view: null, choices: null, ply: 0 }));
  assert.deepEqual(newsOf(gathering, both), ["Ben sits down."]);
  const begun = reduce(both, whole({ story: [{ kind: "first", seat: 0, ply: 1 }] }));
  assert.deepEqual(newsOf(both, begun), ["The game begins.", "First player: Ann.", "Your turn"]);
  const watched = reduce(both, whole({ view: { mover: 1, over: false }, choices: null }));
  assert.deepEqual(newsOf(both, watched), ["The game begins.", "Ben is to move"]);
});

test("what I did here I know, but not what I rolled", () => {
  const sent = after(playing, { type: "sent", action: "gain" });
  const done = after(sent, update({ events: [gained(0, 6), rolled(0, 7)] }));
  const told = newsOf(sent, done);
  assert.equal(told.length, 1);
  assert.match(told[0], /^Ann rolled yellow 3/);
  assert.equal(newsOf(playing, done).length, 2, "done on another page, both are news");
});

test("what others did is told, and that it is my turn then, however many messages it took", () => {
  const waiting = after(playing, update());
  const now = after(waiting, update({ version: 5, ply: 7, events: [gained(1, 7)] }), update({ version: 6, ply: 8, events: [rolled(1, 8)], view: { mover: 0, over: false }, choices: [] }));
  const told = newsOf(waiting, now);
  assert.equal(told.length, 3);
  assert.equal(told.at(-1), "Your turn");
  const step = after(now, { type: "sent", action: "change y3 up" }, update({ version: 7, ply: 9, view: { mover: 0, over: false }, choices: [] }));
  assert.deepEqual(newsOf(now, step), [], "still my turn is no news");
});

test("people who share a screen hear who is next", () => {
  const shared = reduce(BEGINNING, whole({ table: table([ANN, seat({ name: "Ben", mine: true })]) }));
  assert.deepEqual(newsOf(shared, after(shared, update({ choices: [] }))), ["Now: Ben"]);
});

test("where a turn goes on it is said what there is to do, and at a shared screen who does it", () => {
  const goes = { ...game, prompt: () => "Act again" };
  const step = after(playing, { type: "sent", action: "buy" }, update({ view: { mover: 0, over: false }, choices: [] }));
  assert.deepEqual(found(playing, step, goes), ["Act again"]);
  assert.equal(headingOf(step, goes), "Act again");
  const shared = reduce(BEGINNING, whole({ table: table([ANN, seat({ name: "Ben", mine: true })]) }));
  assert.equal(headingOf(shared, goes), "Ann: Act again");
  assert.equal(headingOf(shared, {}), "Now: Ann");
  assert.equal(headingOf(after(playing, update()), goes), "Ben is to move", "not one's own turn");
});

test("taking back is told, with who is to move", () => {
  const far = reduce(BEGINNING, whole({ story: [gained(1, 4), gained(0, 6)], ply: 6, view: { mover: 1, over: false }, choices: null }));
  const back = after(far, update({ back: 4, ply: 4, view: { mover: 0, over: false }, choices: [] }));
  assert.deepEqual(newsOf(far, back), ["Something was taken back.", "Your turn"]);
});

test("after a lost connection the part of the story that was not seen is told", () => {
  const before = reduce(BEGINNING, whole({ story: [gained(1, 4)] }));
  const back = after(before, { type: "lost" }, whole({ story: [gained(1, 4), gained(0, 6), gained(1, 9)], ply: 9 }));
  assert.equal(newsOf(before, back).length, 2);
  assert.match(newsOf(before, back).join(" "), /^Ann .* Ben /);
});

test("who goes away, comes back, and where a bot plays", () => {
  const seen = (/** @type {any} */ more) => after(playing, { type: "presence", table: table([ANN, { ...BEN, ...more }]) });
  const gone = { present: false, away: true };
  const told = [{}, { present: false }, gone, { ...gone, handed: true }, { handed: true }, {}].map(seen);
  const news = told.slice(1).map((now, at) => newsOf(told[at], now));
  assert.deepEqual(news, [[], ["Ben has gone away."], ["A bot now plays for Ben."], ["Ben is here again."], ["Ben has the seat back."]]);
  const mine = after(playing, { type: "presence", table: table([{ ...ANN, ...gone }, BEN]) });
  assert.deepEqual(newsOf(playing, mine), []);
});

test("the next table is told once", () => {
  const next = after(playing, { type: "again", table: "n" });
  assert.deepEqual(newsOf(playing, next), ["The next table is ready."]);
  assert.deepEqual(newsOf(next, after(next, { type: "again", table: "n" })), []);
});

test("when a game ends its result is told first, and not again", () => {
  const row = (/** @type {number} */ total) => ({ virtual: false, points: { total } });
  const view = { mover: null, over: true, rows: [row(64), row(48)], outcome: { winners: [0] } };
  const over = after(playing, whole({ view, ply: 9, story: [gained(1, 8)], choices: null }));
  assert.equal(newsOf(playing, over)[0], "You win with 64 points, 16 ahead of Ben.");
  assert.equal(newsOf(playing, over).length, 2);
  assert.deepEqual(newsOf(over, over), []);
  assert.deepEqual(newsOf(BEGINNING, over), []);
});

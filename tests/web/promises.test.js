import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { note } from "../../src/alhambra/web/static/js/fairness.js";
import { remembers } from "../../src/alhambra/web/static/js/kept.js";
import { areKept, begin, duePromises, dueWords, isSetBack, keepUp, leftOut, newPromise, notedSeal, ownPromises, promise, sealOf } from "../../src/alhambra/web/static/js/promises.js";
import { sha256 } from "../../src/alhambra/web/static/js/sha256.js";
import { suspicion } from "../../src/alhambra/web/static/js/table/doubt.js";
import { leaving, waitedFor } from "../../src/alhambra/web/static/js/table/waiting.js";

/** @param {string} text */
const real = (text) => createHash("sha256").update(text).digest("hex");

beforeEach(() => {
  /** @type {Map<string, string>} */
  const texts = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => texts.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => texts.set(key, text),
    removeItem: (/** @type {string} */ key) => texts.delete(key),
  });
});

/** The module as another page of the same browser has it, or as this one has it after a reload. */
async function otherPage() {
  const path = `../../src/alhambra/web/static/js/promises.js?${++tables}`;
  return /** @type {typeof import("../../src/alhambra/web/static/js/promises.js")} */ (await import(path));
}

let tables = 0;

/** @param {object[]} seats @param {object} [more] @returns {any} */
function table(seats, more) {
  const person = { kind: "person", name: "Ann", bot: null, mine: false, present: true, away: false, handed: false, luck: "none", promise: null };
  return { id: `t${++tables}`, status: "gathering", version: 1, attempt: 1, called: false, asked: false, missing: [], luck: "", commitment: "c".repeat(64), seats: seats.map((seat) => ({ ...person, ...seat })), ...more };
}

test("our SHA-256 is SHA-256, whatever the length and the letters", () => {
  for (const text of ["", "abc", "é 😀 harbour", ...Array.from({ length: 140 }, (_, length) => "x".repeat(length))]) assert.equal(sha256(text), real(text));
});

test("a promise hides words of this browser's chance, and is for one table, attempt and seat", () => {
  const at = table([{}, { mine: true }]);
  const { seat, promise } = newPromise(at, 1, "harbour");
  const [own] = ownPromises({ ...at, seats: [at.seats[0], { ...at.seats[1], promise }] });
  assert.equal(seat, 1);
  assert.match(own.words, /^[0-9a-f]{32} harbour$/);
  assert.equal(promise, real(`${at.id} 1 1 ${own.words}`));
  assert.notEqual(newPromise(at, 1, "harbour").promise, promise);
});

test("a device promises for its own seats, once, and anew where nobody here knows the words", () => {
  const at = table([{ mine: true }, {}, { mine: true }, { kind: "bot" }]);
  const due = duePromises(at);
  assert.deepEqual(due.map(({ seat }) => seat), [0, 2]);
  const seats = at.seats.map((/** @type {any} */ seat, /** @type {number} */ number) => ({ ...seat, promise: due.find((one) => one.seat === number)?.promise ?? null }));
  assert.deepEqual(duePromises({ ...at, seats }), []);
  const other = table([{ mine: true, luck: "promised", promise: "f".repeat(64) }]);
  assert.deepEqual(duePromises(other), []);
  const gone = table([{ mine: true, luck: "away", promise: "f".repeat(64) }]);
  assert.equal(duePromises(gone).length, 1);
  const forgotten = table([{ mine: true, luck: "mine", promise: "f".repeat(64) }]);
  for (const count of [1, 1, 1, 0]) assert.equal(duePromises(forgotten).length, count);
});

/** A table at which this browser holds seat 0 and somebody else seat 1, and all have promised. */
function asked() {
  const at = table([{ mine: true }, {}]);
  const { promise } = newPromise(at, 0);
  return { ...at, called: true, asked: true, seats: [{ ...at.seats[0], promise, luck: "mine" }, { ...at.seats[1], promise: "e".repeat(64), luck: "promised" }] };
}

test("words are told only when all have promised, and the seal is noted before", () => {
  const at = asked();
  assert.deepEqual(dueWords({ ...at, asked: false }), []);
  assert.equal(notedSeal(at), null);
  const [told] = dueWords(at);
  assert.equal(real(`${at.id} 1 0 ${told.words}`), at.seats[0].promise);
  assert.equal(notedSeal(at), sealOf(at));
  assert.equal(sealOf(at), real(`${at.id} 1 ${at.commitment} 0 ${at.seats[0].promise}, 1 ${at.seats[1].promise}`));
  assert.equal(dueWords(at)[0].words, told.words, "a reload tells them as well");
  const [own, other] = at.seats;
  const without = { ...at, seats: [own, { ...other, promise: null }, { ...other, promise: null }], missing: [1, 2] };
  assert.equal(sealOf(without), real(`${at.id} 1 ${at.commitment} 0 ${own.promise} missing 1, 2`), "whose words are missing is fixed too");
});

test("words are told under one seal alone: nobody exchanges a promise afterwards", () => {
  const at = asked();
  dueWords(at);
  const cheating = { ...at, seats: [at.seats[0], { ...at.seats[1], promise: "d".repeat(64) }] };
  assert.deepEqual(dueWords(cheating), []);
  assert.deepEqual(dueWords({ ...at, commitment: "b".repeat(64) }), []);
});

test("words are not told where the server shows another commitment than before", () => {
  const at = asked();
  note({ ...at, commitment: "a".repeat(64) });
  assert.deepEqual(dueWords(at), []);
});

test("a page sees whether everybody told what they promised", () => {
  const at = asked();
  const [{ words }] = dueWords(at);
  const ben = { ...at.seats[1], promise: real(`${at.id} 1 1 8f3a quay`) };
  const begun = { ...at, status: "playing", seats: [at.seats[0], ben], luck: `0 ${words}, 1 8f3a quay` };
  assert.ok(areKept(begun));
  assert.ok(!areKept({ ...begun, luck: `0 ${words}, 1 8f3a key` }));
  assert.ok(!areKept({ ...begun, luck: `0 ${words}` }));
});

test("what was promised and not told yet is promised again after a reload, and not anything else", async () => {
  const at = table([{ mine: true }, { mine: true }]);
  const due = duePromises(at);
  const page = await otherPage();
  assert.deepEqual(page.duePromises(at), due);
  const typed = newPromise(at, 0, "harbour");
  assert.deepEqual((await otherPage()).duePromises(at), [typed, due[1]], "words that were typed replace others");
  assert.notDeepEqual(page.duePromises({ ...at, attempt: 2 }), due);
});

test("a browser that has told its words promises and tells nothing more for that attempt, whatever the server shows", async () => {
  const at = asked();
  const [told] = dueWords(at);
  const before = { ...at, called: false, asked: false, seats: [{ ...at.seats[0], promise: null, luck: "none" }, at.seats[1]] };
  const earlier = { ...before, attempt: 0 };
  const others = { ...at, seats: [at.seats[0], { ...at.seats[1], promise: "d".repeat(64) }] };
  /** @type {string[]} */
  const sent = [];
  globalThis.fetch = /** @type {any} */ (async (/** @type {string} */ path) => sent.push(path));
  for (const page of [await otherPage(), { begin, duePromises, dueWords, isSetBack, keepUp, newPromise }]) {
    for (const shown of [before, earlier, { ...before, called: true }, others, { ...at, asked: false }]) {
      assert.ok(page.isSetBack(shown));
      assert.equal(suspicion(shown), "fair-set-back");
      assert.deepEqual([page.duePromises(shown), page.dueWords(shown)], [[], []]);
      assert.throws(() => page.newPromise(shown, 0, "harbour"));
      assert.equal(await page.keepUp(shown), null);
      assert.equal(await page.begin(shown), shown, "it would begin without this browser's words");
    }
    assert.deepEqual(page.dueWords(at), [told], "the answer was lost: the same words under the same seal");
    assert.ok(!page.isSetBack(at) && !page.isSetBack({ ...at, status: "playing" }));
  }
  assert.deepEqual(sent, []);
  assert.equal(duePromises({ ...before, attempt: 2 }).length, 1, "a new attempt is counted");
});

test("a game that began with an earlier attempt than this browser told words for is not trusted", () => {
  const at = asked();
  dueWords(at);
  const seat = { ...at.seats[0], promise: newPromise({ ...at, attempt: 2 }, 0).promise };
  const later = { ...at, attempt: 2, seats: [seat, at.seats[1]] };
  assert.equal(suspicion(later), "");
  dueWords(later);
  assert.equal(suspicion({ ...at, status: "playing" }), "fair-set-back-begun");
  assert.deepEqual([notedSeal(at), notedSeal(later)], [sealOf(at), sealOf(later)]);
});

test("two pages of one browser that promise at the same moment know their own words at least", async () => {
  const at = table([{ mine: true }]);
  const page = await otherPage();
  const [first] = duePromises(at);
  localStorage.removeItem(`promises ${at.id}`); // the other page has not heard of it yet
  const [second] = page.duePromises(at);
  assert.notEqual(first.promise, second.promise);
  const seen = { ...at, called: true, asked: true, seats: [{ ...at.seats[0], promise: first.promise, luck: "mine" }] };
  assert.equal(dueWords(seen).length, 1);
  assert.equal(page.dueWords(seen).length, 1, "and what the other keeps");
});

test("the promises of the last thousand tables are remembered", () => {
  const first = table([{ mine: true }]);
  const { promise } = newPromise(first, 0);
  const seen = { ...first, seats: [{ ...first.seats[0], promise }] };
  for (let count = 0; count < 999; count++) newPromise(table([{ mine: true }]), 0);
  assert.notEqual(localStorage.getItem(`promises ${first.id}`), null);
  assert.equal(ownPromises(seen).length, 1);
  newPromise(table([{ mine: true }]), 0);
  assert.equal(localStorage.getItem(`promises ${first.id}`), null);
});

test("a browser that keeps nothing remembers its words while the page is open", () => {
  globalThis.localStorage = /** @type {any} */ ({ getItem: () => null, setItem: () => { throw new Error("full"); } });
  const at = asked();
  assert.equal(dueWords(at).length, 1);
});

test("what comes while something is being sent is dealt with afterwards", async () => {
  const at = table([{ mine: true }, {}]);
  /** @type {{path: string, body: any}[]} */
  const sent = [];
  let answer = /** @type {() => void} */ (() => {});
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ path, /** @type {any} */ { body }) => {
      sent.push({ path, body: JSON.parse(body) });
      if (sent.length === 1) await new Promise((resolve) => (answer = () => resolve(null)));
      return { ok: true, status: 200, json: async () => ({ ...at, version: 2 }) };
    }
  );
  const first = keepUp(at);
  await Promise.resolve();
  const promise = sent[0].body.promises[0].promise;
  const later = { ...at, version: 4, called: true, asked: true, seats: [{ ...at.seats[0], promise, luck: "mine" }, { ...at.seats[1], promise: "e".repeat(64) }] };
  assert.equal(await keepUp(later), null);
  answer();
  await first;
  assert.deepEqual(sent.map(({ path }) => path.split("/").at(-1)), ["promise", "words"]);
});

test("whoever holds up the beginning is named", () => {
  const seats = [{ luck: "mine" }, { luck: "away" }, { luck: "none" }, { luck: "promised" }, { kind: "bot" }, { handed: true }];
  assert.deepEqual(waitedFor(table(seats)), []);
  assert.deepEqual(waitedFor(table(seats, { called: true })), [1, 2]);
  assert.deepEqual(waitedFor(table(seats, { called: true, missing: [2] })), [1]);
  const told = [{ luck: "told", promise: "a" }, { luck: "away", promise: "b" }, { luck: "none" }];
  assert.deepEqual(waitedFor(table(told, { called: true, asked: true })), [1]);
});

test("nobody is to be left out who is here, or has promised and may come back at once", () => {
  const seats = [{ mine: true, luck: "mine", promise: "a" }, { luck: "none" }, { luck: "none", present: false }, { luck: "away", promise: "b", present: false }, { luck: "away", promise: "c", present: false, away: true }];
  assert.deepEqual(leaving(table(seats, { called: true })), [2, 4]);
  assert.deepEqual(leaving(table(seats, { called: true, missing: [1] })), [1, 2, 4], "who was left out before stays so");
  assert.deepEqual(leaving(table(seats, { called: true, asked: true, missing: [1, 2] })), [2, 0, 4], "a new attempt asks everybody anew");
});

test("a browser that promised for a seat and finds it left out raises an alarm", () => {
  const at = asked();
  const seats = [{ ...at.seats[0], promise: null, luck: "none" }, at.seats[1]];
  assert.equal(suspicion(at), "");
  assert.equal(suspicion({ ...at, seats, asked: false, missing: [0] }), "", "it promises again");
  for (const more of [{}, { status: "playing", luck: "" }]) assert.deepEqual(leftOut({ ...at, ...more, seats, missing: [0] }), [0]);
  assert.equal(suspicion({ ...at, seats, missing: [0] }), "fair-left-out");
  assert.equal(suspicion({ ...at, seats: [{ ...seats[0], promise: "d".repeat(64) }, seats[1]] }), "fair-left-out", "somebody else spoke for the seat");
  assert.equal(suspicion({ ...at, seats: seats.map((seat) => ({ ...seat, mine: false })) }), "", "whose seat it is not has no say");
  assert.equal(suspicion(table([{ mine: true }, {}], { asked: true, missing: [0] })), "", "nor who promised nothing");
});

test("what was seen before the answer is not told again", async () => {
  const at = asked();
  let sent = 0;
  let answer = /** @type {() => void} */ (() => {});
  globalThis.fetch = /** @type {any} */ (
    async () => {
      sent += 1;
      await new Promise((resolve) => (answer = () => resolve(null)));
      return { ok: true, status: 200, json: async () => ({ ...at, version: 3, status: "playing" }) };
    }
  );
  const first = keepUp(at);
  await Promise.resolve();
  await keepUp({ ...at, version: 2 });
  answer();
  assert.equal((await first)?.version, 3);
  assert.equal(sent, 1);
});

/**
 * A server whose answers come when the test says so: `answer("words", table)` answers the oldest such request.
 * @returns {{sent: string[], answer: (what: string, table: any) => Promise<void>, refuse: (what: string) => Promise<void>}}
 */
function slowServer() {
  /** @type {string[]} */
  const sent = [];
  /** @type {{what: string, settle: (answer: object) => void}[]} */
  const waiting = [];
  globalThis.fetch = /** @type {any} */ (
    (/** @type {string} */ path) => {
      const what = path.split("/").at(-1) ?? "";
      sent.push(what);
      return new Promise((settle) => waiting.push({ what, settle }));
    }
  );
  const settle = async (/** @type {string} */ what, /** @type {object} */ answer) => {
    const [one] = waiting.splice(waiting.findIndex((request) => request.what === what), 1);
    one.settle(answer);
    await new Promise((later) => setTimeout(later)); // all that follows from it has followed
  };
  return {
    sent,
    answer: (what, table) => settle(what, { ok: true, status: 200, json: async () => table }),
    refuse: (what) => settle(what, { ok: false, status: 409, json: async () => ({ error: { code: "not-now" } }) }),
  };
}

/** @param {any} at @param {number} version */
const begun = (at, version) => ({ ...at, version, status: "playing" });

test("the answer to the start may come after the socket's news: words are told once", async () => {
  const at = asked();
  const { sent, answer } = slowServer();
  const beginning = begin({ ...at, asked: false });
  assert.equal(await keepUp({ ...at, version: 2 }), null, "what the socket brought is dealt with after the answer");
  await answer("start", { ...at, version: 2 });
  await answer("words", begun(at, 3));
  assert.equal((await beginning).version, 3);
  assert.deepEqual(sent, ["start", "words"]);
});

test("the socket's news may come after the answer to the start, and are not dealt with again", async () => {
  const at = asked();
  const { sent, answer } = slowServer();
  const beginning = begin({ ...at, asked: false });
  await answer("start", { ...at, version: 2 });
  assert.equal(await keepUp({ ...at, version: 2 }), null);
  await answer("words", begun(at, 3));
  assert.equal((await beginning).version, 3);
  assert.equal(await keepUp(begun(at, 3)), null);
  assert.deepEqual(sent, ["start", "words"]);
});

test("an answer that brings nothing new is not asked for again", async () => {
  const at = asked();
  const { sent, answer } = slowServer();
  const beginning = begin({ ...at, asked: false });
  await answer("start", { ...at, version: 2 });
  await answer("words", { ...at, version: 2 });
  assert.equal((await beginning).version, 2);
  assert.deepEqual(sent, ["start", "words"]);
});

test("words are told by the answer to a promise where the socket has brought the same version before", async () => {
  const at = asked();
  const before = { ...at, asked: false, seats: [{ ...at.seats[0], promise: null, luck: "none" }, at.seats[1]] };
  const { sent, answer } = slowServer();
  const keeping = keepUp(before);
  assert.equal(await keepUp({ ...at, version: 2 }), null);
  await answer("promise", { ...at, version: 2 });
  await answer("words", begun(at, 3));
  assert.equal((await keeping)?.version, 3);
  assert.deepEqual(sent, ["promise", "words"]);
});

test("whoever wants to begin waits until what was promised is known there", async () => {
  const at = asked();
  const before = { ...at, asked: false, seats: [{ ...at.seats[0], promise: null, luck: "none" }, at.seats[1]] };
  const { sent, answer } = slowServer();
  const keeping = keepUp(before);
  const beginning = begin(before);
  await answer("promise", { ...at, version: 2, asked: false });
  assert.deepEqual(sent, ["promise", "start"]);
  await answer("start", { ...at, version: 3 });
  await answer("words", begun(at, 4));
  assert.deepEqual([(await keeping)?.version, (await beginning).version], [2, 4]);
  assert.deepEqual(sent, ["promise", "start", "words"]);
});

test("whoever wants to begin a game that has begun meanwhile asks for nothing", async () => {
  const at = asked();
  const { sent, answer } = slowServer();
  keepUp(at);
  const beginning = begin(at);
  await answer("words", begun(at, 2));
  assert.equal((await beginning).version, 2);
  assert.deepEqual(sent, ["words"]);
});

test("a start that is refused is told, and what the socket brought meanwhile is dealt with", async () => {
  const at = asked();
  const { sent, answer, refuse } = slowServer();
  const beginning = assert.rejects(begin({ ...at, asked: false }));
  await keepUp({ ...at, version: 2 });
  await refuse("start");
  await answer("words", begun(at, 3));
  await beginning;
  assert.deepEqual(sent, ["start", "words"]);
});

test("words that were typed are promised after what is under way", async () => {
  const at = table([{ mine: true }, {}]);
  const { sent, answer } = slowServer();
  const keeping = keepUp(at);
  const typing = promise(at, 0, "harbour");
  const [first] = JSON.parse(localStorage.getItem(`promises ${at.id}`) ?? "[]");
  await answer("promise", { ...at, version: 2, seats: [{ ...at.seats[0], promise: first.promise, luck: "mine" }, at.seats[1]] });
  await keeping;
  assert.deepEqual(sent, ["promise", "promise"]);
  const [, second] = JSON.parse(localStorage.getItem(`promises ${at.id}`) ?? "[]");
  assert.match(second.words, / harbour$/);
  await answer("promise", { ...at, version: 3, seats: [{ ...at.seats[0], promise: second.promise, luck: "mine" }, at.seats[1]] });
  assert.equal((await typing).version, 3);
});

test("a browser that keeps nothing knows that it does", () => {
  assert.equal(remembers(), true);
  globalThis.localStorage.setItem = () => {
    throw new Error("no room");
  };
  assert.equal(remembers(), false);
});

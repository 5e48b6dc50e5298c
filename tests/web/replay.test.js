import assert from "node:assert/strict";
import { test } from "node:test";
import { momentsOf } from "../../src/alhambra/web/static/js/replay/moments.js";
import { actorAt, agreedPly, eventsAt, keyLeads, placeIn, plyOf } from "../../src/alhambra/web/static/js/replay/places.js";

const VIEW = { game: "rollwrite", mover: 0, over: false };
const STORY = [
  { kind: "first", ply: 1 },
  { kind: "round", ply: 9 },
  { kind: "built", ply: 10 },
  { kind: "passed", ply: 10 },
  { kind: "rolled", ply: 12 },
  { kind: "round", ply: 14 },
];

test("the address names the ply; without one a finished game opens at its beginning, another as it stands", () => {
  const [finished, running] = [{ plies: 20, over: true }, { plies: 20, over: false }];
  assert.equal(plyOf("#12", finished), 12);
  assert.equal(plyOf("#0", running), 0);
  assert.equal(plyOf("#999", finished), 20);
  assert.equal(plyOf("", finished), 0);
  assert.equal(plyOf("", running), 20);
  assert.equal(plyOf("#join=x", running), 20);
});

test("what happened at a ply, and where the story stands", () => {
  assert.deepEqual(eventsAt(STORY, 10).map(({ kind }) => kind), ["built", "passed"]);
  assert.deepEqual(eventsAt(STORY, 11), []);
  assert.equal(placeIn(STORY, 0), -1);
  assert.equal(placeIn(STORY, 11), 3);
});

test("the sheet of whoever acted last is looked at", () => {
  const story = [{ kind: "first", seat: 1, ply: 1 }, { kind: "round", ply: 9 }, { kind: "built", seat: 2, ply: 10 }];
  assert.deepEqual([0, 1, 9, 12].map((ply) => actorAt(story, ply)), [0, 1, 1, 2]);
});

test("keys lead by plies, sentences, chapters, and to both ends", () => {
  const told = { plies: 20, story: STORY, isChapter: (/** @type {{kind: string}} */ event) => event.kind === "round" };
  const from = (/** @type {string} */ key) => keyLeads(key, 10, told);
  assert.equal(from("ArrowLeft"), 9);
  assert.equal(from("ArrowRight"), 11);
  assert.equal(from("ArrowUp"), 9);
  assert.equal(from("ArrowDown"), 12);
  assert.equal(from("PageUp"), 9);
  assert.equal(from("PageDown"), 14);
  assert.equal(from("Home"), 0);
  assert.equal(from("End"), 20);
  assert.equal(from(" "), "play");
  assert.equal(from("x"), null);
  assert.equal(keyLeads("ArrowLeft", 0, told), 0);
  assert.equal(keyLeads("ArrowRight", 20, told), 20);
});

test("two tellings agree up to the first event that differs", () => {
  const telling = (/** @type {number} */ plies, /** @type {any[]} */ ...story) => ({ plies, story });
  const [built, coins, rolled] = [{ kind: "built", ply: 10 }, { kind: "gained", ply: 10 }, { kind: "rolled", ply: 14 }];
  assert.equal(agreedPly(telling(12, built), telling(20, built, rolled)), 12, "it only went on");
  assert.equal(agreedPly(telling(14, built, rolled), telling(11, built)), 11, "taken back");
  assert.equal(agreedPly(telling(14, built, rolled), telling(20, coins, rolled)), 9, "taken back and played on otherwise");
  assert.equal(agreedPly(telling(11), telling(11, { kind: "built", ply: 11 })), 10, "a ply of which nothing was told");
  assert.equal(agreedPly(telling(14, built), telling(14, built)), 14);
});

test("a moment that arrives after it was forgotten is not kept", async () => {
  /** @type {(still: any) => void} */
  let arrive = () => {};
  const moments = momentsOf("x", () => new Promise((done) => (arrive = done)));
  const old = moments.at(7);
  moments.forget(6);
  arrive({ ply: 7, view: VIEW });
  await old;
  assert.equal(moments.peek(7), null);
});

test("moments are asked for once and kept", async () => {
  /** @type {string[]} */
  const asked = [];
  const moments = momentsOf("x", async (path) => {
    asked.push(path);
    return { ply: Number(path.split("/").at(-1)), view: VIEW };
  });
  assert.equal(moments.peek(3), null);
  await moments.at(3);
  await moments.at(3);
  assert.equal(moments.peek(3)?.ply, 3);
  assert.deepEqual(asked, ["/api/tables/x/plies/3"]);
  moments.prepare(3, 5);
  assert.equal(asked.length, 3);
});

test("a moment that could not be had is asked for again, and one taken back is forgotten", async () => {
  let fails = true;
  const moments = momentsOf("x", async () => {
    if (fails) throw new Error("offline");
    return { ply: 7, view: VIEW };
  });
  await assert.rejects(moments.at(7));
  fails = false;
  await moments.at(7);
  assert.ok(moments.peek(7));
  moments.forget(6);
  assert.equal(moments.peek(7), null);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { labelled } from "../../src/alhambra/web/static/js/replay/controls.js";
import { momentsOf } from "../../src/alhambra/web/static/js/replay/moments.js";
import { actorAt, agreedPly, placeIn, plyOf } from "../../src/alhambra/web/static/js/replay/places.js";
import { keyLeads, shownAt, stopAfter, stopAt, stopsOf } from "../../src/alhambra/web/static/js/replay/stops.js";

const VIEW = { game: "rollwrite", mover: 0, over: false };
/** Two turns of two seats, a round after them, and a turn of the first that is not over. @type {import("../../src/alhambra/web/static/js/types.js").Event[]} */
const STORY = [
  { kind: "first", seat: 1, ply: 1 },
  { kind: "round", ply: 9 },
  { kind: "changed", seat: 1, ply: 10 },
  { kind: "built", seat: 1, ply: 11 },
  { kind: "passed", seat: 1, ply: 11 },
  { kind: "rolled", seat: 1, ply: 13 },
  { kind: "gained", seat: 0, ply: 14 },
  { kind: "rolled", seat: 0, ply: 18 },
  { kind: "kept", seat: 0, ply: 19 },
  { kind: "round", ply: 21 },
  { kind: "built", seat: 0, ply: 22 },
  { kind: "rolled", seat: 0, ply: 24 },
];
const GAME = {
  isChapter: (/** @type {{kind: string}} */ event) => event.kind === "round",
  isDealt: (/** @type {{kind: string}} */ event) => event.kind === "first" || event.kind === "rolled",
};
const STOPS = stopsOf({ story: STORY, plies: 25 }, GAME);
const CHAPTERS = STORY.filter(GAME.isChapter);

test("a replay stops before the first decision and after each with what chance brought then", () => {
  assert.deepEqual(STOPS.map(({ decided }) => decided), [0, 10, 11, 14, 19, 22]);
  assert.deepEqual(STOPS.map(({ ply }) => ply), [9, 10, 13, 18, 21, 25]);
  assert.deepEqual(STOPS.map(({ isTurn }) => isTurn), [true, false, true, false, true, true], "a round parts two turns of one seat");
  assert.deepEqual(stopsOf({ story: [], plies: 0 }, GAME), [{ decided: 0, ply: 0, isTurn: true }], "nothing has begun");
});

test("every ply belongs to a decision, and every event is seen at a stop", () => {
  assert.deepEqual([0, 9, 10, 12, 13, 20, 25].map((ply) => stopAt(STOPS, ply)), [0, 0, 1, 2, 2, 4, 5]);
  assert.deepEqual(CHAPTERS.map(({ ply }) => stopAfter(STOPS, ply)), [0, 4]);
});

test("the address names the ply; without one a finished game opens where the first decides, another as it stands", () => {
  const [finished, running] = [{ plies: 25, over: true }, { plies: 25, over: false }];
  assert.equal(plyOf("#12", finished, STOPS), 12);
  assert.equal(plyOf("#0", running, STOPS), 0);
  assert.equal(plyOf("#999", finished, STOPS), 25);
  assert.equal(plyOf("", finished, STOPS), 9);
  assert.equal(plyOf("", running, STOPS), 25);
  assert.equal(plyOf("#join=x", running, STOPS), 25);
});

test("what is told and ringed: the decision, the turn so far, or what a link leads to", () => {
  const shown = (/** @type {number} */ ply, /** @type {"decision" | "turn"} */ stride, over = false) =>
    shownAt({ story: STORY.filter((event) => event.ply <= ply), stops: STOPS, ply, stride, game: GAME, over }).map(({ kind }) => kind);
  assert.deepEqual(shown(9, "decision"), []);
  assert.deepEqual(shown(13, "decision"), ["built", "passed"], "not the dice that were rolled");
  assert.deepEqual(shown(13, "turn"), ["changed", "built", "passed"]);
  assert.deepEqual(shown(21, "decision"), ["kept", "round"]);
  assert.deepEqual(shown(21, "turn"), ["gained", "kept", "round"]);
  assert.deepEqual(shown(18, "turn"), ["gained"], "a turn that is not over");
  assert.deepEqual(shown(19, "turn"), ["kept"], "between two stops");
  assert.deepEqual(shown(12, "decision"), []);
  assert.deepEqual(shown(25, "decision", true), ["built", "rolled"], "how it ended");
});

test("where the story stands", () => {
  assert.equal(placeIn(STORY, 0), -1);
  assert.equal(placeIn(STORY, 12), 4);
});

test("the sheet of whoever acted last is looked at", () => {
  const story = [{ kind: "first", seat: 1, ply: 1 }, { kind: "round", ply: 9 }, { kind: "built", seat: 2, ply: 10 }];
  assert.deepEqual([0, 1, 9, 12].map((ply) => actorAt(story, ply)), [0, 1, 1, 2]);
});

test("keys lead by decisions, turns, chapters, and to both ends", () => {
  const from = (/** @type {string} */ key, ply = 13) => {
    const leads = keyLeads(key, ply, STOPS, CHAPTERS);
    return leads && leads !== "play" ? leads.ply : leads;
  };
  assert.deepEqual([from("ArrowLeft"), from("ArrowRight")], [10, 18]);
  assert.deepEqual([from("ArrowUp"), from("ArrowDown")], [9, 21]);
  assert.deepEqual([from("ArrowUp", 18), from("ArrowDown", 10)], [13, 13], "from within a turn to its end, or to the end of the one before");
  assert.deepEqual([from("PageUp"), from("PageDown")], [9, 21]);
  assert.deepEqual([from("Home"), from("End")], [9, 25]);
  assert.deepEqual([from(" "), from("x")], ["play", null]);
  assert.deepEqual([from("ArrowLeft", 9), from("ArrowRight", 25)], [9, 25]);
  assert.deepEqual([from("ArrowLeft", 12), from("ArrowRight", 12)], [10, 18], "from what a link leads to");
  assert.deepEqual([from("PageDown", 21), from("ArrowDown", 21)], [25, 25]);
  assert.deepEqual(keyLeads("ArrowDown", 9, STOPS, CHAPTERS), { ply: 13, stride: "turn" });
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
  moments.prepare([3, 6, 8]);
  assert.deepEqual(asked.slice(1), ["/api/tables/x/plies/6", "/api/tables/x/plies/8"]);
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

test("of marks that lie close only some are labelled", () => {
  const marks = [2, 5, 10, 14, 50].map((at) => ({ at, label: String(at), title: "" }));
  assert.deepEqual(labelled(marks, 100).map(({ label }) => label), ["2", "", "10", "", "50"]);
});

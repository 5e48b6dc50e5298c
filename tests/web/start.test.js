import assert from "node:assert/strict";
import { test } from "node:test";
import { standing } from "../../src/alhambra/web/static/js/start/continue.js";
import { bestAlone } from "../../src/alhambra/web/static/js/start/ways.js";
import { aloneDraft, draftOf, fits, lacks, levelsIn, levelsOf, misnamed, named, openDraft, optionsFor, quickDraft, rememberDraft, seated, tableOf } from "../../src/alhambra/web/static/js/start/draft.js";
import { addressOf } from "../../src/alhambra/web/static/js/start/link.js";
import { speak } from "./catalogue.js";
import { isComplete } from "../../src/alhambra/web/static/js/start/tablemaking.js";
import { ago, inOrder, isFound, linesOf, resultText } from "../../src/alhambra/web/static/js/start/mytables.js";

/** @type {import("../../src/alhambra/web/static/js/types.js").GameView} */
const OFFER = {
  name: "rollwrite",
  players: [1, 5],
  bots: ["uniform", "greedy"],
  usual: "greedy",
  lesson: true,
  solo: [],
  options: [
    { name: "virtual", values: ["2", "3", "4"], players: [1, 1] },
    { name: "goal", values: ["score", "versus"], players: [1, 1] },
  ],
};

test("a first draft is me, a usual bot and one of the level below", () => {
  assert.deepEqual(tableOf(draftOf(OFFER), OFFER, "Ann"), {
    game: "rollwrite",
    options: { players: "3" },
    seats: [{ kind: "me", name: "Ann" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "uniform" }],
  });
  assert.deepEqual(levelsIn(draftOf({ ...OFFER, usual: "uniform" })), ["uniform", "uniform"], "there is none below the lowest");
});

test("the bots that I chose last play again, and so do my wishes for a game alone", () => {
  const texts = new Map();
  globalThis.localStorage = /** @type {any} */ ({ getItem: (/** @type {string} */ key) => texts.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ text) => texts.set(key, text) });
  assert.deepEqual(quickDraft(OFFER), draftOf(OFFER));
  const chosen = { ...draftOf(OFFER), players: 2 };
  rememberDraft(named(chosen, 1, "Ben"));
  rememberDraft({ ...seated(draftOf(OFFER), 1, "open") });
  rememberDraft({ ...draftOf(OFFER), players: 1, options: { goal: "versus" } });
  assert.deepEqual(quickDraft(OFFER), chosen, "with no name that was typed before a bot was chosen");
  assert.equal(aloneDraft(OFFER).options.goal, "versus");
  assert.deepEqual(quickDraft({ ...OFFER, bots: ["uniform"], usual: "uniform" }), draftOf({ ...OFFER, bots: ["uniform"], usual: "uniform" }), "a bot that is gone");
  assert.deepEqual(tableOf(openDraft(OFFER), OFFER, "Ann").seats.map(({ kind }) => kind), ["me", "open"]);
});

test("where one stands is a place that others may share", () => {
  const rows = [12, 20, 12, 3].map((points, row) => ({ row, points }));
  assert.deepEqual(rows.map(({ row }) => standing(rows, row).place), [2, 1, 2, 4]);
  assert.deepEqual(standing(rows.slice(0, 1), 0), { place: 1, points: 12, isAlone: true });
});

test("the best game alone is one with the same options", () => {
  const one = (/** @type {number} */ score, /** @type {object} */ more) => /** @type {any} */ ({ game: "rollwrite", players: 1, options: { players: "1" }, score, ...more });
  const games = [one(80, {}), one(95, {}), one(120, { players: 3 }), one(140, { options: { virtual: "4" } }), one(150, { game: "palace" })];
  assert.equal(bestAlone(games, OFFER, { players: "1", virtual: "2", goal: "score" })?.score, 95);
  assert.equal(bestAlone(games, OFFER, { players: "1", virtual: "4", goal: "score" })?.score, 140);
  assert.equal(bestAlone(games, OFFER, { players: "1", virtual: "2", goal: "versus" }), null);
});

test("nobody is awaited at a table of bots and of seats that are mine", () => {
  const [me, other, bot, open] = /** @type {any[]} */ ([{ kind: "person", mine: true }, { kind: "person", mine: false }, { kind: "bot", mine: false }, { kind: "open", mine: false }]);
  assert.deepEqual([[me], [me, bot, me], [me, other], [me, bot, open]].map((seats) => isComplete({ seats })), [true, true, false, false]);
});

test("I sit at one seat: whoever sat there takes mine", () => {
  const draft = seated(seated(draftOf(OFFER), 1, "open"), 1, "me");
  assert.deepEqual(draft.seats.slice(0, 3).map(({ who }) => who), ["open", "me", "bot:uniform"]);
});

test("a name stays when somebody else is chosen for a while", () => {
  const draft = seated(seated(named(seated(draftOf(OFFER), 1, "here"), 1, "Ben"), 1, "open"), 1, "here");
  assert.deepEqual(tableOf(draft, OFFER, "Ann").seats[1], { kind: "here", name: "Ben" });
});

test("people at this screen need names, and somebody must be here", () => {
  assert.deepEqual(lacks(draftOf(OFFER)), { nameless: [], nobody: false });
  assert.deepEqual(lacks(seated(draftOf(OFFER), 2, "here")).nameless, [2]);
  assert.equal(lacks(seated(draftOf(OFFER), 0, "open")).nobody, true);
});

test("names with a comma or # cannot be; those of seats that do not count may", () => {
  const draft = named(seated(draftOf(OFFER), 1, "here"), 1, "Ben, Carl");
  assert.deepEqual(misnamed(draft, "Ann"), [1]);
  assert.deepEqual(misnamed(draft, "#1"), [0, 1]);
  assert.deepEqual(misnamed(seated(draft, 1, "open"), "Ann"), []);
  assert.deepEqual(misnamed({ ...draft, players: 1 }, "Ann"), []);
});

test("options are offered for their numbers of players, the first value by default", () => {
  assert.deepEqual(optionsFor(OFFER, 2), []);
  const alone = { ...draftOf(OFFER), players: 1, options: { goal: "versus" } };
  assert.deepEqual(tableOf(alone, OFFER, "Ann").options, { players: "1", virtual: "2", goal: "versus" });
});

test("a kept draft is taken up only if it fits what is offered", () => {
  const draft = draftOf(OFFER);
  assert.ok(fits(JSON.parse(JSON.stringify(draft)), OFFER));
  assert.ok(!fits(null, OFFER));
  assert.ok(!fits({ ...draft, players: 9 }, OFFER));
  assert.ok(!fits(seated(draft, 1, "bot:gone"), OFFER));
  assert.ok(!fits({ ...draft, game: "palace" }, OFFER));
});

test("a pasted link leads to this server, whatever stands around it", () => {
  assert.equal(addressOf("https://play.example/table/k3v9w0pq4x7m#join=s8Kd-_x"), "/table/k3v9w0pq4x7m#join=s8Kd-_x");
  assert.equal(addressOf("Come: https://play.example/table/k3v9w0pq4x7m#seat=a.b-c !"), "/table/k3v9w0pq4x7m#seat=a.b-c");
  assert.equal(addressOf("/replay/k3v9w0pq4x7m#12"), "/replay/k3v9w0pq4x7m#12");
  assert.equal(addressOf("  k3v9w0pq4x7m "), "/table/k3v9w0pq4x7m");
  assert.equal(addressOf("https://play.example/elsewhere"), null);
  assert.equal(addressOf(""), null);
});

test("my tables: those that wait for me first, finished ones last", () => {
  const table = { game: "rollwrite", ply: 1, mine: true, names: [] };
  /** @type {import("../../src/alhambra/web/static/js/types.js").Mine[]} */
  const tables = [
    { ...table, id: "over", status: "over", turn: false, created: 9 },
    { ...table, id: "old", status: "playing", turn: false, created: 1 },
    { ...table, id: "new", status: "gathering", turn: false, created: 5 },
    { ...table, id: "mine", status: "playing", turn: true, created: 0 },
  ];
  assert.deepEqual(inOrder(tables).map(({ id }) => id), ["mine", "new", "old", "over"]);
});

test("how long ago, in words", () => {
  assert.equal(ago(1000, 1010), "now");
  assert.equal(ago(0, 7300), "2 hours ago");
  assert.equal(ago(0, 86400), "yesterday");
});

test("the levels of a draft are told once each", () => {
  const draft = seated(draftOf(OFFER), 2, "bot:uniform");
  assert.deepEqual(levelsOf(draft), ["greedy", "uniform"]);
  assert.deepEqual(levelsOf(seated(draft, 1, "open")), ["uniform"]);
});

test("how a game of mine ended, in words", () => {
  const played = /** @type {any} */ ({ place: 1, score: 63, players: 3 });
  speak("en");
  assert.equal(resultText(played), "Victory, 63 points");
  assert.equal(resultText({ ...played, place: 2 }), "Place 2, 63 points");
  assert.equal(resultText({ ...played, players: 1 }), "63 points");
});

test("all tables are found once: those of later pages, and finished ones of which only the result is kept", () => {
  speak("en");
  const table = (/** @type {object} */ more) => /** @type {any} */ ({ id: "a", game: "rollwrite", status: "playing", turn: false, names: ["Ann", "Ben"], created: 5, ...more });
  const played = (/** @type {object} */ more) => /** @type {any} */ ({ table: "z", game: "palace", place: 2, score: 70, players: 2, rivals: ["person"], finished: 9, ...more });
  const { running, over } = linesOf([table({}), table({ id: "b", status: "over" }), table({ turn: true }), table({ id: "c", turn: true, created: 3 })], [played({}), played({ table: "b", place: 1 })]);
  assert.deepEqual(running.map(({ id }) => id), ["c", "a"]);
  assert.deepEqual(over.map(({ id }) => id), ["b", "z"]);
  assert.equal(over[0].played?.place, 1);
  assert.ok(isFound(running[0], "ben roll"));
  assert.ok(isFound(over[1], "70"));
  assert.ok(!isFound(running[0], "carl"));
});

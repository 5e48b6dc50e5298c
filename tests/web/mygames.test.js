import assert from "node:assert/strict";
import { test } from "node:test";
import { rivalsOf } from "../../src/alhambra/web/static/js/mygames/list.js";
import { speak } from "./catalogue.js";
import { against, csv, figuresOf, groups, medals, streaks } from "../../src/alhambra/web/static/js/mygames/figures.js";

/** @param {Partial<import("../../src/alhambra/web/static/js/types.js").Played>} [how] @returns {import("../../src/alhambra/web/static/js/types.js").Played} */
const played = (how = {}) => ({ table: "t", game: "rollwrite", options: {}, players: 2, score: 50, place: 1, margin: 3, rivals: ["greedy"], finished: 0, medal: null, next: null, ...how });

test("figures of no games are nothing", () => assert.deepEqual(figuresOf([]), { games: 0, wins: 0, mean: 0, best: 0 }));

test("figures count games, victories, points", () => {
  assert.deepEqual(figuresOf([played(), played({ score: 61, place: 2 })]), { games: 2, wins: 1, mean: 55.5, best: 61 });
});

test("rivals are one level, people, or mixed; alone the variant counts", () => {
  assert.equal(against(played({ rivals: ["master", "master"] })), "master");
  assert.equal(against(played({ rivals: ["master", "person"] })), "mixed");
  assert.equal(against(played({ rivals: [], options: { goal: "versus", virtual: "4" } })), "versus-4");
  assert.equal(against(played({ rivals: [] })), "score-2");
});

test("games of one kind are together, in an order that stays", () => {
  const found = groups([played({ players: 3, rivals: ["greedy", "greedy"] }), played(), played({ game: "palace" }), played({ score: 9 })]);
  assert.deepEqual(found.map(({ game, players, figures }) => [game, players, figures.games]), [["palace", 2, 1], ["rollwrite", 2, 2], ["rollwrite", 3, 1]]);
  assert.deepEqual(found[1].games.map(({ score }) => score), [50, 9]);
});

test("streaks are of victories over others", () => {
  const row = [1, 1, 2, 1, 1, 1].map((place) => played({ place }));
  assert.deepEqual(streaks([...row, played({ rivals: [], place: 2 })]), { longest: 3, now: 3 });
  assert.deepEqual(streaks([...row, played({ place: 2 })]), { longest: 3, now: 0 });
});

test("CSV has a line for each game, and guards its commas", () => {
  const text = csv([played({ options: { sheet: 'a,"b"' }, rivals: ["greedy", "person"] })]);
  const [head, line, end] = text.split("\r\n");
  assert.equal(head, "finished,game,players,options,score,place,margin,rivals,table");
  assert.equal(line, '1970-01-01T00:00:00.000Z,rollwrite,2,"sheet=a,""b""",50,1,3,greedy person,t');
  assert.equal(end, "");
});

test("medals are counted, the best first", () => {
  const games = ["bronze", "gold", null, "bronze"].map((medal) => played({ medal }));
  assert.deepEqual(medals(games), [{ medal: "gold", count: 1 }, { medal: "bronze", count: 2 }]);
});

test("rivals of one level are told apart, and people have no level", () => {
  speak("en");
  assert.deepEqual(rivalsOf(["architect", "architect", "person"]).map(({ name, level }) => [name, level]), [["Lubna", "architect"], ["Lubna 2", "architect"], ["somebody", ""]]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { absent } from "../../src/alhambra/web/static/js/table/absent.js";
import { characterOf, playersOf, seatNames, wholeName } from "../../src/alhambra/web/static/js/table/names.js";
import { speak } from "./catalogue.js";

const ANN = { kind: "person", name: "Ann", bot: null, mine: true, present: true, away: false, handed: false, luck: "none", promise: null };
const GONE = { ...ANN, name: "somebody", mine: false, present: false, away: true };
const bot = (/** @type {string} */ level) => ({ ...ANN, kind: "bot", name: level, bot: level, mine: false });
const seated = (/** @type {any[]} */ ...seats) => /** @type {any} */ ({ seats });

for (const [code, called] of /** @type {const} */ ([["en", "Somebody"], ["nl", "Iemand"], ["de", "Jemand"]]))
  test(`whoever was forgotten is called so in the reader's words: ${code}`, () => {
    speak(code);
    const table = seated(ANN, GONE);
    assert.deepEqual(seatNames(table), ["Ann", called]);
    assert.deepEqual(absent(table, 1), [{ seat: 1, name: called, isHanded: false }]);
  });

for (const [code, level] of /** @type {const} */ ([["en", "architect"], ["nl", "architect"], ["de", "Architektin"]]))
  test(`a level is one character in every language: ${code}`, () => {
    speak(code);
    const [, first, other, second] = playersOf(seated(ANN, bot("architect"), bot("foreman"), bot("architect")));
    assert.deepEqual([first.name, other.name, second.name], ["Lubna", "Isaac", "Lubna 2"]);
    assert.equal(wholeName(second), `Lubna 2, ${level}`);
    assert.deepEqual([first.who.figure, second.who.figure], ["architect", "architect"]);
    assert.deepEqual([first.who.number, second.who.number], [1, 2]);
  });

test("bots without a character are counted together and have the letter of their level", () => {
  speak("en");
  const [one, two] = playersOf(seated(bot("greedy"), bot("uniform")));
  assert.deepEqual([one.name, two.name], ["Bot", "Bot 2"]);
  assert.deepEqual([wholeName(one), wholeName(two)], ["Bot, greedy", "Bot 2, random"]);
  assert.deepEqual([one.who.figure, one.who.initial, two.who.initial], [null, "G", "R"]);
});

test("two of one name are told apart, whoever they are", () => {
  speak("en");
  const other = { ...ANN, name: "ann", mine: false };
  const players = playersOf(seated(ANN, other, bot("architect"), { ...other, name: "Lubna" }, GONE, GONE));
  assert.deepEqual(players.map(({ name }) => name), ["Ann", "ann 2", "Lubna", "Lubna 2", "Somebody", "Somebody 2"]);
  assert.deepEqual(players.map(({ who }) => who.number), [1, 2, 1, 2, 1, 2]);
});

test("people have their letter, but whoever sits here alone", () => {
  speak("en");
  const ben = { ...ANN, name: "ben", mine: false };
  assert.deepEqual(playersOf(seated(ANN, ben)).map(({ who }) => who.initial), ["", "B"]);
  assert.deepEqual(playersOf(seated(ANN, { ...ben, mine: true })).map(({ who }) => who.initial), ["A", "B"]);
  assert.equal(wholeName(playersOf(seated(ben))[0]), "ben");
});

test("a level that sits nowhere yet has its character", () => {
  speak("en");
  assert.equal(wholeName(characterOf("master")), "Yusuf, master");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { guarded, HandOver } from "../../src/alhambra/web/static/js/table/handover.js";
import { BEGINNING } from "../../src/alhambra/web/static/js/state.js";
import { speak } from "./catalogue.js";
import { plain } from "./drawn.js";

/** A table at which this device holds some seats.  @param {boolean[]} mine @param {any} [more] @returns {any} */
const state = (mine, { secrets = true, mover = 0, over = false, choices = [] } = {}) => ({
  ...BEGINNING,
  table: { secrets, seats: mine.map((one) => ({ mine: one })) },
  view: { game: "any", mover, over, ...(mine[mover] ? { own: { seat: mover, hand: ["b7"] } } : {}) },
  choices: mine[mover] ? choices : null,
});

test("with several people at one device it is given to whoever is to move before a hand is shown", () => {
  const { to, view } = guarded(state([true, true]), null);
  assert.equal(to, 0);
  assert.ok(!JSON.stringify(view).includes("b7"));
  assert.equal(guarded(state([true, true], { mover: 1 }), 0).to, 1);
});

test("whoever has it sees the own hand until somebody else at the device is to move", () => {
  const now = state([true, true, false]);
  assert.deepEqual(guarded(now, 0), { to: null, view: now.view });
  assert.equal(guarded(state([true, true, false], { mover: 2 }), 0).to, null);
});

test("a hand that a bot plays for the time being is not shown to the holder", () => {
  const { to, view } = guarded(state([true, true], { mover: 1, choices: null }), 0);
  assert.deepEqual([to, view.own], [null, undefined]);
});

test("nothing is handed over where there is no secret, one person, or the game is over", () => {
  for (const [mine, more] of /** @type {[boolean[], object][]} */ ([[[true, true], { secrets: false }], [[true, false], {}], [[true, true], { over: true }]])) {
    const now = state(mine, more);
    assert.deepEqual(guarded(now, null), { to: null, view: now.view });
  }
});

test("the screen between them names who is next", () => {
  speak("en");
  assert.equal(plain(HandOver({ name: "Ben", onTaken: () => {} })), "Give the device to BenHands are secret. Nothing is shown until Ben has it.I am Ben");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { hurried, pace, setQuick, speedOf, wished } from "../../src/alhambra/web/static/js/table/pace.js";

/** @param {number} bots @returns {any} */
const table = (bots) => ({ seats: [{ bot: null }, ...Array(bots).fill({ bot: "greedy" })] });

test("what happens is seen more quickly with quick or many bots, and not at all while they hurry", () => {
  assert.deepEqual([speedOf(table(3)), speedOf(table(4))], [1, 0.6]);
  setQuick(true);
  assert.equal(speedOf(table(1)), 0.6);
  setQuick(false);
  assert.deepEqual([pace.value, wished()], ["calm", "calm"]);
  hurried.value = true;
  assert.deepEqual([speedOf(table(1)), wished()], [0, "quick"]);
  hurried.value = false;
  assert.equal(wished(), "calm");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { after, remembered, resume, standing as found } from "../../src/alhambra/web/static/js/lesson/course.js";
import { lesson } from "../../src/alhambra/web/static/js/rollwrite/game.js";

/** @param {any} moment @param {string[]} actions */
const standing = (moment, actions) => found(moment, actions, lesson.canReach);

/** @param {string} step @param {Partial<{phase: string, mover: number | null, done: boolean, error: any}>} [now] */
function moment(step, { phase = "turn", mover = 0, done = false, error = null } = {}) {
  return /** @type {any} */ ({ step, view: { phase, mover }, choices: [], events: [], done, error });
}

test("a step begins, is on the way, is done, or took another turn", () => {
  assert.equal(standing(moment("crossing"), []), "new");
  assert.equal(standing(moment("change"), ["change y5+"]), "half");
  assert.equal(standing(moment("crossing", { mover: 1, done: true }), ["construct y4 b5"]), "done");
  assert.equal(standing(moment("line", { mover: 1 }), ["construct y6 b4"]), "other");
});

test("the second building is still to come after the first, and gone after the turn", () => {
  assert.equal(standing(moment("second", { phase: "second" }), ["construct y6 b5"]), "half");
  assert.equal(standing(moment("second", { mover: 1 }), ["construct y6 b5", "done"]), "other");
});

test("a second building offered in another step means that the goal was missed", () => {
  assert.equal(standing(moment("line", { phase: "second" }), ["construct y6 b4"]), "other");
});

test("a pair is kept only while a pair is to be chosen", () => {
  assert.equal(standing(moment("keep", { phase: "keep" }), ["x"]), "half");
  assert.equal(standing(moment("keep", { phase: "turn" }), ["x"]), "other");
});

test("a refused action is left out of what was done", () => {
  assert.deepEqual(after(["a"], "b", moment("line")), ["a", "b"]);
  assert.deepEqual(after(["a"], "b", moment("line", { error: { code: "refused" } })), ["a"]);
});

test("one goes on where one was; a finished lesson begins anew", () => {
  const steps = ["crossing", "line", "change"];
  assert.equal(resume(steps, null), 0);
  assert.equal(resume(steps, { step: "line" }), 1);
  assert.equal(resume(steps, { step: "change", done: true }), 0);
  assert.equal(resume(steps, { step: "gone" }), 0);
});

test("a step is passed by doing it, and a step that is skipped is not", () => {
  const steps = ["crossing", "line", "change"];
  const first = remembered(null, { steps, at: 0, isDone: true });
  assert.deepEqual(first, { step: "crossing", done: false, passed: ["crossing"] });
  const skipped = remembered(first, { steps, at: 2, isDone: false });
  assert.deepEqual(skipped, { step: "change", done: false, passed: ["crossing"] });
  assert.deepEqual(remembered(skipped, { steps, at: 2, isDone: true }), { step: "change", done: true, passed: ["crossing", "change"] });
  assert.deepEqual(remembered({ step: "line", done: true }, { steps, at: 1, isDone: false }), { step: "line", done: true, passed: [] }, "of an older version");
});

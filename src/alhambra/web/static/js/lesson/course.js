/** The course of the lesson: which step one is at, and what to say to an answer of the server. */

/** @typedef {import("../types.js").LessonMoment} LessonMoment */

/** The learner's seat in every step. */
export const LEARNER = 0;

/**
 * How far an answer has brought the learner: `new` (nothing done yet), `done`, `half` (on the way),
 * or `other` (something allowed, after which the goal is out of reach).
 * @param {LessonMoment} moment @param {string[]} actions what was done in this step
 * @param {import("../games.js").Lesson["canReach"]} canReach
 * @returns {"new" | "done" | "half" | "other"}
 */
export function standing(moment, actions, canReach) {
  if (moment.done) return "done";
  if (!actions.length) return "new";
  return moment.view.mover === LEARNER && canReach(moment.step, moment.view) ? "half" : "other";
}

/**
 * The actions of the step after one more was tried: a refused one is left out.
 * @param {string[]} actions @param {string} action @param {LessonMoment} moment
 */
export function after(actions, action, moment) {
  return moment.error ? actions : [...actions, action];
}

/**
 * Where to begin: the step that was left, or the first.
 * @param {string[]} steps @param {{step?: string, done?: boolean} | null} place
 */
export function resume(steps, place) {
  const at = steps.indexOf(place?.step ?? "");
  return at < 0 || place?.done ? 0 : at;
}

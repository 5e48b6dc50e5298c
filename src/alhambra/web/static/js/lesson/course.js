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

/** What a browser remembers of a lesson: where one is, whether it was finished once, and the steps that were done. @typedef {{step?: string, done?: boolean, passed?: string[]}} Place */

/**
 * The same after an answer: a step is passed by doing it, not by going on.
 * @param {Place | null} place @param {{steps: string[], at: number, isDone: boolean}} now @returns {Required<Place>}
 */
export function remembered(place, { steps, at, isDone }) {
  const passed = steps.filter((step, number) => place?.passed?.includes(step) || (isDone && number === at));
  return { step: steps[at], done: (isDone && at === steps.length - 1) || (place?.done ?? false), passed };
}

/**
 * Where to begin: the step that was left, or the first.
 * @param {string[]} steps @param {Place | null} place
 */
export function resume(steps, place) {
  const at = steps.indexOf(place?.step ?? "");
  return at < 0 || place?.done ? 0 : at;
}

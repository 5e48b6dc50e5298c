/** The lesson of the board game. */

/** In which phase of a turn the goal of a step can still be reached; the others are about placing. */
const TURNS = ["money", "exact", "redesign"];

/** @type {import("../games.js").Lesson} */
export const lesson = {
  neighbours: ["Zaida", "Yusuf"],
  canReach: (step, view) => (TURNS.includes(step) ? view.phase === "turn" && view.bought.length === 0 : view.bought.length > 0),
};

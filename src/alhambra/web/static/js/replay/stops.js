/** Where a replay stops: after every decision, with all that chance brought then. Pure. */

/** @typedef {import("../types.js").Event} Event */
/** @typedef {Pick<import("../games.js").Game, "isDealt" | "isChapter">} Game */

/**
 * One decision of one seat.
 * @typedef {object} Stop
 * @property {number} decided the ply of the decision; 0 for the beginning, which nobody decides
 * @property {number} ply the last ply before the next decision
 * @property {boolean} isTurn whether a turn ends here
 */

/** @typedef {"decision" | "turn" | "chapter"} Stride how far one goes at once */

/**
 * The beginning, as the first seat finds it, and every decision.
 * @param {{story: Event[], plies: number}} told @param {Game} game @returns {Stop[]}
 */
export function stopsOf({ story, plies }, game) {
  /** @type {(Stop & {seat: number})[]} */
  const stops = [{ decided: 0, ply: plies, isTurn: true, seat: -1 }];
  let isChapter = false;
  for (const event of story) {
    if (game.isChapter(event)) isChapter = true;
    const last = stops[stops.length - 1];
    if (typeof event.seat !== "number" || game.isDealt(event) || event.ply === last.decided) continue;
    last.ply = event.ply - 1;
    last.isTurn ||= isChapter || event.seat !== last.seat;
    stops.push({ decided: event.ply, ply: plies, isTurn: false, seat: event.seat });
    isChapter = false;
  }
  stops[stops.length - 1].isTurn = true;
  return stops.map(({ decided, ply, isTurn }) => ({ decided, ply, isTurn }));
}

/** The number of the stop that a ply belongs to.  @param {Stop[]} stops @param {number} ply */
export const stopAt = (stops, ply) => Math.max(0, stops.findLastIndex(({ decided }) => decided <= ply));

/** The number of the stop at which one sees what happened at a ply.  @param {Stop[]} stops @param {number} ply */
export const stopAfter = (stops, ply) => stops.findIndex((stop) => stop.ply >= ply);

/**
 * What is told and ringed at a ply: at a stop the decision, or the turn so far, and the scorings and rounds that followed;
 * between two stops what happened there. Nothing at the beginning.
 * @param {{story: Event[], stops: Stop[], ply: number, stride: Stride, game: Game, over: boolean}} where the story up to there; whether the game is over
 */
export function shownAt({ story, stops, ply, stride, game, over }) {
  const at = stopAt(stops, ply);
  if (stops[at].ply !== ply) return story.filter((event) => event.ply === ply);
  if (at === 0) return [];
  const before = stride === "turn" ? stops.slice(0, at).findLastIndex(({ isTurn }) => isTurn) : at - 1;
  const end = over ? story[story.length - 1] : null;
  return story.filter((event) => event.ply > stops[before].ply && (event === end || game.isChapter(event) || !game.isDealt(event)));
}

/**
 * The ply that is one stride away; both ends hold.
 * @param {Stop[]} stops @param {Event[]} chapters @param {number} ply @param {Stride} stride @param {1 | -1} way
 */
export function strideFrom(stops, chapters, ply, stride, way) {
  const at = stopAt(stops, ply);
  const ends =
    stride === "chapter"
      ? chapters.map((event) => stopAfter(stops, event.ply))
      : stops.flatMap(({ isTurn }, number) => (stride === "decision" || isTurn ? [number] : []));
  const to = way > 0 ? (ends.find((end) => end > at) ?? stops.length - 1) : (ends.findLast((end) => end < at) ?? 0);
  return stops[to].ply;
}

/** @type {Record<string, [Stride, 1 | -1]>} */
const KEYS = {
  ArrowLeft: ["decision", -1],
  ArrowRight: ["decision", 1],
  ArrowUp: ["turn", -1],
  ArrowDown: ["turn", 1],
  PageUp: ["chapter", -1],
  PageDown: ["chapter", 1],
};

/**
 * Where a key leads: a ply and the stride to it, `play`, or null for keys that mean nothing here.
 * @param {string} key @param {number} ply @param {Stop[]} stops @param {Event[]} chapters
 * @returns {{ply: number, stride: Stride} | "play" | null}
 */
export function keyLeads(key, ply, stops, chapters) {
  if (key === " ") return "play";
  if (key === "Home") return { ply: stops[0].ply, stride: "decision" };
  if (key === "End") return { ply: stops[stops.length - 1].ply, stride: "decision" };
  if (!Object.hasOwn(KEYS, key)) return null;
  const [stride, way] = KEYS[key];
  return { ply: strideFrom(stops, chapters, ply, stride, way), stride };
}

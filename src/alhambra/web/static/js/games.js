/** The one list of games on the page: what draws each and puts it into words. A game is fetched when it is opened. */
import { useEffect, useState } from "./dom.js";
import { speakOf } from "./i18n.js";
import { at } from "./prefix.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Event} Event */

/**
 * An action that waits until it is confirmed, and the question to draw where one decides. `onLeave`: it was a bot's idea only, so
 * whatever else is done puts it away.
 * @typedef {{action: string, question: any, onLeave?: () => void}} Asked
 */

/**
 * What a board is given.
 * @typedef {object} BoardProps
 * @property {View} view
 * @property {string[]} names names of the seats
 * @property {import("./table/names.js").Player[]} [players] who sits there, with level and face
 * @property {number} seat whose things are large
 * @property {Choice[] | null} choices null: look only
 * @property {string | null} [pending] the action that was sent and not answered yet
 * @property {(action: string, how?: {isConfirmed?: boolean}) => void} [onAct] `isConfirmed`: it was asked for twice already
 * @property {Asked | null} [asked] the board shows what the action would bring, and asks
 * @property {{error: import("./types.js").Error, action: string | null} | null} [refusal] why the last action was not accepted
 * @property {import("./told.js").Line[]} [told] what happened since one's own last action, in sentences, for the box
 * @property {any[]} [since] the same as events, to mark what is new
 * @property {any[]} [ringed] events to mark instead of those, where a game is looked at again
 * @property {any[]} [events] what has happened so far, for boards that show what is new
 * @property {any} [advice] a button that asks a bot what it would do
 * @property {any} [watching] who plays and what they did, to be drawn where one decides while others do
 * @property {number} [speed] by what the times of flights are multiplied; 0: nothing flies
 * @property {string[]} [without] parts that are not shown, for a lesson that begins with little
 * @property {boolean} [isWhole] it has the whole page, not a part beside something else
 * @property {boolean} [quiet] nothing is said about whose turn it is
 * @property {any} [children] shown at the side
 */

/**
 * What one of the others did since one's own turn, in a frame of the film.
 * @typedef {object} Frame
 * @property {number} row who did it
 * @property {number} ply the last thing in it
 * @property {string} told in sentences
 * @property {any} picture
 * @property {any} words the same in a few words and signs
 */

/**
 * What the module of a game offers; docs/add-a-game.md tells more of it.
 * @typedef {object} Game
 * @property {(props: any) => any} Board a position with the choices on it, from `BoardProps`
 * @property {(props: any) => any} Account the full account at the end, from `{view, names, story, own, isPart}`: own seats come first; `isPart`:
 *   who won and what is compared stands elsewhere
 * @property {((props: any) => any) | null} Walk what explains parts of the story step by step, opened by itself when they
 *   happen, from `{story, view, names, seat, isLive}`; null: nothing needs it
 * @property {(props: any) => any} [Since] what shows in the line of the table what happened since one's own turn, from `{told, faces}`; without it
 *   the board does
 * @property {(event: any, names: string[]) => string} sentence what happened, in words
 * @property {(event: any, seat: number) => "mine" | "theirs" | null} tells is this told to a seat whose turn comes back: since it
 *   brings something to it, since the others did it, or not at all?
 * @property {(events: any[], whose: {view: any, names: string[], seat: number}) => Frame[]} [frames] what the others did, a frame for each of them in order of
 *   play; without it there is no film of it on phones
 * @property {(events: any[], whose: {view: any, names: string[], seat: number}) => any} [fresh] what these events brought that a seat may take now; null: nothing
 * @property {(view: any, names: string[]) => {row: number, name: string, points: number}[]} points everybody who can win, with the points now
 * @property {(view: any) => string} stage how far the game is, in words
 * @property {(choice: any, view: any, names: string[], how?: {isBrief?: boolean}) => string} [named] a choice and what it brings, in a sentence, or in few words where there is little room; without it no bot is asked for advice
 * @property {(view: any) => string | null} [prompt] what whoever is to move does now, for the heading; null where "your turn" says it all
 * @property {(story: any[], view: any) => import("./ending/course.js").Stop[]} course where to look at a finished game, to see how the points went
 * @property {(story: any[]) => import("./ending/course.js").Stop[]} [turns] the same turn by turn, where points come at a few moments only
 * @property {(view: any) => number[]} [worth] what everybody has at such a turn, by row
 * @property {(story: any[], view: any, whom: {row: number, rival: number, names: string[]}) => import("./ending/decided.js").Decisive[]} decided where one row left
 *   another behind, by what and where it happened
 * @property {(view: any, row: number) => string} wentWell what went best for a row, in brief
 * @property {(view: any) => import("./ending/ranking.js").Column[]} compared what the rows are compared by at the end
 * @property {(view: any) => import("./ending/course.js").Row[]} [unranked] rows that are compared and never win
 * @property {(props: any) => any} Built a drawing of what a row built, from `{view, row, name, isLarge}`
 * @property {(props: any) => any} Sign what something that decided a game is about, as a sign, from `{sign}`
 * @property {(view: any) => number[]} winners the seats that won; empty before the end
 * @property {(event: any) => boolean} isChapter does a part of the story begin with this: a round, a scoring?
 * @property {(event: any) => boolean} isDealt did chance bring this, so that even whoever acted did not know it?
 * @property {(event: any, seat: number | null) => any} [hushed] an event as it may be read again later by a seat, or by one who only
 *   watches, while there are secrets. Without it everything stays as it was told
 * @property {(action: string, view: any) => boolean} isLast is this action the last before something is revealed?
 * @property {Lesson | null} lesson
 */

/**
 * @typedef {object} Lesson
 * @property {string[]} neighbours who sits beside the learner
 * @property {(step: string) => string[]} [without] parts of the board that a step does without
 * @property {(step: string, view: any) => boolean} canReach may the goal of a step still be reached by the learner, who is to move?
 */

/** Games with more than one stylesheet. @type {Record<string, string[]>} */
export const STYLES = { palace: ["palace", "palace-board", "palace-phone", "palace-rail", "palace-scoring"], rollwrite: ["rollwrite", "rollwrite-table"] };

/** @type {Record<string, () => Promise<Game>>} */
const GAMES = {
  rollwrite: () => import("./rollwrite/game.js"),
  palace: () => import("./palace/game.js"),
};

/** What draws the rules page of each game. @type {Record<string, () => Promise<{drawings: Record<string, () => any>}>>} */
const DRAWINGS = {
  rollwrite: () => import("./rollwrite/drawings.js"),
  palace: () => import("./palace/drawings.js"),
};

/** The drawings of a game's rules page, by their names.  @param {string} name */
export async function drawingsOf(name) {
  if (!Object.hasOwn(DRAWINGS, name)) return {};
  const [{ drawings }] = await Promise.all([DRAWINGS[name](), ...(STYLES[name] ?? [name]).map(dress)]);
  return drawings;
}

/** What shows a game at a glance, on the start page. @type {Record<string, () => Promise<{Cover: (props: any) => any}>>} */
const COVERS = {
  rollwrite: () => import("./rollwrite/cover.js"),
  palace: () => import("./palace/cover.js"),
};

/** What draws what somebody has built so far, from `{view, seat}`. @type {Record<string, () => Promise<{Overview: (props: any) => any}>>} */
const OVERVIEWS = {
  rollwrite: () => import("./rollwrite/overview.js"),
  palace: () => import("./palace/overview.js"),
};

/**
 * What a module of a game offers, as soon as it is here with the game's first stylesheet; null before, and where there is none.
 * @template T
 * @param {Record<string, () => Promise<T>>} list @param {string} name @returns {T | null}
 */
function useDrawn(list, name) {
  const [drawn, setDrawn] = useState(/** @type {T | null} */ (null));
  useEffect(() => {
    if (Object.hasOwn(list, name)) Promise.all([list[name](), dress(name)]).then(([found]) => setDrawn(found), () => {});
  }, [name]);
  return drawn;
}

/** @param {string} name */
export const useCover = (name) => useDrawn(COVERS, name)?.Cover ?? null;

/** @param {string} name */
export const useOverview = (name) => useDrawn(OVERVIEWS, name)?.Overview ?? null;

/** @type {Map<string, Game>} */
const opened = new Map();

/** Puts a stylesheet into the page, if it is not there; done when it is loaded.  @param {string} name */
function dress(name) {
  const address = at(`/static/style/${name}.css`);
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  return new Promise((done, failed) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address, onload: done, onerror: failed });
    document.head.append(link);
  });
}

/** Fetches a game, once.  @param {string} name */
export async function open(name) {
  const known = opened.get(name);
  if (known) return known;
  if (!Object.hasOwn(GAMES, name)) throw new Error(`this page has no game ${name}`);
  const [game] = await Promise.all([GAMES[name](), speakOf(name), ...(STYLES[name] ?? [name]).map(dress)]);
  opened.set(name, game);
  return game;
}

/**
 * The game of this name as soon as it is here, and what kept it from coming.
 * @param {string | undefined} name undefined while it is not known
 * @returns {{game: Game | null, missed: unknown}}
 */
export function useGame(name) {
  const [game, setGame] = useState(/** @type {Game | null} */ (null));
  const [missed, setMissed] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    if (name) open(name).then((found) => setGame(() => found), () => setMissed({ code: Object.hasOwn(GAMES, name) ? "offline" : "broken" }));
  }, [name]);
  return { game, missed };
}

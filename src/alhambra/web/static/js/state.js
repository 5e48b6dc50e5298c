/** What a page knows of a table, and how each message changes it. Pure: no socket, no clock, no drawing. */

/** @typedef {import("./types.js").TableView} Table */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Event} Event */
/** @typedef {import("./types.js").Error} Refusal */
/** @typedef {import("./types.js").FromServer} ServerMessage */

/**
 * A message of mine that was not answered yet; `action` is null for taking back.
 * `again`: the connection was lost meanwhile, so it is to be sent once more.
 * @typedef {{action: string | null, version: number, again: boolean, repeated: boolean}} Pending
 */

/**
 * @typedef {object} State
 * @property {Table | null} table
 * @property {boolean} isJoined whether this connection has brought the table: until then the server may have read it anew
 * @property {number} version
 * @property {number} ply
 * @property {View | null} view
 * @property {Choice[] | null} choices
 * @property {null | "step" | "decision"} undo
 * @property {Event[]} story
 * @property {Pending | null} pending
 * @property {{error: Refusal, action: string | null} | null} refusal
 * @property {string | null} next the table to play again at
 * @property {(import("./types.js").Said & {number: number})[]} said what people said last, numbered
 * @property {Refusal | null} unsaid why something was not passed on
 * @property {boolean} hurried whether the bots here think with less than usual
 */

/** @type {State} */
export const BEGINNING = {
  table: null,
  isJoined: false,
  version: 0,
  ply: 0,
  view: null,
  choices: null,
  undo: null,
  story: [],
  pending: null,
  refusal: null,
  next: null,
  said: [],
  unsaid: null,
  hurried: false,
};

/** How much of what people say is remembered. */
const MOST_SAID = 8;

/**
 * The state after a message of the server, or after something this page did: `sent`, `lost`, `seen` (a table by HTTP).
 * @param {State} state
 * @param {ServerMessage | {type: "sent", action: string | null} | {type: "resent"} | {type: "lost"} | {type: "seen", table: Table}} message
 * @returns {State}
 */
export function reduce(state, message) {
  switch (message.type) {
    case "table":
      return tableCame(state, message);
    case "update":
      return updated(state, message);
    case "presence":
      return tableSeen(state, message.table, state.table?.version ?? 0);
    case "seen": // who is here changes without a new version: of one version the socket knows more
      return tableSeen(state, message.table, (state.table?.version ?? -1) + 1);
    case "refused":
      return { ...state, pending: null, refusal: { error: message.error, action: state.pending?.action ?? null } };
    case "again":
      return { ...state, next: message.table };
    case "said":
      return { ...state, said: [...state.said, { ...message, number: (state.said.at(-1)?.number ?? 0) + 1 }].slice(-MOST_SAID), unsaid: null };
    case "unsaid":
      return { ...state, unsaid: message.error };
    case "hurry":
      return { ...state, hurried: message.hurried };
    case "sent":
      return { ...state, pending: { action: message.action, version: state.version, again: false, repeated: false }, refusal: null };
    case "resent":
      return { ...state, pending: state.pending && { ...state.pending, again: false, repeated: true } };
    case "lost":
      return { ...state, isJoined: false, pending: state.pending && { ...state.pending, again: true } };
    default:
      return state;
  }
}

/** @param {State} state @param {import("./types.js").TableMessage} message @returns {State} */
function tableCame(state, message) {
  const { table, story, ply, view, choices, undo } = message;
  const isLate = state.isJoined && table.version < (state.table?.version ?? 0); // an answer by HTTP was quicker
  return {
    ...state,
    table: isLate ? state.table : table,
    isJoined: true,
    ply,
    view,
    choices,
    undo,
    version: table.version,
    story: story ?? state.story,
    next: table.again ?? state.next,
    pending: stillPending(state.pending, table.version),
    refusal: story ? null : state.refusal,
  };
}

/** Answers by HTTP and news of the socket may overtake each other.  @param {State} state @param {Table} table @param {number} least the version from which on it is news @returns {State} */
function tableSeen(state, table, least) {
  const isOlder = table.version < Math.max(state.version, least);
  return { ...state, table: isOlder ? state.table : table, next: table.again ?? state.next };
}

/** @param {State} state @param {import("./types.js").Update} message @returns {State} */
function updated(state, message) {
  if (message.version <= state.version) return state;
  const { version, ply, view, choices, undo, events, back } = message;
  const kept = back === null ? state.story : state.story.filter((event) => event.ply <= back);
  return {
    ...state,
    version,
    ply,
    view,
    choices,
    undo,
    story: [...kept, ...events],
    pending: stillPending(state.pending, version),
    refusal: null,
  };
}

/**
 * A message made for an older version has been answered by the newer one; one that was repeated is not repeated again.
 * @param {Pending | null} pending @param {number} version
 */
function stillPending(pending, version) {
  if (!pending || pending.version < version || (pending.again && pending.repeated)) return null;
  return pending;
}

/** What to send for a pending message.  @param {Pending} pending */
export function messageOf(pending) {
  return pending.action === null
    ? { type: "undo", version: pending.version }
    : { type: "act", version: pending.version, action: pending.action };
}

/** Seats of mine.  @param {Table} table */
export const mine = (table) => table.seats.flatMap((seat, index) => (seat.mine ? [index] : []));

/** Is a seat of mine to move, played by me?  @param {State} state */
export const isMyTurn = (state) => state.choices !== null && !state.view?.over;

/**
 * Whose sheet is large: the mover's if it is mine or I only watch, else mine, else the first.
 * @param {State} state @param {number | null} last the last seat of mine that moved
 */
export function largeSeat(state, last) {
  if (!state.table) return 0;
  const own = mine(state.table);
  const mover = state.view?.mover ?? -1;
  if (own.includes(mover)) return mover;
  if (!own.length && mover >= 0) return mover;
  if (last !== null && own.includes(last)) return last;
  return own[0] ?? 0;
}

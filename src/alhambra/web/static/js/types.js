/** The shapes of the wire (docs/wire.md), for the type checker; nothing here runs. */

/** @typedef {"P" | "S" | "A" | "C" | "G" | "T"} Building */
/** @typedef {[yellow: number, blue: number]} Cell A crossing: row and column of the grid, from 1. */
/** @typedef {["y" | "b", number]} Die */

/**
 * @typedef {object} Seat
 * @property {"person" | "bot" | "open"} kind
 * @property {string} name
 * @property {string | null} bot
 * @property {boolean} mine
 * @property {boolean} present
 * @property {boolean} away
 * @property {boolean} handed
 * @property {boolean} luck
 */

/**
 * @typedef {object} Table
 * @property {string} id
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {"gathering" | "playing" | "over"} status
 * @property {number} version
 * @property {number} ply
 * @property {boolean} host
 * @property {number} created
 * @property {Seat[]} seats
 * @property {number} watchers
 * @property {string | null} invite
 * @property {string | null} again
 * @property {string} commitment
 * @property {string} luck
 * @property {string | null} secret
 */

/**
 * @typedef {object} Points
 * @property {number[]} types
 * @property {number} lines
 * @property {number} coins
 * @property {number} bonus
 * @property {number} total
 */

/**
 * @typedef {object} Row
 * @property {boolean} virtual
 * @property {number[]} counts
 * @property {number[]} finished
 * @property {Cell[]} marks
 * @property {number} circled
 * @property {number} crossed
 * @property {number[]} yellow
 * @property {number[]} blue
 * @property {Points} points
 */

/** @typedef {{line: "row" | "column", number: number, marks: number, points: number}} Line */
/** @typedef {{count: number, place: number | null, shared_by: number, is_finished: boolean, points: number}} TypeAccount */
/** @typedef {{types: TypeAccount[], lines: Line[], coins: number, coin_points: number, bonus: number, total: number}} AccountOf */
/** @typedef {{winners: number[], accounts: AccountOf[]}} Outcome */

/**
 * @typedef {object} View
 * @property {string} game
 * @property {string} phase `turn`, `second`, `keep` or `over`; in a replay also the set-up
 * @property {number | null} mover
 * @property {number} round
 * @property {number} rounds
 * @property {number} first
 * @property {boolean} over
 * @property {string[]} grid
 * @property {number[]} boxes
 * @property {number} coins
 * @property {number[][]} free
 * @property {Row[]} rows
 * @property {Outcome | null} outcome
 */

/** @typedef {{points: number, place: number | null, shared: number, count: number, boxes: number}} TypeAfter */

/**
 * @typedef {object} Choice
 * @property {string} action
 * @property {"construct" | "second" | "change" | "gain" | "keep" | "done"} kind
 * @property {Cell[]} cells
 * @property {Die[]} dice
 * @property {number} points
 * @property {Building} [building]
 * @property {TypeAfter} [type]
 * @property {Line[]} [lines]
 * @property {number} [type_points]
 * @property {number} [line_points]
 * @property {number} [coins]
 * @property {number} [coin_points]
 * @property {number} [to]
 * @property {{seat: number, to: number, yellow: number, blue: number} | null} [passes]
 */

/**
 * What happened; the arguments depend on the kind.
 * @typedef {{kind: string, ply: number, [argument: string]: any}} Happening
 */

/** @typedef {{code: string, reason: string | null, rule: string | null, detail: string | null}} Refusal */
/** @typedef {{ply: number, view: View | null, choices: Choice[] | null, undo: null | "step" | "decision"}} Moment */

/** @typedef {{type: "table", table: Table, story: Happening[] | null} & Moment} TableMessage */
/** @typedef {{type: "update", version: number, back: number | null, events: Happening[]} & Moment} UpdateMessage */

/**
 * @typedef {TableMessage | UpdateMessage
 *   | {type: "presence", table: Table}
 *   | {type: "refused", version: number, error: Refusal}
 *   | {type: "again", table: string}
 *   | {type: "status", compiled: boolean, warming: boolean}
 *   | {type: "pong"}} ServerMessage
 */

export {};

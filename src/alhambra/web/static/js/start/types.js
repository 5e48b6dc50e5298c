/** The shapes of the wire (docs/wire.md) that the start page uses; nothing here runs. */

/**
 * @typedef {object} MyTable
 * @property {string} id
 * @property {string} game
 * @property {"gathering" | "playing" | "over"} status
 * @property {number} ply
 * @property {boolean} mine
 * @property {boolean} turn
 * @property {string[]} names
 * @property {number} created
 */

/** @typedef {{name: string, tables: MyTable[]}} Me */
/** @typedef {{name: string, values: string[], players: [number, number]}} Option */
/** @typedef {{name: string, players: [number, number], bots: string[], options: Option[], lesson: boolean}} GameOffer */

/**
 * @typedef {{kind: "me", name: string} | {kind: "here", name: string} | {kind: "bot", bot: string} | {kind: "open"}} NewSeat
 */
/** @typedef {{game: string, options: Record<string, string>, seats: NewSeat[]}} NewTable */

export {};

/** The shapes the drawings of the board game are made from, for the type checker; nothing here runs. */

/** @typedef {string} TileName A tile as texts spell it: `tower-9NE`; or `fountain`. */
/** @typedef {string} CardName A money card as texts spell it: `b7`. */
/** @typedef {"y" | "g" | "b" | "o"} Currency Florin, dirham, denar, ducat. */
/** @typedef {"N" | "E" | "S" | "W"} SideName */
/** @typedef {{x: number, y: number}} Place Steps east and north of the fountain. */
/** @typedef {{tile: TileName, x: number, y: number}} Laid A tile in its place. */
/** @typedef {{x: number, y: number, side: SideName}} Side A side of the tile in a place. */
/** @typedef {{sides: Side[], label: string}} Wall The longest wall in walking order, and what its tally says. */

/**
 * A place that can be chosen.
 * @typedef {object} Lit
 * @property {number} x
 * @property {number} y
 * @property {string} [label] what it would bring, as short as `+4`
 * @property {"lit" | "maybe" | "swap"} [look] a place to build in now, one that would open later, or a tile to exchange
 */

/**
 * A place that was tried and is not allowed.
 * @typedef {object} Refused
 * @property {number} x
 * @property {number} y
 * @property {string} [label] the reason in two or three words, written into the place where there is room
 * @property {SideName[]} [sides] the sides that clash
 * @property {Place[]} [holes] places that would be shut in
 */

/** @typedef {{x: number, y: number, side: SideName, label: string}} Gain A word beside a side, such as `+1`. */

/** @typedef {{width: number, height: number}} Box In pixels. */
/** @typedef {{left: number, top: number}} Point A point of a box. */
/** @typedef {{x: number, y: number, scale: number}} Camera The place in the middle of the box, and pixels a cell. */

/**
 * What can be done with the tile of a slot.
 * @typedef {object} Offer
 * @property {"exact" | "payable" | "short" | "idle"} kind
 * @property {string} label such as `Pay 8, lose 2`
 * @property {string} [brief] the same where there is little room, such as `lose 2`
 */

/**
 * A slot of the market.
 * @typedef {object} Slot
 * @property {Currency} currency
 * @property {TileName | null} tile
 * @property {string} name the name of the currency
 * @property {string} [label] the whole slot in words
 * @property {Offer} [offer]
 */

export {};

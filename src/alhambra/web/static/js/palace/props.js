/** What the drawings of the board game are given, component by component, for the type checker; nothing here runs. */

/** @import { Box, Camera, CardName, Gain, Laid, Lit, Place, Refused, SideName, Slot, Wall } from "./shapes.js" */

/**
 * @typedef {object} CardProps
 * @property {CardName | null} card null: its back
 * @property {boolean} [chosen] lifted, with a ring
 * @property {boolean} [faded] of no use now
 * @property {string} [over] the sum it would come to, where that is too much; struck out
 * @property {boolean} [fresh] just come
 * @property {string} [label] the card in words; a card that can be pressed needs it
 * @property {boolean} [resting] a press does nothing now but say why
 * @property {(event: MouseEvent) => void} [onPress] makes it a button
 * @property {Record<string, any>} [more] more attributes of the button
 */

/**
 * @typedef {object} HandProps
 * @property {CardName[]} cards in any order
 * @property {string} label the hand in words
 * @property {Set<string>} [chosen] keys as `told` gives them
 * @property {Set<string>} [faded]
 * @property {Set<string>} [fresh]
 * @property {(card: CardName) => string} [name] a card in words
 * @property {boolean} [resting] a press does nothing now but say why
 * @property {(card: CardName, key: string, event: MouseEvent) => void} [onPress] without it cards are only seen
 */

/**
 * @typedef {object} DisplayProps
 * @property {(CardName | null)[]} cards by place
 * @property {string} label the display in words
 * @property {Set<number>} [chosen] places
 * @property {Record<number, string>} [over] by place, the sum a card would come to where that is too much
 * @property {Set<number>} [faded]
 * @property {Set<number>} [fresh]
 * @property {(card: CardName, place: number) => string} [name] a card in words
 * @property {boolean} [resting] a press does nothing now but say why
 * @property {(card: CardName, place: number, event: MouseEvent) => void} [onPress]
 */

/**
 * @typedef {object} SlotProps
 * @property {Slot} slot
 * @property {boolean} [chosen]
 * @property {boolean} [fresh] its tile has just come
 * @property {string} [empty] what an empty slot says, such as `bought`
 * @property {boolean} [resting] a press does nothing now but say why
 * @property {(event: MouseEvent) => void} [onPress] makes it a button
 * @property {Record<string, any>} [more] more attributes of the button
 */

/**
 * @typedef {object} MarketProps
 * @property {Slot[]} slots
 * @property {string} label the market in words
 * @property {number | null} [chosen] which slot
 * @property {Set<number>} [fresh] slots whose tile has just come
 * @property {string} [empty] what an empty slot says
 * @property {boolean} [resting] a press does nothing now but say why
 * @property {(index: number, event: MouseEvent) => void} [onPress]
 */

/**
 * @typedef {object} BubbleProps
 * @property {Camera} camera
 * @property {Box} box
 * @property {Place} place what the words are about
 * @property {"refused" | "brings"} tone
 * @property {Place[]} [avoid] places better not covered
 * @property {Box} [size] what the words may need; the bubble is never wider
 * @property {any} [children] the words
 */

/**
 * @typedef {object} FrameProps
 * @property {Place[]} places everything that should be in sight: the fountain, tiles, lit places
 * @property {Place[]} [wanted] what matters most, in the middle where not all has room; those outside are counted at the edges
 * @property {Place[]} [worded] places with words beside them: the buttons keep away
 * @property {unknown} [occasion] when it changes, all is fitted again
 * @property {number} [least] pixels a cell at least, where fingers must hit them
 * @property {boolean} [isAside] the buttons for near and far stand below the grounds
 * @property {boolean} [brief] only the button that fits all
 * @property {{nearer: string, farther: string, fit: string, beyond: (side: SideName, count: number) => string}} labels
 * @property {(camera: Camera, box: Box) => any} draw
 * @property {any} [children] lies over the drawing
 */

/**
 * @typedef {object} Scene
 * @property {Laid[]} tiles without the fountain, which is always there
 * @property {Wall | null} [wall] the longest wall; with a ghost, as it would be then
 * @property {Lit[]} [places]
 * @property {Refused | null} [refused]
 * @property {Laid | null} [ghost] the tile being placed, drawn where it would be; it takes the place of one that is there
 * @property {Place[]} [selected] with the ring of focus
 * @property {Place[]} [fresh] just built
 * @property {Gain[]} [gains]
 * @property {Place[] | null} [bright] where not null, only these tiles are bright
 * @property {boolean} [dimWalls] walls step back too
 */

export {};

/** The shapes of this game on the wire (docs/wire.md); made by `make types-js`, for the type checker: nothing here runs. */

/**
 * Dirk's tiles came out of the bag (AL-9.3).
 * @typedef {object} DirkDrew
 * @property {"drew"} kind
 * @property {string[]} tiles
 * @property {number} scoring
 */

/**
 * A seat got its starting money (AL-2.2).
 * @typedef {object} MoneyDealt
 * @property {"dealt"} kind
 * @property {number} seat
 * @property {number} count
 * @property {string[] | null} cards
 * @property {number | null} total
 */

/**
 * The first player was found (AL-2.3).
 * @typedef {object} FirstChosen
 * @property {"first"} kind
 * @property {number} seat
 * @property {"cards" | "money" | "seat"} by
 */

/**
 * Money was laid out, told when all of it has come (AL-2.4, AL-6.1).
 * @typedef {object} LaidOut
 * @property {"laid"} kind
 * @property {number} count
 * @property {string[] | null} cards
 */

/**
 * A tile came into the market (AL-2.1, AL-6.1).
 * @typedef {object} TileLaidOut
 * @property {"tile"} kind
 * @property {string} tile
 * @property {number} slot
 * @property {boolean} opening
 */

/**
 * The money paid so far became a new deck (AL-6.2).
 * @typedef {object} Reshuffled
 * @property {"reshuffled"} kind
 * @property {number} count
 */

/**
 * A scoring card came up; its scoring follows the refill (AL-6.3).
 * @typedef {object} ScoringCardDrawn
 * @property {"scoring-card"} kind
 * @property {number} number
 */

/**
 * A seat took money (AL-3.2).
 * @typedef {object} Took
 * @property {"took"} kind
 * @property {number} seat
 * @property {number} count
 * @property {string[] | null} cards
 * @property {number | null} total
 */

/**
 * A seat bought a tile (AL-3.3).
 * @typedef {object} Bought
 * @property {"bought"} kind
 * @property {number} seat
 * @property {string} tile
 * @property {number} slot
 * @property {number} price
 * @property {boolean} exact
 * @property {number | null} over
 * @property {number} count
 * @property {string[] | null} cards
 */

/**
 * A seat placed a bought tile in its grounds (AL-3.7).
 * @typedef {object} Placed
 * @property {"placed"} kind
 * @property {number} seat
 * @property {string} tile
 * @property {number} x
 * @property {number} y
 * @property {[number, number]} wall
 */

/**
 * A seat put a bought tile into its reserve (AL-3.7).
 * @typedef {object} Reserved
 * @property {"reserved"} kind
 * @property {number} seat
 * @property {string} tile
 */

/**
 * A seat gave a bought tile to Dirk (AL-9.4).
 * @typedef {object} GaveToDirk
 * @property {"gave"} kind
 * @property {number} seat
 * @property {string} tile
 * @property {number} has
 */

/**
 * A seat built a tile of its reserve (AL-5.1).
 * @typedef {object} Built
 * @property {"built"} kind
 * @property {number} seat
 * @property {string} tile
 * @property {number} x
 * @property {number} y
 * @property {[number, number]} wall
 */

/**
 * A seat took a tile back into its reserve (AL-5.2).
 * @typedef {object} Removed
 * @property {"removed"} kind
 * @property {number} seat
 * @property {string} tile
 * @property {number} x
 * @property {number} y
 * @property {[number, number]} wall
 */

/**
 * A tile of the reserve took the place of another (AL-5.3).
 * @typedef {object} Exchanged
 * @property {"exchanged"} kind
 * @property {number} seat
 * @property {string} tile
 * @property {string} old
 * @property {number} x
 * @property {number} y
 * @property {[number, number]} wall
 */

/**
 * A seat passed, since nothing else was possible (AL-3.5).
 * @typedef {object} Passed
 * @property {"passed"} kind
 * @property {number} seat
 */

/**
 * No further turn is played (AL-8.1).
 * @typedef {object} LastTurnEnded
 * @property {"last-turn"} kind
 * @property {"bag" | "market"} why
 */

/**
 * One building type of one row in one scoring.
 * @typedef {object} TypeAccount
 * @property {number} building
 * @property {number} count
 * @property {number | null} place
 * @property {number} shared_by
 * @property {number} points
 */

/**
 * One side of a tile on the outer wall: the tile's cell and the side's letter.
 * @typedef {object} WallSide
 * @property {number} x
 * @property {number} y
 * @property {string} side
 */

/**
 * Everything one row earns in one scoring; Dirk has no wall (AL-9.5).
 * @typedef {object} Account
 * @property {number} row
 * @property {boolean} is_dirk
 * @property {TypeAccount[]} types
 * @property {WallSide[]} wall
 * @property {number} total
 */

/**
 * A scoring was held (AL-7).
 * @typedef {object} Scored
 * @property {"scored"} kind
 * @property {number} number
 * @property {Account[]} accounts
 */

/**
 * A tile left on the market at the end of the game.
 * @typedef {object} TileLeft
 * @property {string} tile
 * @property {number} slot
 * @property {number | null} seat
 * @property {number[]} tied
 */

/**
 * The tiles left on the market went to the richest in their currencies (AL-8.2).
 * @typedef {object} TilesGivenOut
 * @property {"given-out"} kind
 * @property {TileLeft[]} tiles
 */

/**
 * The game is over (AL-8.4).
 * @typedef {object} Ended
 * @property {"over"} kind
 * @property {number[]} winners
 * @property {number[]} scores
 */

/** @typedef {(DirkDrew | MoneyDealt | FirstChosen | LaidOut | TileLaidOut | Reshuffled | ScoringCardDrawn | Took | Bought | Placed | Reserved | GaveToDirk | Built | Removed | Exchanged | Passed | LastTurnEnded | Scored | TilesGivenOut | Ended) & {ply: number}} Event */

export {};

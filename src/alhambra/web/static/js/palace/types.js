/** The shapes of this game on the wire (docs/wire.md); made by `make types-js`, for the type checker: nothing here runs. */

/**
 * The cards of one way to pay.
 * @typedef {object} Payment
 * @property {string[]} cards
 * @property {number} over
 */

/**
 * A row's account in one type after a change, if the next scoring were held then.
 * @typedef {object} TypeAfter
 * @property {string} building
 * @property {number} count
 * @property {number | null} place
 * @property {number} shared
 * @property {number} points
 * @property {number} gain
 */

/**
 * What a change of the mover's grounds would bring in the next scoring.
 * @typedef {object} Change
 * @property {[number, number]} wall
 * @property {TypeAfter[]} types
 * @property {number} points
 */

/**
 * A place for a tile with what it would bring there.
 * @typedef {object} Site
 * @property {number} x
 * @property {number} y
 * @property {Change} change
 */

/**
 * A tile of the market as the seat to move can have it.
 * @typedef {object} Offer
 * @property {number} slot
 * @property {string} tile
 * @property {number} price
 * @property {number} short
 * @property {Payment[]} payments
 * @property {number} fits
 * @property {Site | null} best
 */

/**
 * A tile with the cards that pay it exactly.
 * @typedef {object} Purchase
 * @property {string} tile
 * @property {string[]} cards
 */

/**
 * Purchases that are all exact: one action more is left after them.
 * @typedef {object} Chain
 * @property {Purchase[]} purchases
 * @property {string[]} left
 */

/**
 * What one seat alone sees.
 * @typedef {object} Own
 * @property {number} seat
 * @property {string[]} hand
 * @property {Offer[]} offers
 * @property {Chain[]} chains
 */

/**
 * A tile in its place, so far east and north of the fountain.
 * @typedef {object} Laid
 * @property {string} tile
 * @property {number} x
 * @property {number} y
 */

/**
 * What lies before a seat.
 * @typedef {object} Seat
 * @property {number} cards
 * @property {string[] | null} hand
 * @property {Laid[]} grounds
 * @property {string[]} reserve
 * @property {string[]} given
 * @property {number} points
 */

/**
 * The third at a table for two.
 * @typedef {object} Dirk
 * @property {string[]} tiles
 * @property {number} points
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
 * One scoring: how many places it rewards, and what each row earns.
 * @typedef {object} Scoring
 * @property {number} places
 * @property {Account[]} accounts
 */

/**
 * The next scoring: its number, and how many cards or tiles can lie before it.
 * @typedef {object} Ahead
 * @property {number} number
 * @property {number | null} pile
 * @property {number} top
 * @property {number | null} least
 * @property {number | null} most
 * @property {number} bag
 * @property {number} missing
 * @property {[number, number][]} odds
 */

/**
 * Scores, winners and all scorings held; Dirk's score comes last and never wins (AL-9.5).
 * @typedef {object} Outcome
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {Scoring[]} scorings
 */

/**
 * A position as everybody sees it.
 * @typedef {object} View
 * @property {"palace"} game
 * @property {string} phase
 * @property {number | null} mover
 * @property {number | null} first
 * @property {boolean} over
 * @property {boolean} ending
 * @property {(string | null)[]} market
 * @property {string[]} display
 * @property {string[]} bought
 * @property {number} deck
 * @property {number} discards
 * @property {number[]} piles
 * @property {number[]} bag
 * @property {Seat[]} seats
 * @property {Dirk | null} dirk
 * @property {Scoring} next
 * @property {Ahead | null} ahead
 * @property {Outcome | null} outcome
 * @property {Own} [own]
 */

/**
 * A tile that can be paid.
 * @typedef {object} Payable
 * @property {string} tile
 * @property {boolean} exact
 */

/**
 * Money taken: what it amounts to, and which tiles it makes payable.
 * @typedef {object} Taking
 * @property {"take"} kind
 * @property {string} action
 * @property {string[]} cards
 * @property {number} total
 * @property {[number, number][]} sums
 * @property {Payable[]} pays
 */

/**
 * A tile bought: what is paid, and what the tile would bring where it would bring most.
 * @typedef {object} Buying
 * @property {"buy"} kind
 * @property {string} action
 * @property {string} tile
 * @property {number} slot
 * @property {string[]} cards
 * @property {number} price
 * @property {number} over
 * @property {number} fits
 * @property {Site | null} best
 * @property {string[]} leads_to
 */

/**
 * A tile into the grounds: one that was bought, or one of the reserve.
 * @typedef {object} Building
 * @property {"build" | "place"} kind
 * @property {string} action
 * @property {string} tile
 * @property {number} x
 * @property {number} y
 * @property {Change} change
 */

/**
 * A tile of the grounds into the reserve.
 * @typedef {object} Removing
 * @property {"remove"} kind
 * @property {string} action
 * @property {string} tile
 * @property {number} x
 * @property {number} y
 * @property {Change} change
 */

/**
 * A tile of the reserve in the place of another.
 * @typedef {object} Exchanging
 * @property {"exchange"} kind
 * @property {string} action
 * @property {string} tile
 * @property {string} old
 * @property {number} x
 * @property {number} y
 * @property {Change} change
 */

/**
 * A bought tile into the reserve.
 * @typedef {object} Reserving
 * @property {"reserve"} kind
 * @property {string} action
 * @property {string} tile
 * @property {boolean} last
 */

/**
 * A bought tile to Dirk: his account of the type, and the mover's.
 * @typedef {object} Giving
 * @property {"give"} kind
 * @property {string} action
 * @property {string} tile
 * @property {TypeAfter} dirk
 * @property {TypeAfter} own
 * @property {number} points
 */

/**
 * Nothing else is possible.
 * @typedef {object} Passing
 * @property {"pass"} kind
 * @property {string} action
 */

/** @typedef {Taking | Buying | Building | Removing | Exchanging | Reserving | Giving | Passing} Choice */

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

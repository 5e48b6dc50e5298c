/** The shapes of this game on the wire (docs/wire.md); made by `make types-js`, for the type checker: nothing here runs. */

/**
 * What one row earns, source by source.
 * @typedef {object} Points
 * @property {number[]} types
 * @property {number} lines
 * @property {number} coins
 * @property {number} bonus
 * @property {number} total
 */

/**
 * One row of the score sheet with the sheet behind it.
 * @typedef {object} Row
 * @property {boolean} virtual
 * @property {number[]} counts
 * @property {number[]} finished
 * @property {[number, number][]} marks
 * @property {number} circled
 * @property {number} crossed
 * @property {number[]} yellow
 * @property {number[]} blue
 * @property {Points} points
 */

/**
 * One building type of one row.
 * @typedef {object} TypeAccount
 * @property {number} building
 * @property {number} count
 * @property {number | null} place
 * @property {number} shared_by
 * @property {boolean} is_finished
 * @property {number} points
 */

/**
 * A row or column of a sheet.
 * @typedef {object} Line
 * @property {"column" | "row"} line
 * @property {number} number
 * @property {number} marks
 * @property {number} points
 */

/**
 * Everything one row of the score sheet earns.
 * @typedef {object} Account
 * @property {number} row
 * @property {boolean} is_virtual
 * @property {TypeAccount[]} types
 * @property {Line[]} lines
 * @property {number} coins
 * @property {number} coin_points
 * @property {number} bonus
 * @property {number} total
 */

/**
 * Scores, winners and why, for every row of the score sheet, virtual players last.
 * @typedef {object} Outcome
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {Account[]} accounts
 */

/**
 * A position as everybody sees it.
 * @typedef {object} View
 * @property {"rollwrite"} game
 * @property {string} phase
 * @property {number | null} mover
 * @property {number} round
 * @property {number} rounds
 * @property {number} first
 * @property {boolean} over
 * @property {string[]} grid
 * @property {number[]} boxes
 * @property {number} coins
 * @property {number} second_price
 * @property {number[][]} free
 * @property {Row[]} rows
 * @property {Outcome | null} outcome
 */

/**
 * A type of the mover after a building.
 * @typedef {object} TypeAfter
 * @property {number} points
 * @property {number | null} place
 * @property {number} shared
 * @property {number} count
 * @property {number} boxes
 */

/**
 * A building at a crossing: its type, its row and its column after it.
 * @typedef {object} Constructing
 * @property {"construct"} kind
 * @property {string} action
 * @property {["b" | "y", number][]} dice
 * @property {[number, number][]} cells
 * @property {number} points
 * @property {"A" | "C" | "G" | "P" | "S" | "T"} building
 * @property {TypeAfter} type
 * @property {[Line, Line]} lines
 * @property {number} type_points
 * @property {number} line_points
 */

/**
 * A second building, for coins.
 * @typedef {object} ConstructingSecond
 * @property {"second"} kind
 * @property {string} action
 * @property {["b" | "y", number][]} dice
 * @property {[number, number][]} cells
 * @property {number} points
 * @property {"A" | "C" | "G" | "P" | "S" | "T"} building
 * @property {TypeAfter} type
 * @property {[Line, Line]} lines
 * @property {number} type_points
 * @property {number} line_points
 * @property {number} coins
 * @property {number} coin_points
 */

/**
 * A die turned for a coin; the cells are those not built yet that it makes reachable.
 * @typedef {object} Changing
 * @property {"change"} kind
 * @property {string} action
 * @property {["b" | "y", number][]} dice
 * @property {[number, number][]} cells
 * @property {number} points
 * @property {number} to
 * @property {number} coins
 * @property {number} coin_points
 */

/**
 * Coins for the built crossings, which are the cells.
 * @typedef {object} Gaining
 * @property {"gain"} kind
 * @property {string} action
 * @property {["b" | "y", number][]} dice
 * @property {[number, number][]} cells
 * @property {number} points
 * @property {number} coins
 * @property {number} coin_points
 */

/**
 * A pair of dice went to the next player (RW-3.3, RW-3.5).
 * @typedef {object} Passed
 * @property {"passed"} kind
 * @property {number} seat
 * @property {number} to
 * @property {number} yellow
 * @property {number} blue
 */

/**
 * A pair kept, the other passed on.
 * @typedef {object} Keeping
 * @property {"keep"} kind
 * @property {string} action
 * @property {["b" | "y", number][]} dice
 * @property {[number, number][]} cells
 * @property {number} points
 * @property {Passed | null} passes
 */

/**
 * No second building.
 * @typedef {object} Declining
 * @property {"done"} kind
 * @property {string} action
 * @property {["b" | "y", number][]} dice
 * @property {[number, number][]} cells
 * @property {number} points
 * @property {Passed | null} passes
 */

/** @typedef {Constructing | ConstructingSecond | Changing | Gaining | Keeping | Declining} Choice */

/**
 * Somebody begins every round (RW-2.1).
 * @typedef {object} FirstChosen
 * @property {"first"} kind
 * @property {number} seat
 */

/**
 * A row of the score sheet has its first marks (RW-2.2).
 * @typedef {object} Started
 * @property {"started"} kind
 * @property {number} row
 * @property {number[]} counts
 */

/**
 * A round began, of so many.
 * @typedef {object} RoundBegan
 * @property {"round"} kind
 * @property {number} round
 * @property {number} rounds
 */

/**
 * A seat turned a die for a coin (RW-3.1).
 * @typedef {object} Changed
 * @property {"changed"} kind
 * @property {number} seat
 * @property {"b" | "y"} colour
 * @property {number} pips
 * @property {number} to
 */

/**
 * A seat constructed a building, the first or for coins the second of its turn (RW-3.3).
 * @typedef {object} Built
 * @property {"built"} kind
 * @property {number} seat
 * @property {"A" | "C" | "G" | "P" | "S" | "T"} building
 * @property {number} yellow
 * @property {number} blue
 * @property {number} count
 * @property {number} boxes
 * @property {[Line, Line]} lines
 * @property {boolean} second
 */

/**
 * A seat gained coins (RW-3.5).
 * @typedef {object} Gained
 * @property {"gained"} kind
 * @property {number} seat
 * @property {number} coins
 */

/**
 * A seat kept a pair of the four dice rolled (RW-3.5).
 * @typedef {object} Kept
 * @property {"kept"} kind
 * @property {number} seat
 * @property {number} yellow
 * @property {number} blue
 */

/**
 * A seat rolled two or four dice at the end of its turn (RW-3.3, RW-3.5).
 * @typedef {object} Rolled
 * @property {"rolled"} kind
 * @property {number} seat
 * @property {number[]} yellow
 * @property {number[]} blue
 */

/**
 * A virtual player rolled and marked a building (RW-6.2).
 * @typedef {object} Marked
 * @property {"marked"} kind
 * @property {number} row
 * @property {"A" | "C" | "G" | "P" | "S" | "T"} building
 * @property {number} yellow
 * @property {number} blue
 * @property {number} count
 * @property {number} boxes
 */

/**
 * A virtual player rolled a type that it has marked full, and rolls again (RW-6.2).
 * @typedef {object} Missed
 * @property {"missed"} kind
 * @property {number} row
 * @property {"A" | "C" | "G" | "P" | "S" | "T"} building
 * @property {number} yellow
 * @property {number} blue
 */

/**
 * Rows that marked every box of a type in this round were awarded it, together (RW-4.1).
 * @typedef {object} Finished
 * @property {"finished"} kind
 * @property {number[]} rows
 * @property {"A" | "C" | "G" | "P" | "S" | "T"} building
 * @property {number | null} place
 * @property {number | null} points
 */

/**
 * The game ended; these rows have the most points (RW-5.4).
 * @typedef {object} Ended
 * @property {"over"} kind
 * @property {number[]} winners
 */

/** @typedef {(FirstChosen | Started | RoundBegan | Changed | Built | Gained | Kept | Passed | Rolled | Marked | Missed | Finished | Ended) & {ply: number}} Event */

export {};

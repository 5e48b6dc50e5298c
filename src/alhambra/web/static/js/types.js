/** The shapes of the wire (docs/wire.md); made by `make types-js`, for the type checker: nothing here runs. */

/** @typedef {"A" | "C" | "G" | "P" | "S" | "T"} Building */

/**
 * My name from now on.
 * @typedef {object} NewName
 * @property {string} name
 */

/**
 * Who is to sit at a seat of a new table.
 * @typedef {object} NewSeat
 * @property {"bot" | "here" | "me" | "open"} kind
 * @property {string | null} [name]
 * @property {string | null} [bot]
 */

/**
 * A table to be made.
 * @typedef {object} NewTable
 * @property {string} game
 * @property {NewSeat[]} seats
 * @property {Record<string, string>} [options]
 */

/**
 * I take an open seat.
 * @typedef {object} Sit
 * @property {string} invite
 * @property {string} name
 * @property {number | null} [seat]
 */

/**
 * What my device promises for a seat of mine.
 * @typedef {object} NewPromise
 * @property {number} seat
 * @property {string} promise
 */

/**
 * The words of my device, promised by their hashes.
 * @typedef {object} Promise
 * @property {NewPromise[]} promises
 */

/**
 * I want to begin; perhaps without the words of some, perhaps with promises of my own.
 * @typedef {object} Start
 * @property {NewPromise[]} [promises]
 * @property {number[]} [without]
 * @property {boolean} [anew]
 */

/**
 * The words that were promised for a seat of mine.
 * @typedef {object} NewWords
 * @property {number} seat
 * @property {string} words
 */

/**
 * The words of my device.
 * @typedef {object} Tell
 * @property {NewWords[]} words
 */

/**
 * A seat to be played by a bot.
 * @typedef {object} Hand
 * @property {number} seat
 * @property {string} bot
 */

/**
 * A seat to be given back to its person.
 * @typedef {object} Return
 * @property {number} seat
 */

/**
 * The code of a personal link.
 * @typedef {object} Hold
 * @property {string} token
 */

/**
 * Ask a bot what it thinks of my turn.
 * @typedef {object} Ask
 * @property {string | null} [bot]
 */

/**
 * An address of this server, to be photographed.
 * @typedef {object} Address
 * @property {string} text
 */

/**
 * What was done in a step of a lesson.
 * @typedef {object} LessonActions
 * @property {string[]} actions
 */

/**
 * An action, and the version it was chosen at.
 * @typedef {object} Act
 * @property {"act"} type
 * @property {number} version
 * @property {string} action
 */

/**
 * Take back.
 * @typedef {object} Undo
 * @property {"undo"} type
 * @property {number} version
 */

/**
 * Say one of a few phrases to everybody around the table.
 * @typedef {object} Say
 * @property {"say"} type
 * @property {"again" | "good-game" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow" | "your-turn"} phrase
 */

/**
 * How quickly bots shall act.
 * @typedef {object} Pace
 * @property {"pace"} type
 * @property {"calm" | "quick" | "slow"} pace
 */

/**
 * Are you there?
 * @typedef {object} Ping
 * @property {"ping"} type
 */

/**
 * What the view of any game has; each has more.
 * @typedef {object} View
 * @property {string} game
 * @property {number | null} mover
 * @property {boolean} over
 */

/**
 * What the choice of any game has; each has more.
 * @typedef {object} Choice
 * @property {string} kind
 * @property {string} action
 */

/**
 * What the event of any game has; each has more.
 * @typedef {object} Event
 * @property {string} kind
 * @property {number} ply
 * @property {number} [seat]
 */

/**
 * What was wrong.
 * @typedef {object} Error
 * @property {"bad-origin" | "bad-request" | "broken" | "method" | "not-found" | "not-now" | "not-yours" | "refused" | "stale" | "too-large" | "too-many"} code
 * @property {string | null} reason
 * @property {string | null} rule
 * @property {string | null} detail
 * @property {Record<string, string | number> | null} arguments
 */

/**
 * The one shape of all errors.
 * @typedef {object} Failure
 * @property {Error} error
 */

/**
 * A seat as everybody sees it.
 * @typedef {object} SeatView
 * @property {"bot" | "open" | "person"} kind
 * @property {string} name
 * @property {string | null} bot
 * @property {boolean} mine
 * @property {boolean} present
 * @property {boolean} away
 * @property {boolean} handed
 * @property {"away" | "mine" | "none" | "promised" | "told"} luck
 * @property {string | null} promise
 */

/**
 * A table as one guest sees it.
 * @typedef {object} TableView
 * @property {string} id
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {"gathering" | "over" | "playing"} status
 * @property {number} version
 * @property {number} ply
 * @property {boolean} host
 * @property {number} created
 * @property {SeatView[]} seats
 * @property {number} watchers
 * @property {string | null} invite
 * @property {string | null} again
 * @property {string} commitment
 * @property {number} attempt
 * @property {boolean} called
 * @property {boolean} asked
 * @property {number[]} missing
 * @property {string} luck
 * @property {string | null} secret
 * @property {boolean} secrets
 */

/**
 * One of my tables.
 * @typedef {object} Mine
 * @property {string} id
 * @property {string} game
 * @property {"gathering" | "over" | "playing"} status
 * @property {number} ply
 * @property {boolean} mine
 * @property {boolean} turn
 * @property {string[]} names
 * @property {number} created
 */

/**
 * Who I am, and my tables.
 * @typedef {object} Me
 * @property {string} name
 * @property {Mine[]} tables
 * @property {number} pages
 */

/**
 * A page of my tables.
 * @typedef {object} MyTables
 * @property {Mine[]} tables
 * @property {number} pages
 */

/**
 * The medal above the one that was earned.
 * @typedef {object} NextMedal
 * @property {string} medal
 * @property {number} missing
 */

/**
 * A game that I have played to its end.
 * @typedef {object} Played
 * @property {string} table
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {number} players
 * @property {number} score
 * @property {number} place
 * @property {number} margin
 * @property {string[]} rivals
 * @property {number} finished
 * @property {string | null} medal
 * @property {NextMedal | null} next
 */

/**
 * My finished games, the latest last.
 * @typedef {object} MyGames
 * @property {string} name
 * @property {Played[]} games
 */

/**
 * An option of a game, for tables of so many players; the first value is the default.
 * @typedef {object} OptionView
 * @property {string} name
 * @property {string[]} values
 * @property {[number, number]} players
 */

/**
 * What a level scores alone.
 * @typedef {object} LevelScores
 * @property {string} bot
 * @property {number} low
 * @property {number} median
 * @property {number} high
 */

/**
 * What games played alone with these options are compared with.
 * @typedef {object} Solo
 * @property {Record<string, string>} options
 * @property {Record<string, number>} medals
 * @property {LevelScores[]} levels
 */

/**
 * A game that has tables.
 * @typedef {object} GameView
 * @property {string} name
 * @property {[number, number]} players
 * @property {string[]} bots
 * @property {string} usual
 * @property {OptionView[]} options
 * @property {boolean} lesson
 * @property {Solo[]} solo
 */

/**
 * The games that have tables.
 * @typedef {object} Games
 * @property {GameView[]} games
 */

/**
 * The story of a table and its length.
 * @typedef {object} Plies
 * @property {string} game
 * @property {string[]} names
 * @property {number} plies
 * @property {Event[]} story
 * @property {boolean} over
 */

/**
 * A table after so many plies.
 * @typedef {object} Moment
 * @property {number} ply
 * @property {View} view
 */

/**
 * A table after each of its plies, from the beginning.
 * @typedef {object} Moments
 * @property {View[]} views
 */

/**
 * A step of a lesson.
 * @typedef {object} Step
 * @property {string} name
 */

/**
 * The steps of a game's lesson.
 * @typedef {object} Lesson
 * @property {string} game
 * @property {Step[]} steps
 */

/**
 * A step of a lesson after some actions.
 * @typedef {object} LessonMoment
 * @property {string} step
 * @property {View} view
 * @property {Choice[]} choices
 * @property {Event[]} events
 * @property {boolean} done
 * @property {Error | null} error
 * @property {Record<string, number>} numbers
 */

/**
 * An action that a bot considers, and what it expects of it.
 * @typedef {object} IdeaView
 * @property {string} action
 * @property {string[]} line
 * @property {number} points
 * @property {number} chance
 */

/**
 * What a bot thinks of a turn, the best action first.
 * @typedef {object} Advice
 * @property {string} bot
 * @property {number} ply
 * @property {IdeaView[]} ideas
 * @property {boolean} hurried
 */

/**
 * A QR code: how many squares it has on a side, and its dark ones as an SVG path.
 * @typedef {object} Qr
 * @property {number} size
 * @property {string} path
 */

/**
 * Versions, the address in the house, and whether the rules run compiled.
 * @typedef {object} Status
 * @property {string} version
 * @property {number} wire
 * @property {string | null} house
 * @property {boolean} compiled
 */

/**
 * Everything about a table.
 * @typedef {object} TableMessage
 * @property {"table"} type
 * @property {TableView} table
 * @property {Event[] | null} story
 * @property {number} ply
 * @property {View | null} view
 * @property {Choice[] | null} choices
 * @property {"decision" | "step" | null} undo
 */

/**
 * Something was accepted.
 * @typedef {object} Update
 * @property {"update"} type
 * @property {number} version
 * @property {number | null} back
 * @property {Event[]} events
 * @property {number} ply
 * @property {View} view
 * @property {Choice[] | null} choices
 * @property {"decision" | "step" | null} undo
 */

/**
 * Who is here has changed.
 * @typedef {object} Presence
 * @property {"presence"} type
 * @property {TableView} table
 */

/**
 * A message was not accepted.
 * @typedef {object} Refused
 * @property {"refused"} type
 * @property {number} version
 * @property {Error} error
 */

/**
 * The next table is ready.
 * @typedef {object} Again
 * @property {"again"} type
 * @property {string} table
 */

/**
 * Whether the bots of this table think with less than usual, since too many wait for some.
 * @typedef {object} Hurry
 * @property {"hurry"} type
 * @property {boolean} hurried
 */

/**
 * Somebody at the table says something.
 * @typedef {object} Said
 * @property {"said"} type
 * @property {number} seat
 * @property {"again" | "good-game" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow" | "your-turn"} phrase
 */

/**
 * What I wanted to say was not passed on.
 * @typedef {object} Unsaid
 * @property {"unsaid"} type
 * @property {Error} error
 */

/**
 * I am here.
 * @typedef {object} Pong
 * @property {"pong"} type
 */

/** @typedef {TableMessage | Update | Presence | Refused | Again | Hurry | Said | Unsaid | Pong} FromServer */

/** @typedef {Act | Undo | Say | Pace | Ping} FromPage */

export {};

/** The choices of a turn put where they are shown: on crossings, at dice, on buttons. Pure. */

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Changing} Changing */
/** @typedef {Choice["cells"][number]} Cell A crossing: row and column of the grid, from 1. */
/** @typedef {import("./types.js").Row} Row */
/** @typedef {import("./types.js").View} View */

export const TYPES = /** @type {const} */ (["P", "S", "A", "C", "G", "T"]);
export const SIDE = 6;

/** Buildings first, changes of dice last. */
const ORDER = ["construct", "second", "keep", "gain", "done", "change"];

/** A crossing as a key.  @param {number} yellow @param {number} blue */
export const at = (yellow, blue) => `${yellow},${blue}`;

/**
 * Choices by where they are shown.
 * @param {Choice[] | null | undefined} choices
 */
export function grouped(choices) {
  /** @type {Map<string, Choice>} */
  const cells = new Map();
  /** @type {Changing[]} */
  const changes = [];
  /** @type {Choice | null} */
  let gain = null;
  /** @type {Choice | null} */
  let done = null;
  for (const choice of choices ?? []) {
    if (choice.kind === "change") changes.push(choice);
    else if (choice.kind === "gain") gain = choice;
    else if (choice.kind === "done") done = choice;
    else {
      const [yellow, blue] = pairOf(choice);
      cells.set(at(yellow, blue), choice);
    }
  }
  const list = [...(choices ?? [])].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return { cells, changes, gain, done, list };
}

/** The pair of dice a choice names.  @param {Choice} choice @returns {Cell} */
export function pairOf(choice) {
  const pips = (/** @type {"y" | "b"} */ colour) => choice.dice.find((die) => die[0] === colour)?.[1] ?? 0;
  return [pips("y"), pips("b")];
}

/** How many coins a choice brings, or takes.  @param {Choice | null | undefined} choice */
export const coinsOf = (choice) => (choice && "coins" in choice ? choice.coins : 0);

/** The action a click on any crossing means in a phase, legal or not.  @param {View} view @param {number} yellow @param {number} blue */
export function meant(view, yellow, blue) {
  const verb = view.phase === "second" ? "second" : view.phase === "keep" ? "keep" : "construct";
  return `${verb} y${yellow} b${blue}`;
}

/** The crossings of the dice at a sheet, with how often each occurs.  @param {Row} row */
export function crossings(row) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const yellow of row.yellow) {
    for (const blue of row.blue) found.set(at(yellow, blue), (found.get(at(yellow, blue)) ?? 0) + 1);
  }
  return found;
}

/** Built crossings as keys.  @param {Row} row */
export const built = (row) => new Set(row.marks.map(([yellow, blue]) => at(yellow, blue)));

/** The building at a crossing.  @param {Pick<View, "grid">} view @param {number} yellow @param {number} blue */
export const buildingAt = (view, yellow, blue) =>
  /** @type {import("../types.js").Building} */ (view.grid[yellow - 1][blue - 1]);

/**
 * Which of two lanes each die lies in: a die that stayed keeps its lane, a die that was turned keeps the lane it left.
 * @param {(number | null)[]} before lanes as they were @param {number[]} dice
 * @returns {(number | null)[]}
 */
export function lanes(before, dice) {
  /** @type {(number | null)[]} */
  const now = [null, null];
  const rest = [];
  for (const pips of dice) {
    const lane = before.findIndex((one, index) => one === pips && now[index] === null);
    if (lane >= 0) now[lane] = pips;
    else rest.push(pips);
  }
  for (const pips of rest) now[now.indexOf(null)] = pips;
  return now;
}

/**
 * The dice that can be turned, each with the ways to do it, upwards first.
 * @param {{lane: number, from: number, to: number, choice: Changing}[]} turns of one colour
 */
export function turnable(turns) {
  return [...new Set(turns.map(({ lane }) => lane))].map((lane) => {
    const own = turns.filter((turn) => turn.lane === lane).sort((one, other) => other.to - one.to);
    return { lane, from: own[0].from, choices: own.map(({ choice }) => choice) };
  });
}

/**
 * The changes offered in each lane; of two equal dice only the first is turned.
 * @param {Changing[]} changes @param {"y" | "b"} colour @param {(number | null)[]} places
 * @returns {{lane: number, from: number, to: number, choice: Changing}[]}
 */
export function turnsOf(changes, colour, places) {
  return changes
    .filter((choice) => choice.dice[0][0] === colour)
    .map((choice) => {
      const from = choice.dice[0][1];
      return { lane: places.indexOf(from), from, to: choice.to, choice };
    })
    .filter((turn) => turn.lane >= 0);
}

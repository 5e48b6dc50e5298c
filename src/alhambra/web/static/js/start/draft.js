/** The draft of a new table: pure functions from what was chosen to what is sent. */
import { isProper } from "../writing.js";

/** @typedef {import("../types.js").GameView} GameOffer */
/** @typedef {import("../types.js").NewTable} NewTable */
/** @typedef {import("../types.js").NewSeat} NewSeat */

/**
 * A seat of the draft. `who` is `me`, `open`, `here` or `bot:LEVEL`; the name stays even while
 * somebody else is chosen, so that nothing typed is lost.
 * @typedef {{who: string, name: string}} DraftSeat
 */

/** @typedef {{game: string, players: number, seats: DraftSeat[], options: Record<string, string>}} Draft */

/** A first draft for a game: me and two usual bots, or as many as it allows.  @param {GameOffer} offer @returns {Draft} */
export function draftOf(offer) {
  const [least, most] = offer.players;
  const players = Math.min(Math.max(3, least), most);
  const seats = Array.from({ length: most }, (_, seat) => ({
    who: seat === 0 ? "me" : `bot:${offer.usual}`,
    name: "",
  }));
  return { game: offer.name, players, seats, options: {} };
}

/**
 * The draft with another person or bot at a seat. I sit at one seat at most: who sat there before
 * takes the place I leave.
 * @param {Draft} draft @param {number} seat @param {string} who @returns {Draft}
 */
export function seated(draft, seat, who) {
  const before = draft.seats[seat].who;
  const seats = draft.seats.map((one, at) => {
    if (at === seat) return { ...one, who };
    return who === "me" && one.who === "me" ? { ...one, who: before } : one;
  });
  return { ...draft, seats };
}

/** The draft with a name at a seat.  @param {Draft} draft @param {number} seat @param {string} name @returns {Draft} */
export function named(draft, seat, name) {
  return { ...draft, seats: draft.seats.map((one, at) => (at === seat ? { ...one, name } : one)) };
}

/** The options offered for so many players.  @param {GameOffer} offer @param {number} players */
export function optionsFor(offer, players) {
  return offer.options.filter(({ players: [least, most] }) => least <= players && players <= most);
}

/** The seats that count for the number of players chosen.  @param {Draft} draft */
export function seatsOf(draft) {
  return draft.seats.slice(0, draft.players);
}

/** The bots that play in the draft, each once.  @param {Draft} draft */
export function levelsOf(draft) {
  const bots = seatsOf(draft).flatMap(({ who }) => (who.startsWith("bot:") ? [who.slice(4)] : []));
  return [...new Set(bots)];
}

/**
 * What keeps the draft from becoming a table: the seats of people at this screen without a name,
 * and whether nobody sits here at all.
 * @param {Draft} draft
 */
export function lacks(draft) {
  const seats = seatsOf(draft);
  const nameless = seats.flatMap(({ who, name }, at) => (who === "here" && !name.trim() ? [at] : []));
  return { nameless, nobody: !seats.some(({ who }) => who === "me" || who === "here") };
}

/** The seats whose names cannot be.  @param {Draft} draft @param {string} myName */
export function misnamed(draft, myName) {
  return seatsOf(draft).flatMap((_, at) => (isProper(calledAt(draft, at, myName)) ? [] : [at]));
}

/** What the person at a seat is called; nothing where none is chosen.  @param {Draft} draft @param {number} seat @param {string} myName */
export function calledAt(draft, seat, myName) {
  const { who, name } = draft.seats[seat];
  return who === "me" ? myName : who === "here" ? name : "";
}

/**
 * What is sent to the server.
 * @param {Draft} draft @param {GameOffer} offer @param {string} myName @returns {NewTable}
 */
export function tableOf(draft, offer, myName) {
  const options = Object.fromEntries(
    optionsFor(offer, draft.players).map(({ name, values }) => [name, draft.options[name] ?? values[0]]),
  );
  return {
    game: draft.game,
    options: { players: String(draft.players), ...options },
    seats: seatsOf(draft).map(({ who, name }) => seatOf(who, name.trim(), myName)),
  };
}

/** @param {string} who @param {string} name @param {string} myName @returns {NewSeat} */
function seatOf(who, name, myName) {
  if (who === "me") return { kind: "me", name: myName };
  if (who === "here") return { kind: "here", name };
  if (who === "open") return { kind: "open" };
  return { kind: "bot", bot: who.replace(/^bot:/, "") };
}

/** Whether a kept draft still fits what the server offers.  @param {any} kept @param {GameOffer} offer @returns {kept is Draft} */
export function fits(kept, offer) {
  const [least, most] = offer.players;
  return (
    kept?.game === offer.name &&
    kept.players >= least &&
    kept.players <= most &&
    Array.isArray(kept.seats) &&
    kept.seats.length === most &&
    kept.seats.every(
      (/** @type {any} */ seat) =>
        typeof seat?.name === "string" &&
        (["me", "open", "here"].includes(seat.who) || offer.bots.some((bot) => seat.who === `bot:${bot}`)),
    ) &&
    typeof kept.options === "object" &&
    kept.options !== null
  );
}

/** The draft of a new table: pure functions from what was chosen to what is sent. */
import { keep, kept } from "../kept.js";
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

/** A first draft for a game: me and two bots, or as many as it allows; the usual level and the one below take turns.  @param {GameOffer} offer @returns {Draft} */
export function draftOf(offer) {
  const [least, most] = offer.players;
  const players = Math.min(Math.max(3, least), most);
  const below = offer.bots[offer.bots.indexOf(offer.usual) - 1] ?? offer.usual;
  const seats = Array.from({ length: most }, (_, seat) => ({
    who: seat === 0 ? "me" : `bot:${seat % 2 ? offer.usual : below}`,
    name: "",
  }));
  return { game: offer.name, players, seats, options: {} };
}

/** Only me and bots?  @param {Draft} draft */
const isAgainstBots = (draft) => seatsOf(draft).every(({ who }) => who === "me" || who.startsWith("bot:"));

/** What *Play* begins: the bots I have chosen last, or the first draft.  @param {GameOffer} offer @returns {Draft} */
export function quickDraft(offer) {
  const before = kept(`opponents ${offer.name}`);
  return fits(before, offer) && before.players > 1 && isAgainstBots(before) ? before : draftOf(offer);
}

/** What *Play solo* begins.  @param {GameOffer} offer @returns {Draft} */
export function aloneDraft(offer) {
  const before = kept(`alone ${offer.name}`);
  return fits(before, offer) && before.players === 1 ? before : { ...draftOf(offer), players: 1 };
}

/** A table for me and somebody who gets a link.  @param {GameOffer} offer @returns {Draft} */
export const openDraft = (offer) => seated({ ...draftOf(offer), players: Math.min(Math.max(2, offer.players[0]), offer.players[1]) }, 1, "open");

/** Remembers whom I play against, for the next time; no names of people, typed before bots were chosen.  @param {Draft} draft */
export function rememberDraft(draft) {
  const seats = draft.seats.map(({ who }) => ({ who, name: "" }));
  if (isAgainstBots(draft)) keep(`${draft.players === 1 ? "alone" : "opponents"} ${draft.game}`, { ...draft, seats });
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

/** The bots that play in the draft, by seat.  @param {Draft} draft */
export const levelsIn = (draft) => seatsOf(draft).flatMap(({ who }) => (who.startsWith("bot:") ? [who.slice(4)] : []));

/** The same, each once.  @param {Draft} draft */
export const levelsOf = (draft) => [...new Set(levelsIn(draft))];

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

/** The moments of a table, fetched one by one and kept. */
import { get } from "../api.js";

/** @typedef {import("../types.js").Moment} Moment */

/** @param {string} id @param {(path: string) => Promise<Moment>} [fetched] */
export function momentsOf(id, fetched = get) {
  /** @type {Map<number, Promise<Moment>>} */
  const asked = new Map();
  /** @type {Map<number, Moment>} */
  const known = new Map();

  /** @param {number} ply */
  function at(ply) {
    let answer = asked.get(ply);
    if (!answer) {
      answer = fetched(`/api/tables/${id}/plies/${ply}`);
      answer.then(
        (moment) => asked.get(ply) === answer && known.set(ply, moment), // unless it was forgotten meanwhile
        () => asked.get(ply) === answer && asked.delete(ply), // to be asked again
      );
      asked.set(ply, answer);
    }
    return answer;
  }

  return {
    at,
    /** The moment if it is here already.  @param {number} ply */
    peek: (ply) => known.get(ply) ?? null,
    /** Fetches those that will be wanted soon.  @param {number[]} plies */
    prepare(plies) {
      for (const ply of plies) at(ply).catch(() => {});
    },
    /** A table was taken back: what was known of later plies may be otherwise now.  @param {number} ply */
    forget(ply) {
      for (const later of [...asked.keys()]) if (later > ply) asked.delete(later), known.delete(later);
    },
  };
}

/** Which actions of the board game end a turn, so that cards and tiles are revealed. Pure. */

/**
 * Whether nothing is left to do after an action: what was bought is placed last, and buying leaves something to place.
 * @param {string} action @param {{bought: string[]}} view
 */
export function isLast(action, view) {
  const [verb] = action.split(" ");
  if (verb === "buy") return false;
  const isPlacing = verb === "place" || verb === "reserve" || verb === "give";
  return view.bought.length === (isPlacing ? 1 : 0);
}

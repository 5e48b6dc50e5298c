/** The strip below the grounds: tiles that wait, the reserve, Dirk, and the key of the walls. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { pointing } from "../pointing.js";
import { capital, wallsName } from "./speaking.js";
import { Tile } from "./tile.js";
import { isPlacing, meant, signed } from "./turn.js";
import { tileName } from "./words.js";
import { WallSample } from "./walls.js";

/** @import { TileName } from "./shapes.js" */
/** @import { Picked } from "./picking.js" */
/** @import { Aim, Held, Turn } from "./turn.js" */
/** @import { Seat, View } from "./types.js" */

/**
 * What hands do to tiles.
 * @typedef {object} TileHand
 * @property {(held: Held, event: MouseEvent) => void} pick
 * @property {(aim: Aim, event: MouseEvent) => void} put
 * @property {(aim: Aim | null) => void} point
 */

/** @param {TileHand} hand @param {Aim} aim */
const aiming = (hand, aim) => pointing((isPointed) => hand.point(isPointed ? aim : null));

/** The points an action would bring; null where it is not allowed.  @param {Turn} turn @param {string | null} action */
function gainOf(turn, action) {
  const one = action === null ? undefined : turn.byAction.get(action);
  if (!one) return null;
  return "change" in one ? one.change.points : one.kind === "give" ? one.points : 0;
}

/**
 * Where a held tile can go beside the grounds.
 * @param {{aim: "reserve" | "dirk", label: string, held: Held | null, turn: Turn, seat: Seat, isShown: boolean, pending: string | null, hand: TileHand}} props
 */
function Into({ aim, label, held, turn, seat, isShown, pending, hand }) {
  const action = held && meant(held, aim, seat.grounds);
  if (!held || !action) return null;
  const gain = gainOf(turn, action);
  return html`<button type="button" class="into ${aim} ${gain === null ? "barred" : ""} ${isShown ? "shown" : ""} ${pending === action ? "pending" : ""}" data-action=${action} data-aim=${aim}
    ...${aiming(hand, aim)} onClick=${(/** @type {MouseEvent} */ event) => hand.put(aim, event)}>
    <span class="unseen">${t("board-into", { tile: tileName(held.tile), where: aim, points: gain === null ? "" : signed(gain) })}</span>
    <span class="sight" aria-hidden="true"><span>${label}</span>${gain !== null && html`<b>${signed(gain)}</b>`}</span></button>`;
}

/**
 * @param {{view: View, seat: Seat, turn: Turn, picked: Picked, shown: string | null, pending: string | null, hand: TileHand | null, bought: TileName[], brief: boolean, children?: any}} props
 * `shown` is the action that is looked at
 */
export function Strip({ view, seat, turn, picked, shown, pending, hand, bought, brief, children }) {
  const held = picked.kind === "tile" ? picked : null;
  const canPut = held !== null && (isPlacing(view) ? held.from === "bought" : held.from === "grounds");
  const tile = (/** @type {TileName} */ name, /** @type {"bought" | "reserve"} */ from) => {
    const swap = held?.from === "grounds" && from === "reserve" ? meant(held, { instead: name }, seat.grounds) : null;
    const gain = gainOf(turn, swap);
    const isPicked = held?.tile === name && held.from === from;
    const label = `${capital(tileName(name))}, ${wallsName(name)}${gain === null ? "" : `. ${t("board-swap", { points: signed(gain) })}`}`;
    const face = html`<${Tile} tile=${name} />${gain !== null && html`<b class="swap">⇄ ${signed(gain)}</b>`}`;
    if (!hand || (isPlacing(view) && from === "reserve")) return html`<li key=${name} class="waiting-tile"><span role="img" aria-label=${label}>${face}</span></li>`;
    return html`<li key=${name} class="waiting-tile"><button type="button" class="${isPicked ? "picked" : ""} ${gain !== null ? "swappable" : ""}" data-tile=${name} data-from=${from} aria-pressed=${isPicked ? "true" : "false"}
      ...${gain !== null ? aiming(hand, { instead: name }) : {}}
      onClick=${(/** @type {MouseEvent} */ event) => (gain === null ? hand.pick({ tile: name, from }, event) : hand.put({ instead: name }, event))}><span class="unseen">${label}</span><span class="sight" aria-hidden="true">${face}</span></button></li>`;
  };
  return html`<div class="strip">
    ${bought.length > 0 && html`<section class="to-place" aria-label=${t("board-to-place")}>
      <h2>${t("board-to-place")}<small>${t(isPlacing(view) ? "board-any-order" : "board-after-actions")}</small></h2><ul>${bought.map((name) => tile(name, "bought"))}</ul></section>`}
    <section class="reserve" aria-label=${t("board-reserve")}>
      <h2>${t("board-reserve")}<small>${t("board-no-points")}</small></h2><ul>${seat.reserve.map((name) => tile(name, "reserve"))}</ul>
      ${hand && canPut && html`<${Into} aim="reserve" label=${t("board-here")} held=${held} turn=${turn} seat=${seat} isShown=${shown !== null && shown === meant(held, "reserve", seat.grounds)} pending=${pending} hand=${hand} />`}
    </section>
    ${hand && canPut && view.dirk && view.phase === "place" && html`<section class="dirk"><h2>Dirk</h2>
      <${Into} aim="dirk" label=${t("board-here")} held=${held} turn=${turn} seat=${seat} isShown=${shown !== null && shown === meant(held, "dirk", seat.grounds)} pending=${pending} hand=${hand} /></section>`}
    ${!brief && !bought.length && html`<ul class="wall-key">
      <li>${t("board-key-longest")} <${WallSample} kind="longest" /></li><li>${t("board-key-outer")} <${WallSample} kind="outer" /></li><li>${t("board-key-inner")} <${WallSample} kind="inner" /></li></ul>`}
    ${children}
  </div>`;
}

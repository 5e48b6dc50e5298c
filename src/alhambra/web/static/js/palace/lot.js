/** The window onto grounds: the own ones with what can be done there, or those of somebody else, to look at. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { Bubble } from "./bubble.js";
import { Cells } from "./cells.js";
import { Deeds } from "./deeds.js";
import { Frame } from "./frame.js";
import { Grounds } from "./grounds.js";
import { at } from "./names.js";
import { DirkTiles, groundName, Holds } from "./others.js";
import { isMoving, refusedAt, sceneOf } from "./scene.js";
import { cellName, changeBrief, refusedName } from "./speaking.js";
import { isPlacing, meant, moves, signed } from "./turn.js";
import { rowName } from "./words.js";

/** @import { Error as Refusal } from "../types.js" */
/** @import { Box, Camera, Place, Side } from "./shapes.js" */
/** @import { Since } from "./happened.js" */
/** @import { Picked } from "./picking.js" */
/** @import { Looked } from "./standings.js" */
/** @import { Turn } from "./turn.js" */
/** @import { Choice as Prospect, View } from "./types.js" */

const CENTRE = { x: 0, y: 0 };
/** Pixels a cell where fingers must hit it. */
const FINGER = 40;

/** What the buttons of a frame say. */
const labels = () => ({
  nearer: t("board-nearer"),
  farther: t("board-farther"),
  fit: t("board-fit"),
  beyond: (/** @type {string} */ side, /** @type {number} */ count) => t("board-beyond", { side, count }),
});

/**
 * @typedef {object} LotProps
 * @property {View} view
 * @property {string[]} names
 * @property {number} seat whose grounds they are
 * @property {Turn} turn
 * @property {Picked} picked
 * @property {Prospect | null} shown
 * @property {boolean} isLive may anything be pressed?
 * @property {string | null} pending
 * @property {{error: Refusal, action: string | null} | null} refusal
 * @property {Since} news
 * @property {boolean} brief
 * @property {boolean} isAside
 * @property {(place: Place, event: MouseEvent) => void} onPress
 * @property {(place: Place | null) => void} onPoint
 */

/** @param {LotProps} props */
export function Lot({ view, names, seat, turn, picked, shown, isLive, pending, refusal, news, brief, isAside, onPress, onPoint }) {
  const tiles = view.seats[seat].grounds;
  const wall = /** @type {Side[]} */ (view.next.accounts[seat].wall);
  const found = refusedAt(refusal, tiles);
  const refused = found && refusal ? { ...found, label: t("board-refused", { reason: refusal.error.reason }) } : null;
  const scene = sceneOf({ tiles, wall, picked, turn, shown, market: view.market, fresh: news.places.get(seat), refused });
  const lit = (scene.places ?? []).filter(({ look }) => look !== "maybe");
  const held = picked.kind === "tile" ? picked : null;
  const moving = new Map(held ? moves(turn, held).map((one) => [at(one.x, one.y), one]) : []);
  const places = [CENTRE, ...tiles, ...(scene.places ?? []), ...(refused ? [refused] : [])];
  const first = lit.length ? [...lit].sort((a, b) => b.y - a.y || a.x - b.x)[0] : null;
  const name = rowName(names, seat);
  const said = refusal && refusedName(refusal, tiles);
  const spot = shown && isMoving(shown) ? { x: shown.x, y: shown.y } : null;
  const worded = brief ? [] : [...(refused ? [refused] : []), ...(spot ? [spot] : [])];
  const draw = (/** @type {Camera} */ camera, /** @type {Box} */ box) => html`<${Grounds} ...${scene} camera=${camera} box=${box} label=${groundName(view, seat, name)} />
    ${isLive && html`<${Cells} camera=${camera} box=${box} label=${t("board-grid")} tiles=${[CENTRE, ...tiles]} lit=${lit} here=${first && at(first.x, first.y)} pending=${pending}
      name=${(/** @type {Place} */ place) => cellName(place, tiles, { moving: moving.get(at(place.x, place.y)) ?? null, held: held?.tile ?? null })}
      actionAt=${(/** @type {Place} */ place) => held && meant(held, place, tiles)} onPress=${onPress} onPoint=${onPoint} />`}
    ${refused && said && html`<${Bubble} camera=${camera} box=${box} place=${refused} tone="refused" avoid=${places} size=${{ width: brief ? 200 : 224, height: 84 }}>
      <p><strong>${said.lead}</strong> ${said.why}
      ${refusal.error.rule && html` <a href="/rules/palace#${refusal.error.rule}" target="_blank" rel="noopener">${t("board-why")}</a>`}</p><//>`}
    ${!brief && shown && isMoving(shown) && spot && html`<${Bubble} camera=${camera} box=${box} place=${spot} tone="brings" avoid=${places} size=${{ width: 150, height: 40 + 20 * changeBrief(shown.change).length }}>
      <p><strong class=${shown.change.points > 0 ? "good" : shown.change.points < 0 ? "bad" : ""}>${signed(shown.change.points)}</strong>${changeBrief(shown.change).map((text) => html`<br />${text}`)}</p><//>`}`;
  return html`<${Frame} places=${places} wanted=${lit} worded=${worded} occasion=${`${seat} ${tiles.length} ${isPlacing(view)} ${held?.tile ?? ""} ${picked.kind}`} least=${brief && lit.length ? FINGER : 0} brief=${brief} isAside=${isAside} labels=${labels()} draw=${draw} />`;
}

/** Somebody else's grounds, or Dirk's tiles, where the own ones are otherwise.  @param {{view: View, names: string[], looked: Looked, news: Since, brief: boolean, isAside: boolean, onBack: () => void, back: string}} props */
export function Looking({ view, names, looked, news, brief, isAside, onBack, back }) {
  const name = looked === "dirk" ? "Dirk" : rowName(names, looked);
  const head = html`<div class="looking"><strong>${t(looked === "dirk" ? "board-dirk-tiles" : "board-grounds-of", { name })}</strong>
    ${looked !== "dirk" && news.deeds.has(looked) && html`<${Deeds} deeds=${news.deeds.get(looked) ?? []} />`}
    <button type="button" class="back small" onClick=${onBack}>${back}</button></div>`;
  if (looked === "dirk") return html`${head}<${DirkTiles} view=${view} fresh=${news.dirk} />`;
  const tiles = view.seats[looked].grounds;
  const wall = view.next.accounts[looked].wall;
  return html`${head}
    <${Frame} places=${[CENTRE, ...tiles]} occasion=${looked} brief=${brief} isAside=${isAside} labels=${labels()}
      draw=${(/** @type {Camera} */ camera, /** @type {Box} */ box) => html`<${Grounds} tiles=${tiles} wall=${{ sides: wall, label: String(wall.length) }} fresh=${news.places.get(looked)} camera=${camera} box=${box} label=${groundName(view, looked, name)} />`} />
    <${Holds} view=${view} row=${looked} name=${name} />`;
}

/** The grounds of everybody in a walk through a scoring: what counts is bright. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { fit } from "./camera.js";
import { Grounds } from "./grounds.js";
import { readTile } from "./names.js";
import { TOTAL, WALLS } from "./scorings.js";
import { Tile } from "./tile.js";
import { rowName, TYPES } from "./words.js";

/** @import { Held } from "./scorings.js" */
/** @import { Account } from "./types.js" */
/** @import { Box, Laid, TileName } from "./shapes.js" */

const FOUNTAIN = { x: 0, y: 0 };
/** How large grounds are drawn: three beside each other, or four. */
const [THREE, FOUR] = [{ width: 306, height: 222 }, { width: 226, height: 216 }];

/** @param {{tiles: Laid[], account: Account, step: number, box: Box, label: string}} props */
function Ground({ tiles, account, step, box, label }) {
  const bright = step === TOTAL ? null : step === WALLS ? [] : tiles.filter(({ tile }) => readTile(tile).building === TYPES[step]);
  const wall = { sides: account.wall, label: `${account.wall.length}` };
  const camera = fit([FOUNTAIN, ...tiles], box, { most: 62, margin: 0.42 });
  return html`<${Grounds} camera=${camera} box=${box} label=${label} look="still" tiles=${tiles} wall=${wall} bright=${bright} dimWalls=${step < WALLS} />`;
}

/** Dirk's tiles, by type.  @param {{tiles: TileName[], step: number}} props */
function Heap({ tiles, step }) {
  const order = (/** @type {TileName} */ name) => TYPES.indexOf(/** @type {any} */ (readTile(name).building));
  const sorted = [...tiles].sort((one, other) => order(one) - order(other));
  return html`<div class="walk-heap" role="img" aria-label=${t("palace-walk-tiles")}>${sorted.map((tile) => html`<span key=${tile}
    class=${step === WALLS || (step < WALLS && order(tile) !== step) ? "dim" : ""}><${Tile} tile=${tile} detail="small" /></span>`)}</div>`;
}

/** What a row brings to this step.  @param {Account} account @param {number} step */
function caption({ types, wall, total, is_dirk: isDirk }, step) {
  if (step === TOTAL) return `+${total}`;
  if (step < WALLS) return t("palace-buildings", { count: types[step].count, building: TYPES[step] });
  return isDirk ? t("palace-walk-no-wall") : t("palace-walk-wall-length", { length: wall.length });
}

/** @param {{held: Held, names: string[], step: number}} props */
export function WalkGrounds({ held, names, step }) {
  const { accounts, grounds, dirk } = held;
  const box = accounts.length === 4 ? FOUR : THREE;
  return html`<ul class="walk-grounds ${accounts.length === 4 ? "four" : ""}">${accounts.map((account) => {
    const name = rowName(names, account.row);
    return html`<li key=${account.row}>
      <div class="walk-ground">${account.is_dirk
        ? html`<${Heap} tiles=${dirk} step=${step} />`
        : html`<${Ground} tiles=${grounds[account.row]} account=${account} step=${step} box=${box} label=${t("palace-walk-grounds", { name })} />`}</div>
      <p><b>${name}</b> <span>${caption(account, step)}</span></p>
    </li>`;
  })}</ul>`;
}

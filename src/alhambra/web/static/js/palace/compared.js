/** Everybody side by side at the end: points of the scorings, buildings, walls, grounds. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { fit } from "./camera.js";
import { Grounds } from "./grounds.js";
import { BuildingSign, Coin, WallSign } from "./symbols.js";
import { Small } from "./thumbnail.js";
import { rowName, TYPES } from "./words.js";

/** @import { View } from "./types.js" */
/** @import { Column } from "../ending/ranking.js" */

const CENTRE = { x: 0, y: 0 };
/** @type {never[]} */
const NONE = [];
/** The drawing of somebody's grounds, small and to share. */
const [SMALL, LARGE] = [{ width: 112, height: 96 }, { width: 900, height: 720 }];

/** What something that decided a game is about.  @param {{sign: string}} props */
export function Sign({ sign }) {
  const building = TYPES.find((one) => one === sign);
  if (building) return html`<${BuildingSign} building=${building} />`;
  return sign === "wall" ? html`<${WallSign} />` : html`<${Coin} currency="y" />`;
}

/** @param {View} view @returns {Column[]} */
export function compared(view) {
  const scorings = view.outcome?.scorings ?? [];
  const last = scorings.at(-1)?.accounts ?? [];
  return [
    ...scorings.map(({ places: number, accounts }) => ({ key: `scoring-${number}`, sign: t("palace-scoring-short", { number }), name: t("palace-scoring-name", { number }), isLong: true, isPart: true, cells: accounts.map(({ total }) => ({ value: total })) })),
    ...TYPES.map((building, type) => ({ key: building, sign: html`<${BuildingSign} building=${building} />`, name: t("building", { building }), cells: last.map(({ types }) => ({ value: types[type].count, place: types[type].place })) })),
    { key: "wall", sign: html`<${WallSign} />`, name: t("board-wall"), cells: last.map(({ is_dirk, wall }) => ({ value: is_dirk ? null : wall.length })) },
  ];
}

/** Dirk, who never wins.  @param {View} view */
export const unranked = (view) => (view.dirk ? [{ row: view.seats.length, name: rowName([], 0), points: view.dirk.points }] : []);

/** The grounds of a row.  @param {{view: View, row: number, name: string, isLarge?: boolean}} props */
export function Built({ view, row, name, isLarge = false }) {
  const { grounds } = view.seats[row];
  const wall = view.outcome?.scorings.at(-1)?.accounts[row].wall ?? [];
  const label = t("end-grounds-of", { name, count: grounds.length, wall: wall.length });
  if (!isLarge) return html`<${Small} tiles=${grounds} wall=${wall} fresh=${NONE} box=${SMALL} label=${label} />`;
  return html`<${Grounds} look="still" tiles=${grounds} wall=${{ sides: wall, label: String(wall.length) }} box=${LARGE} camera=${fit([CENTRE, ...grounds], LARGE, { most: 180 })} label=${label} />`;
}

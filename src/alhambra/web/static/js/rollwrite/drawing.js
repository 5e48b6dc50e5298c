/** The sheet as a drawing: six by six buildings, dice at its edges, what is lit. No interaction here. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { at, buildingAt, built, crossings, SIDE } from "./choices.js";
import { DieShape } from "./dice.js";
import { Shape } from "./symbols.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Row} Row */
/** @typedef {import("./types.js").View} View */
/** @typedef {ReturnType<typeof import("./choices.js").turnsOf>[number]} Turn */

/** The drawing is eight units wide: two lanes of dice, then the grid. */
export const UNIT = 100;
export const SPAN = 8 * UNIT;
const GRID = 2 * UNIT;

/** The left or top edge of a line of the grid.  @param {number} number */
export const edge = (number) => GRID + (number - 1) * UNIT;
/** The near edge of a lane; lane 0 lies next to the grid.  @param {number} lane */
export const laneEdge = (lane) => (1 - lane) * UNIT;

const NUMBERS = [1, 2, 3, 4, 5, 6];
const HALF = UNIT / 2;

/** @param {{view: View, yellow: number, blue: number, look: string}} props */
function CellShape({ view, yellow, blue, look }) {
  const [x, y] = [edge(blue), edge(yellow)];
  const building = buildingAt(view, yellow, blue);
  return html`<g class="cell of-${building} ${look}">
    <rect class="ground" x=${x + 4} y=${y + 4} width="92" height="92" rx="14" />
    <${Shape} building=${building} x=${x + 23} y=${y + 25} size=${58} />
    <text class="letter" x=${x + 11} y=${y + 29}>${t("building-short", { building })}</text>
    <path class="cross" d="M${x + 30} ${y + 34}q24 20 48 46M${x + 79} ${y + 32}q-20 24-50 50" />
    <rect class="ring" x=${x + 4} y=${y + 4} width="92" height="92" rx="14" />
  </g>`;
}

/** A coin with a number on it, beside what it pays for.  @param {{x: number, y: number, coins: number}} props */
export function Price({ x, y, coins }) {
  return html`<g class="price" transform="translate(${x} ${y})">
    <circle r="19" />
    <text y="8">${coins}</text>
  </g>`;
}

/** How far the game is, in the corner where no die lies.  @param {{view: View}} props */
function Rounds({ view }) {
  const around = 2 * Math.PI * 66;
  const done = view.over ? 1 : Math.max(0, view.round - 1) / view.rounds;
  return html`<g class="rounds" transform="translate(96 96)">
    <circle r="66" class="rest" />
    <circle r="66" class="done" transform="rotate(-90)" stroke-dasharray="${around * done} ${around}" />
    <text y="8" class="now">${view.round}</text>
    <text y="36" class="all">/ ${view.rounds}</text>
  </g>`;
}

/**
 * One colour's dice in their lanes, and where they could be turned to.
 * @param {{colour: "y" | "b", places: (number | null)[], turns: Turn[], shown: Choice | null, came?: number}} props `came`: pips of a die that a neighbour passed
 */
function Lanes({ colour, places, turns, shown, came }) {
  const arrived = came === undefined ? -1 : places.lastIndexOf(came);
  /** @param {number} lane @param {number} pips */
  const spot = (lane, pips) => {
    const [along, across] = [edge(pips) + HALF, laneEdge(lane) + HALF];
    return colour === "y" ? { x: across, y: along } : { x: along, y: across };
  };
  // A choice names its dice by their pips; of two equal dice one is meant.
  const used = places.indexOf(shown?.dice.find((die) => die[0] === colour)?.[1] ?? -1);
  /** @param {number} lane */
  const look = (lane) => (!shown || used < 0 ? "" : lane === used ? "used" : shown.kind === "keep" ? "passing" : "");
  const turned = turns.find((turn) => turn.choice === shown);
  const taken = new Set([places[0], ...turns.filter((turn) => turn.lane === 0).map((turn) => turn.to)]);
  return html`<g>
    ${NUMBERS.filter((number) => !taken.has(number)).map((number) => {
      const { x, y } = spot(0, number);
      return html`<text class="number" x=${colour === "y" ? x + 24 : x} y=${colour === "y" ? y + 8 : y + 36}>${number}</text>`;
    })}
    ${turns.map((turn) => {
      const { x, y } = spot(turn.lane, turn.to);
      return html`<g key=${`turn ${turn.lane} ${turn.to}`} class="turn ${turn.choice === shown ? "shown" : ""}">
        <${DieShape} colour=${colour} pips=${turn.to} x=${x} y=${y} size=${64} look="ghost" />
        <${Price} x=${x + 28} y=${y - 26} coins=${-turn.choice.coins} />
      </g>`;
    })}
    ${places.map((pips, lane) => {
      if (!pips) return null;
      const { x, y } = spot(lane, pips);
      const away = turned && turned.lane === lane ? "leaving" : "";
      return html`<${DieShape} key=${`${lane} ${pips}`} colour=${colour} pips=${pips} x=${x} y=${y} look=${`${look(lane)} ${away} ${lane === arrived ? "came" : ""}`} />`;
    })}
  </g>`;
}

/**
 * @param {{view: View, row: Row, yellow: (number | null)[], blue: (number | null)[], turns: {y: Turn[], b: Turn[]},
 *   legal: Set<string>, shown: Choice | null, fresh: Set<string>, recent?: Set<string>, came?: {yellow: number, blue: number}, label: string, price: number, isBare?: boolean}} props `isBare`: without dice and rounds
 */
export function Drawing({ view, row, yellow, blue, turns, legal, shown, fresh, recent, came, label, price, isBare = false }) {
  const marks = built(row);
  const crossed = crossings(row);
  const touched = new Set((shown?.cells ?? []).map(([y, b]) => at(y, b)));
  const cells = NUMBERS.flatMap((y) => NUMBERS.map((b) => ({ y, b, key: at(y, b) })));
  /** @param {string} key */
  const looks = (key) =>
    [
      marks.has(key) && "built",
      fresh.has(key) && "fresh",
      recent?.has(key) && "recent",
      crossed.has(key) && "crossing",
      legal.has(key) && "legal",
      touched.has(key) && "shown",
      touched.has(key) && shown && "building" in shown && "marking",
    ]
      .filter(Boolean)
      .join(" ");
  return html`<svg class="drawing ${shown ? "previewing" : ""}" viewBox=${isBare ? `${GRID - 12} ${GRID - 12} ${SIDE * UNIT + 16} ${SIDE * UNIT + 16}` : `0 0 ${SPAN} ${SPAN}`} role="img" aria-label=${label}>
    ${!isBare && html`<${Rounds} view=${view} />`}
    <rect class="paper" x=${GRID - 8} y=${GRID - 8} width=${SIDE * UNIT + 8} height=${SIDE * UNIT + 8} rx="20" />
    ${[...new Set(row.yellow)].map((pips) => html`<rect class="band yellow" x=${GRID - 8} y=${edge(pips)} width=${SIDE * UNIT + 8} height=${UNIT} />`)}
    ${[...new Set(row.blue)].map((pips) => html`<rect class="band blue" x=${edge(pips)} y=${GRID - 8} width=${UNIT} height=${SIDE * UNIT + 8} />`)}
    ${cells.map(({ y, b, key }) => html`<${CellShape} key=${key} view=${view} yellow=${y} blue=${b} look=${looks(key)} />`)}
    ${!isBare && html`<${Lanes} colour="y" places=${yellow} turns=${turns.y} shown=${shown} came=${came?.yellow} />`}
    ${!isBare && html`<${Lanes} colour="b" places=${blue} turns=${turns.b} shown=${shown} came=${came?.blue} />`}
    ${price > 0 && cells.map(({ y, b, key }) => legal.has(key) && html`<${Price} x=${edge(b) + 80} y=${edge(y) + 22} coins=${price} />`)}
  </svg>`;
}

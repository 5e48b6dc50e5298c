/** A sheet one can play on: the drawing, and over it a real button for every crossing and every turn of a die. */
import { html, useEffect, useRef, useState } from "../dom.js";
import { t } from "../i18n.js";
import { pointing } from "../pointing.js";
import { at, built, coinsOf, grouped, lanes, meant, SIDE, turnable, turnsOf } from "./choices.js";
import { Drawing, edge, laneEdge, SPAN, UNIT } from "./drawing.js";
import { fullName } from "./brings.js";
import { crossingName, diceName } from "./words.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Row} Row */
/** @typedef {import("./types.js").View} View */

/**
 * What a sheet tells whoever shows it: what is pointed at, what is pressed, and which die is to be turned.
 * @typedef {object} Hand
 * @property {(choice: Choice | null) => void} point
 * @property {(event: MouseEvent, choice: Choice | null, action: string) => void} press
 * @property {(ways: Choice[]) => void} turn shows one of these before it is done, each time the next
 */

const percent = (/** @type {number} */ length) => `${(100 * length) / SPAN}%`;

/** Where a button lies over the drawing.  @param {number} x @param {number} y */
const spot = (x, y) => ({ left: percent(x), top: percent(y), width: percent(UNIT), height: percent(UNIT) });

/** Handlers that show a choice while it is pointed at.  @param {Hand} hand @param {Choice | null} choice */
export const showing = (hand, choice) => pointing((isPointed) => hand.point(isPointed ? choice : null));

/** The sheet in one sentence, for whoever does not see it.  @param {View} view @param {Row} row @param {string} name */
function described(view, row, name) {
  const marks = row.marks.map(([yellow, blue]) => crossingName(view, yellow, blue)).join("; ");
  return t("sheet-described", { name, marks: marks || t("nothing"), dice: diceName(row.yellow, row.blue) || t("none") });
}

/**
 * What was there a moment ago: lanes of dice keep their order, and new marks are known as new.
 * @param {View} view @param {Row} row @param {number} seat
 */
function useMemory(view, row, seat) {
  const memory = useRef({ seat, yellow: lanes([], row.yellow), blue: lanes([], row.blue), marks: built(row), fresh: new Set(), view });
  const then = memory.current;
  if (then.view !== view || then.seat !== seat) {
    const same = then.seat === seat;
    const marks = built(row);
    const fresh = same ? new Set([...marks].filter((key) => !then.marks.has(key))) : new Set();
    memory.current = {
      seat,
      view,
      marks,
      fresh: fresh.size > 2 ? new Set() : fresh,
      yellow: lanes(same ? then.yellow : [], row.yellow),
      blue: lanes(same ? then.blue : [], row.blue),
    };
  }
  return memory.current;
}

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
});

/**
 * @param {{view: View, seat: number, names: string[], name: string, choices: Choice[] | null, shown: Choice | null,
 *   pending: string | null, hand: Hand, news?: import("./happened.js").News}} props
 */
export function Sheet({ view, seat, names, name, choices, shown, pending, hand, news }) {
  const row = view.rows[seat];
  const { yellow, blue, fresh } = useMemory(view, row, seat);
  const groups = grouped(choices);
  const turns = { y: turnsOf(groups.changes, "y", yellow), b: turnsOf(groups.changes, "b", blue) };
  const price = view.phase === "second" ? -coinsOf([...groups.cells.values()][0]) : 0;
  return html`<div class="sheet ${choices ? "live" : ""}">
    <${Drawing} view=${view} row=${row} yellow=${yellow} blue=${blue} turns=${turns} legal=${new Set(groups.cells.keys())}
      shown=${shown} fresh=${fresh} recent=${news?.built.get(seat)} came=${news?.came.get(seat)} price=${price} label=${described(view, row, name)} />
    ${choices && html`<${Crossings} view=${view} row=${row} names=${names} cells=${groups.cells} pending=${pending} hand=${hand} />`}
    ${choices && html`<${Turns} view=${view} names=${names} turns=${turns} pending=${pending} hand=${hand} />`}
  </div>`;
}

/** @param {string} key @returns {[number, number]} */
const placeOf = (key) => /** @type {[number, number]} */ (key.split(",").map(Number));

/** The crossing beside another, within the sheet.  @param {string} from @param {[number, number]} step */
function beside(from, step) {
  const within = (/** @type {number} */ number) => Math.min(SIDE, Math.max(1, number));
  const [y, b] = placeOf(from);
  return at(within(y + step[0]), within(b + step[1]));
}

/**
 * The nearest lit crossing in a direction, those straight ahead first; the same where there is none.
 * @param {string[]} keys of the lit crossings @param {string} from @param {[number, number]} step
 */
export function lit(keys, from, [down, right]) {
  const [y, b] = placeOf(from);
  const far = (/** @type {string} */ key) => {
    const [row, column] = placeOf(key);
    const ahead = (row - y) * down + (column - b) * right;
    const aside = Math.abs(down ? column - b : row - y);
    return ahead > 0 ? ahead + aside * SIDE : Infinity;
  };
  const nearest = [...keys].sort((one, other) => far(one) - far(other))[0];
  return nearest !== undefined && far(nearest) < Infinity ? nearest : from;
}

/**
 * A button per crossing; one of them is in the tab order, arrows walk to the others.
 * @param {{view: View, row: Row, names: string[], cells: Map<string, Choice>, pending: string | null, hand: Hand}} props
 */
function Crossings({ view, row, names, cells, pending, hand }) {
  const first = cells.keys().next().value ?? at(1, 1);
  const [wanted, setWanted] = useState(/** @type {string | null} */ (null));
  const here = wanted ?? first;
  useEffect(() => setWanted(null), [view]);
  const group = useRef(/** @type {HTMLDivElement | null} */ (null));
  const marks = built(row);

  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const from = /** @type {HTMLElement} */ (event.target).dataset.cell ?? here;
    const next = event.shiftKey || event.ctrlKey ? lit([...cells.keys()], from, step) : beside(from, step);
    setWanted(next);
    /** @type {HTMLElement | null | undefined} */ (group.current?.querySelector(`[data-cell="${next}"]`))?.focus();
  };

  return html`<div ref=${group} class="crossings" role="group" aria-label=${t("sheet-crossings")} onKeyDown=${walk}>
    ${[1, 2, 3, 4, 5, 6].flatMap((y) => [1, 2, 3, 4, 5, 6].map((b) => {
      const key = at(y, b);
      const choice = cells.get(key) ?? null;
      const action = choice?.action ?? meant(view, y, b);
      const place = crossingName(view, y, b);
      const label = choice ? fullName(choice, view, names) : marks.has(key) ? t("crossing-built", { place }) : place;
      return html`<button key=${key} type="button" data-cell=${key} data-action=${action} class="target ${choice ? "legal" : ""} ${pending === action ? "pending" : ""}"
        style=${spot(edge(b), edge(y))} aria-label=${label} aria-disabled=${pending ? "true" : null}
        tabindex=${key === here ? 0 : -1} ...${showing(hand, choice)}
        onClick=${(/** @type {MouseEvent} */ event) => { setWanted(key); hand.press(event, choice, action); }} />`;
    }))}
  </div>`;
}

/** @param {{view: View, names: string[], turns: Record<"y" | "b", import("./drawing.js").Turn[]>, pending: string | null, hand: Hand}} props */
function Turns({ view, names, turns, pending, hand }) {
  const all = [...turns.y.map((turn) => ({ ...turn, colour: "y" })), ...turns.b.map((turn) => ({ ...turn, colour: "b" }))];
  return html`<div class="turns" role="group" aria-label=${t("sheet-turns")}>
    ${all.map(({ colour, lane, to, choice }) => {
      const place = colour === "y" ? spot(laneEdge(lane), edge(to)) : spot(edge(to), laneEdge(lane));
      return html`<button key=${choice.action} type="button" data-action=${choice.action} class="target legal ${pending === choice.action ? "pending" : ""}"
        style=${place} aria-label=${fullName(choice, view, names)} aria-disabled=${pending ? "true" : null} ...${showing(hand, choice)}
        onClick=${(/** @type {MouseEvent} */ event) => hand.press(event, choice, choice.action)} />`;
    })}
    ${/* The dice themselves, for whoever points: the buttons above are for everybody. */ ["y", "b"].flatMap((colour) => turnable(all.filter((turn) => turn.colour === colour)).map(({ lane, from, choices }) => {
      const place = colour === "y" ? spot(laneEdge(lane), edge(from)) : spot(edge(from), laneEdge(lane));
      return html`<span key=${`${colour} ${lane}`} class="target" aria-hidden="true" style=${place} onClick=${() => hand.turn(choices)} />`;
    }))}
  </div>`;
}

/** What a walk through a scoring says: who gets what, and why. */
import { html } from "../dom.js";
import { listed, locale, t } from "../i18n.js";
import { ranking, ranks, TOTAL, WALLS } from "./scorings.js";
import { BuildingSign } from "./symbols.js";
import { WallSample } from "./walls.js";
import { rowName, TYPES } from "./words.js";

/** @import { Held, Rank } from "./scorings.js" */

/** A step as its button says it.  @param {number} step */
export function stepName(step) {
  if (step === WALLS) return t("palace-walk-walls");
  return step === TOTAL ? t("palace-walk-total") : t("building", { building: TYPES[step] });
}

/** As at the beginning of a sentence.  @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);

/** What several get who share: the sum of their places, divided.  @param {Rank} rank */
function shareOf({ shared, rows, points }) {
  const sum = shared.reduce((one, other) => one + other, 0);
  const parts = shared.length > 1 ? `(${shared.join(" + ")})` : `${sum}`;
  const id = sum % rows.length ? "palace-walk-rounded" : "palace-walk-each";
  return html`${parts} ÷ ${rows.length} = <strong>${t(id, { points })}</strong>`;
}

/** Those with equally many, and what that brings.  @param {Rank} rank @param {string[]} names */
function rankWords(rank, names) {
  const { rows, count, place, points, shared } = rank;
  const args = { names: listed(rows.map((row) => rowName(names, row))), count, rows: rows.length, place };
  if (!count) return t("palace-walk-none", args);
  if (place === null) return t("palace-walk-behind", args);
  if (rows.length === 1) return html`${t("palace-walk-alone", args)}: <strong>${points}</strong>.`;
  const places = Number(shared.map((_, index) => place + index).join(""));
  return html`${t("palace-walk-shared", { ...args, places })}: ${shareOf(rank)}.`;
}

/** Names with numbers, the largest first.  @param {{row: number, points: number}[]} some @param {string[]} names */
function withPoints(some, names) {
  return some.map(({ row, points }, index) => html`${index > 0 && ", "}${rowName(names, row)} <strong>${points}</strong>`);
}

/** @param {{held: Held, step: number, names: string[]}} props */
function Words({ held, step, names }) {
  if (step < WALLS) {
    const all = ranks(held, step);
    if (all[0].count === 0) return t("palace-walk-nobody");
    return all.map((rank, index) => html`${index > 0 && " "}${rankWords(rank, names)}`);
  }
  if (step === TOTAL) return html`${t(held.isHeld ? "palace-walk-after" : "palace-walk-after-if")} ${withPoints(ranking(held), names)}.`;
  const walls = held.accounts.filter((one) => !one.is_dirk).map(({ row, wall }) => ({ row, points: wall.length }));
  return html`${t("palace-walk-wall-why")} ${withPoints(walls.sort((a, b) => b.points - a.points), names)}. ${t("palace-walk-wall-rest")}`;
}

/** The words of a step with its sign, read aloud when they change.  @param {{held: Held, step: number, names: string[]}} props */
export function Why({ held, step, names }) {
  return html`<div class="walk-why" role="status">
    ${step < WALLS ? html`<${BuildingSign} building=${TYPES[step]} />` : step === WALLS && html`<${WallSample} kind="longest" />`}
    <p><strong>${capital(stepName(step))}.</strong> <${Words} held=${held} step=${step} names=${names} /></p>
  </div>`;
}

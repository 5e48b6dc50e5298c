/** The end of a game alone: the medal, and how the points compare with the levels' and with one's own earlier games. */
import { html } from "../dom.js";
import { Face } from "../face.js";
import { locale, t } from "../i18n.js";
import { characterOf, wholeName } from "../table/names.js";
import { star } from "./medal.js";
import { scaleOf, strongestBelow } from "./yardstick.js";

/** @typedef {import("../types.js").Solo} Solo */
/** @typedef {NonNullable<ReturnType<typeof import("./standing.js").standingOf>>} Standing */

/** @param {Standing | null} standing @param {number} points */
export function soloTitle(standing, points) {
  const medal = standing?.now.medal;
  return medal ? t("solo-title", { medal, points }) : t("end-title-alone", { points });
}

/** Whom the points beat, and what would have been the next medal.  @param {Solo | null} solo @param {Standing | null} standing @param {number} points */
export function soloSentence(solo, standing, points) {
  const below = solo && strongestBelow(solo, points);
  const bot = below && characterOf(below.bot);
  const next = standing?.now.next;
  return [bot && t("solo-more-than", { name: bot.name, level: bot.level }), next && t("solo-next", { medal: next.medal, missing: next.missing })].filter(Boolean).join(" ");
}

/** @param {Standing | null} standing */
export function soloBadges(standing) {
  if (!standing) return [];
  const mean = new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(standing.mean);
  return [
    standing.beaten !== null && t("end-badge-best", { before: standing.beaten }),
    standing.count > 1 && t("solo-badge-games", { count: standing.count, mean }),
  ].filter((one) => one !== false);
}

const [RIGHT, ROW, TOP] = [18, 34, 58];
/** On a phone fewer units are wider, so that what is written stays legible. */
const WIDTHS = { wide: { width: 720, left: 150 }, narrow: { width: 360, left: 104 } };

/** Where the points lie among what the levels score: bars of eight games in ten, a mark at their middle.  @param {{solo: Solo, points: number}} props */
export function Comparison({ solo, points }) {
  const { levels, medals } = solo;
  const { width, left } = WIDTHS[matchMedia("(max-width: 40rem)").matches ? "narrow" : "wide"];
  const { from, to } = scaleOf(solo, points);
  const x = (/** @type {number} */ at) => left + ((width - left - RIGHT) * (at - from)) / Math.max(1, to - from);
  const bottom = TOP + ROW * levels.length;
  const people = levels.map(({ bot }) => characterOf(bot));
  const mine = Math.min(width - 44, x(points));
  return html`<figure class="comparison card"><figcaption>${t("solo-where", { points })}</figcaption>
    <svg class="lanes" viewBox="0 0 ${width} ${bottom + 42}" aria-hidden="true" focusable="false">
      ${levels.map(({ bot, low, median, high }, level) => html`<g key=${bot} class="level" transform="translate(0 ${TOP + ROW * level + ROW / 2})">
        <g transform="translate(0 -15)"><${Face} who=${people[level].who} size=${28} label="" /></g><text class="who" x="36" y="-1">${people[level].name}</text><text class="what" x="36" y="13">${people[level].level}</text>
        <rect x=${x(low)} y="-8" width=${x(high) - x(low)} height="16" rx="8" /><path d="M${x(median)}-10v20" /></g>`)}
      ${Object.entries(medals).map(([medal, needed]) => needed >= from && needed <= to && html`<g key=${medal} class="needed ${medal}"><path class="sight" d="M${x(needed)} ${TOP - 6}V${bottom}" /><path class="rays" transform="translate(${x(needed)} 36)" d=${star(15, 9)} /><text x=${x(needed)} y="14">${needed}</text></g>`)}
      <g class="me"><path d="M${x(points)} ${TOP - 8}V${bottom + 12}" /><rect x=${mine - 42} y=${bottom + 10} width="84" height="28" rx="14" /><text x=${mine} y=${bottom + 29}>${t("end-you")} ${points}</text></g>
    </svg>
    <p class="muted">${t("solo-bars")}</p>
    <div class="unseen"><table><caption>${t("solo-where", { points })}</caption><thead><tr><th scope="col">${t("end-column-player")}</th><th scope="col">${t("solo-low")}</th><th scope="col">${t("solo-median")}</th><th scope="col">${t("solo-high")}</th></tr></thead>
      <tbody>${levels.map(({ bot, low, median, high }, level) => html`<tr key=${bot}><th scope="row">${wholeName(people[level])}</th><td>${low}</td><td>${median}</td><td>${high}</td></tr>`)}
        <tr><th scope="row">${t("end-you")}</th><td></td><td>${points}</td><td></td></tr></tbody></table></div>
  </figure>`;
}

/** The latest games of this kind as bars, with the line of a medal.  @param {{standing: Standing, solo: Solo | null}} props */
export function LastGames({ standing, solo }) {
  const { last, now } = standing;
  const wanted = now.next?.medal ?? now.medal;
  const line = solo && wanted ? { medal: wanted, points: solo.medals[wanted] } : null;
  const most = Math.max(1, ...last, line?.points ?? 0);
  const y = (/** @type {number} */ points) => 150 - (118 * points) / most;
  return html`<figure class="last-games card"><figcaption>${t("solo-last")}</figcaption>
    <svg viewBox="0 0 360 160" role="img" aria-label=${t("solo-last-spoken", { scores: last.join(", ") })} focusable="false">
      ${last.map((points, at) => html`<g key=${at} class=${at === last.length - 1 ? "now" : ""}><rect x=${20 + 66 * at} y=${y(points)} width="46" height=${150 - y(points)} rx="5" /><text x=${43 + 66 * at} y=${y(points) + 20}>${points}</text></g>`)}
      ${line && html`<path class="sight" d="M4 ${y(line.points)}H356" /><text class="needed" x="4" y=${y(line.points) - 7}>${t("solo-line", { medal: line.medal, points: line.points })}</text>`}
    </svg></figure>`;
}

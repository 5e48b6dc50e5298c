/** The ranking: everybody by place, side by side in what their points come from. */
import { html } from "../dom.js";
import { Face } from "../face.js";
import { t } from "../i18n.js";

/** @typedef {import("./course.js").Ranked} Ranked */
/** @typedef {import("./course.js").Row} Row */
/** @typedef {{value: number | null, place?: number | null, detail?: string}} Cell `place`: the rank in this, where it has one; `detail`: what the value comes of */
/** @typedef {{key: string, sign: any, name: string, isLong?: boolean, isPart?: boolean, cells: Cell[]}} Column what is compared, by row; `isLong`: left out where there is little room; `isPart`: the values of such columns add up to the points */

/** @param {{cell: Cell | undefined, of: string}} props */
function Value({ cell, of }) {
  if (!cell || cell.value === null) return html`<td class="none">–</td>`;
  const { value, place } = cell;
  return html`<td><span class="value of-${of} ${place === 1 ? "first" : ""} ${value ? "" : "zero"}">${value}</span>${place ? html`<span class="unseen"> ${t("end-place-in", { place })}</span>` : null}</td>`;
}

/** A row where nobody sits has a letter: the last, which tells those of one name apart, or its first.  @param {{name: string}} props */
export const Faceless = ({ name }) => html`<span class="faceless" aria-hidden="true">${name.includes(" ") ? name.slice(-1) : name[0]}</span>`;

/** @param {{ranking: Ranked[], unranked: Row[], columns: Column[], own: number[], players: import("../table/names.js").Player[]}} props */
export function Ranking({ ranking, unranked, columns, own, players }) {
  return html`<section class="ranking card" aria-labelledby="ranking"><h2 id="ranking">${t("end-ranking")}</h2>
    <table class=${ranking.length + unranked.length > 4 ? "many" : ""}>
      <thead><tr><th scope="col" class="place"><span class="unseen">${t("end-column-place")}</span></th><th scope="col" class="who"><span class="unseen">${t("end-column-player")}</span></th>
        ${columns.map(({ key, sign, name, isLong }) => html`<th key=${key} scope="col" class=${isLong ? "long" : ""} title=${name}>${typeof sign === "string" ? sign : html`<span aria-hidden="true">${sign}</span><span class="unseen">${name}</span>`}</th>`)}
        <th scope="col" class="total">${t("end-column-total")}</th></tr></thead>
      <tbody>${[...ranking, ...unranked.map((one) => ({ ...one, place: 0 }))].map(({ row, name, points, place }) => html`<tr key=${row} class="${own.includes(row) ? "mine" : ""} ${place ? "" : "unranked"}" data-row=${row}>
        <td class="place">${place || ""}</td>
        <th scope="row" class="who"><span class="whose">${players[row] ? html`<${Face} who=${players[row].who} size=${28} label="" />` : html`<${Faceless} name=${name} />`}
          <span><b>${name}</b>${players[row]?.level && html` <small>${players[row].level}</small>`}</span></span></th>
        ${columns.map(({ key, cells, isLong }) => html`<${isLong ? Long : Value} key=${key} of=${key} cell=${cells[row]} />`)}
        <td class="total">${points}</td></tr>`)}</tbody>
    </table></section>`;
}

/** @param {{cell: Cell | undefined}} props */
const Long = ({ cell }) => html`<td class="long">${cell?.value ?? "–"}</td>`;

/** What the points of one row come from, part by part.  @param {{columns: Column[], row: number}} props */
export function Sources({ columns, row }) {
  const parts = columns.filter(({ isPart }) => isPart);
  return html`<section class="sources card" aria-labelledby="sources"><h2 id="sources">${t("end-sources")}</h2>
    <ul>${parts.map(({ key, sign, name, cells }) => html`<li key=${key} class="of-${key} ${cells[row].place === 1 ? "first" : ""}"><span class="sign-of" aria-hidden="true">${sign}</span><span class="unseen">${name}: </span>
      <small>${cells[row].detail}</small> <b>${cells[row].value}</b></li>`)}</ul></section>`;
}

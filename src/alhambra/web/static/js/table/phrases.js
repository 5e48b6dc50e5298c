/** What people say to each other at a table: a few phrases, each read in the reader's own language. */
import { html, signal, useEffect, useId, useRef, useState } from "../dom.js";
import { words } from "../api.js";
import { t } from "../i18n.js";
import { keep, kept } from "../kept.js";
import { announce } from "../shell.js";
import { seatNames } from "./names.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../types.js").Said} Said */
/** @typedef {Said["phrase"]} Phrase */

/** All phrases, each with its sign, in the order they are offered. @type {Record<Phrase, string>} */
export const SIGNS = { hello: "👋", "well-played": "👏", thanks: "🙏", thinking: "🤔", oops: "😅", wow: "😮", "your-turn": "⏳", "good-game": "🤝", again: "🔁" };

const KEY = "muted";
/** How long a phrase is shown, in milliseconds. */
const SHOWN = 6000;

const isMuted = signal(kept(KEY) === true);

/** Whether people can speak at a table: somebody else plays.  @param {import("../types.js").TableView} table */
export const isCompany = (table) => table.seats.some(({ kind, mine }) => kind === "person" && !mine);

/** What was said a moment ago, beside the name of who said it.  @param {{state: State}} props */
export function Heard({ state }) {
  const [shown, setShown] = useState(/** @type {(Said & {number: number})[]} */ ([]));
  const last = useRef(0);
  const table = /** @type {import("../types.js").TableView} */ (state.table);
  useEffect(() => {
    const fresh = state.said.filter(({ number }) => number > last.current);
    last.current = state.said.at(-1)?.number ?? last.current;
    if (!fresh.length || isMuted.value) return;
    const names = seatNames(table);
    for (const { seat, phrase } of fresh) if (!table.seats[seat].mine) announce(t("phrase-said", { name: names[seat], phrase: t(`phrase-${phrase}`) }));
    setShown((before) => [...before.filter(({ seat }) => !fresh.some((one) => one.seat === seat)), ...fresh]);
    setTimeout(() => setShown((now) => now.filter((one) => !fresh.includes(one))), SHOWN);
  }, [state.said]);
  if (!shown.length || isMuted.value) return null;
  const names = seatNames(table);
  return html`<ul class="heard" aria-hidden="true">${shown.map(({ seat, phrase, number }) => html`<li key=${number}><b>${names[seat]}</b> ${SIGNS[phrase]} ${t(`phrase-${phrase}`)}</li>`)}</ul>`;
}

/** Buttons to say something, and whether to hear it.  @param {{state: State, say: (phrase: Phrase) => void}} props */
export function Phrases({ state, say }) {
  const field = useId();
  const table = /** @type {import("../types.js").TableView} */ (state.table);
  if (!isCompany(table)) return null;
  const sits = table.seats.some(({ mine }) => mine);
  /** @param {any} event */
  const mute = (event) => {
    isMuted.value = !event.currentTarget.checked;
    keep(KEY, isMuted.value);
  };
  return html`<details class="phrases"><summary>${t("phrases-title")}</summary>
    ${sits && html`<div class="phrase-list">${Object.entries(SIGNS).map(([phrase, sign]) => html`<button key=${phrase} type="button" data-phrase=${phrase} onClick=${() => say(/** @type {Phrase} */ (phrase))}><span aria-hidden="true">${sign}</span> ${t(`phrase-${phrase}`)}</button>`)}</div>`}
    ${state.unsaid && html`<p class="problem" role="alert">${words(state.unsaid)}</p>`}
    <label for=${field}><input id=${field} type="checkbox" checked=${!isMuted.value} onChange=${mute} /> ${t("phrases-hear")}</label>
  </details>`;
}

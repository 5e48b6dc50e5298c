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

const FACE = "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM8.500 8a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm7 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z";

/** All phrases, each with its sign, in the order they are offered. @type {Record<Phrase, string>} */
export const SIGNS = {
  hello: `${FACE}M7 13.500c1 2.500 2.800 3.800 5 3.800s4-1.300 5-3.800z`,
  "well-played": "m12 2 3 6.600 7.200.8-5.400 4.800 1.600 7.100-6.400-3.700-6.400 3.700 1.600-7.100L1.800 9.400 9 8.600z",
  thanks: "M12 21C5 15.500 2 12.200 2 8.300 2 5.400 4.200 3.300 7 3.300c2 0 3.900 1.100 5 2.900 1.100-1.800 3-2.900 5-2.900 2.800 0 5 2.100 5 5 0 3.900-3 7.200-10 12.700z",
  thinking: "M3 4h18v13h-9l-5 4v-4H3zm2 2v9h14V6zm2.200 3.200h2.600v2.600H7.200zm3.500 0h2.600v2.600h-2.600zm3.500 0h2.600v2.600h-2.600z",
  oops: `${FACE}M7 15.800l2.500-2 2.500 2 2.500-2 2.500 2-1.200 1.600-1.300-1-2.500 2-2.500-2-1.300 1z`,
  wow: `${FACE}M12 12.800a2.500 2.700 0 1 0 0 5.400 2.500 2.700 0 0 0 0-5.400z`,
  "your-turn": "M5 2h14v2h-1.500c0 4-1.500 6-3.800 8 2.300 2 3.800 4 3.800 8H19v2H5v-2h1.500c0-4 1.500-6 3.800-8C8 10 6.500 8 6.500 4H5zm4 3c.2 1.200.6 2.200 1.200 3h3.600c.6-.8 1-1.800 1.200-3z",
  "good-game": "M6 3h12v2h4c0 4.500-1.700 7.300-5 7.900-.9 1.500-2.200 2.500-4 2.800V19h4v2H7v-2h4v-3.300c-1.800-.3-3.100-1.300-4-2.800-3.300-.6-5-3.400-5-7.900h4zm-1.900 4c.3 1.700 1 2.900 2.100 3.500C6.100 9.400 6 8.200 6 7zm13.700 3.500c1.100-.6 1.800-1.800 2.100-3.500H18c0 1.200-.1 2.400-.2 3.500z",
  again: "M12 4a8 8 0 0 1 7.700 5.800l-1.900.6A6 6 0 0 0 7 8.700L9.500 11H3V4.500l2.600 2.700A8 8 0 0 1 12 4zm9 9v6.500l-2.600-2.700A8 8 0 0 1 4.300 14.200l1.900-.6A6 6 0 0 0 17 15.300L14.500 13z",
};

/** @param {{phrase: Phrase}} props */
const Sign = ({ phrase }) => html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path fill-rule="evenodd" d=${SIGNS[phrase]} /></svg>`;

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
  return html`<ul class="heard" aria-hidden="true">${shown.map(({ seat, phrase, number }) => html`<li key=${number}><b>${names[seat]}</b> <${Sign} phrase=${phrase} /> ${t(`phrase-${phrase}`)}</li>`)}</ul>`;
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
    ${sits && html`<div class="phrase-list">${Object.keys(SIGNS).map((phrase) => html`<button key=${phrase} type="button" data-phrase=${phrase} onClick=${() => say(/** @type {Phrase} */ (phrase))}><${Sign} phrase=${phrase} /> ${t(`phrase-${phrase}`)}</button>`)}</div>`}
    ${state.unsaid && html`<p class="problem" role="alert">${words(state.unsaid)}</p>`}
    <label for=${field}><input id=${field} type="checkbox" checked=${!isMuted.value} onChange=${mute} /> ${t("phrases-hear")}</label>
  </details>`;
}

/** It is my turn: a soft sound, a short vibration, a notification where the page is in the background, each as its player likes it. */
import { html, signal, useEffect, useId, useRef } from "../dom.js";
import { t } from "../i18n.js";
import { keep, kept } from "../kept.js";
import { at } from "../prefix.js";
import { isMyTurn, mine } from "../state.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {"sound" | "shake" | "notice"} Kind */
/** @typedef {Partial<Record<Kind, boolean>>} Wishes */

const KEY = "signals";
const KINDS = /** @type {Kind[]} */ (["sound", "shake", "notice"]);

/** What was chosen on this device; what was not chosen is as `usual` says. */
const chosen = signal(/** @type {Wishes} */ (kept(KEY) ?? {}));

/** Among people one is told; who plays against bots looks anyway. A notification is asked for first.  @param {Kind} kind @param {number} people */
export const usual = (kind, people) => kind !== "notice" && people > 1;

/** @param {Kind} kind @param {number} people */
const isWished = (kind, people) => chosen.value[kind] ?? usual(kind, people);

/** @param {State} state */
const peopleAt = (state) => state.table?.seats.filter(({ kind }) => kind === "person").length ?? 0;

/** @param {Kind} kind @param {boolean} is */
function choose(kind, is) {
  chosen.value = { ...chosen.value, [kind]: is };
  keep(KEY, chosen.value);
}

/** Which signals this device has. */
function offered() {
  const has = { sound: "AudioContext" in window, shake: "vibrate" in navigator && matchMedia("(pointer: coarse)").matches, notice: "Notification" in window && isSecureContext };
  return KINDS.filter((kind) => has[kind]);
}

/** Two soft notes, made here.  @param {AudioContext} audio */
export function chime(audio) {
  [659.25, 880].forEach((pitch, number) => {
    const begins = audio.currentTime + number * 0.16;
    const [note, loud] = [audio.createOscillator(), audio.createGain()];
    note.type = "sine";
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0, begins);
    loud.gain.linearRampToValueAtTime(0.12, begins + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, begins + 0.5);
    note.connect(loud).connect(audio.destination);
    note.start(begins);
    note.stop(begins + 0.55);
  });
}

/** @type {AudioContext | null} */
let audio = null;

function sound() {
  audio ??= new AudioContext();
  const playing = audio;
  // A browser that has not been touched yet keeps silent.
  playing.resume().then(() => playing.state === "running" && chime(playing), () => {});
}

/** @param {string} table its id */
function notify(table) {
  if (Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const how = { tag: table, icon: ICON };
  try {
    const note = new Notification(t("table-your-turn"), how);
    note.onclick = () => (window.focus(), note.close());
  } catch {
    // Some phones show them only by a service worker.
    navigator.serviceWorker?.getRegistration().then((found) => found?.showNotification(t("table-your-turn"), how), () => {});
  }
}

const ICON = at("/static/icon.svg");
/** The icon with a dot. */
const CALLING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0f5f63" d="M3 4h26v25H3z"/><path fill="#f6f1e7" d="M9 29v-9c-1.700-1.500-2.600-3.600-2.600-5.900C6.400 8.800 10.700 5.500 16 5.500s9.600 3.300 9.600 8.600c0 2.300-.9 4.400-2.600 5.900v9z"/><circle cx="24" cy="8" r="8" fill="#d63a2a" stroke="#fff" stroke-width="2"/></svg>')}`;

/** Tells by all that is wished when the turn comes to me; nothing when a page is opened.  @param {State} state */
export function useSignals(state) {
  const isMine = isMyTurn(state) && !state.view?.over;
  const before = useRef(/** @type {boolean | null} */ (null));
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute("href", isMine ? CALLING : ICON);
    const comes = before.current === false && isMine;
    before.current = isMine;
    if (!comes || !state.table) return;
    const people = peopleAt(state);
    const [has, wished] = [offered(), (/** @type {Kind} */ kind) => isWished(kind, people)];
    if (has.includes("sound") && wished("sound")) sound();
    if (has.includes("shake") && wished("shake")) navigator.vibrate(120);
    if (has.includes("notice") && wished("notice")) notify(state.table.id);
  }, [isMine]);
}

/** A sound for whoever has won, where sounds are wished.  @param {State} state */
export function rejoice(state) {
  if (offered().includes("sound") && isWished("sound", peopleAt(state))) sound();
}

/** Asks the browser, and keeps the wish if it may be. */
async function askForNotices() {
  const answer = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  choose("notice", answer === "granted");
}

/** The preferences.  @param {{state: State}} props */
export function SignalWishes({ state }) {
  const name = useId();
  const people = peopleAt(state);
  const denied = "Notification" in window && Notification.permission === "denied";
  return html`<fieldset class="signal-wishes"><legend>${t("signals-title")}</legend>
    ${offered().map((kind) => html`<label key=${kind} for=${`${name}-${kind}`}>
      <input type="checkbox" id=${`${name}-${kind}`} checked=${isWished(kind, people) && !(kind === "notice" && denied)} disabled=${kind === "notice" && denied}
        onChange=${(/** @type {any} */ event) => {
          const is = event.currentTarget.checked;
          if (kind === "notice" && is) return void askForNotices();
          choose(kind, is);
          if (kind === "sound" && is) sound();
        }} /> ${t(`signals-${kind}`)}</label>`)}
    ${denied && html`<p class="muted small">${t("signals-denied")}</p>`}
  </fieldset>`;
}

/** Who waits for other people, and has never been asked, may be told when it is their turn.  @param {{state: State}} props */
export function NoticeOffer({ state }) {
  const waits = state.view !== null && !state.view.over && !isMyTurn(state);
  const wasAsked = chosen.value.notice !== undefined;
  if (!waits || wasAsked || peopleAt(state) < 2 || !state.table || !mine(state.table).length) return null;
  if (!offered().includes("notice") || Notification.permission !== "default") return null;
  return html`<div class="returned" role="status"><p>${t("signals-offer")}</p>
    <span class="row"><button type="button" class="primary" onClick=${askForNotices}>${t("signals-offer-yes")}</button>
    <button type="button" onClick=${() => choose("notice", false)}>${t("signals-offer-no")}</button></span></div>`;
}

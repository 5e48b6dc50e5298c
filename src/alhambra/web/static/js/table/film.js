/** What the others did since one's own turn, as a film: a frame a player, one after the other. On phones it opens by itself when one's turn begins. */
import { html, signal, useEffect, useId, useLayoutEffect, useRef, useState } from "../dom.js";
import { Drawer } from "../drawer.js";
import { Face } from "../face.js";
import { t } from "../i18n.js";
import { keep, kept } from "../kept.js";
import { isStill, scrolling } from "../motion.js";
import { isAmongPeople } from "./confirming.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../games.js").Frame} Frame */
/** @typedef {import("./names.js").Player} Player */
/** @typedef {"always" | "people" | "never"} Wish */

const WISHES = /** @type {Wish[]} */ (["always", "people", "never"]);
const KEY = "film";
/** How long a frame plays, in milliseconds. */
const PLAYS = 900;
/** Where the others' things are out of sight. */
const PHONE = "(max-width: 43.74rem), (max-width: 59.99rem) and (max-height: 30rem)";

const wish = signal(/** @type {Wish | null} */ (null));

/** Where nothing was chosen it opens by itself, but for whom nothing shall move. @returns {Wish} */
function wished() {
  const known = wish.value ?? kept(KEY);
  return WISHES.includes(known) ? known : isStill() ? "never" : "always";
}

/** Does it open by itself at this table?  @param {State} state @param {Wish} how */
export const opens = (state, how) => how === "always" || (how === "people" && isAmongPeople(state));

/**
 * The film of what happened: on a phone the button that shows it, and the drawer while it is open.
 * @param {State} state @param {{frames: Frame[], news: any, players: Player[], isMine: boolean, isCalm: boolean}} what
 * `news`: what is new for whoever looks; `isMine`: is it the turn of whoever looks? `isCalm`: nothing else opens now
 */
export function useFilm(state, { frames, news, players, isMine, isCalm }) {
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const turn = isMine && frames.length ? `${state.table?.id} ${frames[frames.length - 1].ply}` : null;
  useEffect(() => {
    if (turn === null) return setOpen(false);
    const seen = kept(KEY, "sessionStorage");
    keep(KEY, turn, "sessionStorage");
    if (turn !== seen && isCalm && isPhone && opens(state, wished())) setOpen(true);
  }, [turn]);
  const button = isPhone && frames.length > 0 && html`<button type="button" class="quiet icon film-button" data-count=${frames.length} aria-haspopup="dialog" title=${t("told-since")} aria-label=${t("told-since")} onClick=${() => setOpen(true)}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M3 5h18v14H3zM7 5v14M17 5v14M7 12h10M3 9.7h4M3 14.3h4M17 9.7h4M17 14.3h4" /></svg></button>`;
  const drawer = isOpen && frames.length > 0 && html`<${Film} frames=${frames} news=${news} players=${players} isMine=${isMine} onClose=${() => setOpen(false)} />`;
  return { button, drawer };
}

/** Is the page as small as a phone's, now? */
function usePhone() {
  const [isPhone, setPhone] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const media = matchMedia(PHONE);
    const change = () => setPhone(media.matches);
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, []);
  return isPhone;
}

/** @param {{frames: Frame[], news: any, players: Player[], isMine: boolean, onClose: () => void}} props */
function Film({ frames, news, players, isMine, onClose }) {
  const last = frames.length - 1;
  const [at, setAt] = useState(isStill() ? last : 0);
  const [isPlaying, setPlaying] = useState(!isStill());
  const strip = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), PLAYS);
    return () => clearTimeout(timer);
  }, [at, isPlaying]);
  useLayoutEffect(() => {
    if (!isStill()) strip.current?.children[at]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: scrolling() });
  }, [at]);
  const again = () => {
    setAt(0);
    setPlaying(true);
  };
  /** @param {number} frame */
  const stop = (frame) => {
    setAt(frame);
    setPlaying(false);
  };
  return html`<${Drawer} title=${t("told-since")} kind="film ${isStill() ? "still" : ""}" onClose=${onClose} aside=${!isStill() && html`<p class="muted" aria-hidden="true">${t("film-count", { number: at + 1, count: frames.length })}</p>`}
    foot=${(/** @type {() => void} */ close) => html`${!isStill() && html`<button type="button" class="again" onClick=${again}><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M19 8.5A8 8 0 1 0 20 12M19.5 3v5.5H14" /></svg> ${t("film-again")}</button>`}
      <button type="button" class="primary" onClick=${close}>${isMine ? t("film-mine") : t("dialog-close")}</button>`}>
    <ol class="frames" ref=${strip} tabindex="0" aria-label=${t("told-since")}>${frames.map(({ row, told, picture, words }, number) => html`<li key=${row} class="frame ${number === at && !isStill() ? "now" : ""} ${number > at ? "to-come" : ""}" onClick=${() => stop(number)}>
      <span class="unseen">${told}</span>
      <div aria-hidden="true"><p class="whose">${players[row] && html`<${Face} who=${players[row].who} size=${28} isActive=${number === at} />`} <b>${players[row]?.name}</b></p>
        <div class="picture">${picture}</div><div class="words">${words}</div></div></li>`)}</ol>
    ${news && html`<p class="film-news">${news}</p>`}
  <//>`;
}

/** When it opens by itself. */
export function FilmWish() {
  const field = useId();
  /** @param {Event} event */
  const choose = (event) => {
    wish.value = /** @type {Wish} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value);
    keep(KEY, wish.value);
  };
  return html`<p class="confirm-wish"><label for=${field}>${t("film-wish")}</label>
    <select id=${field} value=${wished()} onChange=${choose}>${WISHES.map((one) => html`<option key=${one} value=${one} selected=${one === wished()}>${t(`film-${one}`)}</option>`)}</select></p>`;
}

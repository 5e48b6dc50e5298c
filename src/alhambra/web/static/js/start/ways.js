/** The ways into a game: at once against the bots shown, or alone for a medal. */
import { html, useState } from "../dom.js";
import { words } from "../api.js";
import { useBusy } from "../busy.js";
import { Medal } from "../ending/medal.js";
import { yardstickOf } from "../ending/yardstick.js";
import { Face } from "../face.js";
import { useCover } from "../games.js";
import { has, listed, t } from "../i18n.js";
import { isNamed, myName, rename } from "../me.js";
import { characterOf, countOf } from "../table/names.js";
import { aloneDraft, levelsIn, optionsFor, quickDraft, tableOf } from "./draft.js";
import { PlayMark } from "./playmark.js";
import { make } from "./tablemaking.js";

/** @typedef {import("../types.js").GameView} GameOffer */
/** @typedef {import("../types.js").Played} Played */
/** @typedef {import("./draft.js").Draft} Draft */

/** The bots of a draft by name and face.  @param {Draft} draft */
const rivalsOf = (draft) => levelsIn(draft).map((bot, at, all) => characterOf(bot, countOf(all, at)));

/** The button that begins a drafted game.  @param {{draft: Draft, offer: GameOffer, label: string, name: string}} props `name`: what a screen reader says */
function Play({ draft, offer, label, name }) {
  const [busy, setBusy] = useBusy();
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const play = async () => {
    if (busy || !isNamed()) return;
    setBusy(true);
    setTrouble(null);
    try {
      await rename();
      await make(tableOf(draft, offer, myName()));
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return html`<button type="button" class="primary play" aria-label=${busy ? t("start-playing") : name} aria-disabled=${busy ? "true" : null} aria-busy=${busy} onClick=${play}><${PlayMark} /><span class="at-length">${label}</span><span class="in-brief">${t("start-play-now")}</span></button>
    ${trouble && html`<p class="note bad" role="alert">${words(trouble)}</p>`}`;
}

/** @param {{offer: GameOffer, onChange: (draft: Draft) => void}} props */
export function GameCard({ offer, onChange }) {
  const Cover = useCover(offer.name);
  const draft = quickDraft(offer);
  const rivals = rivalsOf(draft);
  const game = t(`game-${offer.name}`);
  return html`<section class="way card" aria-labelledby=${`way-${offer.name}`}>
    <div class="cover" aria-hidden="true">${Cover && html`<${Cover} />`}</div>
    <h2 id=${`way-${offer.name}`}>${game}</h2>
    ${has(`start-about-${offer.name}`) && html`<p class="about muted">${t(`start-about-${offer.name}`)}</p>`}
    <p class="against"><span class="faces">${rivals.map(({ who }, at) => html`<${Face} key=${at} who=${who} size=${28} />`)}</span>
      <span class="names">${has(`start-minutes-${offer.name}`) && html`<span class="minutes muted">${t(`start-minutes-${offer.name}`)} · </span>`}${listed(rivals.map(({ name }) => name))}</span></p>
    <button type="button" class="link change" aria-label=${t("start-change-of", { game })} onClick=${() => onChange(draft)}>${t("start-change")}</button>
    <${Play} draft=${draft} offer=${offer} label=${t("start-play-now")} name=${t("start-play", { game })} />
  </section>`;
}

/** My best game alone with these options; what a game does not name is the usual.  @param {Played[]} games @param {GameOffer} offer @param {Record<string, string>} wanted @returns {Played | null} */
export function bestAlone(games, offer, wanted) {
  const isWanted = (/** @type {Played} */ { options }) => optionsFor(offer, 1).every(({ name, values }) => (options[name] ?? values[0]) === wanted[name]);
  const fitting = games.filter((one) => one.game === offer.name && one.players === 1 && isWanted(one));
  return fitting.reduce((/** @type {Played | null} */ best, one) => (best && best.score >= one.score ? best : one), null);
}

/** @param {{offer: GameOffer, played: Played[], onChange: (draft: Draft) => void}} props */
export function SoloCard({ offer, played, onChange }) {
  const draft = aloneDraft(offer);
  const { options = {} } = tableOf(draft, offer, "");
  const measure = yardstickOf(offer, options, 1);
  const best = bestAlone(played, offer, options);
  const medals = Object.entries(measure?.medals ?? {});
  return html`<section class="way solo card" aria-labelledby=${`solo-${offer.name}`}>
    <div class="cover" aria-hidden="true">${medals.map(([metal, points]) => html`<span key=${metal} class=${(best?.score ?? 0) >= points ? "earned" : "ahead"}><${Medal} medal=${metal} points="" isFresh=${false} /></span>`)}</div>
    <h2 id=${`solo-${offer.name}`}>${t("start-solo")}</h2>
    <p class="about muted">${t(`start-solo-${offer.name}`)}</p>
    <p class="best">${best && t("start-solo-best", { score: best.score, medal: best.medal ?? "none" })}
      ${best?.next && html` <b>${t("start-solo-next", best.next)}</b>`}
      ${!best && medals.length > 0 && t("start-solo-first", { medal: medals[0][0], points: medals[0][1] })}
      ${!medals.length && !best && t("start-solo-versus")}</p>
    <button type="button" class="link change" aria-label=${t("start-change-solo")} onClick=${() => onChange(draft)}>${t("start-change")}</button>
    <${Play} draft=${draft} offer=${offer} label=${t("start-play-solo")} name=${t("start-play-solo")} />
  </section>`;
}

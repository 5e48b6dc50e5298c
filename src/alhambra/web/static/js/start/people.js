/** The ways to other people: a table of one's own, or one that somebody sent a link to; and for those who are new, lessons and rules. */
import { html, useId, useState } from "../dom.js";
import { t } from "../i18n.js";
import { at } from "../prefix.js";
import { addressOf } from "./link.js";

/** @typedef {import("../types.js").GameView} GameOffer */

/** @param {{onMake: () => void}} props */
export function WithPeople({ onMake }) {
  const [isJoining, setJoining] = useState(false);
  return html`<section class="with-people" aria-labelledby="with-people">
    <h2 id="with-people">${t("start-people")}</h2>
    <button type="button" onClick=${onMake}>${t("start-make-people")}</button>
    <button type="button" class="join-open" aria-expanded=${isJoining} onClick=${() => setJoining(!isJoining)}>${t("start-join-open")}</button>
    <${Join} isOpen=${isJoining} />
  </section>`;
}

/** @param {{isOpen: boolean}} props where there is little room it waits for a button */
function Join({ isOpen }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const field = useId();
  /** @param {Event} event */
  const go = (event) => {
    event.preventDefault();
    const address = addressOf(text);
    setWrong(!address);
    if (address) location.assign(at(address));
  };
  return html`<form class="join ${isOpen ? "open" : ""}" onSubmit=${go}>
    <label for=${field} class="unseen">${t("start-join-label")}</label>
    <input
      id=${field}
      name="link"
      inputmode="url"
      autocomplete="off"
      autocapitalize="off"
      spellcheck=${false}
      placeholder=${t("start-join-hint")}
      value=${text}
      aria-invalid=${wrong}
      aria-describedby=${wrong ? `${field}-wrong` : undefined}
      onInput=${(/** @type {any} */ event) => (setText(event.currentTarget.value), setWrong(false))}
    />
    <button type="submit">${t("start-join-go")}</button>
    ${wrong && html`<p class="wrong" id=${`${field}-wrong`} role="alert">${t("start-join-wrong")}</p>`}
  </form>`;
}

/** @param {{games: GameOffer[]}} props */
export function NewHere({ games }) {
  const taught = games.filter(({ lesson }) => lesson);
  return html`<section class="learn" aria-labelledby="learn">
    <h2 id="learn">${t("start-learn")}</h2>
    ${taught.length > 0 && html`<${Choice} label=${t("start-lesson")} games=${taught} way="lesson" />`}
    <${Choice} label=${t("start-rules-short")} games=${games} way="rules" look="quiet" />
  </section>`;
}

/** A link for every game, behind one button.  @param {{label: string, games: GameOffer[], way: string, look?: string}} props */
function Choice({ label, games, way, look = "" }) {
  const box = `choose-${way}`;
  if (games.length === 1) return html`<a class="button ${look}" href="/${way}/${games[0].name}">${label}</a>`;
  return html`<span class="chooser"><button type="button" class=${look} popovertarget=${box}>${label}</button>
    <span id=${box} class="card game-choice" popover="auto">${games.map(({ name }) => html`<a key=${name} class="button" href="/${way}/${name}">${t(`game-${name}`)}</a>`)}</span></span>`;
}

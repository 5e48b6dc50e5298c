/** Joining a table by a link that somebody sent. */
import { html, useId, useState } from "../dom.js";
import { t } from "../i18n.js";
import { at } from "../prefix.js";
import { addressOf } from "./link.js";

export function Join() {
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
  return html`<section class="card joining" aria-labelledby="join">
    <h2 id="join">${t("start-join")}</h2>
    <form class="join" onSubmit=${go}>
      <label for=${field}>${t("start-join-label")}</label>
      <input
        id=${field}
        name="link"
        inputmode="url"
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${false}
        value=${text}
        aria-invalid=${wrong}
        aria-describedby=${wrong ? `${field}-wrong` : undefined}
        onInput=${(/** @type {any} */ event) => (setText(event.currentTarget.value), setWrong(false))}
      />
      <button type="submit">${t("start-join-go")}</button>
      ${wrong && html`<p class="wrong" id=${`${field}-wrong`} role="alert">${t("start-join-wrong")}</p>`}
    </form>
  </section>`;
}

/** Who I am on this server: my name, which the header of the start page shows and changes. */
import { html, signal, useRef, useState } from "./dom.js";
import { fieldOf, post, words } from "./api.js";
import { Face } from "./face.js";
import { t } from "./i18n.js";
import { isNaming, isProper, NAME_LENGTH, nameFault } from "./writing.js";

/** @typedef {import("./types.js").Me} Me */

/** Me as the server knows me; null until it has answered.  */
export const me = signal(/** @type {Me | null} */ (null));
/** The name as it is written now. */
const written = signal("");
let isTyped = false;

/** The name to play under. */
export const myName = () => written.value.trim() || t("start-guest");

/** Takes what the server says of me; whoever is writing a name goes on.  @param {Me} mine */
export function known(mine) {
  me.value = mine;
  if (!isTyped && !isNaming()) written.value = mine.name;
}

/** Tells the server the name that was written, if it is another one. */
export async function rename() {
  const wanted = written.value.trim();
  if (wanted && me.value && wanted !== me.value.name && isProper(wanted)) me.value = await post("/api/me", { name: wanted });
}

/** Is the name one that may be? Otherwise its field is shown, which says why not. */
export function isNamed() {
  if (isProper(written.value)) return true;
  document.getElementById(BOX)?.showPopover?.();
  return false;
}

const BOX = "my-name";
/** Not from `useId`: the header is drawn apart from the page, and counts for itself. */
const FIELD = "my-name-field";

/** The button with my name, and behind it the field. */
export function MyName() {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const name = written.value;
  const isWrong = !isProper(name) || fieldOf(trouble) === "name";
  const wrong = isProper(name) ? trouble && words(trouble) : t(nameFault(name));
  const write = (/** @type {any} */ event) => {
    isTyped = true;
    setTrouble(null);
    written.value = event.currentTarget.value;
  };
  /** @param {any} event */
  const toggled = (event) => {
    if (event.newState === "open") input.current?.focus();
    else rename().then(() => setTrouble(null), setTrouble);
  };
  /** @param {Event} event */
  const done = (event) => {
    event.preventDefault();
    if (isProper(name)) document.getElementById(BOX)?.hidePopover?.();
  };
  return html`<button type="button" class="my-name" popovertarget=${BOX} aria-label=${t("start-name-of", { name: myName() })}><${Face} size=${24} /><span>${myName()}</span></button>
    <form id=${BOX} class="card name-box" popover="auto" onToggle=${toggled} onSubmit=${done} novalidate>
      <label for=${FIELD}>${t("start-name")}</label>
      <div class="fields">
        <input id=${FIELD} ref=${input} name="name" autocomplete="nickname" maxlength=${NAME_LENGTH} placeholder=${t("start-guest")} value=${name}
          aria-invalid=${isWrong ? "true" : undefined} aria-describedby=${wrong ? `${FIELD}-wrong` : undefined} onInput=${write} />
        <button type="submit">${t("start-name-done")}</button>
      </div>
      ${wrong && html`<p class="wrong" id=${`${FIELD}-wrong`} role="alert">${wrong}</p>`}
    </form>`;
}

/** A dialog that rises from the lower edge, under the thumb. Escape, a press outside, and its own buttons close it. */
import { html, useId, useLayoutEffect, useRef } from "./dom.js";
import { t } from "./i18n.js";

/**
 * @param {{title: string, kind: string, aside?: any, foot?: (close: () => void) => any, onClose: () => void, children?: any}} props `aside`: beside the heading;
 * `foot`: the buttons below, one of which closes it; without them there is a cross
 */
export function Drawer({ title, kind, aside = null, foot, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const heading = useId();
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("h2")?.focus();
  }, []);
  const close = () => dialog.current?.close();
  return html`<dialog ref=${dialog} class="drawer ${kind}" aria-labelledby=${heading} onClose=${onClose} onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && close()}>
    <div class="inside">
      <header><h2 id=${heading} tabindex="-1">${title}</h2>${aside}${!foot && html`<button type="button" class="quiet icon" aria-label=${t("dialog-close")} onClick=${close}>×</button>`}</header>
      ${children}
      ${foot && html`<footer>${foot(close)}</footer>`}
    </div>
  </dialog>`;
}

/** Every choice by its full name, for whoever would rather read them. */
import { html, useEffect, useRef } from "../dom.js";
import { t } from "../i18n.js";
import { fullName } from "./speaking.js";

/** @import { Laid } from "./shapes.js" */
/** @import { Turn } from "./turn.js" */

/** @param {{turn: Turn, tiles: Laid[], pending: string | null, play: (action: string) => void, onClose: () => void, children?: any}} props */
export function AllChoices({ turn, tiles, pending, play, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return html`<dialog ref=${dialog} class="all-choices" aria-label=${t("board-all", { count: turn.list.length })} onClose=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && dialog.current?.close()}>
    <div class="head"><h2>${t("board-all", { count: turn.list.length })}</h2><button type="button" class="quiet icon" aria-label=${t("dialog-close")} onClick=${() => dialog.current?.close()}>×</button></div>
    ${children}
    <ul>${turn.list.map((one) => html`<li key=${one.action}><button type="button" class="choice plain" data-action=${one.action} aria-disabled=${pending ? "true" : null}
      onClick=${() => { dialog.current?.close(); play(one.action); }}>${fullName(one, tiles)}</button></li>`)}</ul>
  </dialog>`;
}

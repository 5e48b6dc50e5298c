/** The menu of a table: language and light, what happened, the people, preferences, and where else to go. */
import { html, useRef } from "../dom.js";
import { t } from "../i18n.js";
import { Settings } from "../shell.js";

/** @param {{children?: any}} props */
export function Menu({ children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const close = () => dialog.current?.close();
  return html`<button type="button" class="icon menu" aria-haspopup="dialog" aria-label=${t("menu")} title=${t("menu")} onClick=${() => dialog.current?.showModal()}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M4 6h16v2H4zM4 11h16v2H4zM4 16h16v2H4z" /></svg></button>
    <dialog ref=${dialog} class="table-menu" aria-labelledby="table-menu" onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && close()}>
      <div class="inside">
        <header><h2 id="table-menu">${t("menu")}</h2><${Settings} />
          <button type="button" autofocus class="quiet icon" aria-label=${t("menu-close")} title=${t("menu-close")} onClick=${close}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M5.3 4 12 10.6 18.7 4 20 5.3 13.4 12l6.6 6.7-1.3 1.3-6.7-6.6L5.3 20 4 18.7l6.6-6.7L4 5.3z" /></svg></button></header>
        ${children}
      </div>
    </dialog>`;
}

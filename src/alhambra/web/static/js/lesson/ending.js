/** The end of the lesson: the account of the small game, and the way to a real one. */
import { html, useState } from "../dom.js";
import { words } from "../api.js";
import { useBusy } from "../busy.js";
import { t } from "../i18n.js";
import { Account } from "../rollwrite/account.js";
import { playNow } from "../start/tablemaking.js";

/** @param {{view: import("../types.js").View, names: string[]}} props */
export function Ending({ view, names }) {
  const [busy, setBusy] = useBusy();
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const play = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await playNow(names[0]);
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return html`<section class="lesson-end stack" aria-labelledby="lesson-end">
    <div class="card stack">
      <h2 id="lesson-end">${t("lesson-end-title")}</h2>
      <p>${t("lesson-end-text")}</p>
      <p class="row">
        <button type="button" class="primary play" disabled=${busy} aria-busy=${busy} onClick=${play}>
          ${busy ? t("start-playing") : t("start-play")}
        </button>
        <a class="button" href="/rules/rollwrite">${t("start-rules")}</a>
        <a class="button quiet" href="/">${t("home")}</a>
      </p>
      ${trouble && html`<p class="note bad" role="alert">${words(trouble)}</p>`}
    </div>
    <${Account} view=${view} names=${names} />
  </section>`;
}

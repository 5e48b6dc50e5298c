/** The end of the lesson: the account of the small game, and the way to a real one. */
import { html, useState } from "../dom.js";
import { words } from "../api.js";
import { useBusy } from "../busy.js";
import { t } from "../i18n.js";
import { Credits } from "../shell.js";
import { playNow } from "../start/tablemaking.js";

/** @param {{game: import("../games.js").Game, name: string, view: import("../types.js").View, names: string[], events: any[]}} props `name`: the game's */
export function Ending({ game, name, view, names, events }) {
  const [busy, setBusy] = useBusy();
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const play = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await playNow(names[0], name);
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return html`<section class="lesson-end stack" aria-labelledby="lesson-end">
    <div class="card stack">
      <h2 id="lesson-end">${t(`lesson-${name}-end-title`)}</h2>
      <p>${t(`lesson-${name}-end-text`)}</p>
      <p class="row">
        <button type="button" class="primary play" disabled=${busy} aria-busy=${busy} onClick=${play}>
          ${busy ? t("start-playing") : t("start-play", { game: t(`game-${name}`) })}
        </button>
        <a class="button" href="/rules/${name}">${t("start-rules")}</a>
        <a class="button quiet" href="/">${t("home")}</a>
      </p>
      ${trouble && html`<p class="note bad" role="alert">${words(trouble)}</p>`}
    </div>
    <${Credits} />
    <${game.Account} view=${view} names=${names} story=${events} />
  </section>`;
}

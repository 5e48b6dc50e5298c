/** How everybody stands, in a drawer: where a phone has no room for the table of it. */
import { html } from "../dom.js";
import { Drawer } from "../drawer.js";
import { t } from "../i18n.js";
import { show } from "./scoring.js";
import { LAST, Standings } from "./standings.js";

/** @param {import("./standings.js").StandingsProps & {onClose: () => void}} props */
export function StandingsDrawer({ onClose, onLook, ...props }) {
  const isOver = props.view.over;
  const open = () => {
    onClose();
    show(isOver ? LAST : "now");
  };
  return html`<${Drawer} title=${t("board-standings")} kind="comparing" onClose=${onClose}>
    <${Standings} ...${props} onLook=${(/** @type {import("./standings.js").Looked} */ whose) => { onClose(); onLook(whose); }} />
    <p class="row"><button type="button" class="scorings" aria-haspopup="dialog" onClick=${open}>${isOver ? t("palace-scoring-open", { number: LAST }) : t("palace-scoring-now")}</button></p>
  <//>`;
}

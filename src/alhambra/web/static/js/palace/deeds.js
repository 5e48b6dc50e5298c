/** What somebody did in a turn, in words and signs: cards taken, tiles bought with cards, where tiles went. */
import { html } from "../dom.js";
import { t } from "../i18n.js";
import { Amount } from "./card.js";
import { TileText } from "./panel.js";

/** @import { Deed } from "./happened.js" */

/** That a tile was built which was bought in the same turn goes without saying.  @param {Deed[]} deeds */
const worthTelling = (deeds) => deeds.filter((deed) => deed.kind !== "placed" || !deeds.some((one) => one.kind === "bought" && one.tile === deed.tile));

/** @param {{deed: Deed}} props */
function DeedText({ deed }) {
  const cards = "cards" in deed && deed.cards ? html`<span class="amounts">${deed.cards.map((card, index) => html`${index > 0 && " "}<${Amount} key=${index} card=${card} />`)}</span>` : null;
  const verb = t("board-deed", { deed: deed.kind });
  if (deed.kind === "took") return html`${verb} ${cards ?? t("board-cards", { count: deed.count })}`;
  if (!("tile" in deed)) return verb;
  if (deed.kind !== "bought") return html`${verb} <${TileText} tile=${deed.tile} />`;
  return html`${verb} <${TileText} tile=${deed.tile} />${deed.exact && ` ${t("board-deed-exact")}`}${cards && html` ${t("board-with")} ${cards}`}${deed.over ? `, ${t("board-option-over-brief", { over: deed.over })}` : ""}`;
}

/** @param {{deeds: Deed[]}} props */
export function Deeds({ deeds }) {
  return html`<span class="deeds">${worthTelling(deeds).map((deed, index) => html`<span key=${index} class="deed ${deed.kind}">${index > 0 && html`, ${t("board-then")} `}<${DeedText} deed=${deed} /></span>`)}</span>`;
}

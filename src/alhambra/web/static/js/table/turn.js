/** Who is to move, in words. */
import { t } from "../i18n.js";
import { isMyTurn, mine } from "../state.js";
import { seatNames } from "./names.js";

/**
 * The same, or what there is to do now, where the game has a word for it.
 * @param {import("../state.js").State} state @param {Pick<import("../games.js").Game, "prompt">} game
 */
export function headingOf(state, game) {
  const { table, view } = state;
  const prompt = table && view && isMyTurn(state) ? game.prompt?.(view) : null;
  if (!table || !prompt) return heading(state);
  return mine(table).length > 1 ? t("table-now-prompt", { name: seatNames(table)[view?.mover ?? 0], prompt }) : prompt;
}

/** As the heading and the title of the page say it.  @param {import("../state.js").State} state */
export function heading(state) {
  const { table, view } = state;
  if (!table || !view) return t("table-title");
  if (view.over) return t("table-over");
  if (view.mover === null) return t("table-title");
  const name = seatNames(table)[view.mover];
  if (!isMyTurn(state)) return t("table-turn-of", { name });
  return mine(table).length > 1 ? t("table-now", { name }) : t("table-your-turn");
}

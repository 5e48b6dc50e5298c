/** A row of buttons with one of them in the tab order; arrows walk to the others. */
import { useLayoutEffect, useRef } from "../dom.js";

/** @param {{current: HTMLElement | null}} root */
const buttonsIn = (root) => /** @type {HTMLElement[]} */ ([...(root.current?.querySelectorAll("button:not(:disabled)") ?? [])]);

/** The place a key leads to in a row; null if it does not walk.  @param {string} key @param {number} from @param {number} count */
export function along(key, from, count) {
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(count - 1, from + 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, from - 1);
  return key === "Home" ? 0 : key === "End" ? count - 1 : null;
}

/** Attributes for the element around the buttons. */
export function useRow() {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const at = useRef(0);
  useLayoutEffect(() => {
    const buttons = buttonsIn(root);
    const here = Math.min(at.current, buttons.length - 1);
    buttons.forEach((button, index) => { button.tabIndex = index === here ? 0 : -1; });
  });
  return {
    ref: root,
    onFocusIn: (/** @type {FocusEvent} */ { target }) => {
      const buttons = buttonsIn(root);
      const found = buttons.indexOf(/** @type {HTMLElement} */ (target));
      if (found < 0) return;
      at.current = found;
      buttons.forEach((button, index) => { button.tabIndex = index === found ? 0 : -1; });
    },
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const buttons = buttonsIn(root);
      const from = buttons.indexOf(/** @type {HTMLElement} */ (event.target));
      const to = from < 0 ? null : along(event.key, from, buttons.length);
      if (to === null) return;
      event.preventDefault();
      buttons[to].focus();
    },
  };
}

/** Nobody has to look for the focus: where the element that had it is gone, the heading gets it. */
import { useEffect, useRef } from "../dom.js";

/** Whether nothing has the focus. */
const isLost = () => !document.activeElement || document.activeElement === document.body;

/**
 * The board finds its own next place. Nothing moves when a page is opened.
 * @param {string | null} part which part of the page is shown; null before there is any
 * @param {string} seats how the seats stand, which decides what buttons there are
 */
export function useHeadingFocus(part, seats) {
  const last = useRef(/** @type {Element | null} */ (null));
  const before = useRef(part);
  useEffect(() => {
    const look = (/** @type {FocusEvent} */ { target }) => {
      last.current = target instanceof Element && !target.closest(".board") ? target : null;
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, []);
  useEffect(() => {
    const isOther = before.current !== null && before.current !== part;
    before.current = part;
    const isGone = last.current !== null && !last.current.isConnected;
    if ((isOther || isGone) && isLost()) /** @type {HTMLElement | null} */ (document.querySelector(".table-page h1"))?.focus();
  }, [part, seats]);
}

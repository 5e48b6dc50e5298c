/** Whether something that was asked for is under way. */
import { useEffect, useState } from "./dom.js";

/**
 * Like `useState(false)`; but a page that is come back to by the browser's way back, as it was left,
 * is not busy any more.
 * @returns {[boolean, (busy: boolean) => void]}
 */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const back = (/** @type {PageTransitionEvent} */ event) => event.persisted && setBusy(false);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  return [busy, setBusy];
}

/** A request that a button makes: it shows that it runs, and says in words what went wrong. */
import { useRef, useState } from "../dom.js";
import { fieldOf, words } from "../api.js";

/**
 * `field` is what was typed wrongly, if that is the problem. A button that is busy keeps the focus: it is not
 * disabled, it does nothing.
 * @typedef {{busy: boolean, problem: string, field: "name" | "luck" | null, ask: (work: () => Promise<unknown>) => Promise<void>}} Asking
 */

/** @returns {Asking} */
export function useAsking() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(/** @type {unknown} */ (null));
  const runs = useRef(false);
  return {
    busy,
    problem: error ? words(error) : "",
    field: fieldOf(error),
    ask: async (work) => {
      if (runs.current) return;
      runs.current = true;
      setBusy(true);
      setError(null);
      try {
        await work();
      } catch (caught) {
        setError(caught ?? {});
      } finally {
        runs.current = false;
        setBusy(false);
      }
    },
  };
}

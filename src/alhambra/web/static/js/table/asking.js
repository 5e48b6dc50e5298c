/** A request that a button makes: it shows that it runs, and says in words what went wrong. */
import { useState } from "../dom.js";
import { words } from "../api.js";

/** @returns {{busy: boolean, problem: string, ask: (work: () => Promise<unknown>) => Promise<void>}} */
export function useAsking() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  return {
    busy,
    problem,
    ask: async (work) => {
      if (busy) return;
      setBusy(true);
      setProblem("");
      try {
        await work();
      } catch (error) {
        setProblem(words(error));
      } finally {
        setBusy(false);
      }
    },
  };
}

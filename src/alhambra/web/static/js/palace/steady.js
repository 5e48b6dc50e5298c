/** What has not changed since the last update stays the same object, so that nothing of it is drawn again. */
import { useRef } from "../dom.js";

/**
 * Each value as it was before, if it says the same.
 * @template T
 * @param {{said: string, value: T}[]} before @param {T[]} values @returns {{said: string, value: T}[]}
 */
export function steadied(before, values) {
  return values.map((value, index) => {
    const said = JSON.stringify(value);
    return before[index]?.said === said ? before[index] : { said, value };
  });
}

/** @template T @param {T[]} values @returns {T[]} */
export function useSteady(values) {
  const kept = useRef({ values: /** @type {T[]} */ ([]), steady: /** @type {{said: string, value: T}[]} */ ([]) });
  if (kept.current.values !== values) kept.current = { values, steady: steadied(kept.current.steady, values) };
  return kept.current.steady.map(({ value }) => value);
}

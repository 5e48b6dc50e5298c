/** What a component without hooks draws, as text: for tests of words. */

/** @param {any} drawn @returns {string} */
export function textOf(drawn) {
  if (drawn === null || drawn === undefined || typeof drawn === "boolean") return "";
  if (Array.isArray(drawn)) return drawn.map(textOf).join("");
  if (typeof drawn !== "object") return String(drawn);
  const { type, props } = drawn;
  return typeof type === "function" ? textOf(type.call({}, props)) : textOf(props.children);
}

/** The text with single spaces.  @param {any} drawn */
export const plain = (drawn) => textOf(drawn).replace(/\s+/g, " ").trim();

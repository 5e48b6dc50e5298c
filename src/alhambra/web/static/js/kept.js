/** Small things kept in this browser; a browser that keeps nothing works as well. */

/** By its name: a browser that keeps nothing may not even let one ask for it. @typedef {"localStorage" | "sessionStorage"} Where */

/** @param {string} key @param {Where} [where] @returns {any} */
export function kept(key, where = "localStorage") {
  try {
    return JSON.parse(globalThis[where].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {Where} [where] */
export function drop(key, where = "localStorage") {
  try {
    globalThis[where].removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}

/** Is what is kept here there after a reload? Some browsers keep nothing, or have no room left. */
export function remembers() {
  keep("remembers", true);
  const found = kept("remembers") === true;
  drop("remembers");
  return found;
}

/** @param {string} key @param {unknown} value @param {Where} [where] */
export function keep(key, value, where = "localStorage") {
  try {
    globalThis[where].setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory of it.
  }
}

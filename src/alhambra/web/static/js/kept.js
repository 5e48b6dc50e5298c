/** Small things kept in this browser; a browser that keeps nothing works as well. */

/** @param {string} key @param {Storage} [where] @returns {any} */
export function kept(key, where) {
  try {
    return JSON.parse((where ?? localStorage).getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {Storage} [where] */
export function drop(key, where) {
  try {
    (where ?? localStorage).removeItem(key);
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

/** @param {string} key @param {unknown} value @param {Storage} [where] */
export function keep(key, value, where) {
  try {
    (where ?? localStorage).setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory of it.
  }
}

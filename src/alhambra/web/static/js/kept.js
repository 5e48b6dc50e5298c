/** Small things kept in this browser; a browser that keeps nothing works as well. */

/** @param {string} key @param {Storage} [where] @returns {any} */
export function kept(key, where) {
  try {
    return JSON.parse((where ?? localStorage).getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value @param {Storage} [where] */
export function keep(key, value, where) {
  try {
    (where ?? localStorage).setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** @param {string} key */
export function drop(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Light or dark: as the device says, or as somebody chose; kept in this browser. */
import { signal } from "@preact/signals-core";

export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

/** @typedef {typeof THEMES[number]} Theme */

/** @returns {Theme} */
function kept() {
  try {
    const theme = localStorage.getItem("theme");
    return THEMES.find((one) => one === theme) ?? "auto";
  } catch {
    return "auto";
  }
}

export const theme = signal(kept());

/** @param {Theme} choice */
export function setTheme(choice) {
  theme.value = choice;
  document.documentElement.dataset.theme = choice;
  try {
    localStorage.setItem("theme", choice);
  } catch {
    // A browser that keeps nothing still shows it for this page.
  }
}

/** A button that copies a text and says that it did. */
import { html, useEffect, useState } from "./dom.js";
import { t } from "./i18n.js";
import { announce } from "./shell.js";

/** Copies where the page may; some browsers allow it only on secure pages.  @param {string} text */
export async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (!done) throw new Error("not copied");
}

/** @param {{text: () => string, label: string, kind?: string}} props */
export function Copy({ text, label, kind = "" }) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const later = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(later);
  }, [done]);
  const act = async () => {
    try {
      await copy(text());
      setDone(true);
      announce(t("copied"));
    } catch {
      prompt(label, text());
    }
  };
  return html`<button type="button" class=${kind} onClick=${act}>${done ? t("copied") : label}</button>`;
}

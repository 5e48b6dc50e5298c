/** For other devices in the house: the address of this server, where it has one that they can reach. */
import { html, useEffect, useState } from "../dom.js";
import { get } from "../api.js";
import { CopyLine } from "../copying.js";
import { t } from "../i18n.js";
import { Qr } from "../qr.js";

export function House() {
  const [house, setHouse] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    get("/api/status").then((status) => setHouse(status.house), () => {});
  }, []);
  if (!house) return null;
  return html`<section class="card house">
    <${CopyLine} label=${t("house-address")} text=${`${house}/`} />
    <${Qr} text=${`${house}/`} />
  </section>`;
}

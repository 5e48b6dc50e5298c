/** The triangle on buttons that begin or go on with a game. */
import { html } from "../dom.js";

export const PlayMark = () => html`<svg class="play-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M7 4.5v15L19.5 12z" /></svg>`;

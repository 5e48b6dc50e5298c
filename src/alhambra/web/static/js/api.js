/** Plain HTTP to the server: JSON there and back, and one kind of error. */
import { has, t } from "./i18n.js";
import { at } from "./prefix.js";
import { isAway } from "./worker.js";

/** What the server refuses, or what kept us from reaching it (`offline`). */
export class ApiError extends Error {
  /** @param {Partial<Omit<import("./types.js").Error, "code">> & {code: string}} inside */
  constructor({ code, reason = null, rule = null, detail = null, arguments: about = null }) {
    super(reason ?? code);
    this.name = "ApiError";
    this.code = code;
    this.reason = reason;
    this.rule = rule;
    this.detail = detail;
    this.arguments = about;
  }
}

/** @param {string} path @param {RequestInit} [how] */
async function ask(path, how) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(at(path), how);
    isAway.value = answer.headers?.has("X-Kept") ?? false;
  } catch {
    throw new ApiError({ code: "offline" });
  }
  /** @type {any} */
  let body;
  try {
    body = await answer.json();
  } catch {
    throw new ApiError({ code: "broken" });
  }
  if (!answer.ok) throw new ApiError(body?.error ?? { code: "broken" });
  return body;
}

/** @param {string} path @returns {Promise<any>} */
export function get(path) {
  return ask(path);
}

/** @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export function post(path, body = {}) {
  return ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** What was typed wrongly, where the server says so.  @param {unknown} error @returns {"name" | "luck" | null} */
export function fieldOf(error) {
  const { code, arguments: about } = /** @type {Partial<ApiError>} */ (error ?? {});
  const option = code === "bad-request" ? about?.option : null;
  return option === "name" || option === "luck" ? option : null;
}

/**
 * An error as a sentence in the page's language; `game` is whose rules refused it, if rules did.
 * Takes an `ApiError` or the inside of an error as the socket brings it.
 * @param {unknown} error @param {string} [game]
 */
export function words(error, game) {
  const { code, reason, detail, arguments: about } = /** @type {Partial<ApiError>} */ (error ?? {});
  const field = fieldOf(error);
  for (const id of [
    field && `error-${field}`,
    game && reason && `reason-${game}-${reason}`,
    code === "too-many" && detail && `limit-${detail}`,
    code && `error-${code}`,
  ]) {
    if (id && has(id)) return t(id, about ?? {});
  }
  return t("error-broken");
}

/** Reading a pasted link: to a table, an invitation, a personal link or a replay of this server. */

/**
 * The address on this server that a pasted text means, or null. An id alone is a table.
 * @param {string} pasted
 */
export function addressOf(pasted) {
  const text = pasted.trim();
  if (/^[a-z0-9]{6,40}$/.test(text)) return `/table/${text}`;
  const found = /\/(table|replay)\/([A-Za-z0-9_-]{4,64})(#[\w=.:~-]*)?(?:[\s)>\].,]|$)/.exec(text);
  return found ? `/${found[1]}/${found[2]}${found[3] ?? ""}` : null;
}

/** What may be written: names and words stand in the lines of a record, between commas and before a #. */

/** The longest name the server takes. */
export const NAME_LENGTH = 24;
/** The longest words that are taken for luck. */
export const WORDS_LENGTH = 64;

/**
 * What a text has that may not stand in a record: a comma or #, or signs that nobody sees, as in emoji joined of several;
 * null where it may stand there. What else a name must be, the server says.
 * @param {string} text @returns {"mark" | "unseen" | null}
 */
export function fault(text) {
  if (/[,#]/.test(text)) return "mark";
  return /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\u2028\u2029]/u.test(text) ? "unseen" : null;
}

/** May this stand in a record?  @param {string} text */
export const isProper = (text) => fault(text) === null;

/** The message that says what is wrong with a name.  @param {string} text */
export const nameFault = (text) => (fault(text) === "unseen" ? "error-unseen" : "error-name");

/** The message that says what is wrong with words for luck.  @param {string} text */
export const luckFault = (text) => (fault(text) === "unseen" ? "error-unseen" : "error-luck");

/** Is somebody at the field for a name? Then none is filled in: it would mix with what they write. */
export const isNaming = () => document.activeElement?.matches('input[name="name"]') ?? false;

/** What may be written: names and words stand in the lines of a record, between commas and before a #. */

/** The longest name the server takes. */
export const NAME_LENGTH = 24;
/** The longest words that are taken for luck. */
export const WORDS_LENGTH = 64;

/** May this stand in a record? What else a name must be, the server says.  @param {string} text */
export function isProper(text) {
  return !/[,#]/.test(text);
}

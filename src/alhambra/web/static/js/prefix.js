/** Where this server is: all its addresses begin with its prefix. */

const page = typeof document === "undefined" ? null : document.documentElement;

/** Nothing, or such as `/alhambra` for a server that shares its name with other sites. */
export const PREFIX = page?.dataset?.prefix ?? "";

/** An address of this server.  @param {string} path */
export const at = (path) => PREFIX + path;

/** The path of this page on this server. */
export const here = () => location.pathname.slice(PREFIX.length);

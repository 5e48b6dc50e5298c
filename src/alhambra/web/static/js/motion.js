/** Whether things may move on this device, and how long it takes. */

/** How long a flight takes, in milliseconds, where it does not say. */
export const DURATION = 340;

/** Is motion unwelcome? */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How a page scrolls to something: where motion is unwelcome, at once.  @returns {ScrollBehavior} */
export const scrolling = () => (isStill() ? "auto" : "smooth");

/** Whether things may move on this device. */

/** How a page scrolls to something: where motion is unwelcome, at once.  @returns {ScrollBehavior} */
export const scrolling = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");

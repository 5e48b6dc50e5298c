/** An answer to a press that can do nothing now: shown for as long as it is true, and read aloud. */
import { useState } from "./dom.js";
import { announce } from "./shell.js";

/** @param {unknown} moment as long as this is the same, the answer stays @returns {{answer: string, reply: (text: string) => void}} */
export function useAnswer(moment) {
  const [said, setSaid] = useState({ moment, text: "" });
  return {
    answer: said.moment === moment ? said.text : "",
    reply: (text) => {
      setSaid({ moment, text });
      announce(text);
    },
  };
}

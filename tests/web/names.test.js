import assert from "node:assert/strict";
import { test } from "node:test";
import { absent } from "../../src/alhambra/web/static/js/table/absent.js";
import { seatNames } from "../../src/alhambra/web/static/js/table/names.js";
import { speak } from "./catalogue.js";

const ANN = { kind: "person", name: "Ann", bot: null, mine: true, present: true, away: false, handed: false, luck: "none", promise: null };
const GONE = { ...ANN, name: "somebody", mine: false, present: false, away: true };

for (const [code, called] of /** @type {const} */ ([["en", "Somebody"], ["nl", "Iemand"], ["de", "Jemand"]]))
  test(`whoever was forgotten is called so in the reader's words: ${code}`, () => {
    speak(code);
    const table = /** @type {any} */ ({ seats: [ANN, GONE] });
    assert.deepEqual(seatNames(table), ["Ann", called]);
    assert.deepEqual(absent(table, 1), [{ seat: 1, name: called, isHanded: false }]);
  });

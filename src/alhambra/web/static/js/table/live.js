/** A table that is followed live: its state, and what can be sent to it. */
import { useEffect, useRef, useState } from "../dom.js";
import { get } from "../api.js";
import { Connection, socketAddress } from "../socket.js";
import { BEGINNING, messageOf, reduce } from "../state.js";
import { wished } from "./pace.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../socket.js").Condition} Condition */
/** @typedef {import("../types.js").TableView} Table */

/**
 * @typedef {object} Live
 * @property {State} state
 * @property {Condition} condition
 * @property {number | null} code why the connection is closed
 * @property {(action: string) => void} act
 * @property {() => void} undo
 * @property {(phrase: string) => void} say
 * @property {(table: Table) => void} seen takes a table that came by HTTP
 * @property {() => void} reconnect
 */

/** @param {string} id @param {boolean} isReady false while a personal link is being taken up @returns {Live} */
export function useLive(id, isReady) {
  const [state, setState] = useState(BEGINNING);
  const [how, setHow] = useState({ condition: /** @type {Condition} */ ("connecting"), code: /** @type {number | null} */ (null) });
  const now = useRef(BEGINNING);
  const line = useRef(/** @type {Connection | null} */ (null));

  /** @param {Parameters<typeof reduce>[1]} message */
  const tell = (message) => {
    now.current = reduce(now.current, message);
    setState(now.current);
  };
  /** Sends what is pending, or keeps it for the next connection.  */
  const push = () => {
    const pending = now.current.pending;
    if (pending && !line.current?.send(messageOf(pending))) tell({ type: "lost" });
  };

  useEffect(() => {
    if (!isReady) return;
    const connection = new Connection(socketAddress(id), {
      onMessage: (message) => {
        tell(message);
        if (now.current.pending?.again && message.type === "table") {
          tell({ type: "resent" });
          push();
        }
      },
      onCondition: (condition, code) => {
        if (condition === "lost") tell({ type: "lost" });
        setHow((before) => ({ condition, code: code ?? before.code }));
      },
    });
    line.current = connection;
    connection.connect();
    const wake = () => connection.wake();
    const sleep = () => connection.sleep();
    const look = () => document.visibilityState === "visible" && connection.wake();
    addEventListener("online", wake);
    addEventListener("offline", sleep);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("online", wake);
      removeEventListener("offline", sleep);
      document.removeEventListener("visibilitychange", look);
      connection.close();
    };
  }, [id, isReady]);

  // The end and the beginning of a game change more than the position: the secret, the seats. Ask once.
  const status = state.table?.status;
  const behind = (state.view?.over && status === "playing") || (state.view && status === "gathering");
  useEffect(() => {
    if (behind) get(`/api/tables/${id}`).then((table) => tell({ type: "seen", table }), () => {});
  }, [behind]);

  const pace = wished();
  const told = useRef(pace);
  useEffect(() => {
    // Bots that hurried, and shall no longer, are calm again.
    const tell = pace ?? (told.current ? "calm" : null);
    told.current = pace;
    if (how.condition === "open" && tell) line.current?.send({ type: "pace", pace: tell });
  }, [how.condition, pace]);

  /** @param {string | null} action */
  const send = (action) => {
    if (now.current.pending) return;
    tell({ type: "sent", action });
    push();
  };
  return {
    state,
    ...how,
    act: send,
    undo: () => send(null),
    say: (phrase) => void line.current?.send({ type: "say", phrase }),
    seen: (table) => tell({ type: "seen", table }),
    reconnect: () => line.current?.wake(),
  };
}

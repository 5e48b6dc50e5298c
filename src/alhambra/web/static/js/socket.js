/** The connection to a table: comes back by itself, notices silence, tells how it is. */
import { at } from "./prefix.js";

/** @typedef {"connecting" | "open" | "lost" | "closed"} Condition */

export const PING_EVERY = 20_000;
export const ANSWER_WITHIN = 10_000;
const FIRST_DELAY = 400;
const LONGEST_DELAY = 15_000;

/** The table does not exist: closed for good. */
export const NOT_FOUND = 4000;
/** Too many connections: another page must be closed first, so there is no hurry. */
const TOO_MANY = 4002;

/** How long to wait before a try, growing, with some luck in it.  @param {number} tries @param {number} luck 0 to 1 */
export function delay(tries, luck) {
  const grown = Math.min(LONGEST_DELAY, FIRST_DELAY * 1.7 ** tries);
  return Math.round(grown * (0.7 + 0.6 * luck));
}

/**
 * @typedef {object} Surroundings what a connection needs of a browser; tests bring their own
 * @property {(url: string) => WebSocket} open
 * @property {(task: () => void, after: number) => number} later
 * @property {(timer: number) => void} never
 * @property {() => number} luck
 */

/** @type {Surroundings} */
const BROWSER = {
  open: (url) => new WebSocket(url),
  later: (task, after) => window.setTimeout(task, after),
  never: (timer) => window.clearTimeout(timer),
  luck: Math.random,
};

export class Connection {
  /**
   * @param {string} url
   * @param {{onMessage: (message: any) => void, onCondition: (condition: Condition, code: number | null) => void}} ears
   * @param {Surroundings} [around]
   */
  constructor(url, ears, around = BROWSER) {
    this.url = url;
    this.ears = ears;
    this.around = around;
    this.tries = 0;
    this.ended = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Record<"retry" | "ping" | "answer", number | null>} */
    this.timers = { retry: null, ping: null, answer: null };
  }

  /** Connects now, if there is no connection and none is being made. */
  connect() {
    if (this.socket || this.ended) return;
    this.#stop("retry");
    this.ears.onCondition("connecting", null);
    const socket = this.around.open(this.url);
    this.socket = socket;
    this.#wait("answer", () => this.#drop(socket), ANSWER_WITHIN);
    socket.onmessage = ({ data }) => socket === this.socket && this.#heard(JSON.parse(data));
    socket.onclose = ({ code }) => socket === this.socket && this.#lost(code);
  }

  /** Sends if the connection is open; says whether it did.  @param {object} message */
  send(message) {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The device is online or the page is looked at again: see at once whether the connection is still there. */
  wake() {
    if (this.ended) return;
    if (!this.socket) this.connect();
    else if (this.socket.readyState === 1) this.#ping();
  }

  /** The device went offline: no need to wait for the silence. */
  sleep() {
    if (this.socket) this.#drop(this.socket);
  }

  close() {
    this.ended = true;
    for (const name of /** @type {const} */ (["retry", "ping", "answer"])) this.#stop(name);
    this.socket?.close();
    this.socket = null;
  }

  /** @param {any} message */
  #heard(message) {
    this.#stop("answer");
    this.#wait("ping", () => this.#ping(), PING_EVERY);
    if (message.type === "table") {
      this.tries = 0;
      this.ears.onCondition("open", null);
    }
    if (message.type !== "pong") this.ears.onMessage(message);
  }

  #ping() {
    const socket = this.socket;
    if (!socket || !this.send({ type: "ping" })) return;
    this.#wait("answer", () => this.#drop(socket), ANSWER_WITHIN);
  }

  /** Gives a silent connection up without waiting for it to close.  @param {WebSocket} socket */
  #drop(socket) {
    if (socket !== this.socket) return;
    this.#lost(1006);
    socket.close();
  }

  /** @param {number} code */
  #lost(code) {
    this.socket = null;
    this.#stop("ping");
    this.#stop("answer");
    if (this.ended) return;
    if (code === NOT_FOUND) {
      this.ended = true;
      this.ears.onCondition("closed", code);
      return;
    }
    this.ears.onCondition("lost", code);
    this.#wait("retry", () => this.connect(), code === TOO_MANY ? LONGEST_DELAY : delay(this.tries, this.around.luck()));
    this.tries += 1;
  }

  /** @param {"retry" | "ping" | "answer"} name @param {() => void} task @param {number} after */
  #wait(name, task, after) {
    this.#stop(name);
    this.timers[name] = this.around.later(task, after);
  }

  /** @param {"retry" | "ping" | "answer"} name */
  #stop(name) {
    const timer = this.timers[name];
    if (timer !== null) this.around.never(timer);
    this.timers[name] = null;
  }
}

/** The address of a table's socket on this server.  @param {string} id */
export function socketAddress(id) {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at("/api/tables")}/${id}/socket`;
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { ANSWER_WITHIN, Connection, delay, PING_EVERY } from "../../src/alhambra/web/static/js/socket.js";

/** A connection with sockets and a clock of our own. */
function stage() {
  /** @type {any[]} */
  const sockets = [];
  /** @type {Map<number, {task: () => void, after: number}>} */
  const timers = new Map();
  /** @type {any[]} */
  const heard = [];
  /** @type {string[]} */
  const conditions = [];
  let count = 0;
  const around = {
    open: () => {
      const socket = { readyState: 1, sent: /** @type {any[]} */ ([]), isClosed: false, send: (/** @type {string} */ text) => socket.sent.push(JSON.parse(text)), close: () => { socket.isClosed = true; } };
      sockets.push(socket);
      return /** @type {any} */ (socket);
    },
    later: (/** @type {() => void} */ task, /** @type {number} */ after) => {
      count += 1;
      timers.set(count, { task, after });
      return count;
    },
    never: (/** @type {number} */ timer) => void timers.delete(timer),
    luck: () => 0.5,
  };
  const connection = new Connection("ws://table", {
    onMessage: (message) => heard.push(message),
    onCondition: (condition, code) => conditions.push(code === null ? condition : `${condition} ${code}`),
  }, around);
  /** Lets the timer of this length run out.  @param {number} after */
  const pass = (after) => {
    const [id, timer] = [...timers].find(([, one]) => one.after === after) ?? assert.fail(`no timer of ${after} ms`);
    timers.delete(id);
    timer.task();
  };
  const say = (/** @type {object} */ message, last = sockets.length - 1) => sockets[last].onmessage({ data: JSON.stringify(message) });
  return { connection, sockets, heard, conditions, pass, say, lengths: () => [...timers.values()].map((one) => one.after) };
}

test("delays grow to a limit and differ by luck", () => {
  assert.ok(delay(0, 0.5) < delay(1, 0.5) && delay(1, 0.5) < delay(4, 0.5));
  assert.equal(delay(40, 0.5), 15_000);
  assert.ok(delay(3, 0) < delay(3, 1));
});

test("messages arrive; a connection counts as open with the first table", () => {
  const { connection, heard, conditions, say } = stage();
  connection.connect();
  say({ type: "hurry", hurried: true });
  say({ type: "table" });
  say({ type: "pong" });
  assert.deepEqual(conditions, ["connecting", "open"]);
  assert.deepEqual(heard.map(({ type }) => type), ["hurry", "table"]);
});

test("a connection that closes comes back by itself, later each time", () => {
  const { connection, sockets, conditions, pass, lengths } = stage();
  connection.connect();
  sockets[0].onclose({ code: 1006 });
  assert.deepEqual(lengths(), [delay(0, 0.5)]);
  pass(delay(0, 0.5));
  sockets[1].onclose({ code: 1012 });
  assert.deepEqual(lengths(), [delay(1, 0.5)]);
  assert.deepEqual(conditions, ["connecting", "lost 1006", "connecting", "lost 1012"]);
});

test("it comes back at once when the device is online again", () => {
  const { connection, sockets, lengths } = stage();
  connection.connect();
  connection.sleep();
  assert.equal(sockets[0].isClosed, true);
  connection.wake();
  assert.equal(sockets.length, 2);
  assert.deepEqual(lengths(), [ANSWER_WITHIN]);
});

test("it asks whether the server is there, and gives up a connection that stays silent", () => {
  const { connection, sockets, conditions, pass, say } = stage();
  connection.connect();
  say({ type: "table" });
  pass(PING_EVERY);
  assert.deepEqual(sockets[0].sent, [{ type: "ping" }]);
  pass(ANSWER_WITHIN);
  assert.equal(sockets[0].isClosed, true);
  assert.equal(conditions.at(-1), "lost 1006");
});

test("what an old connection still says is not heard", () => {
  const { connection, heard, say } = stage();
  connection.connect();
  connection.sleep();
  connection.wake();
  say({ type: "table" }, 0);
  assert.deepEqual(heard, []);
});

test("a table that does not exist is not asked for again", () => {
  const { connection, sockets, conditions, lengths } = stage();
  connection.connect();
  sockets[0].onclose({ code: 4000 });
  assert.deepEqual(conditions, ["connecting", "closed 4000"]);
  assert.deepEqual(lengths(), []);
  connection.wake();
  assert.equal(sockets.length, 1);
});

test("with too many connections it tries again, slowly", () => {
  const { connection, sockets, conditions, pass } = stage();
  connection.connect();
  sockets[0].onclose({ code: 4002 });
  pass(15_000);
  assert.equal(sockets.length, 2);
  assert.deepEqual(conditions, ["connecting", "lost 4002", "connecting"]);
});

test("nothing is sent while there is no connection", () => {
  const { connection, sockets } = stage();
  assert.equal(connection.send({ type: "ping" }), false);
  connection.connect();
  assert.equal(connection.send({ type: "undo", version: 3 }), true);
  assert.deepEqual(sockets[0].sent, [{ type: "undo", version: 3 }]);
});

/** Tic-tac-toe on boardgame.io: `node boardgameio.mjs server PORT`, or people at many tables of it.
 *
 * The board is never full, so that a table plays as many moves as one of ours: a mark takes a cell
 * whoever had it. People act when they have heard of the other's move from the server.
 */
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(`${process.cwd()}/`);

const GAME = {
    name: "tic-tac-toe",
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        mark({ G, playerID }, cell) {
            G.cells[cell] = playerID;
        },
    },
};

const [, , role, port, tables, moves] = process.argv;

if (role === "server") {
    const { Server, Origins } = require("boardgame.io/server");
    await Server({ games: [GAME], origins: [Origins.LOCALHOST] }).run(Number(port));
    console.log("serving");
} else {
    await play(Number(tables), Number(moves));
}

async function play(tables, moves) {
    const address = `http://127.0.0.1:${port}`;
    const parties = await Promise.all(Array.from({ length: tables }, (_, n) => sitDown(address, `table-${n}`)));
    console.log("ready");
    await new Promise((resolve) => createInterface({ input: process.stdin }).once("line", resolve));
    await Promise.all(parties.map((party) => party.play(moves)));
    console.log("done");
    process.exit(0);
}

/** Whoever comes first to a table of this name makes it. */
async function sitDown(address, matchID) {
    const { Client } = require("boardgame.io/client");
    const { SocketIO } = require("boardgame.io/multiplayer");
    const people = ["0", "1"].map((playerID) => {
        const socketOpts = { transports: ["websocket"] };
        const multiplayer = SocketIO({ server: address, socketOpts });
        return Client({ game: GAME, multiplayer, matchID, playerID, debug: false });
    });
    for (const person of people) {
        person.start();
        await until(person, (state) => state !== null);
    }
    return {
        async play(moves) {
            for (let move = 0; move < moves; move++) {
                const [mover, other] = move % 2 ? [people[1], people[0]] : people;
                const heard = until(other, (state) => state._stateID > move);
                mover.moves.mark(move % 9);
                await heard;
            }
        },
    };
}

function until(person, holds) {
    return new Promise((resolve) => {
        const stop = person.subscribe((state) => {
            if (state !== undefined && holds(state)) {
                resolve();
                queueMicrotask(() => stop?.());
            }
        });
    });
}

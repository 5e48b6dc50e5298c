// Draws a late turn of the board game again and again: what bench/drawing.py measures.
async () => {
  const { html, render } = await import("/static/js/dom.js");
  const { Board } = await import("/static/js/palace/board.js");
  await (await import("/static/js/games.js")).open("palace");
  const names = ["pavilion-5NW", "seraglio-9", "garden-10", "tower-11", "arcades-9", "chambers-10"];
  const tile = (at) => names[at % 6];
  const grounds = (turn) => Array.from({ length: 26 }, (_, at) => ({ at, x: (at % 5) - 2, y: Math.floor(at / 5) - 2 }))
    .filter(({ x, y }) => x || y).map(({ at, x, y }) => ({ tile: tile(at * 7 + turn), x, y }));
  const types = [0, 1, 2, 3, 4, 5].map((building) => ({ building, count: 4, place: 1, shared_by: 1, points: 12 }));
  const wall = [{ x: -2, y: -2, side: "W" }, { x: -2, y: -1, side: "W" }, { x: -2, y: 0, side: "W" }];
  const change = { wall: [3, 4], types: [{ building: "G", count: 5, place: 1, shared: 1, points: 12, gain: 0 }], points: 1 };
  const view = (turn) => ({
    game: "palace", phase: turn % 2 ? "place" : "turn", mover: 0, first: 0, over: false, ending: false,
    market: names.slice(0, 4), display: ["y3", "g2", "b1", "o7"], bought: turn % 2 ? ["garden-12S"] : [],
    deck: 28, discards: 53, piles: [0, 0, 0, 10, 18], bag: [1, 2, 3, 4, 5, 6],
    seats: [0, 1, 2, 3, 4, 5].map((seat) => ({ cards: 9, hand: null, grounds: grounds(0).slice(0, turn % 6 === seat ? 24 : 25), reserve: ["tower-12"], given: [], points: 40 })),
    dirk: null, next: { places: 3, accounts: [0, 1, 2, 3, 4, 5].map((row) => ({ row, is_dirk: false, types, wall, total: 75 })) },
    ahead: { number: 3, pile: null, top: 5, least: null, most: null, bag: 21, missing: 0, odds: [] }, outcome: null,
    own: { seat: 0, hand: ["y1", "y3", "g4", "b2", "b7", "o1", "o4", "o6", "o9"], chains: [], offers: names.slice(0, 4).map((tile, slot) => ({ slot, tile, price: 9, short: 0, payments: [{ cards: ["o9"], over: slot }], fits: 4, best: { x: 3, y: 0, change } })) },
  });
  const choices = (turn) => Array.from({ length: 23 }, (_, at) => turn % 2
    ? { kind: "place", action: `place garden-12S at +4,+${at}`, tile: "garden-12S", x: 4, y: at % 6, change }
    : { kind: "take", action: `take y${at}`, cards: ["y3"], total: 3, sums: [], pays: [] });
  const app = document.getElementById("app");
  app.replaceChildren();
  app.classList.add("wide");
  window.drawTurn = (turn) => {
    const [now, can] = [view(turn), choices(turn)];
    render(html`<${Board} view=${now} names=${["A", "B", "C", "D", "E", "F"]} seat=${0} choices=${can} onAct=${() => {}} />`, app);
  };
}

/** Everything of a position of the board game that is drawn, and the choices on it. */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../dom.js";
import { useAnswer } from "../answering.js";
import { words } from "../api.js";
import { useFlights } from "../flights.js";
import { t } from "../i18n.js";
import { announce } from "../shell.js";
import { Chips } from "./chips.js";
import { AllChoices } from "./choices.js";
import { Deck } from "./deck.js";
import { Display } from "./display.js";
import { useDrag } from "./drag.js";
import { flightsOf } from "./flights.js";
import { gathered, lastTurns, newPlaces, since, takenBy } from "./happened.js";
import { Hand, newKeys } from "./hand.js";
import { Looking, Lot } from "./lot.js";
import { Market } from "./market.js";
import { bestChain, Panel, TileText, Amounts } from "./panel.js";
import { handLook, NOTHING, pickedFor, pressCard, pressDisplay, pressSlot, pressTile, resting, struck, take } from "./picking.js";
import { Rail } from "./rail.js";
import { useRow } from "./rove.js";
import { isMoving } from "./scene.js";
import { capital, cardName, refusedName, slotName, standing } from "./speaking.js";
import { Standings } from "./standings.js";
import { StandingsDrawer } from "./standingsdrawer.js";
import { Strip } from "./strip.js";
import { Tile } from "./tile.js";
import { aimKey, isPlacing, meant, mostTaken, tileIn, turnOf } from "./turn.js";
import { CURRENCIES, currencyName, rowName } from "./words.js";
import { placeOf } from "./cells.js";
import { useSteady } from "./steady.js";
import { useWidth } from "./width.js";

/** @import { BoardProps } from "../games.js" */
/** @import { Event } from "./types.js" */
/** @import { Currency, Place, Slot } from "./shapes.js" */
/** @import { Picked, Step } from "./picking.js" */
/** @import { Looked } from "./standings.js" */
/** @import { Aim } from "./turn.js" */
/** @import { Choice as Prospect, View } from "./types.js" */

/** @typedef {Omit<BoardProps, "view" | "choices"> & {view: View, choices: Prospect[] | null, events?: Event[]}} Props */

/** What there is to decide, as the heading says it; null where "your turn" says it all.  @param {View} view */
export function prompt(view) {
  if (isPlacing(view)) return t("board-place-prompt");
  return view.phase === "turn" && view.bought.length ? t("board-again-prompt") : null;
}

/** The market as it stands for whoever looks.  @param {View} view @param {boolean} isMine @param {Set<number>} fresh @returns {Slot[]} */
function slotsOf(view, isMine, fresh) {
  return view.market.map((tile, slot) => {
    const offer = isMine ? view.own?.offers.find((one) => one.slot === slot) : undefined;
    const empty = emptyText(view);
    return {
      currency: /** @type {Currency} */ (CURRENCIES[slot]),
      tile,
      name: capital(currencyName(slot)),
      label: slotName(tile, slot, { offer, empty, isFresh: fresh.has(slot) }),
      offer: offer ? standing(offer) : undefined,
    };
  });
}

/** @param {View} view */
const emptyText = (view) => t(view.bought.length ? "board-bought" : "board-empty");

/** @param {Props} props */
export function Board({ view: given, names, players, seat, choices, pending = null, onAct, asked = null, refusal = null, quiet = false, isWhole = false, ringed, events, speed, watching = null, advice = null, children }) {
  const seats = useSteady(given.seats);
  const accounts = useSteady(given.next.accounts);
  const view = useMemo(() => ({ ...given, seats, next: { ...given.next, accounts } }), [given]);
  const width = useWidth({ isWhole });
  const isTall = width === "tall";
  const isNarrow = width === "narrow";
  const brief = isNarrow || isTall;
  const hasRail = width === "roomy" || width === "large";
  // A new position begins with clean hands; so no drawing ever mixes two moments.
  const [doing, setDoing] = useState(() => afresh(view, choices, null));
  const now = useRef(doing);
  now.current = doing.choices === choices ? doing : afresh(view, choices, doing.looked);
  const { picked: inHand, aim, armed, payment, looked, isOpen } = now.current;
  /** @param {Partial<Doing>} changed */
  const set = (changed) => {
    now.current = { ...now.current, ...changed };
    setDoing(now.current);
  };
  const setAim = (/** @type {Aim | null} */ to) => {
    if (to === null ? now.current.aim !== null : now.current.aim === null || aimKey(to) !== aimKey(now.current.aim)) set({ aim: to });
  };
  const setPayment = (/** @type {string | null} */ action) => set({ payment: action });
  const setLooked = (/** @type {Looked | null} */ whose) => set({ looked: whose });
  const [calmed, setCalmed] = useState(/** @type {object | null} */ (null));
  const [isListed, setListed] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const touch = useRef(false);
  const keyed = useRef(false);
  const board = useRef(/** @type {HTMLDivElement | null} */ (null));
  const line = useRef(/** @type {HTMLDivElement | null} */ (null));

  const isMine = choices !== null && view.mover === seat && onAct !== undefined;
  const isActing = isMine && view.phase === "turn";
  const { answer, reply } = useAnswer(isActing || `${view.mover} ${view.phase} ${isMine}`);
  // What cannot be pressed now says why.
  const answerPress = () => {
    if (!view.over && view.mover !== null) reply(isMine ? t("board-first-place") : t("not-yet", { name: rowName(names, view.mover) }));
  };
  /** @template {unknown[]} A @param {(...pressed: A) => void} press */
  const pressing = (press) => (onAct ? (/** @type {A} */ ...pressed) => (isActing ? press(...pressed) : answerPress()) : undefined);
  const turn = useMemo(() => turnOf(isMine ? choices : null), [choices, isMine]);
  const own = view.own?.seat === seat ? view.own : undefined;
  const hand = own?.hand ?? view.seats[seat].hand;
  const tiles = view.seats[seat].grounds;
  const story = events ?? NO_EVENTS;
  const news = useMemo(() => (ringed ? gathered(ringed) : since(story, seat)), [ringed, story, seat]);
  const last = useMemo(() => lastTurns(story), [story]);
  const lay = useRef(view.display);
  useFlights(story, (event) => flightsOf(event, { seat, display: lay.current, looked }), board, speed);
  lay.current = view.display;
  const isShown = looked !== null && looked !== seat;

  // What a bot advises is lit as if it were picked.
  const advised = (asked?.onLeave && turn.byAction.get(asked.action)) || null;
  const picked = useMemo(() => (advised ? pickedFor(advised, view.display) : inHand), [advised, inHand]);
  const held = picked.kind === "tile" ? picked : null;
  const find = (/** @type {string | null} */ action) => (action === null ? null : (turn.byAction.get(action) ?? null));
  const shown = (held && aim !== null ? find(meant(held, aim, tiles)) : null) ?? find(armed) ?? find(asked?.action ?? null);
  const paying = find(payment) ?? find(asked?.action ?? null);
  // A place that would do is looked at: what was refused before is done with.
  const wrong = refusal === calmed || shown ? null : refusal;
  useEffect(() => {
    if (shown) setCalmed(refusal);
  }, [shown, refusal]);

  /** @param {string} action */
  const play = (action) => {
    if (pending) return;
    set({ armed: null, aim: null });
    setCalmed(refusal);
    onAct?.(action);
  };
  /** @param {Step} step */
  const step = ({ picked: next, action }) => {
    asked?.onLeave?.();
    set({ picked: next, armed: null, aim: null, payment: null, isOpen: false });
    setCalmed(refusal);
    if (action) play(action);
  };
  const cancel = () => {
    const slot = inHand.kind === "slot" ? inHand.slot : null;
    step({ picked: isMine ? resting(view) : NOTHING, action: null });
    if (slot !== null && keyed.current) /** @type {HTMLElement | null | undefined} */ (board.current?.querySelector(`[data-slot="${CURRENCIES[slot]}"]`))?.focus();
  };
  /** @param {Aim} to @param {MouseEvent | PointerEvent} event */
  const put = (to, event) => {
    const action = held && meant(held, to, tiles);
    if (!action || pending) return;
    if (advised && held) {
      asked?.onLeave?.();
      set({ picked: { kind: "tile", tile: held.tile, from: held.from } });
    }
    if (turn.byAction.has(action) && touch.current && event.detail !== 0 && armed !== action) {
      setCalmed(refusal);
      set({ armed: action });
    } else play(action);
  };
  /** @param {Place} place @param {MouseEvent} event */
  const pressPlace = (place, event) => {
    if (held && held.from !== "grounds") return put(place, event);
    if (view.phase !== "turn") return undefined;
    const tile = tileIn(tiles, place);
    if (tile === "fountain") return play("remove fountain");
    return tile ? step(pressTile(inHand, { tile, from: "grounds" }, view)) : cancel();
  };

  useDrag(board, {
    lift: (source) => {
      if (!isMine) return;
      const { card, place, slot, tile, from } = source.dataset;
      if (card && !(inHand.kind === "cards" && inHand.keys.includes(card))) step(pressCard(inHand, card));
      if (place && !(inHand.kind === "display" && inHand.places.includes(Number(place)))) step(pressDisplay(inHand, Number(place), view.display));
      if (slot) step({ picked: { kind: "slot", slot: CURRENCIES.indexOf(/** @type {Currency} */ (slot)) }, action: null });
      if (tile && (advised || held?.tile !== tile)) step({ picked: { kind: "tile", tile, from: from === "bought" ? "bought" : "reserve" }, action: null });
    },
    over: (target) => {
      if (!held) return;
      const { cell, aim: into } = target?.dataset ?? {};
      setAim(cell ? placeOf(cell) : into === "reserve" || into === "dirk" ? into : null);
    },
    drop: (source, target, event) => {
      if (!isMine) return;
      const { slot, cell, aim: into } = target.dataset;
      if (source.dataset.card && slot) step(pressSlot(inHand, CURRENCIES.indexOf(/** @type {Currency} */ (slot)), { view, turn }));
      else if (source.dataset.place && target.classList.contains("hand-box")) step(take(inHand, view.display));
      else if (held && (cell || into)) {
        const to = cell ? placeOf(cell) : /** @type {"reserve" | "dirk"} */ (into);
        const action = meant(held, to, tiles);
        if (action && !pending) play(action);
        else if (!action) setAim(null);
      } else if (held && target.classList.contains("cells")) target.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: event.clientX, clientY: event.clientY }));
    },
  });

  // Whoever plays by keyboard never has to look for the focus. Asked later: while it moves, nothing has it.
  useEffect(() => {
    if (!keyed.current || (document.activeElement && document.activeElement !== document.body)) return;
    const wanted = held ? '.cells [tabindex="0"]' : picked.kind === "slot" ? ".option" : '.slot[tabindex="0"]:not([aria-disabled]), .cells [tabindex="0"], .watching, .who, .chip';
    /** @type {HTMLElement | null | undefined} */ (board.current?.querySelector(wanted))?.focus();
  }, [choices, inHand, looked]);
  const kind = inHand.kind === "slot" ? `slot ${inHand.slot}` : inHand.kind;
  useLayoutEffect(() => {
    if (keyed.current && inHand.kind === "slot") /** @type {HTMLElement | null | undefined} */ (board.current?.querySelector(".option"))?.focus();
  }, [kind]);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else if (isMine && inHand.kind !== "nothing") announce([...(board.current?.querySelectorAll(".panel .what strong, .panel .says") ?? [])].map((one) => one.textContent).join(". "));
  }, [inHand]);
  useEffect(() => {
    if (!wrong) return;
    const { lead, why } = refusedName(wrong, tiles);
    announce(`${lead} ${why}`.trim());
  }, [wrong]);

  // On a phone tiles that wait stand in the line of the table, and the heading has the room that they leave.
  useLayoutEffect(() => {
    const node = line.current;
    if (!isNarrow || !node) return undefined;
    const page = document.documentElement;
    const measure = () => page.style.setProperty("--tools", `${node.offsetWidth}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => {
      observer.disconnect();
      page.style.removeProperty("--tools");
    };
  }, [isNarrow]);

  const market = useRow();
  const display = useRow();
  const cards = useRow();
  const fresh = useMemo(() => ({ display: newPlaces(view.display, news.cards), hand: newKeys(hand ?? [], takenBy(news, seat)) }), [view, news, hand]);
  const look = handLook(picked, hand ?? [], paying?.kind === "buy" ? paying.cards : null);
  const drawn = picked.kind === "display" ? picked.places.length + (view.ahead?.missing ?? 0) : 0;
  const change = isMoving(shown) ? shown.change : null;
  const giving = shown?.kind === "give" ? shown : null;
  const bought = view.mover === seat ? (view.bought.length ? view.bought : []) : [];
  const onLook = (/** @type {Looked} */ whose) => setLooked(looked === whose || whose === seat ? null : whose);
  const standings = { view, names, seat, looked: isShown ? looked : null, change, giving, news, onLook };
  const isHandling = isMine && held !== null && !isOpen;
  const reserve = view.seats[seat].reserve;
  const chain = bestChain(own);
  const hint = quiet ? "" : view.over ? t("board-over") : view.mover === null ? "" : t("board-wait", { name: rowName(names, view.mover) });
  const tileHand = isMine ? { pick: (/** @type {import("./turn.js").Held} */ one) => step(pressTile(inHand, one, view)), put, point: setAim } : null;
  const panel = html`<${Panel} view=${view} own=${own} turn=${turn} tiles=${tiles} account=${view.next.accounts[seat]} picked=${picked} shown=${shown} armed=${armed} pending=${pending} brief=${isNarrow} hint=${hint} play=${play} look=${setPayment} cancel=${cancel} all=${isNarrow ? null : html`<button type="button" class="link all" onClick=${() => setListed(true)}>${t("board-all", { count: turn.list.length })}</button>`} />`;
  const rail = html`<${Rail} ...${standings} players=${players} last=${last} width=${width} isOwn=${onAct !== undefined} />`;
  const isAdvised = isMine && !asked && (picked.kind === "nothing" || isPlacing(view));
  const general = wrong && !/^(place|build|remove|exchange) /.test(wrong.action ?? "") ? words(wrong.error, "palace") : "";

  return html`<div class="board palace ${width} ${isHandling && !isTall ? "handling" : ""} ${inHand.kind === "slot" && isMine && !isTall ? "paying" : ""} ${isMine ? "" : "still"} ${onAct ? "" : "shown-only"}" ref=${board}
    onPointerDownCapture=${(/** @type {PointerEvent} */ event) => {
      touch.current = event.pointerType !== "mouse";
      keyed.current = false;
      if (touch.current && (aim !== null || payment !== null)) set({ aim: null, payment: null }); // what a mouse still lies on
      if (!(/** @type {Element} */ (event.target).closest(".ground-bubble"))) setCalmed(refusal);
    }}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      keyed.current = true;
      touch.current = false;
      if (event.key === "Escape") isShown ? setLooked(null) : cancel();
    }}>
    <div class="screen">
    ${isTall && rail}
    ${brief && !isTall && html`<${Chips} ...${standings} players=${players} last=${last} isOwn=${onAct !== undefined} onStandings=${() => setComparing(true)} />`}
    <div class="top-line" ref=${line}>${isNarrow && (bought.length > 0 || reserve.length > 0) && !isHandling && html`<button type="button" class="stock ${bought.length ? "bought" : ""}" aria-expanded=${isOpen ? "true" : "false"} onClick=${() => set({ isOpen: !isOpen })}>
        <span>${t(bought.length ? "board-to-place" : "board-reserve")}</span> ${(bought.length ? bought : reserve).slice(0, 2).map((tile) => html`<${Tile} key=${tile} tile=${tile} detail="small" />`)}</button>`}</div>
    <section class="lot" aria-label=${t("board-grounds-of", { name: rowName(names, typeof looked === "number" ? looked : seat) })}
      onClick=${(/** @type {MouseEvent} */ { target }) => onAct && !isMine && !isShown && /** @type {Element} */ (target).closest(".ground-window, .waiting-tile") && answerPress()}>
      ${isShown
        ? html`<${Looking} view=${view} names=${names} looked=${looked} news=${news} brief=${brief} isAside=${hasRail} onBack=${() => setLooked(null)} back=${onAct ? t("board-back-own") : t("board-back", { name: rowName(names, seat) })} />`
        : html`<${Lot} view=${view} names=${names} seat=${seat} turn=${turn} picked=${picked} shown=${shown} isLive=${isMine} pending=${pending} refusal=${wrong} news=${news} brief=${brief} isAside=${hasRail && !bought.length} onPress=${pressPlace} onPoint=${setAim} />
          ${(!isNarrow || isHandling || isOpen) && html`<${Strip} view=${view} seat=${view.seats[seat]} turn=${turn} picked=${picked} shown=${shown?.action ?? null} pending=${pending} hand=${tileHand} bought=${bought} brief=${isNarrow}>
            ${isNarrow && isHandling && isPlacing(view) && html`<button type="button" class="bring" onClick=${() => set({ isOpen: true })}><i aria-hidden="true">▲</i> ${t("board-bring")}</button>`}<//>`}`}
    </section>
    <section class="yard" aria-label=${t("board-decide")}>
      <div ...${market} class="market-box"><${Market} slots=${slotsOf(view, isActing, news.slots)} label=${t("board-market")} chosen=${picked.kind === "slot" ? picked.slot : null} fresh=${news.slots} empty=${emptyText(view)}
        resting=${!isActing} onPress=${pressing((/** @type {number} */ slot) => step(pressSlot(inHand, slot, { view, turn })))} /></div>
      <div class="money-line">
        <section ...${display} class="display-box"><h2>${t("board-display")} ${isActing && html`<${DisplayNote} picked=${picked} view=${view} isShort=${hasRail || isTall} />`}</h2>
          <${Display} cards=${[...view.display, ...Array(Math.max(0, 4 - view.display.length)).fill(null)]} label=${t("board-display")} chosen=${picked.kind === "display" ? new Set(picked.places) : undefined} over=${struck(inHand, view.display)} fresh=${fresh.display}
            name=${(/** @type {string} */ card, /** @type {number} */ place) => `${cardName(card)}${fresh.display.has(place) ? `, ${t("board-new")}` : ""}`}
            resting=${!isActing} onPress=${pressing((/** @type {string} */ _card, /** @type {number} */ place) => step(pressDisplay(inHand, place, view.display)))} /></section>
        <${Deck} view=${view} drawn=${drawn} takes=${mostTaken(turn)} brief=${isNarrow} isShort=${hasRail || isTall} />
      </div>
      ${hand && html`<section ...${cards} class="hand-box"><h2>${own ? t("board-hand") : t("board-hand-of", { name: rowName(names, seat) })} <small>${t(view.seats[seat].hand ? "board-hand-open" : "board-hand-secret", { count: hand.length })}</small></h2>
        <${Hand} cards=${hand} label=${own ? t("board-hand") : t("board-hand-of", { name: rowName(names, seat) })} chosen=${look.chosen} faded=${look.faded} fresh=${fresh.hand} name=${cardName}
          resting=${!isActing} onPress=${pressing((/** @type {string} */ _card, /** @type {string} */ key) => step(pressCard(inHand, key)))} /></section>`}
      ${onAct && html`<div class="panel-box ${asked ? "asking" : ""}">${answer && html`<p class="answer">${answer}</p>`}${asked?.question ?? (isMine ? null : watching) ?? panel}
        ${general && html`<p class="problem" role="status">${general}</p>`}
        ${isAdvised && advice}
        ${isNarrow && isMine && !asked && picked.kind === "nothing" && html`<button type="button" class="show" onClick=${() => setListed(true)}>${t("board-show")}</button>`}</div>`}
    </section>
    </div>
    ${hasRail
      ? rail
      : html`<div class="side">${!brief && html`<${Standings} ...${standings} />`}${children}</div>`}
    ${isComparing && brief && html`<${StandingsDrawer} ...${standings} onClose=${() => setComparing(false)} />`}
    ${isListed && isMine && html`<${AllChoices} turn=${turn} tiles=${tiles} pending=${pending} play=${play} onClose=${() => setListed(false)}>
      ${chain && html`<ol class="chain-steps">${chain.purchases.map(({ tile, cards: paid }) => html`<li key=${tile}><${TileText} tile=${tile} /> ${t("board-with")} <${Amounts} cards=${paid} /></li>`)}<li>${t("board-one-more")}</li></ol>`}<//>`}
  </div>`;
}

/** @type {Event[]} */
const NO_EVENTS = [];

/**
 * What is being done in a position.
 * @typedef {object} Doing
 * @property {Prospect[] | null} choices the position, by its choices
 * @property {Picked} picked
 * @property {Aim | null} aim where a held tile is pointed
 * @property {string | null} armed the action that the next press of a finger plays
 * @property {string | null} payment the payment that is looked at
 * @property {Looked | null} looked whose grounds are looked at
 * @property {boolean} isOpen is more shown than a phone has room for?
 */

/** @param {View} view @param {Prospect[] | null} choices @param {Looked | null} looked @returns {Doing} */
function afresh(view, choices, looked) {
  return { choices, picked: choices ? resting(view) : NOTHING, aim: null, armed: null, payment: null, looked: choices ? null : looked, isOpen: false };
}

/** What the heading of the display says: the rule, or the sum so far.  @param {{picked: Picked, view: View, isShort: boolean}} props */
function DisplayNote({ picked, view, isShort }) {
  if (picked.kind !== "display") return html`<small>${t(isShort ? "board-display-brief" : "board-display-hint")}</small>`;
  const sum = picked.places.reduce((total, place) => total + Number(view.display[place].slice(1)), 0);
  const isFull = Object.keys(struck(picked, view.display)).length === view.display.length - picked.places.length;
  return html`<small><b>${sum}</b> ${sum <= 5 && t("board-display-sum")}${isFull && html`<span class="bad"> · ${t("board-display-over")}</span>`}</small>`;
}

/** The form for a table of one's own: game, number of players, who sits where, options. */
import { html, useEffect, useRef, useState } from "./dom.js";
import { words } from "./api.js";
import { useBusy } from "./busy.js";
import { has, t } from "./i18n.js";
import { keep } from "./kept.js";
import { rename } from "./me.js";
import { calledAt, draftOf, lacks, levelsOf, misnamed, named, optionsFor, rememberDraft, seated, seatsOf, tableOf } from "./start/draft.js";
import { make } from "./start/tablemaking.js";
import { characterOf, levelAbout, wholeName } from "./table/names.js";
import { NAME_LENGTH, nameFault } from "./writing.js";

/** @typedef {import("./types.js").GameView} GameOffer */
/** @typedef {import("./start/draft.js").Draft} Draft */

/** @param {any} event */
const valueOf = (event) => event.currentTarget.value;

/** @param {{offer: GameOffer, draft: Draft, change: (draft: Draft) => void}} props */
function Players({ offer, draft, change }) {
  const [least, most] = offer.players;
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return html`<fieldset>
    <legend>${t("start-players")}</legend>
    <div class="segments">
      ${counts.map(
        (count) => html`<label class="segment">
          <input
            type="radio"
            name="players"
            value=${count}
            checked=${count === draft.players}
            onChange=${() => change({ ...draft, players: count })}
          />
          <span>${count}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * @param {{offer: GameOffer, draft: Draft, seat: number, myName: string, wrong: boolean, change: (draft: Draft) => void}} props
 */
function Seat({ offer, draft, seat, myName, wrong, change }) {
  const { who, name } = draft.seats[seat];
  const number = seat + 1;
  const choices = [
    ["me", t("start-seat-me", { name: myName })],
    ...[...offer.bots].reverse().map((bot) => [`bot:${bot}`, wholeName(characterOf(bot))]),
    ["open", t("start-seat-open")],
    ["here", t("start-seat-here")],
  ];
  return html`<li class="seat">
    <select
      aria-label=${t("start-seat", { number })}
      value=${who}
      onChange=${(/** @type {any} */ event) => change(seated(draft, seat, valueOf(event)))}
    >
      ${choices.map(([value, label]) => html`<option value=${value} selected=${value === who}>${label}</option>`)}
    </select>
    ${who === "here" &&
    html`<input
      aria-label=${t("start-seat-name", { number })}
      placeholder=${t("start-seat-name", { number })}
      maxlength=${NAME_LENGTH}
      autocomplete="off"
      value=${name}
      aria-invalid=${wrong}
      onInput=${(/** @type {any} */ event) => change(named(draft, seat, valueOf(event)))}
    />`}
  </li>`;
}

/** @param {{offer: GameOffer, draft: Draft, change: (draft: Draft) => void}} props */
function Options({ offer, draft, change }) {
  return optionsFor(offer, draft.players).map(({ name, values }) => {
    const value = draft.options[name] ?? values[0];
    return html`<label class="field">
      <span>${t(`option-${name}`)}</span>
      <select
        value=${value}
        onChange=${(/** @type {any} */ event) =>
          change({ ...draft, options: { ...draft.options, [name]: valueOf(event) } })}
      >
        ${values.map(
          (one) => html`<option value=${one} selected=${one === value}>${t(`option-${name}-${one}`)}</option>`,
        )}
      </select>
    </label>`;
  });
}

/**
 * The form in a box of its own over the page.
 * @param {{games: GameOffer[], first: Draft, myName: string, onClose: () => void}} props `first`: what it begins with
 */
export function NewTable({ games, first, myName, onClose }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => box.current?.showModal(), []);
  // A press that begins and ends outside: text that is selected beyond the edge is none.
  const isOutside = useRef(false);
  const press = (/** @type {Event} */ event) => void (isOutside.current = event.target === box.current);
  const out = (/** @type {Event} */ event) => isOutside.current && event.target === box.current && box.current?.close();
  return html`<dialog class="new" ref=${box} aria-labelledby="new-table" onClose=${onClose} onPointerDown=${press} onClick=${out}><div class="inside">
    <div class="new-head"><h2 id="new-table">${t("start-new")}</h2>
      <button type="button" class="quiet icon" aria-label=${t("dialog-close")} onClick=${() => box.current?.close()}><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z" /></svg></button></div>
    <${Form} games=${games} first=${first} myName=${myName} />
  </div></dialog>`;
}

/** @param {{games: GameOffer[], first: Draft, myName: string}} props */
function Form({ games, first, myName }) {
  const [draft, setDraft] = useState(first);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useBusy();
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const offer = games.find(({ name }) => name === draft.game);
  if (!offer) return null;
  const change = (/** @type {Draft} */ next) => {
    setDraft(next);
    keep("draft", next, "sessionStorage");
    setTrouble(null);
  };
  const { nameless, nobody } = lacks(draft);
  const wrongly = misnamed(draft, myName);
  const wrong = asked && (nameless.length > 0 || nobody || wrongly.length > 0);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    setAsked(true);
    if (nameless.length || nobody || wrongly.length || busy) return;
    setBusy(true);
    try {
      await rename();
      rememberDraft(draft);
      await make(tableOf(draft, offer, myName));
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  const open = seatsOf(draft).some(({ who }) => who === "open");
  return html`<form class="stack new-table" onSubmit=${submit} novalidate>
    ${games.length > 1 &&
    html`<label class="field">
      <span>${t("start-game")}</span>
      <select
        value=${draft.game}
        onChange=${(/** @type {any} */ event) =>
          change(draftOf(games.find(({ name }) => name === valueOf(event)) ?? offer))}
      >
        ${games.map(({ name }) => html`<option value=${name} selected=${name === draft.game}>${t(`game-${name}`)}</option>`)}
      </select>
    </label>`}
    <${Players} offer=${offer} draft=${draft} change=${change} />
    ${has(`start-players-${draft.game}-${draft.players}`) && html`<p class="muted small about-players">${t(`start-players-${draft.game}-${draft.players}`)}</p>`}
    <fieldset>
      <legend>${t("start-seats")}</legend>
      <ol class="seats">
        ${seatsOf(draft).map(
          (_, seat) =>
            html`<${Seat} key=${seat} ...${{ offer, draft, seat, myName, change }} wrong=${asked && [...nameless, ...wrongly].includes(seat)} />`,
        )}
      </ol>
      ${levelsOf(draft).map((bot) => html`<p class="muted small">${levelAbout(draft.game, bot)}</p>`)}
    </fieldset>
    <${Options} offer=${offer} draft=${draft} change=${change} />
    ${open && html`<p class="muted small">${t("start-open-note")}</p>`}
    ${wrong && html`<p class="wrong" role="alert">${t(nobody ? "start-nobody" : nameless.length ? "start-nameless" : nameFault(calledAt(draft, wrongly[0], myName)))}</p>`}
    ${trouble && html`<p class="note bad" role="alert">${words(trouble)}</p>`}
    <p><button type="submit" class="primary" disabled=${busy} aria-busy=${busy}>${t(open ? "start-make" : "start-play-now")}</button></p>
  </form>`;
}

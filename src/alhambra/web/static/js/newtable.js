/** The form for a table of one's own: game, number of players, who sits where, options. */
import { html, useEffect, useState } from "./dom.js";
import { words } from "./api.js";
import { useBusy } from "./busy.js";
import { t } from "./i18n.js";
import { keep, kept } from "./kept.js";
import { calledAt, draftOf, fits, lacks, levelsOf, misnamed, named, optionsFor, seated, seatsOf, tableOf } from "./start/draft.js";
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

/** @param {{games: GameOffer[], myName: string}} props */
export function NewTable({ games, myName }) {
  const [draft, setDraft] = useState(/** @type {Draft | null} */ (null));
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useBusy();
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    if (draft || !games.length) return;
    const before = kept("draft", sessionStorage);
    const offer = games.find((game) => fits(before, game));
    setDraft(offer ? before : draftOf(games[0]));
  }, [games]);

  const offer = games.find(({ name }) => name === draft?.game);
  if (!draft || !offer) return null;
  const change = (/** @type {Draft} */ next) => {
    setDraft(next);
    keep("draft", next, sessionStorage);
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
      await make(tableOf(draft, offer, myName));
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  const open = seatsOf(draft).some(({ who }) => who === "open");
  return html`<section class="card new" aria-labelledby="new-table">
    <h2 id="new-table">${t("start-new")}</h2>
    <form class="stack new-table" onSubmit=${submit} novalidate>
      ${games.length > 1 &&
      html`<label class="field">
        <span>${t("start-game")}</span>
        <select
          value=${draft.game}
          onChange=${(/** @type {any} */ event) =>
            change(draftOf(games.find(({ name }) => name === valueOf(event)) ?? offer))}
        >
          ${games.map(({ name }) => html`<option value=${name}>${t(`game-${name}`)}</option>`)}
        </select>
      </label>`}
      <${Players} offer=${offer} draft=${draft} change=${change} />
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
      <p><button type="submit" disabled=${busy} aria-busy=${busy}>${t("start-make")}</button></p>
    </form>
  </section>`;
}

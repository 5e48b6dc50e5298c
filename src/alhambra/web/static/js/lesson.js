/** The lesson of a game: a few steps, taught by playing it. */
import { html, useEffect, useRef, useState } from "./dom.js";
import { get, post, words } from "./api.js";
import { useGame } from "./games.js";
import { t } from "./i18n.js";
import { keep, kept } from "./kept.js";
import { Shell, announce } from "./shell.js";
import { LEARNER, after, remembered, resume, standing } from "./lesson/course.js";
import { Ending } from "./lesson/ending.js";
import { Feedback } from "./lesson/feedback.js";
import { Progress } from "./lesson/progress.js";

/** @typedef {import("./types.js").LessonMoment} LessonMoment */

/** @param {{name: string}} props the game's name */
export function LessonPage({ name: gameName }) {
  const { game, missed } = useGame(gameName);
  const [steps, setSteps] = useState(/** @type {string[]} */ ([]));
  const [at, setAt] = useState(0);
  const [actions, setActions] = useState(/** @type {string[]} */ ([]));
  const [moment, setMoment] = useState(/** @type {LessonMoment | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {{error: import("./types.js").Error, action: string} | null} */ (null));
  const [pending, setPending] = useState(/** @type {string | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const [name, setName] = useState("");
  const [passed, setPassed] = useState(/** @type {string[]} */ ([]));
  const text = useRef(/** @type {HTMLElement | null} */ (null));
  const next = useRef(/** @type {HTMLElement | null} */ (null));
  const asked = useRef(0);

  /** @param {string[]} all @param {number} to @param {string[]} done @param {string} [action] */
  const ask = async (all, to, done, action) => {
    const number = ++asked.current;
    setPending(action ?? null);
    setTrouble(null);
    try {
      /** @type {LessonMoment} */
      const answer = await post(`/api/lesson/${gameName}/${all[to]}`, { actions: action ? [...done, action] : done });
      if (number !== asked.current) return;
      const now = action ? after(done, action, answer) : done;
      setAt(to);
      setActions(now);
      setMoment(answer);
      setRefusal(answer.error && action ? { error: answer.error, action } : null);
      const place = remembered(kept(`lesson-${gameName}`), { steps: all, at: to, isDone: answer.done });
      keep(`lesson-${gameName}`, place);
      setPassed((before) => all.filter((step) => before.includes(step) || place.passed.includes(step)));
      if (answer.done) announce(`${t("lesson-well-done")} ${t(`lesson-${gameName}-${all[to]}-done`, answer.numbers)}`);
    } catch (error) {
      if (number === asked.current) setTrouble(error);
    } finally {
      if (number === asked.current) setPending(null);
    }
  };

  const begin = async () => {
    try {
      const [lesson, me] = await Promise.all([get(`/api/lesson/${gameName}`), get("/api/me")]);
      const names = lesson.steps.map((/** @type {{name: string}} */ step) => step.name);
      setSteps(names);
      setName(me.name);
      await ask(names, resume(names, kept(`lesson-${gameName}`)), []);
    } catch (error) {
      setTrouble(error);
    }
  };
  useEffect(() => {
    begin();
  }, []);

  const go = (/** @type {number} */ to) => {
    ask(steps, to, []).then(() => text.current?.focus({ preventScroll: true }));
  };
  useEffect(() => {
    // On a small screen the header makes room, so that text and board are seen together.
    if (at > 0 && matchMedia("(max-width: 40rem) and (max-height: 46rem), (max-height: 30rem)").matches) document.querySelector(".lesson")?.scrollIntoView({ block: "start" });
    else scrollTo({ top: 0 });
    document.querySelector(".lesson-text")?.scrollTo({ top: 0 });
  }, [moment?.step, game]);
  const said = moment && game?.lesson ? standing(moment, actions, game.lesson.canReach) : "new";
  useEffect(() => {
    if (said !== "new") text.current?.scrollIntoView({ block: "nearest" });
    if (said === "done") (next.current ?? text.current)?.focus({ preventScroll: true });
  }, [said, moment]);

  if (!moment || !game?.lesson) {
    return html`<${Shell} title=${t("lesson-title")} wide>
      <h1>${t("lesson-title")}</h1>
      ${trouble || missed
        ? html`<p class="note bad" role="alert">${words(trouble ?? missed)}</p>
            <p><button type="button" onClick=${begin}>${t("try-again")}</button></p>`
        : html`<p class="muted">${t("loading")}</p>`}
    <//>`;
  }
  const step = moment.step;
  const last = at === steps.length - 1;
  const names = [name || t("start-guest"), ...game.lesson.neighbours];
  return html`<${Shell} title=${t("lesson-title")} wide>
    <div class=${`lesson ${said === "done" ? "passed" : ""} ${said === "done" || said === "other" ? "still" : ""}`}>
      <div class="lesson-text">
        <div class="card stack">
          <div class="lesson-head">
            <h1>${t("lesson-title")}</h1>
            <span class="muted small">${t("lesson-step", { number: at + 1, count: steps.length })}</span>
          </div>
          <${Progress} name=${gameName} steps=${steps} at=${at} passed=${passed} go=${go} />
          <div ref=${text} tabindex="-1" class="stack lesson-words">
            <h2>${t(`lesson-${gameName}-${step}-title`)}</h2>
            ${said === "done"
              ? null
              : html`<p>${t(`lesson-${gameName}-${step}-see`, moment.numbers)}</p>
                  <p class="task"><span class="unseen">${t("lesson-task")} </span>${t(`lesson-${gameName}-${step}-do`, moment.numbers)}</p>`}
            <${Feedback} game=${game} name=${gameName} moment=${moment} said=${said} names=${names} again=${() => go(at)} />
            ${trouble && html`<p class="note bad" role="alert">${words(trouble)}</p>`}
          </div>
          <p class="row lesson-ways">
            ${at > 0 && html`<button type="button" class="quiet" onClick=${() => go(at - 1)}>${t("lesson-back")}</button>`}
            ${!last &&
            html`<button ref=${next} type="button" class=${said === "done" ? "primary" : "quiet"} onClick=${() => go(at + 1)}>
              ${said === "done" ? t("lesson-next") : t("lesson-skip")}
            </button>`}
          </p>
        </div>
      </div>
      <div class="lesson-board" data-game=${gameName} data-step=${step}>
        ${last && game.Walk && html`<${game.Walk} story=${moment.events} view=${moment.view} names=${names} seat=${LEARNER} isLive />`}
        <${game.Board}
          view=${moment.view}
          names=${names}
          seat=${LEARNER}
          choices=${said === "done" || said === "other" ? null : moment.choices}
          pending=${pending}
          refusal=${refusal}
          without=${game.lesson.without?.(step)}
          quiet=${said === "done" || said === "other"}
          events=${moment.events}
          onAct=${(/** @type {string} */ action) => ask(steps, at, actions, action)}
        />
      </div>
      ${last && said === "done" && html`<${Ending} game=${game} name=${gameName} view=${moment.view} names=${names} events=${moment.events} />`}
    </div>
  <//>`;
}

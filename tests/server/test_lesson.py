"""The lesson: every step can be done, what is wrong is refused with its reason."""

from typing import Any

import pytest

from alhambra.rollwrite import Rules
from alhambra.server.rollwrite import LESSON
from tests.server.conftest import Arrive
from tests.server.stage import error_of

Json = dict[str, Any]
STEPS = [step.name for step in LESSON]
MOST = 3
"""Actions that any step takes at most."""


def ways(position: str, goal: str) -> list[list[str]]:
    """The shortest ways to a step's goal without dice, found by trying."""
    waiting: list[list[str]] = [[]]
    while waiting:
        found = []
        longer = []
        for actions in waiting:
            game = Rules.from_position_text(position)
            for action in actions:
                game.play(game.parse(action))
            if game.to_move != 0 or len(actions) == MOST:
                continue
            texts = [str(action) for action in game.legal_actions()]
            found += [[*actions, text] for text in texts if text.startswith(goal)]
            longer += [[*actions, text] for text in texts]
        if found:
            return found
        waiting = longer
    return []


@pytest.mark.parametrize("step", LESSON, ids=STEPS)
def test_every_step_can_be_done(arrive: Arrive, step: Any) -> None:
    ann = arrive()
    path = f"/api/lesson/rollwrite/{step.name}"
    begun = ann.post(path, {"actions": []})
    assert not begun["done"] and begun["error"] is None and begun["events"] == []
    assert begun["choices"] and begun["view"]["mover"] == 0
    found = ways(step.position, step.goal)
    assert found
    for actions in found[:5]:
        for number in range(1, len(actions)):
            midway = ann.post(path, {"actions": actions[:number]})
            assert not midway["done"] and midway["error"] is None
            offered = [choice["action"] for choice in midway["choices"]]
            assert actions[number] in offered
        moment = ann.post(path, {"actions": actions})
        assert moment["done"] and moment["choices"] == [] and moment["error"] is None
        assert moment["events"] and moment["step"] == step.name


@pytest.mark.parametrize("step", LESSON, ids=STEPS)
def test_an_action_that_is_refused_is_left_out_with_its_reason(arrive: Arrive, step: Any) -> None:
    ann = arrive()
    path = f"/api/lesson/rollwrite/{step.name}"
    begun = ann.post(path, {"actions": []})
    legal = {choice["action"] for choice in begun["choices"]}
    crossings = (f"construct y{yellow} b{blue}" for yellow in range(1, 7) for blue in range(1, 7))
    wrong = next(action for action in crossings if action not in legal)
    moment = ann.post(path, {"actions": [wrong, *sorted(legal)]})
    assert moment["error"]["code"] == "refused" and moment["error"]["reason"]
    assert moment["error"]["rule"].startswith("RW-")
    assert not moment["done"]
    assert (moment["view"], moment["choices"]) == (begun["view"], begun["choices"])


def test_a_legal_action_that_misses_the_goal_is_played_and_does_not_end_the_step(
    arrive: Arrive,
) -> None:
    ann = arrive()
    missed = 0
    for step in LESSON:
        path = f"/api/lesson/rollwrite/{step.name}"
        begun = ann.post(path, {"actions": []})
        for choice in begun["choices"]:
            if not choice["action"].startswith(step.goal):
                moment = ann.post(path, {"actions": [choice["action"]]})
                assert not moment["done"] and moment["error"] is None
                assert moment["view"] != begun["view"] and moment["events"]
                missed += 1
    assert missed > 10


def test_everybody_learns_with_the_same_dice(arrive: Arrive) -> None:
    for step in LESSON:
        actions = ways(step.position, step.goal)[0]
        path, wish = f"/api/lesson/rollwrite/{step.name}", {"actions": actions}
        assert arrive("Ann").post(path, wish) == arrive("Ben").post(path, wish)


def test_after_the_goal_nothing_more_is_played(arrive: Arrive) -> None:
    ann = arrive()
    for step in LESSON:
        path, actions = f"/api/lesson/rollwrite/{step.name}", ways(step.position, step.goal)[0]
        done = ann.post(path, {"actions": actions})
        assert ann.post(path, {"actions": [*actions, "gain", "nonsense"]}) == done


def test_the_steps_are_listed_in_their_order_and_teach_every_kind_of_action(
    arrive: Arrive,
) -> None:
    ann = arrive()
    lesson = ann.get("/api/lesson/rollwrite")
    assert lesson == {"game": "rollwrite", "steps": [{"name": name} for name in STEPS]}
    kinds = set()
    for step in LESSON:
        kinds |= {action.split()[0] for action in ways(step.position, step.goal)[0]}
    assert kinds == {"construct", "second", "change", "gain", "keep"}


def test_what_is_no_step_or_no_action_is_told_so(arrive: Arrive) -> None:
    ann = arrive()
    assert ann.refused("/api/lesson/rollwrite/nothing", {"actions": []})["code"] == "not-found"
    assert ann.refused("/api/lesson/palace/crossing", {"actions": []})["code"] == "not-found"
    for game in ("chess", "json"):
        assert error_of(ann.client.get(f"/api/lesson/{game}"))["code"] == "not-found"
    for wish in ({}, {"actions": "gain"}, {"actions": [1]}, {"actions": ["gain"] * 41}):
        assert ann.refused("/api/lesson/rollwrite/crossing", wish)["code"] == "bad-request"
    for action in ("", "fly", "* y3", "x" * 401, "construct y0 b0"):
        assert (
            ann.refused("/api/lesson/rollwrite/crossing", {"actions": [action]})["code"]
            == "bad-request"
        )

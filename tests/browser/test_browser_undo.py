"""Undo within a turn, and taking back at a table with nobody but bots."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    BOT,
    ME,
    OPEN,
    Now,
    begin,
    by_mouse,
    choose,
    invitation,
    join,
    make_table,
    story_on,
    wait_for_turn,
    wait_for_version,
)
from tests.browser.visitor import Visitor


def undo(visitor: Visitor, now: Now, name: str) -> Now:
    visitor.button(name).click()
    return wait_for_turn(visitor, now.version)


def test_steps_of_a_turn_are_undone_one_by_one(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    first = wait_for_turn(ann)
    coins = [ann.find(".coin-row").get_attribute("aria-label")]
    once = choose(ann, first, "change")
    coins.append(ann.find(".coin-row").get_attribute("aria-label"))
    twice = choose(ann, once, "change")
    back = undo(ann, twice, "undo-step")
    assert sorted(back.actions) == sorted(once.actions)  # dice may have changed their lanes
    assert ann.find(".coin-row").get_attribute("aria-label") == coins[1] != coins[0]
    assert sorted(undo(ann, back, "undo-step").actions) == sorted(first.actions)
    assert ann.find(".coin-row").get_attribute("aria-label") == coins[0]
    expect(ann.button("undo-step")).to_have_count(0)


def test_a_decision_is_taken_back_with_all_that_came_after(visit: Visit) -> None:
    ann = visit()
    make_table(ann, ME, BOT)
    begin(ann)
    first = wait_for_turn(ann)
    told = story_on(ann)
    kept = choose(ann, first, "gain")
    again = choose(ann, kept, "keep")
    once = story_on(ann)
    expect(ann.button("undo-decision")).to_have_attribute("title", re.compile(r": \w"))
    assert len(once) > len(told)
    taken = undo(ann, again, "undo-decision")
    assert set(taken.actions) == set(kept.actions)
    ann.page.keyboard.press("u")
    assert set(wait_for_turn(ann, taken.version).actions) == set(first.actions)
    assert story_on(ann) == told
    # The dice stay what they were: the same decisions meet the same dice.
    now = wait_for_turn(ann, taken.version)
    choose(ann, choose(ann, now, "gain"), "keep")
    assert story_on(ann) == once


def test_with_another_person_nothing_is_taken_back_after_the_dice(visit: Visit) -> None:
    ann, ben = visit(), visit()
    make_table(ann, ME, OPEN)
    join(ben, invitation(ann), "Ben")
    begin(ann)
    ben.find(".playing").wait_for()
    mover, other = (ann, ben) if ann.find(".my-turn").count() else (ben, ann)
    now = choose(mover, wait_for_turn(mover), "gain")
    expect(mover.find(".undo")).to_have_count(0)
    by_mouse(mover, now.actions[0])
    wait_for_version(mover, wait_for_turn(other, now.version).version)
    for visitor in (mover, other):
        expect(visitor.find(".undo")).to_have_count(0)

"""Somebody at a table with secret hands, and what may reach them: every byte is read."""

import json
import re
from collections.abc import Iterator
from typing import Any

from tests.server.stage import Json

CARD = re.compile(r"(?<![\w-])[ygbo][1-9](?![\w-])")
MOMENT = re.compile(r"/plies/(\d+)$")
CHANCE = ("dealt", "first")
"""What names a seat though chance brought it."""


class Leak(AssertionError):
    """A card reached somebody who was not to be told of it."""


def cards_in(found: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], str]]:
    """All cards in some JSON, wherever they stand, each with the way to it."""
    if isinstance(found, dict):
        for key, value in found.items():
            yield from cards_in(key, (*path, key))
            yield from cards_in(value, (*path, key))
    elif isinstance(found, list):
        for number, value in enumerate(found):
            yield from cards_in(value, (*path, number))
    elif isinstance(found, str):
        for card in CARD.findall(found):
            yield path, card


def is_fresh(story: list[Json], at: int, seat: int) -> bool:
    """May an event still be told in full: has the seat not acted between two others since then?"""
    did = [event["seat"] for event in story[at:] if "seat" in event and event["kind"] not in CHANCE]
    turns = iter(one == seat for one in did)
    return not all(wanted in turns for wanted in (False, True, False))


class Witness:
    """One who holds some seats, or none, and judges all that comes."""

    def __init__(self, seats: set[int]) -> None:
        self.seats = seats
        self.bytes = 0
        self.cards = 0
        """How many cards were read, allowed ones."""

    def hears(self, text: str, *, ply: int, begins: bool = False) -> int:
        """A message of a socket that knew the table up to a ply; the ply it tells of."""
        message = json.loads(text)
        kind = message["type"]
        story = {"table": "story", "update": "events"}.get(kind)
        for path, card in self._read(text, message):
            if self._is_seen_now(path, message) or self._is_own(path, message):
                continue
            if story is not None and path[0] == story:
                event = message[story][path[1]]
                is_news = begins if kind == "table" else event["ply"] > ply
                movers = {message["view"]["mover"]}
                is_again = kind == "table" and self._may_hear_again(message, path, movers)
                if is_news or is_again or event.get("seat") in self.seats:
                    continue
            raise Leak(f"{card} at {path} of {kind}")
        told: int = message.get("ply", ply)
        return told

    def _may_hear_again(self, told: Json, path: tuple[Any, ...], movers: set[int]) -> bool:
        """Whoever sits nowhere hears the last round of whoever is to move."""
        readers = self.seats or movers
        return any(is_fresh(told["story"], path[1], seat) for seat in readers)

    def reads(self, address: str, text: str, *, ply: int) -> None:
        """An answer by HTTP while the table is at a ply."""
        if not text.startswith(("{", "[")):
            assert not CARD.search(text), address
            self.bytes += len(text)
            return
        answer = json.loads(text)
        moment = MOMENT.search(address)
        for path, card in self._read(text, answer):
            if moment and self._is_own(path, answer):
                continue
            if moment and int(moment[1]) == ply and self._is_seen_now(path, answer):
                continue
            is_story = address.endswith("/plies") and path[0] == "story"
            if is_story and answer["story"][path[1]].get("seat") in self.seats:
                continue
            movers = set(range(len(answer.get("names", ()))))
            if is_story and self._may_hear_again(answer, path, movers):
                continue
            raise Leak(f"{card} at {path} of {address}")

    def _read(self, text: str, found: Json) -> list[tuple[tuple[Any, ...], str]]:
        cards = list(cards_in(found))
        assert len(CARD.findall(text)) == len(cards), "a card that the search does not find"
        self.bytes += len(text)
        self.cards += len(cards)
        return cards

    def _is_seen_now(self, path: tuple[Any, ...], message: Json) -> bool:
        """What lies face up on the table, or what the own choices say of it."""
        if path[0] == "choices":
            return message["view"]["mover"] in self.seats
        return path[:2] == ("view", "display")

    def _is_own(self, path: tuple[Any, ...], message: Json) -> bool:
        return path[:2] == ("view", "own") and message["view"]["own"]["seat"] in self.seats

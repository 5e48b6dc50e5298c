"""Who sits where: people at this screen and bots, read from `--seats` or from a record."""

from collections.abc import Sequence
from dataclasses import dataclass

from alhambra.bots import registry
from alhambra.cli.naming import character_name
from alhambra.cli.output import printable
from alhambra.core.bot import Bot
from alhambra.core.errors import IllegalOption
from alhambra.locale import LANGUAGES, Words, words_in

ME = "me"
DIRK = "dirk"
LONGEST_NAME = 20


@dataclass(frozen=True)
class Player:
    """Who sits at one seat."""

    label: str
    """As the record spells it: a bot's name, a person's name, or `me`."""
    bot: Bot | None = None
    """None for a person at this screen."""


def against_bots(game: str, players: int) -> str:
    """One person and the usual bots, as `--seats` spells it."""
    return ",".join([ME] + [registry.usual(game)] * (players - 1))


def parse_seats(text: str, game: str, *, seed: int) -> list[Player]:
    """Read `me,me:Ann,greedy`; raises AlhambraError."""
    players = []
    for seat, part in enumerate(text.split(",")):
        word = part.strip()
        if word == ME or word.startswith(f"{ME}:"):
            players.append(Player(_person(word, game)))
        elif not word:
            raise IllegalOption("--seats", "seat", word, seat=seat)
        else:
            bot = registry.make(game, word, registry.bot_seed(seed, seat))
            players.append(Player(word, registry.ready(bot)))
    _refuse_equal_names([player.label for player in players if player.bot is None])
    return players


def _refuse_equal_names(people: Sequence[str]) -> None:
    """People are told apart by their names."""
    taken = {DIRK, *(words_in(language)("you").lower() for language in LANGUAGES)}
    for name in people:
        if name != ME and name.lower() in taken:
            raise IllegalOption("--seats", "other-name", name)
        taken.add(name.lower())


def seats_in_record(labels: Sequence[str], game: str, *, seats: int, seed: int) -> list[Player]:
    """Who goes on playing a record: bots by their names, everybody else a person here."""
    if labels and len(labels) != seats:
        raise IllegalOption("seats", "names", len(labels), seats=seats)
    players = []
    for seat, label in enumerate(labels or [ME] * seats):
        is_bot = label.partition(registry.BUDGET)[0] in registry.names(game)
        bot = registry.make(game, label, registry.bot_seed(seed, seat)) if is_bot else None
        players.append(Player(label, bot))
    return players


def names_of(
    labels: Sequence[str], game: str, *, seats: int, words: Words, is_here: bool = False
) -> list[str]:
    """Names to show, each once; a lone `me` is called You by the screen it plays at."""
    padded = [*labels, *[ME] * (seats - len(labels))][:seats]
    names: list[str] = []
    for seat, label in enumerate(padded):
        name = printable(character_name(label, game, words))
        if label == ME or not name:
            is_you = is_here and padded.count(ME) == 1
            names.append(words("you") if is_you else words("player-number", seat=seat))
        else:
            numbered = [name, *(f"{name} {number}" for number in range(2, seats + 1))]
            names.append(next(one for one in numbered if one not in names))
    return names


def person(name: str, words: Words) -> dict[str, str]:
    """A name for a message, with `who` for the languages that call you otherwise."""
    return {"name": name, "who": "you" if name == words("you") else "other"}


def _person(word: str, game: str) -> str:
    name = word.partition(":")[2].strip()
    if word == ME:
        return ME
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or "#" in name:
        raise IllegalOption("--seats", "seat-name", word, most=LONGEST_NAME)
    if name in registry.names(game):
        raise IllegalOption("--seats", "no-bot-name", name)
    return name

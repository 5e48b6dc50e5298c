"""What bots are called in the words of a language: as on the page, whatever one types for them."""

from collections.abc import Sequence

from alhambra.bots import registry
from alhambra.core.record import SOMEBODY
from alhambra.locale import Words


def bot_name(bot: str, game: str, words: Words) -> str:
    """A bot of a game by its name for people; whoever has none as it is typed."""
    is_named = bot in registry.names(game) and words.has(f"bot-{bot}")
    return words(f"bot-{bot}") if is_named else bot


def character_name(player: str, game: str, words: Words) -> str:
    """Who sits at a table: a bot by the name of its character, everybody else as `player_name`."""
    bot = player.partition(registry.BUDGET)[0]
    is_known = bot in registry.names(game) and words.has(f"character-{bot}")
    return words(f"character-{bot}") if is_known else player_name(player, game, words)


def whole_name(player: str, game: str, words: Words) -> str:
    """A bot by the name of its character, its level behind it: Yusuf (Meister@50ms)."""
    name, level = character_name(player, game, words), player_name(player, game, words)
    return name if name == level else words("player-typed", player=name, name=level)


def read_bot(text: str, bots: Sequence[str], game: str, words: Words) -> str | None:
    """Which of some bots is meant by what it is typed or called as, with its budget if any."""
    name, mark, budget = text.partition(registry.BUDGET)
    for bot in bots:
        called = (bot, bot_name(bot, game, words), character_name(bot, game, words))
        if name.lower() in map(str.lower, called):
            return bot + mark + budget
    return None


def levels_of(players: Sequence[str], names: Sequence[str], game: str, words: Words) -> list[str]:
    """Which level each character at a table plays at, in a line; no line where there is none."""
    told = []
    for player, name in zip(players, names, strict=False):
        level = player_name(player, game, words)
        if character_name(player, game, words) != level:
            told.append(words("character-level", name=name, level=level))
    return [words("bots-here", bots="; ".join(told))] if told else []


def player_name(player: str, game: str, words: Words) -> str:
    """A player by its name for people, its budget as it is typed: Meister@50ms.

    Somebody whom a server was asked to forget is called so in the words of the language.
    """
    if player == SOMEBODY:
        return words("table-somebody")
    bot, mark, budget = player.partition(registry.BUDGET)
    return bot_name(bot, game, words) + mark + budget


def typed_name(player: str, game: str, words: Words) -> str:
    """A player as it is typed, its name for people beside it: master@50ms (Meister)."""
    bot = player.partition(registry.BUDGET)[0].partition(registry.WEIGHTS)[0]
    name = bot_name(bot, game, words)
    return player if name == bot else words("player-typed", player=player, name=name)

"""Positions of Roll & Write for tests, in the words of the position text."""

from alhambra.rollwrite import Game, Rules

REST = "3-0 y1 b1 66"
"""A player who does not matter to the test."""


def at_turn(mover: str, *, round: int = 2, options: str = "players=3", others: str = REST) -> Game:
    """Seat 0, described by `mover`, is to move; it is the first player."""
    players = int(options.split("players=")[1][0])
    rows = " | ".join([mover, *[others] * (players - 1)])
    virtual = {1: 2, 2: 1}.get(players, 0)
    if "virtual=" in options:
        virtual = int(options.split("virtual=")[1][0])
    rows += " | 0,0,0,0,1,2" * virtual
    return Rules.from_position_text(f"rollwrite {options} round={round} first=0 turn=0 | {rows}")


def play(game: Game, *texts: str) -> Game:
    """Play actions and reveal chances by their texts."""
    for text in texts:
        if game.to_move is None:
            game.reveal(game.parse_chance(text))
        else:
            game.play(game.parse(text))
    return game


def legal(game: Game) -> set[str]:
    """The texts of all legal actions."""
    return {str(action) for action in game.legal_actions()}


def why_not(game: Game, text: str) -> str | None:
    """The name of the reason that refuses an action."""
    reason = game.why_not(game.parse(text))
    return None if reason is None else reason.name

"""Refuses what is of the wrong kind or out of range, alike wherever something is chosen."""

from collections.abc import Sequence

from alhambra.core.errors import IllegalOption


def check_whole(
    option: str, value: object, *, least: int | None = None, most: int | None = None
) -> None:
    """Refuse what is no whole number, or not from the least to the most; raises IllegalOption."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise IllegalOption(option, "number", value)
    if least is not None and most is not None and not least <= value <= most:
        raise IllegalOption(option, "from-to", value, first=least, last=most)
    if least is not None and value < least:
        raise IllegalOption(option, "at-least", value, least=least)


def check_choice(option: str, value: object, choices: Sequence[str]) -> None:
    """Refuse what is none of these texts; raises IllegalOption."""
    if not isinstance(value, str) or value not in choices:
        raise IllegalOption(option, "one-of", value, choices=", ".join(choices))

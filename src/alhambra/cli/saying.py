"""Errors in the words of a language: each by its key, with its arguments."""

from alhambra.core.errors import AlhambraError, IllegalAction
from alhambra.locale import Words


def said(error: AlhambraError, words: Words) -> str:
    """What is wrong, in a sentence; a refusal of the rules with the rule's id."""
    arguments = {
        name: said(value, words) if isinstance(value, AlhambraError) else value
        for name, value in error.arguments.items()
    }
    if isinstance(error, IllegalAction):
        reason = words(f"reason-{error.key}", **arguments)
        return words("refused-by", reason=reason, rule=error.reason.rule)
    if "expected" in arguments:
        arguments["expected"] = words(f"expected-{arguments['expected']}", **arguments)
    return words(f"wrong-{error.key}", **arguments)

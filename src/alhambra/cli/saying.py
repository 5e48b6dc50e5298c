"""Errors in the words of a language: each by its key, with its arguments."""

from alhambra.core.errors import AlhambraError, Facts
from alhambra.locale import Words


def said(error: AlhambraError | Facts, words: Words) -> str:
    """What is wrong, in a sentence; a refusal of the rules with the rule's id."""
    facts = error.facts if isinstance(error, AlhambraError) else error
    if not facts.key:
        return facts.text
    arguments = {
        name: said(value, words) if isinstance(value, Facts) else value
        for name, value in facts.arguments.items()
    }
    if facts.rule:
        reason = words(f"reason-{facts.key}", **arguments)
        return words("refused-by", reason=reason, rule=facts.rule)
    if "expected" in arguments:
        arguments["expected"] = words(f"expected-{arguments['expected']}", **arguments)
    return words(f"wrong-{facts.key}", **arguments)

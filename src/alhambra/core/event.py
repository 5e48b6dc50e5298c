"""An event: something that a ply did, as a fact to be put into words or drawn."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Event:
    """Each game declares its own events, in the past tense, with all that a sentence needs.

    A subclass says its kind, and with slots it goes onto the wire with the other fields:

        kind: Literal["took"] = field(default="took", init=False)
    """

    kind: str = field(default="", init=False)

"""An event: something that a ply did, as a fact to be put into words or drawn."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class Event:
    """Each game declares its own events, in the past tense, with all that a sentence needs."""

    kind: ClassVar[str]

"""What the ladder may answer to a command."""

from dataclasses import dataclass
from typing import TypeAlias

from tapete.core import Refusal
from tapete.room.commands import Fill, Start
from tapete.room.entries import Entry


@dataclass(frozen=True, slots=True)
class Accept:
    """The command may stand in the log as this entry."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Draw:
    """The command may be carried out, by an entry for which the table needs robots and chance."""

    command: Fill | Start


@dataclass(frozen=True, slots=True)
class Already:
    """The command took effect before, with entry `seq`."""

    seq: int


Verdict: TypeAlias = Accept | Draw | Already | Refusal

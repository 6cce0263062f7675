"""What a seat may choose on its turn (G4)."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the card."""

    kind: Literal["keep"] = field(default="keep", init=False)


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the next contestant to swap; the acting dealer asks the stock (G4, G5)."""

    kind: Literal["ask"] = field(default="ask", init=False)


Action: TypeAlias = Keep | Ask

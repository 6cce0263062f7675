"""What can be wrong: the input cannot be read, or the action is not allowed now."""

from dataclasses import dataclass


class BadInput(ValueError):
    """Something from outside that cannot be read: an option, a code, a record. The text is one clear line."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the rule's number and the key of the message that explains it.

    `key` is a message id in the catalogues without its prefix ``refused-``: the words live there, in every language.
    It begins with the name of the game that refuses, or with ``room``.
    """

    rule: str
    key: str

    @property
    def plain(self) -> str:
        """The key as plain English for logs and errors, without the name it begins with: ``not your turn``."""
        return self.key.partition("-")[2].replace("-", " ")


class IllegalAction(ValueError):
    """An action that the rules refuse now. Nothing has changed."""

    def __init__(self, refusal: Refusal, seat: int) -> None:
        super().__init__(f"seat {seat}: {refusal.plain} ({refusal.rule})")
        self.refusal = refusal
        self.seat = seat

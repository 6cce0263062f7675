"""What can be wrong: the input cannot be read, or the action is not allowed now."""

from dataclasses import dataclass


class BadInput(ValueError):
    """Something from outside that cannot be read: an option, a code, a record. The text is one clear line."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the rule's number and the key of the message that explains it.

    `key` is a message id in the catalogues without its prefix ``refused-``: the words live there, in every language.
    """

    rule: str
    key: str


class IllegalAction(ValueError):
    """An action that the rules refuse now. Nothing has changed."""

    def __init__(self, refusal: Refusal, seat: int) -> None:
        super().__init__(f"seat {seat}: {refusal.key.replace('-', ' ')} ({refusal.rule})")
        self.refusal = refusal
        self.seat = seat

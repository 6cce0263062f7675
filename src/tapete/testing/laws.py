"""The laws by name, and how one says that it is broken."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

LAWS: Final[Mapping[str, str]] = MappingProxyType(
    {
        # of a Game
        "same-again": "the same arguments give an equal answer, whenever they are asked",
        "nothing-changes": "no method changes the state it is given",
        "seats-to-act": "the seats to act are ascending, there are some exactly while the match is played, and only"
        " they have legal actions",
        "one-order": "legal actions are all different, and any two stand in the same order in every position",
        "why-not": "there is a reason against exactly the actions that are not legal",
        "refused-changes-nothing": "a refused action raises IllegalAction with its reason and leaves the state as it"
        " was",
        "something-happens": "every deal and every action is told by at least one event",
        "whole-deals": "every deck holds the same cards, and a dealer is drawn in deal 1 only",
        "deal-in-turn": "a deal that does not come now is refused with BadInput, and the deals count up from 1",
        "outcome": "there is an outcome exactly when the match is over, its winners ascending",
        "replay": "the same options, deals and actions give the same states and events",
        "notation": "what is written is plain JSON, and reading it gives the same options and actions back",
        "cards-kept": "the cards of the state are those of its deck, none lost, none twice",
        # of Views and SeatEvents
        "view-is-its-seats": "a view names its seat and holds its legal actions; a watcher's holds none",
        "view-without-history": "a view asked for without its history is the same but for that",
        "no-more-than-told": "what a view shows follows from the events its seat was told: equal events, equal views",
        "own-secrets": "every seat is told of its own cards what no other seat and no watcher is told",
        "one-card-one-owner": "a dealt card that a watcher is not told of is told to one seat at most",
        "told-in-private": "an event that tells a watcher nothing new tells two seats something new at most",
        "watcher-knows-least": "what a watcher is told, every seat is told",
        "world-fits": "the seat whose view a world was sampled from cannot tell that world from the true one",
        # of a Robot
        "robot-name": "a robot is called NAME@VERSION",
        "robot-legal": "a robot answers with one of the legal actions of its view",
        "robot-same-again": "the same view and key give the same action, whatever was asked before",
        "robot-changes-nothing": "a robot leaves its view as it was",
    }
)
"""Every law there is, and what it says."""


def require(law: str, holds: bool, case: str) -> None:
    """AssertionError naming the law, what it says and the case, unless it holds."""
    if not holds:
        raise AssertionError(f"{law}: {LAWS[law]}; {case}")

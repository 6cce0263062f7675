"""Every illegal action met in random play has a rule's number, and words for it in every language."""

import re
from typing import Any

import pytest

from refusals.walking import attempts, positions
from tapete.cards import SPANISH
from tapete.core import IllegalAction
from tapete.games import GAMES
from tapete.games.comemierda import refusals as comemierda
from tapete.games.gnav import refusals as gnav
from tapete.words import LANGUAGES, Words

ALL = {"comemierda": comemierda.ALL, "gnav": gnav.ALL}
MATCHES = {"comemierda": 14, "gnav": 60}
APPLIED = 20
"""One attempt in so many is made in earnest too."""


def in_order(action: Any) -> Any:
    """The action with its cards in pack order, as legal ones have them; as it is if it has none or unknown ones."""
    cards = getattr(action, "cards", ())
    return type(action)(SPANISH.in_order(cards)) if cards and set(cards) <= set(SPANISH.cards) else action


@pytest.mark.parametrize("game", list(GAMES))
def test_every_illegal_action_of_random_play_is_explained(game: str) -> None:
    rules, met, walked = GAMES[game], dict.fromkeys(ALL[game], 0), 0
    for state, rng in positions(rules, MATCHES[game], seed=3):
        players = rules.players(state.options)
        legal = {seat: set(rules.legal(state, seat)) for seat in range(players)}
        before = repr(state)
        for seat, action in attempts(rules, state, players, rng):
            reason = rules.why_not(state, seat, action)
            if reason is None:
                assert in_order(action) in legal[seat]
                continue
            assert in_order(action) not in legal.get(seat, ())
            assert reason in met, f"{reason} is not listed"
            met[reason] += 1
            walked += 1
            if walked % APPLIED == 0:
                with pytest.raises(IllegalAction) as raised:
                    rules.apply(state, seat, action)
                assert (raised.value.refusal, raised.value.seat) == (reason, seat)
        assert repr(state) == before, "nothing has changed"
    assert walked > 100_000
    assert [reason.key for reason, times in met.items() if times == 0] == [], "every reason is met"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_each_of_them_has_a_number_and_is_said_in_words_of_its_own(game: str, language: str) -> None:
    words = Words(language)
    said = {reason: words.say(f"refused-{reason.key}") for reason in ALL[game]}
    assert all(re.fullmatch(r"[CG]\d+", reason.rule) for reason in said)
    assert all(text and reason.key not in text for reason, text in said.items())
    assert len(set(said.values())) == len(said), "two reasons are not the same words"

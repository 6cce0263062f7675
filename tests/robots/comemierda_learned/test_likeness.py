"""How like `rules` somebody has played: with the true hands it is seen exactly, without them well enough."""

from collections.abc import Iterator
from random import Random

from robots.comemierda_learned.rounds import states
from tapete.games.comemierda import COMEMIERDA
from tapete.games.comemierda.values import bits_of
from tapete.robots.comemierda_learned.facts import SEATS
from tapete.robots.comemierda_learned.likeness import (
    ALIKE,
    ALL,
    ASKED,
    AT_FIRST,
    MOST,
    ROW,
    UNLIKE,
    compare,
    joined,
    remembered,
    share_of,
)
from tapete.robots.comemierda_learned.look_ahead import shares
from tapete.robots.comemierda_learned.seeing import Seen, seen


def positions(seed: str) -> Iterator[tuple[list[str], Seen, list[int]]]:
    """Who sits where, what the seat to act sees, and all hands as they truly are."""
    rng = Random(seed)
    names = [rng.choice(["random", "lowest", "rules"]) for _ in range(SEATS)]
    for state, seat in states(seed, 3):
        if state.phase == "play":
            yield names, seen(COMEMIERDA.view(state, seat)), [bits_of(hand) for hand in state.hands]


def test_with_the_true_hands_rules_has_chosen_all_that_it_chose_and_others_have_not() -> None:
    rows, alike, unlike = [0] * (ROW * MOST), 0, 0
    for number in range(6):
        for names, position, hands in positions(f"alike {number}"):
            written = remembered(position.story, position.facts, list(position.counts), position.table.turn, rows)
            like = [0] * SEATS
            compare(rows, written, hands, like)
            assert like[position.table.turn] == 0
            for name, found in zip(names, like, strict=True):
                if name == "rules":
                    assert found >= 0
                    assert found % ALIKE == 0
                    alike += found
                unlike += name == "random" and found < 0
    assert alike > 100 * ALIKE
    assert unlike > 100


def test_a_story_without_actions_tells_of_nobody() -> None:
    _, position, _ = next(positions("first"))
    assert position.story.length == 0
    assert remembered(position.story, position.facts, list(position.counts), position.table.turn, []) == 0
    assert shares(position, 1)[0] == [AT_FIRST] * SEATS


def test_rules_is_found_out_without_its_hands_more_often_than_chance_is() -> None:
    found: dict[str, list[int]] = {"random": [], "lowest": [], "rules": []}
    for number in range(3):
        for place, (names, position, _) in enumerate(positions(f"found out {number}")):
            if place % 4 == 0 and position.story.length > 8:
                told, _ = shares(position, 1 + place)
                for seat, share in enumerate(told):
                    if seat != position.table.turn:
                        found[names[seat]].append(share)
    assert min(map(len, found.values())) > 20
    means = {name: sum(told) / len(told) for name, told in found.items()}
    assert means["rules"] > means["random"] + ALL // 8


def test_a_share_is_never_less_than_none_nor_more_than_all() -> None:
    assert share_of(1, [0, 0, 0, 0]) == AT_FIRST
    assert share_of(1, [0, 3 * ALIKE * ASKED, 0, 0]) == AT_FIRST + 3 * ALIKE
    assert share_of(1, [0, -2 * UNLIKE * ASKED, 0, 0]) == AT_FIRST - 2 * UNLIKE
    assert share_of(2, [0, 0, 10**6, 0]) == ALL
    assert share_of(2, [0, 0, -(10**6), 0]) == 0


def test_cards_join_a_hand_rank_by_rank() -> None:
    assert joined(0b0001_0011, 0b0001_0001) == 0b0011_0111
    assert joined(0, 0b1 << 40 | 0b111) == 0b1 << 40 | 0b111
    assert joined(0b111, 0) == 0b111

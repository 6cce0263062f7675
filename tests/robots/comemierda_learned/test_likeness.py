"""How like `rules` a table plays: with the true hands it is seen exactly, without them well enough."""

from collections.abc import Iterator

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
    joined,
    likeness,
    remembered,
    share_of,
)
from tapete.robots.comemierda_learned.look_ahead import share_of_rules
from tapete.robots.comemierda_learned.seeing import Seen, seen


def positions(matches: int) -> Iterator[tuple[list[str], Seen, list[int]]]:
    """Of tables of one kind and another: who sits where, what the seat to act sees, all hands as they truly are."""
    for number in range(matches):
        for kind in ("random", "rules"):
            names = [kind] * SEATS
            names[number % SEATS] = "lowest"
            for state, seat in states(f"{kind} {number}", 3, names=names):
                if state.phase == "play":
                    yield names, seen(COMEMIERDA.view(state, seat)), [bits_of(hand) for hand in state.hands]


def test_with_the_true_hands_rules_has_chosen_all_that_it_chose_and_others_have_not() -> None:
    rows, alike, unlike = [0] * (ROW * MOST), 0, 0
    for names, position, hands in positions(6):
        written = remembered(position.story, position.facts, list(position.counts), position.table.turn, rows)
        found = likeness(rows, written, hands)
        others = names[: position.table.turn] + names[position.table.turn + 1 :]
        if set(others) == {"rules"}:
            assert found >= 0
            assert found % ALIKE == 0
            alike += found
        if set(others) == {"random"}:
            unlike += found < 0
    assert alike > 100 * ALIKE
    assert unlike > 100


def test_a_story_without_actions_tells_nothing() -> None:
    _, position, _ = next(positions(1))
    assert position.story.length == 0
    assert remembered(position.story, position.facts, list(position.counts), position.table.turn, []) == 0
    assert share_of_rules(position, 1)[0] == AT_FIRST


def test_rules_is_found_out_without_its_hands() -> None:
    found: dict[str, list[int]] = {"random": [], "rules": []}
    for place, (names, position, _) in enumerate(positions(3)):
        others = set(names[: position.table.turn] + names[position.table.turn + 1 :])
        if place % 4 == 0 and position.story.length > 8 and len(others) == 1:
            found[others.pop()].append(share_of_rules(position, 1 + place)[0])
    means = {name: sum(told) / len(told) for name, told in found.items()}
    assert min(map(len, found.values())) > 12
    assert means["rules"] > ALL // 2 > ALL // 8 > means["random"]


def test_a_share_is_never_less_than_none_nor_more_than_all() -> None:
    assert share_of(0) == AT_FIRST
    assert share_of(3 * ALIKE * ASKED) == AT_FIRST + 3 * ALIKE
    assert share_of(-ASKED * (AT_FIRST - 1)) == 1
    assert share_of(10**6) == ALL
    assert share_of(-(10**6)) == 0


def test_cards_join_a_hand_rank_by_rank() -> None:
    assert joined(0b0001_0011, 0b0001_0001) == 0b0011_0111
    assert joined(0, 0b1 << 40 | 0b111) == 0b1 << 40 | 0b111
    assert joined(0b111, 0) == 0b111

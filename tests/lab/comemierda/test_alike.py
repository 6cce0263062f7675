"""What the laboratory plays is what is played at a table: the same positions, the same robots, the same choices."""

from random import Random
from typing import Any

import pytest

from robots.comemierda_learned.networks import drawn
from robots.comemierda_learned.rounds import plays, states
from tapete.games.comemierda import COMEMIERDA, Pass, Play, State, View
from tapete.games.comemierda.events import Dealt, Passed, Played
from tapete.games.comemierda.rules import PASS_ACTION, Table, step
from tapete.games.comemierda.values import RANK, bits_of
from tapete.lab.comemierda import ahead, evaluating, exact
from tapete.lab.comemierda.rounds import GIFT_RULES, exchanged_round, opened_round, settled
from tapete.robots.comemierda_hand import gifts, values
from tapete.robots.comemierda_learned import facts as noting
from tapete.robots.comemierda_learned import look_ahead
from tapete.robots.comemierda_learned.endings import MEMORY
from tapete.robots.comemierda_learned.facts import counts_of, note
from tapete.robots.comemierda_learned.inputs import MOST, position_inputs, sight_of
from tapete.robots.comemierda_learned.robot import legal_by_number
from tapete.robots.comemierda_learned.seeing import seen
from tapete.robots.comemierda_learned.trying import STANDARD
from tapete.robots.comemierda_learned.weighing import inputs_of, weighed
from tapete.robots.comemierda_learned.with_numpy import WithNumpy
from tapete.robots.comemierda_learned.yardstick import rules_action, rules_gift
from tapete.robots.comemierda_rules import Rules

KEY = bytes(32)


def laboratory(state: State) -> tuple[list[int], Table]:
    """The round of this state as the laboratory plays it, from its deal to this moment."""
    facts = [0] * noting.FACTS
    noting.begin(facts)
    (deal,) = (event for event in state.history if isinstance(event, Dealt))
    hands = tuple(bits_of(hand) for hand in deal.hands)
    if state.number > 1:
        hands, _ = exchanged_round(facts, hands, state.ranking, [GIFT_RULES] * 4, 1)
    opener = COMEMIERDA.view(state, None).opener
    assert opener is not None
    table = opened_round(hands, opener)
    for event in state.history:
        if isinstance(event, Played | Passed):
            action = PASS_ACTION if isinstance(event, Passed) else 4 * RANK[event.cards[0]] + len(event.cards) - 1
            note(facts, table, action)
            table = step(STANDARD, table, action)
    return facts, table


def test_inputs_from_a_view_are_those_of_the_laboratory_in_thousands_of_positions() -> None:
    compared = 0
    for match in range(8):
        for state, seat in states(f"inputs {match}", 5):
            if state.phase != "play":
                continue
            position = seen(COMEMIERDA.view(state, seat))
            facts, table = laboratory(state)
            assert table.hands == tuple(bits_of(hand) for hand in state.hands)
            assert table._replace(hands=()) == position.table._replace(hands=(), on_oros=table.on_oros)
            on = [0] * MOST
            length = position_inputs(facts, sight_of(facts, table, counts_of(table.hands)), on)
            assert on[:length] == list(inputs_of(position, []).position)
            compared += 1
    assert compared > 2000


def test_the_yardstick_plays_as_rules_does_in_thousands_of_positions() -> None:
    compared = 0
    for match in range(12):
        for view in plays(f"yardstick {match}", 5):
            position = seen(view)
            actions = legal_by_number(view)
            sight = sight_of(position.facts, position.table, position.counts)
            action = rules_action(sight, sum(1 << action for action in actions), 0.0, [1])
            assert actions[action] == Rules().act(view, KEY)
            compared += 1
    assert compared > 2000


def test_the_yardstick_gives_as_rules_does() -> None:
    compared = 0
    for match in range(16):
        for state, seat in states(f"gifts {match}", 5):
            view: View = COMEMIERDA.view(state, seat)
            if found := gifts(view.legal):
                number = len(next(iter(found)))
                gift = rules_gift(bits_of(view.hand), number)
                chosen: Any = Rules().act(view, KEY)
                assert tuple(gift >> 4 * i & 15 for i in range(number)) == values(chosen.cards)
                compared += 1
    assert compared > 100


def test_the_laboratory_weighs_as_the_robots_do() -> None:
    for seed in range(3):
        learned = drawn(seed)
        net, desk = exact.exact(learned), listed(exact.exact_desk(learned.width, learned.height))
        for view in plays(f"weighed {seed}", 2):
            position, actions = seen(view), list(legal_by_number(view))
            sight = sight_of(position.facts, position.table, position.counts)
            choices = exact.weigh_exactly(position.facts, sight, sum(1 << action for action in actions), net, desk)
            assert desk.actions[:choices] == actions
            assert [desk.worths[:choices]] == weighed(WithNumpy(learned), [(position, actions)])


@pytest.mark.parametrize("seed", [1, 2])
def test_the_laboratory_looks_ahead_as_the_expert_does(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (ahead, look_ahead):
        monkeypatch.setattr(module, "WORLDS", 20)
    learned = drawn(seed, 4, 3)
    net, desk = exact.exact(learned), listed(exact.exact_desk(4, 3))
    rng, compared = Random(seed), 0
    for view in plays(f"ahead {seed}", 2):
        position, actions = seen(view), list(legal_by_number(view))
        if rng.random() < 0.7 or position.table.finished == 2:
            continue
        word, hands = (
            rng.randrange(1, 1 << 32),
            tuple(hand or (1 << count) - 1 for hand, count in zip(position.table.hands, position.counts, strict=True)),
        )
        room = listed(ahead.ahead_room())
        table = position.table._replace(hands=hands)
        there = ahead.looked_ahead(position.facts, table, position.story, word, net, desk, room, [0] * MEMORY)
        assert look_ahead.looked_ahead(WithNumpy(learned), position, actions, word) == there
        compared += 1
    assert compared > 5


def listed(room: Any) -> Any:
    """The same room with lists of whole numbers, as loops that are not compiled want them."""
    return room._make(part.tolist() if part.dtype.kind == "i" else part for part in room)


def test_a_settled_ending_ranks_who_wins_before_the_other() -> None:
    table = opened_round((0, 1, 0, 2), 1)._replace(finished=2, order=0 | 2 << 3)
    assert settled(table, 3).order == 0 | 2 << 3 | 3 << 6
    assert settled(table, 3).finished == 3


def test_the_best_choice_is_the_first_of_equals() -> None:
    desk = evaluating.desk(2, 2)
    desk.values[:4] = [1, 3, 3, 2]
    assert evaluating.best_of(desk, 4) == 1


def test_passes_and_plays_are_numbered_as_in_the_rules() -> None:
    view = next(view for view in plays("numbers", 2) if view.to_beat)
    for action, choice in legal_by_number(view).items():
        if isinstance(choice, Pass):
            assert action == PASS_ACTION
        else:
            assert isinstance(choice, Play)
            assert action == 4 * RANK[choice.cards[0]] + len(choice.cards) - 1

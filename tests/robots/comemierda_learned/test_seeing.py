"""What the learned player takes from a View."""

from random import Random

from games.comemierda.laying import laid, then
from robots.comemierda_learned.rounds import plays, states
from tapete.games.comemierda import COMEMIERDA, Options
from tapete.games.comemierda.rules import OROS_RANK, count_bits, highest_bit_index
from tapete.games.comemierda.state import State
from tapete.games.comemierda.values import bits_of
from tapete.robots.comemierda_learned import facts as noting
from tapete.robots.comemierda_learned.facts import CAP, GONE, KNOWN, SEATS, rest_of_pack
from tapete.robots.comemierda_learned.inputs import INPUTS, MOST, MOST_SWITCHED, shape_of, sight_of
from tapete.robots.comemierda_learned.robot import legal_by_number
from tapete.robots.comemierda_learned.seeing import is_standard, seen, with_the_other_hand
from tapete.robots.comemierda_learned.unseen import CAP_THERE, DEALT, KNOWN_THERE, deal_likely, deal_unseen, odd_passes
from tapete.robots.comemierda_learned.weighing import inputs_of


def test_what_it_knows_of_its_partner_is_true() -> None:
    known = 0
    for state, seat in states("partners", 6, rules_give=False):
        if state.phase != "play":
            continue
        facts = seen(COMEMIERDA.view(state, seat)).facts
        if facts[noting.PARTNER + seat]:
            hand = bits_of(state.hands[(seat + facts[noting.PARTNER + seat]) % SEATS])
            held = facts[KNOWN + seat]
            assert held & ~hand == 0
            if state.hands[(seat + facts[noting.PARTNER + seat]) % SEATS]:
                others = hand.bit_count() - held.bit_count()
                low = [rank for rank in range(11) for _ in range(count_bits(hand >> 4 * rank & 15))]
                assert sum(rank <= facts[CAP + seat] for rank in low) >= others
            known += held.bit_count()
    assert known > 100


def test_the_dealt_hands_fit_what_is_known() -> None:
    compared = 0
    rng = Random(5)
    for view in plays("dealt", 4):
        position = seen(view)
        seat = position.table.turn
        hands = [0] * DEALT
        deal_unseen(
            position.facts, seat, position.table.hands[seat], list(position.counts), rng.randrange(1, 1 << 32), hands
        )
        assert tuple(map(count_bits, hands[:SEATS])) == position.counts
        rest = rest_of_pack(position.table.hands[seat], position.facts[GONE])
        for rank in range(OROS_RANK + 1):
            assert sum(count_bits(hand >> 4 * rank & 15) for hand in hands[:SEATS]) - count_bits(
                hands[seat] >> 4 * rank & 15
            ) == count_bits(rest >> 4 * rank & 15)
        if position.facts[noting.PARTNER + seat]:
            partner = hands[(seat + position.facts[noting.PARTNER + seat]) % SEATS]
            assert not partner or position.facts[KNOWN + seat] & ~partner == 0
        compared += 1
    assert compared > 100


def test_the_dealt_hands_of_two_others_are_exchanged() -> None:
    compared = 0
    rng = Random(6)
    for view in plays("exchanged", 6):
        position = seen(view)
        seat, facts, hands = position.table.turn, position.facts, [0] * DEALT
        deal_unseen(facts, seat, position.table.hands[seat], list(position.counts), rng.randrange(1, 1 << 32), hands)
        for higher in range(SEATS):
            lower = (higher + facts[noting.PARTNER + higher]) % SEATS
            if facts[noting.OFFICE + higher] in (1, 2) and seat not in (higher, lower) and hands[higher]:
                assert highest_bit_index(hands[lower]) >> 2 <= highest_bit_index(hands[higher]) >> 2
                assert hands[KNOWN_THERE + lower] & ~hands[higher] == 0
                assert hands[KNOWN_THERE + higher] & ~hands[lower] == 0
                below = hands[lower] & (1 << 4 * hands[CAP_THERE + higher] + 4) - 1
                assert below == hands[lower]
                compared += hands[lower] > 0
    assert compared > 60


def test_a_pass_is_odd_where_a_whole_group_would_have_done() -> None:
    facts = [0] * noting.FACTS
    noting.begin(facts)
    noting.passed(facts, 1, 2, 1)
    noting.passed(facts, 2, 5, 2)
    low, single, pair = (bits_of(cards) for cards in (["4o", "5c"], ["6o"], ["11o", "11c"]))
    assert odd_passes(facts, 0, [single, low, single, pair]) == 0
    assert odd_passes(facts, 0, [0, low | single, single, pair]) == 1
    assert odd_passes(facts, 0, [0, pair, bits_of(["1o", "1c", "2c", "2e"]), 0]) == 0
    assert odd_passes(facts, 0, [0, single, pair, 0]) == 2
    assert odd_passes(facts, 1, [0, single, pair, 0]) == 1


def test_of_several_deals_the_likeliest_is_taken() -> None:
    rng, odd, likely = Random(7), 0, 0
    for view in plays("likely", 4):
        position = seen(view)
        seat, word = position.table.turn, rng.randrange(1, 1 << 32)
        known = position.facts, seat, position.table.hands[seat], list(position.counts), word
        first, best = [0] * DEALT, [0] * DEALT
        deal_unseen(*known, first)
        deal_likely(*known, best, [0] * DEALT)
        assert tuple(map(count_bits, best[:SEATS])) == position.counts
        assert odd_passes(position.facts, seat, best) <= odd_passes(position.facts, seat, first)
        odd += odd_passes(position.facts, seat, first)
        likely += odd_passes(position.facts, seat, best)
    assert likely < odd


def test_where_two_are_left_it_knows_the_other_hand() -> None:
    compared = 0
    for number in range(20):
        for state, seat in states(f"two left {number}", 2):
            if state.phase == "play" and state.table.finished == 2:
                found = with_the_other_hand(seen(COMEMIERDA.view(state, seat)))
                assert found._replace(on_oros=-1) == state.table._replace(on_oros=-1)
                compared += 1
    assert compared > 50


def test_inputs_are_each_on_once_and_within_bounds() -> None:
    for view in plays("inputs", 4):
        position = seen(view)
        asked = inputs_of(position, list(legal_by_number(view)))
        assert len(set(asked.position)) == len(asked.position) < MOST
        for on, off in asked.choices:
            after = (set(asked.position) - set(off)) | set(on)
            assert set(off) <= set(asked.position)
            assert len(after) == len(asked.position) - len(off) + len(on) < MOST
            assert 0 <= min(after) <= max(after) < INPUTS
            assert max(len(on), len(off)) < MOST_SWITCHED


def test_the_shape_of_a_hand() -> None:
    hand = bits_of(["3o", "3c", "12b", "1o", "2o"])
    assert shape_of(hand, bits_of(["1c", "1e", "2c"])) == (4, 3, 3)
    assert shape_of(hand, bits_of(["3e"])) == (4, 0, 3)


def test_a_forgetful_player_knows_of_this_trick_and_the_last_one_only() -> None:
    state: State = laid("3o 3c 7o 1o 1c", "4c 4e 10b 11e", "5c 5e 11b 10e", "6c 6e 12b 12e", turn=0)
    state = then(state, "P0 3o, P1 4c, P2 5c, P3 6c, P0 1o, P1 pass, P2 pass, P3 pass")
    state = then(state, "P0 3c, P1 pass, P2 5e, P3 pass, P0 pass, P1 10b, P2 pass, P3 pass, P0 1c")
    state = then(state, "P1 pass, P2 pass, P3 pass")
    watched, forgotten = (seen(COMEMIERDA.view(state, 0), forgetful=forgetful) for forgetful in (False, True))
    assert watched.facts[GONE] == bits_of(["3o", "4c", "5c", "6c", "1o", "3c", "5e", "10b", "1c"])
    assert forgotten.facts[GONE] == bits_of(["3c", "5e", "10b", "1c"])
    assert forgotten.table == watched.table
    assert sight_of(forgotten.facts, forgotten.table, forgotten.counts).unseen.bit_count() == 35


def test_the_standard_game_is_told_from_others() -> None:
    assert is_standard(Options())
    assert is_standard(Options(target=None, escalating=False))
    assert not is_standard(Options(players=5))
    assert not is_standard(Options(pass_locks_out=True))
    assert not is_standard(Options(no_finish_on_two_of_oros=True))

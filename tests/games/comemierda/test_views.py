"""What a seat sees at a moment it cares about."""

from games.comemierda.laying import cards, dealt, laid, scored, then
from tapete.core import BySeat
from tapete.games.comemierda import COMEMIERDA
from tapete.games.comemierda.events import DealtSeen, GivenSeen
from tapete.games.comemierda.view import Move


def test_the_trick_on_the_table_and_the_one_before() -> None:
    state = laid("4c 3c 6c", "7e 3e", "3b", "5o 6o")
    state = then(state, "P0 4c, P1 7e, P2 pass, P3 pass, P0 pass, P1 3e, P2 pass, P3 5o")
    view = COMEMIERDA.view(state, 0)
    assert view.last_trick == (Move(0, ("4c",)), Move(1, ("7e",)), Move(2, ()), Move(3, ()), Move(0, ()))
    assert view.trick == (Move(1, ("3e",)), Move(2, ()), Move(3, ("5o",)))
    assert (view.to_beat, view.winning, view.passed, view.out) == (("5o",), 3, (), (1,))
    assert (view.hand, view.counts, view.to_act, view.phase) == (cards("3c 6c"), (2, 0, 1, 1), (0,), "play")


def test_who_has_passed_since_the_last_play() -> None:
    state = then(laid("4c 3c", "12b 3e", "7c 3b", "5o 6o"), "P0 4c, P1 pass, P2 pass")
    assert COMEMIERDA.view(state, 3).passed == (1, 2)


def test_a_trick_to_be_opened_has_nothing_to_beat() -> None:
    view = COMEMIERDA.view(laid("4c 3c", "12b", "7c", "5o"), 0)
    assert (view.to_beat, view.winning, view.passed, view.trick) == ((), None, (), ())


def test_the_exchange_as_its_players_and_a_watcher_see_it() -> None:
    state = dealt(scored("P0 P1 P2 P3"), {3: "2o 2c"})
    seen = {seat: COMEMIERDA.view(state, seat) for seat in (0, 1, 3, None)}
    for seat, view in seen.items():
        known = cards("2o 2c") if seat in (0, 3) else None
        assert view.history[1] == GivenSeen(3, 0, 2, known, forced=True)
        assert (view.phase, view.owed, view.opener, view.to_act) == ("exchange", (2, 1, 0, 0), None, (0, 1))
        assert view.counts == (12, 11, 9, 8)
    assert len(seen[0].legal) == 66
    assert seen[3].legal == ()
    assert {"2o", "2c"} <= set(seen[0].hand)


def test_a_watcher_sees_counts_and_no_hand() -> None:
    view = COMEMIERDA.view(dealt(scored("P0 P1 P2 P3"), {}), None)
    assert view.history[0] == DealtSeen(2, 1, 1, BySeat((10, 10, 10, 10)), None)
    assert (view.seat, view.hand, view.legal) == (None, (), ())


def test_a_scored_round_shows_what_the_loser_held() -> None:
    state = then(laid("", "", "12e", "1c 2b", turn=2, out="P0 P1"), "P2 12e")
    for seat in (0, 3, None):
        view = COMEMIERDA.view(state, seat)
        assert (view.phase, view.left, view.to_beat, view.trick) == ("scored", ("1c", "2b"), (), (Move(2, ("12e",)),))
        assert view.rounds[-1].points == view.totals == (2, 1, 0, -1)


def test_offices_stay_those_of_the_round_before_until_the_next_is_scored() -> None:
    assert COMEMIERDA.view(laid("3c", "4c", "5c", "6c"), 0).offices == (None, None, None, None)
    state = scored("P3 P1 P2 P0")
    offices = ("comemierda", "vicepresidente", "vicecomemierda", "presidente")
    assert COMEMIERDA.view(state, 0).offices == offices
    assert COMEMIERDA.view(dealt(state, {}), 0).offices == offices

"""An outside robot is held to its deadline and to the rules; what it fails to play its stand-in plays."""

from typing import Any

import pytest

from robots.scripted import Scripted, answer, match, outside
from tapete.core import BadInput
from tapete.games import GAMES
from tapete.lab.simulate import Match
from tapete.records import Acted, replay, written
from tapete.robots.outside import FIRST_TURN, MOST_MISSED, MOST_UNASKED, Outside, label, player

both = pytest.mark.parametrize("game", ["comemierda", "gnav"])


def bys(played: Match) -> list[str | None]:
    """Who played the turns of the outside robot, by the record."""
    return [entry.by for entry in played.record.entries if isinstance(entry, Acted) and entry.seat == 1]


def whys(played: Match) -> list[str]:
    return [why for _, why in played.replaced]


@both
def test_a_good_robot_plays_every_turn_itself(game: str) -> None:
    channel = Scripted(lambda turn: [answer(turn)])
    played = match(game, outside(game, channel))
    assert set(bys(played)) == {None}
    assert played.replaced == ()
    assert not any("replaced" in told for told in channel.heard)


@both
def test_its_answers_are_what_is_played(game: str) -> None:
    said: list[Any] = []

    def says(turn: dict[str, Any]) -> list[bytes | float]:
        place = len(said) % len(turn["legal"])
        said.append(turn["legal"][place])
        return [answer(turn, place=place)]

    played = match(game, outside(game, Scripted(says)))
    notation = GAMES[game].notation
    acted = [entry for entry in played.record.entries if isinstance(entry, Acted) and entry.seat == 1]
    assert [notation.written_action(entry.action) for entry in acted] == said


def test_cards_may_come_in_any_order() -> None:
    def says(turn: dict[str, Any]) -> list[bytes | float]:
        (word, cards), *_ = turn["legal"][-1].items()
        act = {word: cards[::-1] if isinstance(cards, list) else cards}
        return [answer({**turn, "legal": [act]})]

    assert match("comemierda", outside("comemierda", Scripted(says))).replaced == ()


@both
def test_it_is_told_all_that_its_seat_may_know_and_nothing_more(game: str) -> None:
    channel = Scripted(lambda turn: [answer(turn)])
    played = match(game, outside(game, channel))
    lines = written(GAMES[game], played.record).splitlines(keepends=True)
    moments = replay(lines, "match", GAMES).moments
    rules = GAMES[game]
    expected = [rules.notation.written_event(rules.redact(e, 1)) for moment in moments for e in moment.events]
    assert [told for told in channel.heard if "event" in told] == expected
    assert [next(iter(told)) for told in channel.heard][:2] == ["match", "event"]
    head = channel.heard[0]["match"]
    assert head == {
        "version": 1,
        "game": game,
        "options": head["options"],
        "seats": ["robot:rules@1", "robot:cmd:x@0", "robot:rules@1", "robot:rules@1"],
        "seat": 1,
    }
    assert "outside/1" not in str(channel.heard), "the seed would tell every deck"


@both
def test_its_view_is_its_seats_view(game: str) -> None:
    channel = Scripted(lambda turn: [answer(turn)])
    match(game, outside(game, channel))
    deal: list[Any] = []
    for told in channel.heard:
        if "event" in told:
            deal = [told] if told["event"] in ("dealt", "skipped") else [*deal, told]
        if "your_turn" in told:
            view = told["your_turn"]["view"]
            assert view["seat"] == 1
            assert 1 in view["to_act"]
            assert view["history"] == deal
            assert "legal" not in view


@both
def test_its_key_is_the_one_of_any_robot_so_the_same_seed_gives_the_same_match(game: str) -> None:
    def by_lot(turn: dict[str, Any]) -> list[bytes | float]:
        return [answer(turn, place=int(turn["key"], 16) % len(turn["legal"]))]

    first, second = (match(game, outside(game, Scripted(by_lot))) for _ in range(2))
    assert written(GAMES[game], first.record) == written(GAMES[game], second.record)
    asked = match(game, player(game, "random"))
    assert [e for e in first.record.entries if isinstance(e, Acted)] == [
        e for e in asked.record.entries if isinstance(e, Acted)
    ]


@pytest.mark.parametrize(
    ("says", "why"),
    [
        (lambda _: [99.0], "late"),
        (lambda _: [b"thinking\n"], "nonsense"),
        (lambda _: [b'{"act":{"keep":true,"ask":true}}\n'], "nonsense"),
        (lambda _: [b'{"act":{"jump":true}}\n'], "nonsense"),
        (lambda _: [b'{"act":{"keep":true},"turn":10000}\n'], "nonsense"),
        (lambda _: [b'{"act":{"play":["2o","2c","2e","2b"]}}\n'], "illegal"),
    ],
)
def test_what_it_fails_to_play_its_stand_in_plays_and_the_record_says_so(says: Any, why: str) -> None:
    game = "comemierda" if why == "illegal" else "gnav"
    channel = Scripted(says)
    played = match(game, outside(game, channel))
    assert set(bys(played)) == {"robot:rules@1"}
    assert whys(played)[0] == why
    assert set(whys(played)) <= {why, "gone"}
    told = next(told["replaced"] for told in channel.heard if "replaced" in told)
    assert told == {"turn": 1, "by": "rules@1", "why": why}
    replay(written(GAMES[game], played.record).splitlines(keepends=True), "match", GAMES)
    without = match(game, player(game, "rules"))
    assert [e.action for e in played.record.entries if isinstance(e, Acted)] == [
        e.action for e in without.record.entries if isinstance(e, Acted)
    ]


def test_one_bad_turn_does_not_cost_the_next() -> None:
    def says(turn: dict[str, Any]) -> list[bytes | float]:
        return [b"?\n"] if turn["turn"] % 2 else [answer(turn)]

    names = bys(match("gnav", outside("gnav", Scripted(says)), lives=9))
    assert names[:4] == ["robot:rules@1", None, "robot:rules@1", None]


@pytest.mark.parametrize("name_turn", [True, False])
def test_a_late_answer_is_not_taken_for_the_next_one(name_turn: bool) -> None:
    """Turn 2 is answered late, with an ask; turn 3 is kept."""

    def says(turn: dict[str, Any]) -> list[bytes | float]:
        place = 1 if turn["turn"] == 2 else 0
        pause = [1.5] if turn["turn"] == 2 else []
        return [*pause, answer(turn, place=place, name_turn=name_turn)]

    channel = Scripted(says)
    played = match("gnav", outside("gnav", channel, deadline_ms=1000), lives=9)
    assert whys(played) == ["late"]
    acted = [entry for entry in played.record.entries if isinstance(entry, Acted) and entry.seat == 1]
    assert acted[1].by == "robot:rules@1"
    assert {entry.action.kind for entry in acted if entry.by is None} == {"keep"}


def test_the_first_turn_has_more_time_and_every_turn_says_how_much() -> None:
    channel = Scripted(lambda turn: [turn["deadline_ms"] / 1000 - 0.01, answer(turn)])
    player_ = outside("gnav", channel, deadline_ms=200)
    assert match("gnav", player_).replaced == ()
    assert match("gnav", player_, number=2).replaced == ()
    told = [told["your_turn"]["deadline_ms"] for told in channel.heard if "your_turn" in told]
    assert told == [200 * FIRST_TURN] + [200] * (len(told) - 1)


def test_after_missing_several_deadlines_it_is_ended_and_not_started_again() -> None:
    channel = Scripted(lambda _: [99.0])
    player_ = outside("gnav", channel)
    played = match("gnav", player_, lives=9)
    assert whys(played)[:4] == ["late"] * MOST_MISSED + ["gone"]
    assert channel.closed == 1
    heard = len(channel.heard)
    assert set(whys(match("gnav", player_, number=2))) == {"gone"}
    assert len(channel.heard) == heard


def test_who_has_answered_once_is_started_again_for_the_next_match() -> None:
    started: list[Scripted] = []

    def start() -> Scripted:
        started.append(Scripted(lambda turn: [answer(turn)] if len(channel_turns(started[-1])) < 3 else [99.0]))
        return started[-1]

    def channel_turns(channel: Scripted) -> list[dict[str, Any]]:
        return [told for told in channel.heard if "your_turn" in told]

    game = GAMES["gnav"]
    with_clock = Outside("cmd:x@0", game, start, player("gnav", "rules"), clock=lambda: 0.0)
    for number in (1, 2, 3):
        played = match("gnav", with_clock, number=number, lives=9)
        assert bys(played)[:3] == [None, None, "robot:rules@1"]
        assert len(started) == number
    turns = [told["your_turn"]["turn"] for channel in started for told in channel_turns(channel)]
    assert turns == sorted(set(turns)), "no turn has the number of an earlier one"


def test_what_cannot_be_started_is_replaced_all_along() -> None:
    def start() -> Scripted:
        raise OSError

    played = match("gnav", Outside("cmd:x@0", GAMES["gnav"], start, player("gnav", "rules")))
    assert set(whys(played)) == {"gone"}


def test_who_talks_without_end_is_ended() -> None:
    channel = Scripted(lambda _: [b'{"act":{"keep":true},"turn":0}\n'] * (MOST_UNASKED + 1))
    assert set(whys(match("gnav", outside("gnav", channel)))) == {"gone"}
    assert channel.closed == 1


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["python", "my_robot.py"], "cmd:python my_robot.py"),
        (["/home/ana/bin/player", "--level", "3"], "cmd:player --level 3"),
        (["x@2", "a\tb"], "cmd:x-2 a-b"),
        (["x" * 100], "cmd:" + "x" * 40),
        (["/"], "cmd:/"),
    ],
)
def test_a_command_has_a_name_that_records_take(command: list[str], told: str) -> None:
    assert label(command) == told
    channel = Scripted(lambda turn: [answer(turn)])
    played = match("gnav", Outside(f"{told}@0", GAMES["gnav"], lambda: channel, player("gnav", "rules")))
    lines = written(GAMES["gnav"], played.record).splitlines(keepends=True)
    assert replay(lines, "match", GAMES).header.seats[1] == f"robot:{told}@0"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("cmd:", "cmd: needs a command"),
        ("cmd:  ", "cmd: needs a command"),
        ("cmd:no-such-program x", "no program 'no-such-program' to run as a robot"),
        ('cmd:python "x', "a quote that does not end"),
        ("oracle", "unknown robot 'oracle' in gnav"),
    ],
)
def test_what_is_no_robot_is_one_clear_line(text: str, what: str) -> None:
    with pytest.raises(BadInput, match=what) as fault:
        player("gnav", text)
    assert "\n" not in str(fault.value)

"""Playthroughs of Comemierda on laid tables: one rule or option each.

A case is its name and title, the hands of the seats with the options that are on, and the script: ``P0 4c 4e`` plays,
``P1 pass``, ``P2 gives 3c``; with ``!`` it is refused.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from games.comemierda.laying import action_told, deck_with, laid, numbered, scored
from playthroughs.telling import Scenario, Teller
from tapete.core import Status
from tapete.games.comemierda import COMEMIERDA, Pass, State
from tapete.games.gnav import Ask

ORDER = "P0 P1 P2 P3"
"""Presidente to comemierda."""


def cases() -> Iterator[Scenario]:
    """Every case on a laid table."""
    for block in CASES.strip().split("\n\n"):
        head, table, *script = map(str.strip, block.splitlines())
        name, _, title = head.partition(": ")
        hands, *flags = table.split("; ")
        yield scenario(
            name, title, partial(laid_and_played, hands.split(" | "), " ".join(script), dict.fromkeys(flags, True))
        )
    for name, title, options in EXCHANGES:
        yield scenario(name, title, partial(exchanged, options))
    for name, title, rounds, options in SCORES:
        yield scenario(name, title, partial(scored_on, rounds, options))
    yield scenario("match-over-and-shared", "The match ends at the target, equal totals share it (C31)", shared)
    yield scenario("tied-highest-cards", "Among equal highest cards the table takes suits in order (C24)", tied)
    yield scenario("refused-in-the-exchange", "Gifts that are refused (C20, C21)", refused_gifts)
    yield scenario("refused-blind", "In a blind exchange gifts come from the hand as dealt (C20)", refused_blind)
    yield scenario("refused-when-over", "Nothing may be done once the match is over (C31)", refused_when_over)


def scenario(name: str, title: str, play: Any) -> Scenario:
    return Scenario(COMEMIERDA, name, title, play)


def run(teller: Teller, script: str) -> None:
    """The actions of a script."""
    for part in filter(None, map(str.strip, script.split(","))):
        seat, action = action_told(part.removeprefix("!"))
        (teller.refuse if part.startswith("!") else teller.act)(seat, action)


def laid_and_played(hands: list[str], script: str, options: dict[str, Any], teller: Teller) -> None:
    """A table with these hands, P0 to lead, and the script on it."""
    teller.begin(laid(*hands, **options))
    run(teller, script)


CASES = """
refused-plays: Plays that are refused (C2, C4-C7)
  4c 4e 5c 12c | 7e 10b 2o 2c 2e | 7c 7b | 7o 3b 3e 3c
  !P0 pass, !P0, !P0 4c 5c, !P0 7e, !P0 4c 4c, !P0 8c, !P1 2o, !P3 3c 3e 3b 7o 4c, P0 4c 4e, !P1 7e, !P1 2o 2c,
  !P1 3c 3e, !P1 7e 10b, !P1 7e 10b 2o 2c 2e, P1 2c 2e, !P2 7c 7b, !P0 4c, P2 pass, P3 pass, P0 pass, !P1 pass,
  P1 7e, !P2 7c, !P0 gives 5c, P2 pass, P3 pass, P0 12c

the-two-of-oros-ends-a-trick: The two of oros, alone, on a pair: the trick is over at once (C7)
  12c 12e 3c | 2o 3e | 3b | 4c
  P0 12c 12e, P1 2o, P1 3e, P2 pass, P3 4c, P0 pass

the-two-of-oros-opens-a-trick: The two of oros may open a trick, and ends it (C7)
  2o 3c | 2c 3e | 3b | 4c
  P0 2o, P0 3c

three-twos-do-not-close: Three twos leave the others to be asked (C7)
  2c 2e 2b 3c | 4o 4e 4b | 2o 3e | 5c
  P0 2c 2e 2b, P1 pass, P2 pass, P3 pass

whoever-passed-comes-back: A pass is for that turn only (C8)
  4c 3c | 12b 3e | 7c 3b | 5o
  P0 4c, P1 pass, P2 7c, P3 pass, P0 pass, P1 12b, P2 pass

a-pass-locks-out: Option pass_locks_out: a pass holds until the trick ends (C8, C9)
  4c 3c | 12b 3e | 7c 3b | 5o; pass_locks_out
  P0 4c, P1 pass, P2 7c, !P1 12b, P3 pass, P0 pass

a-new-play-clears-passes: The last card of one who goes out is still to be beaten (C9, C10)
  4c | 12b 3e | 7c 3b | 5c 6c
  P0 4c, P1 pass, P2 pass, P3 5c, !P0 pass

locked-out-players-end-a-trick: Option pass_locks_out: a play that leaves all others locked ends the trick at once (C9)
  4c | 12b 3e | 7c 3b | 5c 6c; pass_locks_out
  P0 4c, P1 pass, P2 pass, P3 5c

the-winner-is-out: The winner of the trick is out: the next seat with cards leads (C10)
  4c 3c | 3e 4e | 3b 4b | 5c
  P0 4c, P1 pass, P2 pass, P3 5c, P0 pass, P1 pass, P2 pass

out-on-the-two-of-oros: Going out on the two of oros is allowed (C12)
  4c 3c | 2o | 3b 4b | 5c
  P0 4c, P1 2o, P2 3b

no-finish-on-the-two-of-oros: Option no_finish_on_two_of_oros: whoever does so is ranked last (C12, C13)
  4c 3c | 2o | 5b | 6c; no_finish_on_two_of_oros
  P0 4c, P1 2o, P2 5b, P3 6c

over-in-mid-trick: The round ends as soon as one player alone holds cards; he gets no reply (C11)
  4c | 5c | 12e | 1c 2b
  P0 4c, P1 5c, P2 12e, !P3 1c

equal-may-be-played: Option equal_may_be_played: a follower plays no lower value (C6)
  7c 3c | 7e 4e 6b | 7b 4b | 2e 2o; equal_may_be_played
  P0 7c, !P1 6b, P1 7e, P2 7b, P3 2e, P0 pass, P1 pass, P2 pass, P3 2o

eight-seats-and-the-people: With more than four players those between are the people (C13)
  3c | 4c | 5c | 6c | 7c | 10c | 11c | 12c
  P0 3c, P1 4c, P2 5c, P3 6c, P4 7c, P5 10c, P6 11c
"""

EXCHANGES: list[tuple[str, str, dict[str, Any]]] = [
    ("exchange", "The exchange: forced cards, gifts in any order of the pairs, the comemierda opens (C20-C23)", {}),
    ("blind-exchange", "Option blind_exchange: forced cards are set aside unseen (C20)", {"blind_exchange": True}),
    (
        "presidente-opens",
        "Option presidente_opens: the presidente opens after the exchange (C23)",
        {"presidente_opens": True},
    ),
]
HANDS = {
    0: "1o 1c 3c 3e 4c 5c 6c 7c 10c 11c",
    1: "1e 3b 4e 5e 6e 7e 10e 11e 12e 12c",
    2: "2c 3o 4o 5o 6o 7o 10o 11o 12o 4b",
    3: "2o 2e 2b 1b 5b 6b 7b 10b 11b 12b",
}


def exchanged(options: dict[str, Any], teller: Teller) -> None:
    before = scored(ORDER, **options)
    teller.begin(before)
    teller.deal(deck_with(HANDS, 4, COMEMIERDA.dealer(before)))
    run(teller, "P1 gives 3b, P0 gives 3c 3e")
    opener = COMEMIERDA.to_act(teller.state)[0]
    run(teller, "P0 4c" if opener == 0 else "P3 5b")


def refused_gifts(teller: Teller) -> None:
    before = scored(ORDER)
    teller.begin(before)
    run(teller, "!P0 pass")
    teller.deal(deck_with(HANDS, 4, COMEMIERDA.dealer(before)))
    run(teller, "!P0 gives 3c, !P0 gives 3c 3e 4c, !P0 gives 2b 3c, !P2 gives 3o, !P0 3c, !P3 pass")
    run(teller, "P0 gives 2o 2e, !P0 gives 3c 3e, P1 gives 1e, !P1 gives 3b")


def refused_blind(teller: Teller) -> None:
    before = scored(ORDER, blind_exchange=True)
    teller.begin(before)
    teller.deal(deck_with(HANDS, 4, COMEMIERDA.dealer(before)))
    run(teller, "!P0 gives 2o 2e, P0 gives 1o 1c")


def tied(teller: Teller) -> None:
    before = scored(ORDER)
    teller.begin(before)
    hands = {3: "1b 1e 1c 12b 10b 7c 6c 5c 4c 3c", 2: "2e 2b 3e 4e 5e 6e 7e 10e 11e 12e"}
    teller.deal(deck_with(hands, 4, COMEMIERDA.dealer(before)))


def rounds_before(count: int, options: dict[str, Any]) -> State:
    """So many rounds have ended in one order."""
    state = scored(ORDER, **options)
    for _ in range(count - 1):
        state = scored(ORDER, after=state)
    return state


SCORES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("first-round-counts-once", "Points of the first round (C30)", 1, {}),
    ("third-round-counts-double", "The third round counts double (C30)", 3, {}),
    ("fifth-round-counts-triple", "The fifth round counts triple, the loss too (C30)", 5, {}),
    ("not-escalating", "Option escalating off: every round counts once (C30)", 5, {"escalating": False}),
    ("no-target", "Option target null: the match goes on whatever the totals (C31)", 12, {"target": None}),
    (
        "a-target-of-three",
        "Option target: the match ends after the round in which someone has it (C31)",
        2,
        {"target": 3},
    ),
]


def scored_on(rounds: int, options: dict[str, Any], teller: Teller) -> None:
    """The last of so many rounds."""
    hands = ["3c", "4c", "5c", "6c"]
    if rounds == 1:
        teller.begin(numbered(laid(*hands, **options), 1))
    else:
        teller.begin(laid(*hands, after=rounds_before(rounds - 1, options)))
    run(teller, "P0 3c, P1 4c, P2 5c")


def shared(teller: Teller) -> None:
    six = scored("P1 P2 P0 P3", after=rounds_before(5, {}))
    teller.begin(laid("5c", "4c", "6c", "7c", turn=1, after=six))
    run(teller, "P1 4c, P2 pass, P3 pass, P0 5c, P2 6c")
    assert COMEMIERDA.status(teller.state) is Status.OVER


def refused_when_over(teller: Teller) -> None:
    teller.begin(laid("3c", "4c", "5c", "6c", after=rounds_before(1, {"target": 3})))
    run(teller, "P0 3c, P1 4c")
    teller.refuse(2, Ask())
    run(teller, "P2 5c")
    teller.refuse(0, Pass())

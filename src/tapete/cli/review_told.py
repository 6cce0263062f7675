"""A review in words: how the match went for each seat, then the choices that cost most.

Invariant:
- every word comes from the Fluent catalogues (coach.ftl and cards.ftl); here are only names, cards and figures.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tapete.cli.replaying import told_apart
from tapete.coach import COSTLY, Choice, Decision, Measure, Review
from tapete.records import Acted, Dealt, Replay
from tapete.words import Words

_BARS: Final = "▁▂▃▄▅▆▇█"


class Figures:
    """Numbers of one review as people read them."""

    def __init__(self, words: Words, measure: Measure) -> None:
        self._words = words
        self._times = 100 if measure == "match" else 1
        self.least = self.plain(COSTLY[measure])

    def plain(self, value: float, *, signed: bool = False) -> str:
        """One place after the point; with its sign, if that is wanted."""
        tenths = round(abs(value) * self._times * 10)
        sign = "−" if value < 0 and tenths else "+" if signed and tenths else ""
        return self._words.say("coach-figure", whole=f"{sign}{tenths // 10}", tenths=tenths % 10)


def told(found: Review, played: Replay, words: Words) -> Iterator[RenderableType]:
    """What is printed, one thing under the other."""
    figures = Figures(words, found.measure)
    names = told_apart(found.seats)
    deals = sum(isinstance(moment.entry, Dealt) for moment in played.moments)
    yield words.say("coach-title", game=found.game, count=deals)
    if found.line:
        yield ""
        yield _accounts(found, names, words, figures)
        yield words.say(f"coach-measure-{found.measure}")
        yield words.say("coach-note-luck")
        if found.seat is not None:
            yield words.say("coach-note-seat")
    yield from _costly(found, played, names, words, figures)
    yield ""
    yield from _found(found, words)


def _accounts(found: Review, names: Sequence[str], words: Words, figures: Figures) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("coach-player"), no_wrap=True)
    columns = ("start", "luck", "own", "others", "end", "decisions", "costly")
    for column in columns:
        if found.seat is None or column != "others":
            table.add_column(words.say(f"coach-{column}"), justify="right")
    table.add_column(words.say("coach-course"), min_width=sum(moment.seat is None for moment in found.line))
    for account in found.accounts:
        if found.seat not in (None, account.seat):
            continue
        cells = [
            figures.plain(account.start),
            *(figures.plain(each, signed=True) for each in (account.luck, account.own)),
            *([figures.plain(account.others, signed=True)] if found.seat is None else []),
            figures.plain(account.end),
            str(account.decisions),
            str(account.costly),
        ]
        table.add_row(names[account.seat], *cells, _course(found, account.seat))
    return table


def _course(found: Review, seat: int) -> str:
    """A bar for what could be expected at the begin and after each deal, all seats on one scale."""
    looks = [moment.forecast for moment in found.line if moment.seat is None]
    every = [value for look in looks for value in look]
    low, high = min(every), max(every)
    span = high - low or 1.0
    return "".join(_BARS[round((look[seat] - low) / span * (len(_BARS) - 1))] for look in looks)


def _costly(
    found: Review, played: Replay, names: Sequence[str], words: Words, figures: Figures
) -> Iterator[RenderableType]:
    costly = [decision for decision in found.decisions if decision.costly]
    if found.line:
        yield ""
        heading = "coach-heading" if costly else "coach-heading-none"
        yield words.say(heading, least=figures.least)
    cards = _cards_held(played) if found.game == "gnav" else {}
    for decision in costly:
        yield words.say(
            f"coach-cost-{found.game}",
            number=decision.number,
            deal=decision.deal,
            who=_who(decision, found, names),
            cost=figures.plain(decision.cost),
            error=figures.plain(decision.error),
            exact="no" if decision.error else "yes",
        )
        yield _choices(decision, cards.get(decision.number, ""), words, figures)


def _choices(decision: Decision, card: str, words: Words, figures: Figures) -> Table:
    """The choices, the best first."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(width=4)
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    table.add_column()
    for place in sorted(range(len(decision.choices)), key=lambda place: -(decision.choices[place].worth or 0)):
        choice = decision.choices[place]
        best, taken = place == decision.best, place == decision.taken
        mark = words.say("coach-was-best") if best else words.say("coach-was-taken") if taken else ""
        style = "bold" if best or taken else ""
        action = Text(_action(choice.action, card, words), style)
        table.add_row("", action, Text(figures.plain(choice.worth or 0), style), _error(choice, figures), mark)
    return table


def _error(choice: Choice, figures: Figures) -> str:
    return f"± {figures.plain(choice.error)}" if choice.error else ""


def _action(action: Any, card: str, words: Words) -> str:
    match action.kind:
        case "keep" | "ask":
            return words.say(f"coach-{action.kind}", card=words.say(f"the-rank-{card}"))
        case "play":
            value = "2o" if action.cards == ("2o",) else action.cards[0][:-1]
            return words.say("coach-play", set=words.say(f"set-{value}", count=len(action.cards)))
        case "give":
            return words.say("coach-give", cards=words.list([words.say(f"card-{each}") for each in action.cards]))
        case _:
            return words.say("coach-pass")


def _cards_held(played: Replay) -> dict[int, str]:
    """The card that each action of a match of Gnav was chosen with, by the number of the action."""
    held: dict[int, str] = {}
    before: dict[int, str] = {}
    number = 0
    for moment in played.moments:
        if isinstance(moment.entry, Acted):
            number += 1
            held[number] = before[moment.entry.seat]
        for event in moment.events:
            match event.kind:
                case "dealt":
                    before = {seat: card for seat, card in enumerate(event.cards) if card is not None}
                case "swapped":
                    before |= {event.asker: event.got, event.giver: event.gave}
                case "undone":
                    before |= {event.asker: event.asker_has, event.giver: event.giver_has}
                case _:
                    pass
    return held


def _who(decision: Decision, found: Review, names: Sequence[str]) -> str:
    """The one who chose, if that is not the one who began the match there."""
    if decision.who == found.seats[decision.seat]:
        return names[decision.seat]
    return decision.who.removeprefix("robot:")


def _found(found: Review, words: Words) -> Iterator[str]:
    sources = {decision.source for decision in found.decisions}
    if "solution" in sources:
        yield words.say("coach-exact")
    if "worlds" in sources:
        yield words.say("coach-sampled", count=found.samples)
    if found.unjudged:
        same = sum(one.taken == one.best for one in found.decisions if one.source == "thresholds")
        yield words.say("coach-unjudged", count=found.unjudged)
        yield words.say("coach-thumb", same=same, count=found.unjudged)
    if not found.finished:
        yield words.say("coach-unfinished")

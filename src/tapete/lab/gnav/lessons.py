"""What the solution of Gnav teaches, read off the policy file alone: the figures of docs/gnav-solved.md."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tapete.cards.gnav import RANKS
from tapete.games.gnav.rules import FOOL, HOUSE
from tapete.robots.gnav_solved.sets import KEPT, NOTHING_GIVEN, doing, key
from tapete.robots.gnav_solved.solution import ASKS_OF, Policy
from tapete.robots.gnav_solved.states import MOST_LIVES, NUMBER, LifeState, Place, contestants

POSITIONS = ("first", "second", "third", "dealer")


def even(players: int, lives: int) -> LifeState:
    """All players with so many lives, nobody resting."""
    return (Place(lives, rests=False),) * players


def asks(policy: Policy, state: LifeState, position: int, own: int) -> float:
    """How likely a position asks with a card when all before it have kept and no fool but its own was called."""
    kept = sum(doing(before, KEPT, 0) for before in range(position))
    number = key(position, (own == FOOL) << position, kept, NOTHING_GIVEN, own)
    at = policy.sets.place(NUMBER[state], number)
    assert at is not None, "everybody may keep"
    return policy.asks[at] / ASKS_OF


@dataclass(frozen=True, slots=True)
class Habit:
    """What a position does when all before it have kept."""

    threshold: str
    """The highest card it asks with more often than not."""
    mixed: float
    """How often it asks with the card above that, which it mostly keeps."""
    passes_fool: float
    """How often it asks with its own fool."""


def habit(policy: Policy, state: LifeState, position: int) -> Habit:
    """Every position has a threshold: it asks with all cards up to it, its own fool perhaps not among them."""
    ask = [asks(policy, state, position, own) for own in range(HOUSE)]
    highest = max(own for own in range(HOUSE) if ask[own] > 1 / 2)
    above = ask[highest + 1] if highest + 1 < HOUSE else 0.0
    return Habit(RANKS[highest], above, ask[FOOL])


def value(policy: Policy, state: LifeState, place: int) -> float:
    """How likely the player at a place wins."""
    return policy.value(NUMBER[state], place)


def one_with(lives: int, others: int, players: int, place: int) -> LifeState:
    """A player with so many lives at a place, all others with `others`."""
    return tuple(Place(lives if at == place else others, rests=False) for at in range(players))


def worth_of_lives(policy: Policy, lives: int, others: int, players: int) -> float:
    """How likely a player with so many lives wins against others with as many each, his place drawn by lot."""
    places = range(players)
    return sum(value(policy, one_with(lives, others, players, at), at) for at in places) / players


def worth_of_rest(policy: Policy, state: LifeState, place: int) -> float:
    """By how much a player is better off who rests in the next deal than if he had to play it."""
    resting = tuple(Place(player.lives, rests=at == place) for at, player in enumerate(state))
    return value(policy, resting, place) - value(policy, state, place)


def position_name(state: LifeState, position: int) -> str:
    """What a position is called."""
    return POSITIONS[-1] if position == len(contestants(state)) - 1 else POSITIONS[position]


def tables(policy: Policy) -> Iterator[str]:
    """The tables of the page, in its order."""
    yield _habits(policy)
    yield _seats(policy)
    yield _lives(policy)
    yield _rests(policy)


def _habits(policy: Policy) -> str:
    rows = []
    for players in (4, 3, 2):
        for lives in range(MOST_LIVES, 0, -1):
            state = even(players, lives)
            habits = [habit(policy, state, position) for position in range(players)]
            cells = [f"{found.threshold}, {_fool(found.passes_fool)}" for found in habits]
            rows.append([f"{players} with {lives}", *cells[:-1], *[""] * (4 - players), cells[-1]])
    return _table(["players, lives each", *POSITIONS], rows)


def _fool(passes: float) -> str:
    if passes > 0.99:
        return "passes it on"
    return "keeps it" if passes < 0.01 else f"passes it on {passes:.0%}"


def _seats(policy: Policy) -> str:
    rows = []
    for players in (4, 3, 2):
        for lives in range(MOST_LIVES, 0, -1):
            state = even(players, lives)
            wins = [f"{value(policy, state, place):.2%}" for place in range(players)]
            rows.append([f"{players} with {lives}", *wins[:-1], *[""] * (4 - players), wins[-1]])
    return _table(["players, lives each", *POSITIONS], rows)


def _lives(policy: Policy) -> str:
    rows = [
        [str(others), *(f"{worth_of_lives(policy, lives, others, 4):.1%}" for lives in range(1, MOST_LIVES + 1))]
        for others in range(1, MOST_LIVES + 1)
    ]
    return _table(["the three others have", "one life", "two", "three"], rows)


def _rests(policy: Policy) -> str:
    rows = []
    for players in (4, 3):
        for lives in (2, 1):
            for others in range(MOST_LIVES, 0, -1):
                gains = [
                    f"{100 * worth_of_rest(policy, one_with(lives, others, players, place), place):+.2f}"
                    for place in range(players)
                ]
                name = f"{players}, he has {lives}, the others {others}"
                rows.append([name, *gains[:-1], *[""] * (4 - players), gains[-1]])
    return _table(["players and lives", *POSITIONS], rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)

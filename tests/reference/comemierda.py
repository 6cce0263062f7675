"""Comemierda as a textbook would write it (C1-C32)."""

from itertools import combinations

LADDER = ["3", "4", "5", "6", "7", "10", "11", "12", "1", "2"]
PACK = [f"{value}{suit}" for suit in "oceb" for value in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]
STANDARD = {
    "players": 4,
    "target": 21,
    "escalating": True,
    "pass_locks_out": False,
    "equal_may_be_played": False,
    "first_lead_shows_three": False,
    "blind_exchange": False,
    "presidente_opens": False,
    "no_finish_on_two_of_oros": False,
}


def value(card):
    return 10 if card == "2o" else LADDER.index(card[:-1])


def highest(hand, count):
    """C24: by value, then oros, copas, espadas, bastos; the two of oros is above all."""
    return sorted(hand, key=lambda card: (-value(card), "oceb".index(card[-1])))[:count]


class Match:
    def __init__(self, **options):
        self.options = {**STANDARD, **options}
        self.seats = list(range(self.options["players"]))
        self.totals = [0 for _ in self.seats]
        self.number = 0
        self.dealer = None
        self.ranking = None  # of the round before, best first
        self.phase = "between"
        self.winners = []

    # -- helpers

    def after(self, seat):
        """The other seats in order of play."""
        return [(seat + k) % len(self.seats) for k in range(1, len(self.seats))]

    def holders(self):
        return [seat for seat in self.seats if self.hands[seat]]

    def multiplier(self):
        if not self.options["escalating"] or self.number <= 2:
            return 1
        return 2 if self.number <= 4 else 3

    def pair(self, seat):
        """(the other one of an exchange, how many cards) for the two higher offices."""
        first, second, third, last = self.ranking[0], self.ranking[1], self.ranking[-2], self.ranking[-1]
        return {first: (last, 2), second: (third, 1)}.get(seat)

    # -- the deal and the exchange

    def deal(self, deck, dealer=None):
        self.number += 1
        self.dealer = dealer if self.number == 1 else (self.dealer + 1) % len(self.seats)
        self.hands = [[] for _ in self.seats]
        seat = self.dealer
        for card in deck:
            seat = (seat + 1) % len(self.seats)
            self.hands[seat].append(card)
        self.out = []
        self.sinner = None  # who went out on the two of oros
        self.first_lead = self.number == 1
        self.aside = {}
        self.owing = {}
        events = [
            {
                "event": "dealt",
                "number": self.number,
                "dealer": self.dealer,
                "multiplier": self.multiplier(),
                "hands": [list(hand) for hand in self.hands],
            }
        ]
        if self.number == 1:
            opener = next(seat for seat in self.seats if "3o" in self.hands[seat])
            return events + self.open(opener)
        self.phase = "exchange"
        for higher in self.ranking[:2]:
            lower, count = self.pair(higher)
            self.owing[higher] = count
            cards = highest(self.hands[lower], count)
            for card in cards:
                self.hands[lower].remove(card)
            if self.options["blind_exchange"]:
                self.aside[higher] = cards
                events.append({"event": "set-aside", "giver": lower, "receiver": higher, "cards": cards})
            else:
                self.hands[higher] += cards
                events.append(self.given(lower, higher, cards, forced=True))
        return events

    @staticmethod
    def given(giver, receiver, cards, forced):
        return {"event": "given", "giver": giver, "receiver": receiver, "cards": list(cards), "forced": forced}

    def give(self, seat, cards):
        lower, _ = self.pair(seat)
        del self.owing[seat]
        events = []
        if seat in self.aside:
            forced = self.aside.pop(seat)
            self.hands[seat] += forced
            events.append(self.given(lower, seat, forced, forced=True))
        for card in cards:
            self.hands[seat].remove(card)
        self.hands[lower] += cards
        events.append(self.given(seat, lower, cards, forced=False))
        if not self.owing:
            events += self.open(self.ranking[0] if self.options["presidente_opens"] else self.ranking[-1])
        return events

    def open(self, seat):
        self.phase = "play"
        self.new_trick(seat)
        return [{"event": "opened", "seat": seat}]

    def new_trick(self, leader):
        self.turn = leader
        self.best = []
        self.winning = None
        self.passed = set()

    # -- what may be done

    def to_act(self):
        if self.phase == "exchange":
            return sorted(self.owing)
        return [self.turn] if self.phase == "play" else []

    def legal(self, seat):
        """A set of actions: ("give", cards), ("play", cards), ("pass",); cards as frozensets."""
        if seat not in self.to_act():
            return set()
        if self.phase == "exchange":
            return {("give", frozenset(cards)) for cards in combinations(self.hands[seat], self.owing[seat])}
        actions = {
            ("play", frozenset(cards))
            for count in (1, 2, 3, 4)
            for cards in combinations(self.hands[seat], count)
            if self.may_play(cards)
        }
        if self.best:
            actions.add(("pass",))
        return actions

    def may_play(self, cards):
        if self.first_lead and self.options["first_lead_shows_three"]:
            return "3o" in cards and all(value(card) == 0 for card in cards)
        if list(cards) == ["2o"]:
            return True
        if len({value(card) for card in cards}) != 1:
            return False
        if not self.best:
            return True
        if len(cards) != len(self.best):
            return False
        mine, theirs = value(cards[0]), value(self.best[0])
        return mine > theirs or (mine == theirs and self.options["equal_may_be_played"])

    # -- what is done

    def act(self, seat, action):
        what, *cards = action
        if what == "give":
            return self.give(seat, list(cards[0]))
        if what == "play":
            return self.play(seat, list(cards[0]))
        self.passed.add(seat)
        return [{"event": "passed", "seat": seat}, *self.go_on(seat)]

    def play(self, seat, cards):
        self.first_lead = False
        for card in cards:
            self.hands[seat].remove(card)
        self.best, self.winning = cards, seat
        if not self.options["pass_locks_out"]:
            self.passed = set()
        events = [{"event": "played", "seat": seat, "cards": cards, "left": len(self.hands[seat])}]
        if not self.hands[seat]:
            self.out.append(seat)
            events.append({"event": "went-out", "seat": seat, "place": len(self.out)})
            if cards == ["2o"]:
                self.sinner = seat
            if len(self.holders()) == 1:
                return events + self.score()
        if cards == ["2o"]:
            return events + self.take()
        return events + self.go_on(seat)

    def go_on(self, seat):
        """C9: who is asked next, or the trick is over."""
        others = [other for other in self.holders() if other != self.winning]
        if all(other in self.passed for other in others):
            return self.take()
        locked = self.passed if self.options["pass_locks_out"] else set()
        self.turn = next(other for other in self.after(seat) if other in others and other not in locked)
        return []

    def take(self):
        winner = self.winning
        leader = next(seat for seat in [winner, *self.after(winner)] if self.hands[seat])
        self.new_trick(leader)
        return [{"event": "trick-won", "seat": winner, "leads": leader}]

    # -- the end

    def score(self):
        loser = self.holders()[0]
        ranking = [*self.out, loser]
        if self.options["no_finish_on_two_of_oros"] and self.sinner is not None:
            ranking.remove(self.sinner)
            ranking.append(self.sinner)
        self.ranking = ranking
        offices = ["pueblo" for _ in self.seats]
        points = [0 for _ in self.seats]
        for place, office, worth in (
            (0, "presidente", 2),
            (1, "vicepresidente", 1),
            (-2, "vicecomemierda", 0),
            (-1, "comemierda", -1),
        ):
            offices[ranking[place]] = office
            points[ranking[place]] = worth * self.multiplier()
        self.totals = [total + point for total, point in zip(self.totals, points, strict=True)]
        self.phase = "between"
        events = [
            {
                "event": "scored",
                "number": self.number,
                "multiplier": self.multiplier(),
                "offices": offices,
                "points": points,
                "totals": list(self.totals),
                "loser": loser,
                "left": list(self.hands[loser]),
            }
        ]
        best = max(self.totals)
        if self.options["target"] is not None and best >= self.options["target"]:
            self.phase = "over"
            self.winners = [seat for seat in self.seats if self.totals[seat] == best]
            events.append({"event": "match-over", "winners": self.winners, "totals": list(self.totals)})
        return events

"""Gnav as a textbook would write it (G1-G26)."""

RANKS = ["fool", "owl", "pot", "0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
RANKS += ["house", "horse", "cat", "dragoon", "cuckoo"]
PACK = [rank for rank in RANKS for _ in range(2)]
STANDARD = {
    "players": 4,
    "lives": 3,
    "fool_rests": True,
    "fool_spares_next_lowest": False,
    "cat_undoes": True,
    "cuckoo_costs_asker": False,
    "all_zero_replays": False,
}


class Card:
    def __init__(self, rank):
        self.rank = rank
        self.called = False  # a fool dealt and called: its place is public (G2)

    @property
    def height(self):
        return RANKS.index(self.rank)


class Match:
    def __init__(self, **options):
        self.options = {**STANDARD, **options}
        self.seats = list(range(self.options["players"]))
        self.lives = [self.options["lives"] for _ in self.seats]
        self.resting = []
        self.number = 0
        self.dealer = None
        self.phase = "between"
        self.winners = []

    # -- helpers

    def alive(self):
        return [seat for seat in self.seats if self.lives[seat] > 0]

    def from_left_of(self, seat):
        """All seats clockwise from the one after `seat`, `seat` itself last."""
        return [(seat + k) % len(self.seats) for k in range(1, len(self.seats) + 1)]

    def contestants(self):
        return [s for s in self.from_left_of(self.dealer) if s in self.alive() and s not in self.resting]

    def fools(self):
        return [seat for seat in self.seats if self.cards[seat] and self.cards[seat].called]

    def skips(self):
        return len(self.contestants()) < 2

    def move_button(self):
        self.dealer = next(seat for seat in self.from_left_of(self.dealer) if self.lives[seat] > 0)

    # -- the deal

    def skip(self):
        self.number += 1
        events = [{"event": "skipped", "number": self.number, "dealer": self.dealer}]
        self.resting = []
        self.move_button()
        return events

    def deal(self, deck, dealer=None):
        self.number += 1
        if self.number == 1:
            self.dealer = dealer
        self.phase = "play"
        self.order = self.contestants()
        self.queue = list(self.order)  # who may still act
        self.stock = [Card(rank) for rank in deck]
        self.cards = [None for _ in self.seats]
        self.swaps = []
        self.discards = []
        for seat in self.order:
            self.cards[seat] = self.stock.pop(0)
            self.cards[seat].called = self.cards[seat].rank == "fool"
        return [
            {
                "event": "dealt",
                "number": self.number,
                "dealer": self.dealer,
                "order": list(self.order),
                "resting": sorted(self.resting),
                "cards": [card.rank if card else None for card in self.cards],
                "fools": self.fools(),
            }
        ]

    # -- a turn

    def to_act(self):
        return self.queue[:1] if self.phase == "play" else []

    def act(self, seat, action):
        self.queue.remove(seat)
        events = [{"event": "kept", "seat": seat}] if action == "keep" else self.ask(seat)
        if self.queue:
            return events
        if {"event": "exchanges-over", "by_cuckoo": True} not in events:
            events.append({"event": "exchanges-over", "by_cuckoo": False})
        return events + self.settle()

    def ask(self, asker):
        events = [{"event": "asked", "seat": asker, "target": self.queue[0] if self.queue else None}]
        while self.queue:
            asked = self.queue[0]
            rank = self.cards[asked].rank
            if RANKS.index(rank) < RANKS.index("house"):
                return events + self.swap(asker, asked)
            events.append({"event": "shown", "seat": asked, "card": rank, "asker": asker})
            self.queue.pop(0)
            if rank not in ("house", "horse"):
                return events + self.refused(asker, rank)
            target = self.queue[0] if self.queue else None
            events.append({"event": "passed-on", "asker": asker, "target": target})
        return events + self.draw(asker)

    def swap(self, asker, giver):
        gave, got = self.cards[asker], self.cards[giver]
        self.cards[asker], self.cards[giver] = got, gave
        self.swaps.append((asker, giver))
        return [
            {
                "event": "swapped",
                "asker": asker,
                "giver": giver,
                "gave": gave.rank,
                "got": got.rank,
                "fools": self.fools(),
            }
        ]

    def draw(self, drawer):
        events = []
        while True:
            card = self.stock.pop(0)
            if RANKS.index(card.rank) < RANKS.index("house"):
                old, self.cards[drawer] = self.cards[drawer], card
                self.discards.append(old.rank)
                taken = {"event": "drew", "seat": drawer, "got": card.rank, "put_away": old.rank}
                return [*events, {**taken, "fools": self.fools()}]
            events.append({"event": "turned", "seat": drawer, "card": card.rank})
            if card.rank not in ("house", "horse"):
                return events + self.refused(drawer, card.rank)

    def refused(self, asker, rank):
        """What a dragoon, a cat or a cuckoo does to who asked it or drew it (G7-G9, G11)."""
        events = []
        if rank != "cuckoo" or self.options["cuckoo_costs_asker"]:
            self.lives[asker] -= 1
            events.append({"event": "life-lost", "seat": asker, "cause": rank, "left": self.lives[asker]})
        if rank == "cat" and self.options["cat_undoes"]:
            while self.swaps:
                events.append(self.undo(*self.swaps.pop()))
        if rank == "cuckoo":
            self.queue = []
            events.append({"event": "exchanges-over", "by_cuckoo": True})
        return events

    def undo(self, asker, giver):
        self.cards[asker], self.cards[giver] = self.cards[giver], self.cards[asker]
        return {
            "event": "undone",
            "asker": asker,
            "giver": giver,
            "asker_has": self.cards[asker].rank,
            "giver_has": self.cards[giver].rank,
            "fools": self.fools(),
        }

    # -- the end

    def losers(self, compared):
        """Who pays, and for what (G20)."""
        fools = [seat for seat in compared if self.cards[seat].rank == "fool"]
        causes = dict.fromkeys(fools, "fool")
        others = [seat for seat in compared if seat not in fools]
        spared = self.options["fool_spares_next_lowest"] and len(fools) == 1
        if len(fools) < 2 and others and not spared:
            lowest = min(self.cards[seat].height for seat in others)
            cause = "next-lowest" if fools else "lowest"
            causes |= {seat: cause for seat in others if self.cards[seat].height == lowest}
        return causes

    def settle(self):
        compared = [seat for seat in self.seats if seat in self.order and self.lives[seat] > 0]
        losers = self.losers(compared) if len(compared) > 1 else {}
        for seat in losers:
            self.lives[seat] -= 1
        fallen = [seat for seat in losers if self.lives[seat] == 0]
        self.resting = []
        replayed = []
        if losers and self.options["fool_rests"]:
            self.resting = [seat for seat in losers if losers[seat] == "fool" and self.lives[seat] > 0]
        if not self.alive() and self.options["all_zero_replays"]:
            replayed = sorted(fallen)
            for seat in replayed:
                self.lives[seat] = 1
            self.resting = []
        self.phase = "between"
        if len(self.alive()) <= 1:
            self.phase = "over"
            self.resting = []
            self.winners = self.alive() or sorted(fallen)
        else:
            self.move_button()
        events = [
            {
                "event": "settled",
                "number": self.number,
                "cards": [card.rank if card else None for card in self.cards],
                "compared": compared,
                "discards": list(self.discards),
                "losses": [{"seat": seat, "cause": losers[seat]} for seat in sorted(losers)],
                "lives": [0 if seat in replayed else self.lives[seat] for seat in self.seats],
                "resting": sorted(self.resting),
                "dealer": self.dealer,
            }
        ]
        if replayed:
            events.append({"event": "replayed", "seats": replayed})
        if self.phase == "over":
            events.append({"event": "match-over", "winners": self.winners})
        return events

"""Lay a deal of Gnav as the worked cases write it: seats A, B, C ...; F O P 0 1-12 Ho He Ka Dr Gj; stock top first."""

from tapete.cards import GNAV
from tapete.cards.gnav import RANKS
from tapete.core import Deal
from tapete.games.gnav import GNAV_GAME, Ask, Keep, Options, rules
from tapete.games.gnav.events import Drew, ExchangesOver, LifeLost, MatchOver, PassedOn, Settled, Shown, Undone
from tapete.games.gnav.state import State, cards_before, option_bits

CODES = dict(zip(["F", "O", "P", *map(str, range(13)), "Ho", "He", "Ka", "Dr", "Gj"], RANKS, strict=True))
WRITTEN = {card: code for code, card in CODES.items()}


def seat_of(letter):
    return ord(letter) - ord("A")


def letter_of(seat):
    return chr(ord("A") + seat)


def letters_of(seats):
    return " ".join(map(letter_of, seats))


def seats_of(letters):
    return {seat_of(letter) for letter in letters.split()}


def read_cards(text):
    """``A3 B=Dr`` as {0: "III", 1: "dragoon"}."""
    return {seat_of(token[0]): CODES[token[1:].removeprefix("=")] for token in text.split()}


def deck_of(order, cards, stock):
    """The whole pack: the cards in order of acting, the stock, then the rest."""
    front = [cards[seat] for seat in order] + [CODES[code] for code in stock.split()]
    rest = list(GNAV.cards)
    for card in front:
        rest.remove(card)
    return tuple(front + rest)


def lay(cards, *, stock="", dealer="D", lives="3 3 3 3", resting="", **options):
    """A deal with these cards, ready for its first choice; it is deal 2 of a match with these lives."""
    left = tuple(map(int, lives.split()))
    chosen = Options(players=len(left), lives=max(left), **options)
    match = rules.opening(left, seat_of(dealer), option_bits(chosen))
    match = match._replace(resting=sum(1 << seat for seat in seats_of(resting)))
    return Laid(State(chosen, 1, match, (), (), 1), ()).next(cards, stock=stock)


class Laid:
    """A match that a test plays and asks about, in the letters of the worked cases."""

    def __init__(self, state, events):
        self.state = state
        self.events = events
        """What the last call told."""

    def next(self, cards, *, stock=""):
        """The next deal."""
        given = read_cards(cards)
        ring = [(GNAV_GAME.dealer(self.state) + k) % self.state.options.players for k in range(1, 9)]
        order = [seat for seat in dict.fromkeys(ring) if seat in given]
        deal = Deal(self.state.number + 1, None, deck_of(order, given, stock))
        laid = Laid(*_parts(GNAV_GAME.next_deal(self.state, deal)))
        assert laid.cards == cards.replace("=", ""), "those who were given cards are not the contestants"
        return laid

    def skip(self):
        """The next deal, if it is skipped."""
        return Laid(*_parts(GNAV_GAME.next_deal(self.state, Deal(self.state.number + 1, None, None))))

    def asks(self, letter):
        """One seat asks."""
        return Laid(*_parts(GNAV_GAME.apply(self.state, seat_of(letter), Ask())))

    def keeps(self, letter):
        """One seat keeps."""
        return Laid(*_parts(GNAV_GAME.apply(self.state, seat_of(letter), Keep())))

    def play(self, asks=""):
        """The whole deal: these seats ask when it is their turn, which must come; all others keep."""
        laid, told, waiting = self, (), seats_of(asks)
        while laid.to_act:
            asking = seat_of(laid.to_act) in waiting
            waiting.discard(seat_of(laid.to_act))
            laid = laid.asks(laid.to_act) if asking else laid.keeps(laid.to_act)
            told += laid.events
        assert not waiting, f"never asked: {letters_of(waiting)}"
        return Laid(laid.state, told)

    @property
    def to_act(self):
        return letters_of(GNAV_GAME.to_act(self.state))

    @property
    def cards(self):
        """The true cards before the seats."""
        lying = enumerate(cards_before(self.state.match))
        return " ".join(letter_of(seat) + WRITTEN[card] for seat, card in lying if card)

    @property
    def lives(self):
        return " ".join(map(str, self.state.match.lives))

    @property
    def resting(self):
        return letters_of(GNAV_GAME.view(self.state, None).resting)

    @property
    def dealer(self):
        return letter_of(GNAV_GAME.dealer(self.state))

    @property
    def fools(self):
        return letters_of(GNAV_GAME.view(self.state, None).fools)

    @property
    def turned(self):
        return " ".join(WRITTEN[card] for card in GNAV_GAME.view(self.state, None).turned)

    @property
    def winners(self):
        outcome = GNAV_GAME.outcome(self.state)
        return letters_of(outcome.winners) if outcome else ""

    @property
    def lost(self):
        """Lives lost in the exchanges, as ``A dragoon``."""
        return self._told(LifeLost, lambda event: f"{letter_of(event.seat)} {event.cause}")

    @property
    def paid(self):
        """Lives lost at settlement, as ``A lowest``."""
        return self._told(Settled, lambda event: ", ".join(f"{letter_of(x.seat)} {x.cause}" for x in event.losses))

    @property
    def compared(self):
        return self._told(Settled, lambda event: letters_of(event.compared))

    @property
    def discards(self):
        return self._told(Settled, lambda event: " ".join(WRITTEN[card] for card in event.discards))

    @property
    def shown(self):
        return self._told(Shown, lambda event: f"{letter_of(event.seat)} {WRITTEN[event.card]}")

    @property
    def passed_on(self):
        """Where a request went on to."""
        return self._told(PassedOn, lambda event: "stock" if event.target is None else letter_of(event.target))

    @property
    def drew(self):
        return self._told(Drew, lambda event: f"{letter_of(event.seat)} {WRITTEN[event.got]}")

    @property
    def undone(self):
        """Swaps taken back, as ``A9 B2``: what the two then hold."""
        return self._told(
            Undone,
            lambda event: (
                f"{letter_of(event.asker)}{WRITTEN[event.asker_has]} {letter_of(event.giver)}{WRITTEN[event.giver_has]}"
            ),
        )

    @property
    def by_cuckoo(self):
        return [event.by_cuckoo for event in self.events if isinstance(event, ExchangesOver)] == [True]

    @property
    def over(self):
        return any(isinstance(event, MatchOver) for event in self.events)

    def kinds(self):
        return [event.kind for event in self.events]

    def _told(self, kind, written):
        return "; ".join(written(event) for event in self.events if isinstance(event, kind))


def _parts(step):
    return step.state, step.events

"""Playthroughs of Gnav on laid tables: one rule, card or option each, in the letters of the worked cases.

A case is its name and title, the cards with what else is laid (stock, dealer, lives, who rests, options), and the
script: ``A B`` ask, ``a b`` keep, ``!A`` is refused, ``!?`` is an action of another game, ``skip`` a skipped deal,
``deal A3 B4`` the next one.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from games.gnav.laying import deck_of, lay, read_cards, seat_of
from playthroughs.telling import Scenario, Teller
from tapete.core.seats import ring
from tapete.games.comemierda import Pass
from tapete.games.gnav import GNAV_GAME, Ask, Keep


def cases() -> Iterator[Scenario]:
    """Every case."""
    for block in CASES.strip().split("\n\n"):
        head, table, script = map(str.strip, block.splitlines())
        name, _, title = head.partition(": ")
        cards, *more = table.split("; ")
        laid = {key: SWITCH.get(value, value) for key, _, value in (part.partition(" ") for part in more)}
        yield Scenario(GNAV_GAME, name, title, partial(laid_and_played, cards, script, laid))


SWITCH = {"on": True, "off": False}


def laid_and_played(cards: str, script: str, laid: dict[str, Any], teller: Teller) -> None:
    """The table as laid, and the script on it."""
    teller.begin(lay(cards, **laid).state)
    for part in map(str.strip, script.split(",")):
        if part == "skip":
            teller.deal(None)
        elif part.startswith("deal "):
            teller.deal(next_deck(teller.state, part.removeprefix("deal ")))
        elif part == "!?":
            teller.refuse(teller.state.match.turn, Pass())
        elif part.startswith("!"):
            teller.refuse(seat_of(part[1:]), Ask())
        else:
            for letter in part.split():
                teller.act(seat_of(letter.upper()), Ask() if letter.isupper() else Keep())


def next_deck(state: Any, cards: str) -> tuple[str, ...]:
    """A deck that deals these cards to the contestants of the next deal."""
    given = read_cards(cards)
    order = [seat for seat in ring(GNAV_GAME.dealer(state) + 1, state.options.players) if seat in given]
    return deck_of(order, given, "")


CASES = """
the-low-card-travels: Everybody asks; the lowest card is paid for where it stops (G4, G5, G20)
  A3 B9 C7 D5; stock 8
  A B C D

all-keep: Nobody asks: all tied at the lowest pay (G20)
  A4 B4 C9 D10
  a b c d

dragoon-asked: A dragoon costs its asker a life and its holder the turn (G7)
  A2 B=Dr C8 D6
  A, !B, c d

dragoon-takes-the-last-life: Who falls to a dragoon leaves and is not compared (G13)
  A2 B=Dr C8 D6; lives 1 3 3 3
  A c d, !A

dragoon-drawn: A dragoon drawn from the stock costs the drawer a life (G11)
  A2 B9 C8 D6; stock Dr
  a b c D

cat-asked: A cat costs a life and undoes the swaps; nobody acts twice (G8)
  A2 B9 C=Ka D5
  A B, !A, !C, d

cat-undoes-nothing: Option cat_undoes off: a cat only costs the life (G8)
  A2 B9 C=Ka D5; cat_undoes off
  A B d

cat-drawn: A cat drawn undoes every swap, newest first (G11)
  A2 B9 C12 D4; stock Ka
  A B C D

cat-drawn-undoes-nothing: Option cat_undoes off: a cat drawn only costs the life (G11)
  A2 B9 C12 D4; stock Ka; cat_undoes off
  A B C D

cat-before-a-house-was-passed: A cat undoes the swaps made before a house was passed, too (G8)
  A2 B3 C=Ho D4 E=Ka; dealer E; lives 3 3 3 3 3
  A B D

house-asked: A house sends the request on; whoever accepts acts next (G6)
  A2 B=Ho C11 D6; stock 7
  A C D

houses-then-dragoon: Past house and horse a dragoon strikes the first asker (G6, G10)
  A2 B=Ho C=He D=Dr
  A

past-the-dealer-to-the-stock: Past a refusing dealer the request reaches the stock; houses drawn are set aside (G6)
  A8 B10 C3 D=He; stock Ho 9
  a b C

four-houses-in-the-stock: Five cards leave the stock: houses, horses, one more (G5, G26)
  A8 B10 C5 D3; stock Ho He Ho He 9
  a b c D

horse-asks: The holder of a horse may ask like anyone; his card goes on (G10)
  A6 B=He C4 D8
  a B c d

cuckoo-asked: A cuckoo asked ends the exchanges at once (G9)
  A2 B=Gj C8 D6
  A

cuckoo-asked-past-a-house: A cuckoo asked past a house ends the exchanges too (G9, G10)
  A2 B=Ho C=Gj D6
  A

cuckoo-drawn: A cuckoo drawn ends the exchanges and costs nothing (G11)
  A8 B10 C3 D1; stock Gj
  a b c D

cuckoo-costs-its-asker: Option cuckoo_costs_asker: a life; at zero he leaves uncompared (G9, G13)
  A2 B=Gj C8 D6; cuckoo_costs_asker on; lives 1 3 3 3
  A

cuckoo-costs-its-drawer: Option cuckoo_costs_asker: a drawn one costs a life too (G11)
  A8 B10 C3 D1; stock Gj; cuckoo_costs_asker on
  a b c D

fool-travels-and-is-put-away: The public fool travels, and is put away face down (G2, G5)
  A=F B3 C3 D8; stock 6
  A B C D

one-fool: One fool pays with the next lowest and rests; a rester may not act (G20, G21)
  A=F B3 C3 D8
  a b c d, deal B3 C5 D6, !A, b c d

one-fool-spares: Option fool_spares_next_lowest: only the fool pays (G20)
  A=F B3 C3 D8; fool_spares_next_lowest on
  a b c d

fool-does-not-rest: Option fool_rests off: nobody rests (G21)
  A=F B3 C3 D8; fool_rests off
  a b c d, deal A9 B3 C5 D6

two-fools: Two fools pay alone and rest; the last in order acts as dealer (G3, G20, G21)
  A=F B=F C0 D12
  a b c d, deal C1 D9, C D

the-dealer-rests: With the button resting, the seat before it acts as dealer (G3)
  B2 C7 D4; stock 11; dealer A; resting A
  B C D

a-deal-is-skipped: The last two both rest: a deal is skipped (G23)
  A=F B=F; dealer A; lives 2 2 0 0
  b a, skip, deal A3 B4, b

a-rester-wins: All contestants fall: the one who rests wins (G24)
  B4 C4; dealer C; lives 1 1 1 0; resting A
  b c

two-resters-play-on: All contestants fall: two who rest play on (G24)
  C4 D4; lives 2 2 1 1; resting A B
  c d, deal A3 B4

a-draw: Nobody is left alive: those who fell together draw (G24)
  A4 B4; dealer B; lives 1 1
  a b, !A

no-draw: Option all_zero_replays: those who would draw get one life each (G24)
  A4 B4; dealer B; lives 1 1; all_zero_replays on
  a b, deal A3 B4

the-last-survivor: The last survivor wins at once, nothing is charged (G22)
  A3 B=Dr; dealer B; lives 1 1
  A

fool-leaves-with-its-holder: A fool that left with its holder is no fool (G20)
  A=F B=Dr C2 D7; lives 1 3 3 3
  A c d

refusing-dealer: Past a refusing dealer the exchanges are over (G12)
  A6 B7 C4 D=Dr
  a b C, !D

fool-drawn: A fool drawn is not called, but counts (G5, G21)
  A6 B7 C8 D3; stock F
  a b c D

cat-brings-a-fool-back: A later cat brings a fool back through a dead seat (G13, G20)
  A=F B9 C=Dr D5; stock Ka; lives 3 1 3 3
  A B, !B, D

refused: What may not be done in play and after it (G3, G4, G25)
  A3 B9 C7 D5
  !?, !B, !E, a, !A, B, !B, c d, !A

shortest-deal: The shortest deal: one request meets a cuckoo (G9)
  A2 B=Gj; dealer B; lives 3 3
  A

longest-deal: The longest deal: eight seats ask, the last draws a cat and all is undone (G8, G11)
  A2 B9 C12 D4 E5 F=F G7 H8; dealer H; lives 3 3 3 3 3 3 3 3; stock Ho He Ho He Ka
  A B C D E F G H
"""

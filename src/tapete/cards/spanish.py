"""The Spanish pack of forty: value and suit letter, ``1o`` the ace of oros, ``12b`` the rey of bastos."""

from tapete.cards.pack import Pack

SUITS = ("o", "c", "e", "b")
"""Oros, copas, espadas, bastos: the order in which the table picks among equals (C24)."""

VALUES = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
"""Printed values; 10 sota, 11 caballo, 12 rey."""

SPANISH = Pack(tuple(f"{value}{suit}" for suit in SUITS for value in VALUES))

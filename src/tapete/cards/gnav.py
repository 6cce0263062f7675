"""The Gnav pack of 42: two of each of 21 ranks, no suits."""

from tapete.cards.pack import Pack

RANKS = ("fool", "owl", "pot", "0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII",
         "house", "horse", "cat", "dragoon", "cuckoo")  # fmt: skip
"""From low to high."""

GNAV = Pack(tuple(rank for rank in RANKS for _ in range(2)))

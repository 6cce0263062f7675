"""Gnav solved: every life state, every rank deal, no abstraction; needs the extra `lab`.

Invariants:
- the rules are those of `games/gnav/rules.py`, compiled: what a choice leads to is decided there alone;
- states are solved in the order of their lives, so what follows a deal is known before the deal is solved;
- what is checked is what ships: values and gains are those of the rounded policy.
"""

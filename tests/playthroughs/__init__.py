"""Playthroughs: golden text files that tell rounds and special cases step by step, as every seat sees them.

A file is written by a scenario (`comemierda_*.py`, `gnav_*.py`) and the teller (`telling.py`). A step reads:

    [3] play, to act 1
      legal 1: 5e | 10b | pass          in canonical order, for each seat to act
      refused 2: pass: C1 comemierda-not-your-turn
      1: play 5e                        what was done, or what was dealt
      told all: played seat=1 ...       the events, as each seat (and the watcher, w) is told them
      told 0 2 w: given ... cards=-
      shows all: to_act=[2] ...         what has changed in the Views; `told` and `history` hold the same
      shows 1: hand=[...]
"""

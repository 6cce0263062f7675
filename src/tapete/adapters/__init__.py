"""The games as learning environments: the faces that PettingZoo and OpenSpiel know (extra ``rl``).

Invariants:
- a learner is shown a vector of numbers, and `seen.py` of its game makes it from nothing but a View;
- the quick matches behind the PettingZoo face give the same vectors, number for number;
- an action has one number, the same for every number of players, every option and both faces;
- the same seed gives the same deals as a simulation of that seed (RECORD, verifiable deals).
"""

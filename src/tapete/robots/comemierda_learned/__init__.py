"""The learned player of Comemierda: what it looks at, its network, its endings and its levels.

Invariants:
- it plays the standard game with its network, whatever the target and the multiplier; under another option, or with
  more than four seats, it plays as `rules`;
- what it looks at and how it settles endings is written once, as plain functions of whole numbers: the laboratory
  compiles the very same;
- all its arithmetic is of whole numbers, so that it plays the same on every machine, with numpy or without.
"""

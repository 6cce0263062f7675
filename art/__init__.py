"""Draws both packs of cards.

The cards are cut in linoleum by code: a dark key block over three or four flat inks on cream, gouge strokes instead of
gradients, circles in facets, colours slightly off register. No font is needed and no word is printed.

Each card is drawn by one function into an empty `Card`, from a seed of its own: the same source gives the same bytes.
`python -m art` writes the pictures that the client ships (`art.__main__`).
"""

"""English in disguise: every message in brackets, accented and two fifths longer, everything else as it was.

On a page in disguise one sees at a glance what does not come from the catalogues (it has no accents), what is cut off
(a bracket is missing) and what has no room for the longer words of other languages.
"""

from math import ceil
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

LONGER: Final = 0.4
"""The least by which a text with words grows: German and Basque need that where English is short."""

_VOWELS: Final = frozenset("aeiouyAEIOUY")
_ACCENTED: Final = str.maketrans("aceinosuyzACEINOSUYZ", "åçéïñøšüÿžÅÇÉÏÑØŠÜŸŽ")


class _Disguise(Transformer):
    """Puts brackets round every message, and lengthens what stands in it."""

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        for part in (node, *node.attributes):
            if part.value is not None:
                inside = self.visit(part.value).elements
                part.value = ast.Pattern([ast.TextElement("["), *inside, ast.TextElement("]")])
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(longer(node.value))


def longer(text: str) -> str:
    """The text with its letters accented and its vowels drawn out; what stands before a figure (C7) stays.

    >>> longer("Sit down")
    'Šïïït døøøwñ'
    """
    vowels = sum(letter in _VOWELS for letter in text)
    wanted = ceil(len(text) * LONGER)
    times, more = divmod(wanted, vowels) if vowels else (0, 0)
    drawn = []
    for letter, following in zip(text, text[1:] + " ", strict=True):
        accented = letter if following.isdigit() else letter.translate(_ACCENTED)
        if letter in _VOWELS:
            accented *= 1 + times + (more > 0)
            more -= 1
        drawn.append(accented)
    return "".join(drawn)


def disguised(catalogue: str) -> str:
    """A catalogue that says the same in disguise: the same ids, the same variables, the same choices."""
    resource = FluentParser(with_spans=False).parse(catalogue)
    return FluentSerializer().serialize(_Disguise().visit(resource))

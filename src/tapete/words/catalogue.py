"""Messages of one language, read from its folder and ready to be said."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tapete.words.languages import LANGUAGES, STANDARD

_POLITE = "names-polite.ftl"
"""What stands in the place of the same messages of names.ftl, where one is asked to be polite."""
_ROMAN = frozenset("IVX")


class Words:
    """What the room says in one language.

    >>> words = Words("en")
    >>> words.say("event-comemierda-played", who="Inés", me="no", set=words.say("set-7", count=2), lead="yes")
    'Inés leads two sevens'
    """

    def __init__(self, language: str, *, polite: bool = False) -> None:
        """`polite`: with names that offend nobody, for schools and offices.

        KeyError if there is no such language; `negotiate` never names one that is not.
        """
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        self._bundles = tuple(_bundle(code, polite=polite) for code in dict.fromkeys((language, STANDARD)))

    def say(self, message: str, /, **variables: str | int) -> str:
        """The message with its variables, in English if this language lacks it; the bare id if there is none."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    said, _ = bundle.format_pattern(pattern, variables)
                    return str(said)
        return message

    def list(self, items: Sequence[str]) -> str:
        """The items joined as one lists them in a sentence; there must be one at least.

        >>> Words("en").list(["Ana", "Jon", "Inés"]), Words("es").list(["Ana", "Jon", "Inés"])
        ('Ana, Jon and Inés', 'Ana, Jon e Inés')
        """
        *before, last = items
        if not before:
            return last
        joined, *rest = before
        for item in rest:
            joined = self.say("list-more", first=joined, next=item)
        return self.say("list-last", first=joined, last=last, sound="i" if _sounds_i(last) else "other")


def _sounds_i(word: str) -> bool:
    """Whether "y" before this word turns into "e" in Spanish: Inés, Hilario; not hielo, Iago, nor IV ("cuatro")."""
    if _ROMAN.issuperset(word):
        return False
    start = word.casefold().replace("í", "i").removeprefix("h")
    return start.startswith("i") and start[1:2] not in ("a", "e", "o")


@cache
def _bundle(language: str, *, polite: bool) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("tapete.words") / "locales" / language
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    names.remove(_POLITE)
    for name in (*names, _POLITE) if polite else names:
        text = (folder / name).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=name == _POLITE)
    return bundle

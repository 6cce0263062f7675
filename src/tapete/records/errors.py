"""What is wrong with a record, and where."""

from typing import Final

from tapete.core import BadInput

_LONGEST: Final = 300


class RecordError(BadInput):
    """A record that cannot be read or does not follow the rules; the text is ``FILE:LINE: what, who, why (rule)``.

    It is one line, whatever the file holds: what cannot be printed is escaped, what is too long is cut.
    """

    def __init__(self, file: str, line: int, what: str) -> None:
        self.file = file
        self.line = line
        self.what = _on_one_line(what)
        super().__init__(f"{file}:{line}: {self.what}")


def _on_one_line(text: str) -> str:
    printable = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text[:_LONGEST])
    return printable + "..." * (len(text) > _LONGEST)

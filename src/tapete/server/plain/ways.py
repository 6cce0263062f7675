"""Where the pages are, and what an address carries from one to the next, since nothing else is remembered."""

import re
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from litestar.datastructures import MultiDict

ROOT: Final = "/plain"

NOTHING_YET: Final = "0.0.0"
"""What somebody has heard of a table who has just come."""

_INVITATION: Final = re.compile("[a-z0-9]{1,64}")
_SINCE: Final = re.compile(r"[0-9]{1,9}\.[0-9]{1,9}\.[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Way:
    """The address of a page in one language: of a `table`, of the rules of a `game`, else the start page.

    `still`: it is not to load itself again (WCAG 2.2.1). `since` is up to where the reader has heard what happened:
    match, deal, and events of it. `invitation` is the secret of the link that led to the table.
    """

    base: str
    language: str
    table: str | None = None
    game: str | None = None
    invitation: str | None = None
    still: bool = False
    since: str | None = None

    @property
    def start(self) -> str:
        """The page on which one chooses what to play."""
        return self._with(self._bare, f"{ROOT}/{self.language}")

    @property
    def tables(self) -> str:
        """Where a new table is asked for."""
        return self._with(self._bare, f"{ROOT}/{self.language}/tables")

    @property
    def here(self) -> str:
        """This page: of the table, of the rules of the game, else the start page."""
        if self.table is not None:
            return self._with(self, f"{ROOT}/{self.language}/tables/{self.table}")
        return self.start if self.game is None else self._with(self._bare, f"{ROOT}/{self.language}/rules/{self.game}")

    @property
    def waiting(self) -> str:
        """The same, answered when there is something to do, or after a while."""
        return f"{self.here}{'&' if '?' in self.here else '?'}wait=1"

    @property
    def client(self) -> str:
        """The same as the client shows it."""
        if self.table is None:
            return f"{self.base}/{self.language}/{f'rules/{self.game}' if self.game else ''}"
        asked = f"?invitation={self.invitation}" if self.invitation else ""
        return f"{self.base}/{self.language}/t/{self.table}{asked}"

    @property
    def style(self) -> str:
        """How the pages look."""
        return f"{self.base}{ROOT}/style.css"

    def at(self, table: str) -> "Way":
        """The way to a table."""
        return replace(self, table=table, game=None, since=None)

    def hearing(self, since: str) -> "Way":
        """The same way, to a page that tells what has happened since then."""
        return replace(self, since=since)

    def with_invitation(self, invitation: str) -> "Way":
        """The way for somebody who is invited."""
        return replace(self, invitation=invitation)

    def quieter(self, *, still: bool) -> "Way":
        """The same way, with pages that load themselves again or do not."""
        return replace(self, still=still)

    def rules(self, game: str) -> "Way":
        """The way to the rules of a game."""
        return replace(self._bare, game=game)

    @property
    def _bare(self) -> "Way":
        """Without what belongs to a table."""
        return replace(self, table=None, game=None, invitation=None, since=None)

    def _with(self, way: "Way", path: str) -> str:
        asked = {"invitation": way.invitation, "still": "1" if way.still else None, "since": way.since}
        query = urlencode({name: value for name, value in asked.items() if value})
        return f"{way.base}{path}{'?' if query else ''}{query}"


def way_of(base: str, language: str, table: str | None, asked: MultiDict[str]) -> Way:
    """The way by which somebody came; whatever in the query is none of ours is as if it were not there."""
    return Way(
        base,
        language,
        table,
        invitation=_known(_INVITATION, asked.get("invitation")),
        still=asked.get("still") == "1",
        since=_known(_SINCE, asked.get("since")),
    )


def _known(pattern: re.Pattern[str], text: str | None) -> str | None:
    return text if text is not None and pattern.fullmatch(text) else None

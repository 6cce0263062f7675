"""What every plain page has: its head, the name of the room, what was refused, and the way out."""

from dataclasses import dataclass, replace
from typing import Final

from tapete.core import Refusal
from tapete.server.plain.html import NOTHING, Html, el, joined, listed
from tapete.server.plain.ways import ROOT, Way
from tapete.telling import Voice
from tapete.words import LANGUAGES, Words

POLICY: Final = (
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""What a plain page may load and do: its look, and forms that come back here; no script at all."""

REFERRER: Final = "same-origin"
"""Without any a browser would not say from where a form comes."""

AGAIN: Final = 5
"""Seconds after which a page that waits for others loads itself again."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands round a page in one language: where it is, and why the last wish was refused, if it was.

    `icon` is where the sign of the room is.
    """

    words: Words
    way: Way
    refused: str | None = None
    icon: str | None = None

    def at(self, table: str) -> "Frame":
        """The same for the page of a table."""
        return replace(self, way=replace(self.way, table=table))

    def of_rules(self, game: str) -> "Frame":
        """The same for the page of a game's rules."""
        return replace(self, way=self.way.rules(game))

    def refusing(self, refusal: Refusal) -> "Frame":
        """The same for a page that says why something was refused."""
        return replace(self, refused=Voice(self.words, (), None).refused(refusal))

    def page(self, title: str, *content: Html, waits: bool = False) -> str:
        """A whole page; `waits`: it loads itself again after a while, unless the reader would rather it did not.

        What was refused stays to be read.
        """
        words = self.words
        told = title if self.refused is None else words.say("plain-title-refused", title=title)
        again = waits and not self.way.still and self.refused is None
        refresh = f"{AGAIN};url={self.way.waiting}" if again else None
        head = el(
            "head",
            el("meta", charset="utf-8"),
            el("meta", name="viewport", content="width=device-width, initial-scale=1"),
            el("title", told),
            el("link", rel="stylesheet", href=self.way.style),
            NOTHING if self.icon is None else el("link", rel="icon", href=self.icon),
            NOTHING if refresh is None else el("meta", http_equiv="refresh", content=refresh),
        )
        main = el("main", *content[:1], self._alert(), *content[1:])
        body = el("body", self._top(), main, self._bottom())
        return f"<!doctype html>\n{el('html', head, body, lang=words.language)}\n"

    def form(self, action: str, *fields: str, **attributes: str) -> Html:
        """A form that comes back here, with what shows that this page sent it."""
        return el("form", *fields, method="post", action=action, **attributes)

    def _alert(self) -> Html:
        if self.refused is None:
            return NOTHING
        return el("p", self.refused, role="alert", class_="alert", tabindex="-1", autofocus=True)

    def _top(self) -> Html:
        home = el("a", self.words.say("room-name"), href=self.way.start)
        return el("header", home, " ", el("span", self.words.say("plain-kind")))

    def _bottom(self) -> Html:
        words = self.words
        with_scripts = el("a", words.say("plain-client"), href=self.way.client)
        languages = (
            el("strong", name, lang=code)
            if code == words.language
            else el("a", name, href=self._in(code), lang=code, hreflang=code)
            for code, name in LANGUAGES.items()
        )
        nav = el("nav", listed(languages), aria_label=words.say("language"))
        return el("footer", el("p", with_scripts), nav)

    def _in(self, language: str) -> str:
        """The same page in another language."""
        before = f"{self.way.base}{ROOT}/"
        return f"{before}{language}{self.way.here.removeprefix(f'{before}{self.way.language}')}"


def hidden(**fields: str | int) -> Html:
    """What a form carries along unseen."""
    return joined([el("input", type="hidden", name=name, value=value) for name, value in fields.items()])


def button(says: str, do: str, **attributes: str) -> Html:
    """A button that asks for something."""
    return el("button", says, type="submit", name="do", value=do, **attributes)

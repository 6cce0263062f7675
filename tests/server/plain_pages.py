"""A reader of plain pages: what a browser without scripts sees of them, and may do there."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any, Final

VOID: Final = {"meta", "link", "input", "br"}
FIELDS: Final = {"input", "select"}


@dataclass
class Form:
    """A form: where it leads, what it carries unseen, its buttons in order, and what else can be filled in."""

    action: str
    fields: dict[str, list[str]] = field(default_factory=dict)
    buttons: list[tuple[str, str, str]] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)

    def offers(self, *values: str) -> bool:
        """Whether it has a button of that value."""
        return any(value in values for _, value, _ in self.buttons)


class Page(HTMLParser):
    """One page, read to its end; what is wrong with it stands in `faults`."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: dict[str, str] = {}
        self.headings: list[tuple[int, str]] = []
        self.title = ""
        self.alert = ""
        self.language: str | None = None
        self.refresh: str | None = None
        self.faults: list[str] = []
        self.markup = markup
        self._ids: list[str] = []
        self._described: list[str] = []
        self._open: list[tuple[str, dict[str, str | None]]] = []
        self._words: list[str] = []
        self._labelled = 0
        self._select = ""
        self.feed(markup)
        self.close()
        self._check()

    @property
    def text(self) -> str:
        """Everything that is read, a line for each piece."""
        return "\n".join(self._words)

    def form(self, *values: str) -> Form:
        """The form that has a button of one of these values."""
        return next(form for form in self.forms if form.offers(*values))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.faults += [f"{tag} has {name} twice" for name in given if [n for n, _ in attrs].count(name) > 1]
        self.faults += [f"{tag} has {name}" for name in given if name.startswith("on") or name == "style"]
        if tag in ("script", "style", "iframe", "object", "img"):
            self.faults.append(f"a {tag}")
        if (name := given.get("id")) is not None:
            self._ids.append(name)
        self._described += (given.get("aria-describedby") or "").split()
        if tag not in VOID:
            self._open.append((tag, given))
        self._begun(tag, given)

    def _begun(self, tag: str, given: dict[str, str | None]) -> None:
        if tag == "html":
            self.language = given.get("lang")
        elif tag == "meta" and given.get("http-equiv") == "refresh":
            self.refresh = given.get("content")
        elif tag == "form":
            if given.get("method") != "post":
                self.faults.append("a form that does not post")
            self.forms.append(Form(given.get("action") or ""))
        elif tag in FIELDS:
            self._field(tag, given)
        elif tag == "option" and (not self.forms[-1].fields[self._select] or "selected" in given):
            self.forms[-1].fields[self._select] = [given.get("value") or ""]

    def _field(self, tag: str, given: dict[str, str | None]) -> None:
        kind, name, value = given.get("type"), given.get("name") or "", given.get("value") or ""
        if kind != "hidden" and not self._within("label"):
            self.faults.append(f"{name} has no label")
        if kind in ("radio", "checkbox"):
            if name == "card":
                self.forms[-1].cards.append(value)
            if "checked" in given:
                self.forms[-1].fields.setdefault(name, []).append(value)
        else:
            self._select = name
            self.forms[-1].fields[name] = [] if tag == "select" else [value]

    def handle_endtag(self, tag: str) -> None:
        last, given = self._open.pop()
        if last != tag:
            self.faults.append(f"{tag} ends where {last} is open")
        if tag == "button":
            says = given.get("aria-label") or self._words[-1]
            self.forms[-1].buttons.append((given.get("name") or "", given.get("value") or "", says))

    def handle_data(self, data: str) -> None:
        if not data.strip():
            return
        self._words.append(data.strip())
        tag, given = self._open[-1]
        if tag == "title":
            self.title = data
        elif re.fullmatch("h[1-6]", tag):
            self.headings.append((int(tag[1]), data))
        elif tag == "a":
            self.links[data] = given.get("href") or ""
        if given.get("role") == "alert":
            self.alert = data

    def _within(self, tag: str) -> bool:
        return any(open_ == tag for open_, _ in self._open)

    def _check(self) -> None:
        levels = [level for level, _ in self.headings]
        if levels[:1] != [1] or levels.count(1) != 1:
            self.faults.append("not one first heading")
        if any(after > before + 1 for before, after in pairwise(levels)):
            self.faults.append("a level of headings is left out")
        self.faults += [f"two of {name}" for name in set(self._ids) if self._ids.count(name) > 1]
        self.faults += [f"nothing is called {name}" for name in self._described if name not in self._ids]
        if self._open:
            self.faults.append(f"{self._open[-1][0]} has no end")
        if not self.title or not self.language:
            self.faults.append("no title or language")


UNSAID: Final = re.compile(
    r"(?<![\w/-])(?:plain|event|table|card|rank|the-rank|set|value|office|refused|people|start|gathering|lobby)-[a-z-]+"
    r"|\{|\}|None\b"
)
"""What stands on a page where words are missing."""


def read(answer: Any, status: int = 200) -> Page:
    """The page that was answered, with nothing wrong in it."""
    assert answer.status_code == status, answer.text[:2000]
    page = Page(answer.text)
    assert page.faults == []
    assert UNSAID.findall(re.sub(r"<style.*?</style>", "", page.text)) == []
    return page


def pressed(form: Form, value: str | None = None, **changes: Any) -> dict[str, Any]:
    """What a browser sends when that button of a form is pressed, its only one if it is not told which."""
    found = [(name, of) for name, of, _ in form.buttons if value in (None, of)]
    name, of = found[0]
    return {**form.fields, **({name: of} if name else {}), **changes}


def moves(form: Form) -> Iterator[dict[str, Any]]:
    """What may be sent with each of its buttons; to give, the first cards."""
    for _, value, says in form.buttons:
        cards = {"card": form.cards[: 2 if "two" in says else 1]} if value == "give" else {}
        yield pressed(form, value, **cards)

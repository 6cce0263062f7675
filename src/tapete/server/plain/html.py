"""Markup as values: whatever is not markup already is escaped when it becomes part of some.

>>> el("p", "3 < 4 ", el("b", "so"), class_="x")
'<p class="x">3 &lt; 4 <b>so</b></p>'
"""

from collections.abc import Iterable
from html import escape
from typing import Final, TypeAlias

VOID: Final = frozenset({"meta", "link", "input", "br"})
"""Elements without an end."""

Attribute: TypeAlias = str | int | bool | None


class Html(str):
    """A piece of markup."""

    __slots__ = ()


NOTHING: Final = Html("")


def el(tag: str, *children: str, **attributes: Attribute) -> Html:
    """An element; False and None leave an attribute out. A low line at the end of a name falls, others are hyphens."""
    told = "".join(_attribute(name.rstrip("_").replace("_", "-"), value) for name, value in attributes.items())
    begun = f"<{tag}{told}>"
    return Html(begun if tag in VOID else f"{begun}{joined(children)}</{tag}>")


def joined(children: Iterable[str], between: str = "") -> Html:
    """Pieces one after the other, with some text between them."""
    return Html(escape(between).join(child if isinstance(child, Html) else escape(child) for child in children))


def listed(items: Iterable[str], tag: str = "ul", **attributes: Attribute) -> Html:
    """A list; nothing where there is nothing to list."""
    told = [el("li", item) for item in items]
    return el(tag, *told, **attributes) if told else NOTHING


def _attribute(name: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'

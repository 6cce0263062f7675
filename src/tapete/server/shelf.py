"""The client's files, as the build left them.

Invariants:
- nothing outside the folder is ever read;
- files under ``assets/`` carry a hash in their name and never change; all others are asked for anew each time.
"""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ONES_OWN: Final = "private, no-cache"
_ICON: Final = re.compile(rb'<link rel="icon" href="\./([^"]+)"')
_SQUEEZED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_TYPES: Final = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class File:
    """A file as it goes out; `squeezed` is the same under gzip, None where that does not pay."""

    content: bytes
    squeezed: bytes | None
    kind: str
    etag: str
    cache: str


class Shelf:
    """Finds files by the path of a request and keeps them in memory while they do not change."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._files: dict[tuple[Path, int], File] = {}
        self._pages: dict[tuple[str, str, bool, str], File] = {}

    def find(self, path: str) -> File | None:
        """The file at `path` below the folder; None if there is none."""
        if "\0" in path:
            return None
        place = (self._folder / path.lstrip("/")).resolve()
        try:
            if not place.is_relative_to(self._folder) or not place.is_file():
                return None
        except OSError:  # longer than any name of a file
            return None
        key = (place, place.stat().st_mtime_ns)
        if key not in self._files:
            cache = FOREVER if place.is_relative_to(self._folder / "assets") else ASK_AGAIN
            self._files[key] = file(place.read_bytes(), _kind(place), cache)
        return self._files[key]

    def icon(self, base: str = "") -> str | None:
        """Where the sign of the room is, which its pages show beside their titles; None if the client is not built."""
        found = self.find("index.html")
        icon = None if found is None else _ICON.search(found.content)
        return None if icon is None else f"{base}/{icon[1].decode()}"

    def page(self, language: str, base: str = "", *, polite: bool = False, unscripted: str = "") -> File | None:
        """The one page of the client, marked with what it has to know before it says a word.

        That is its language, in which its manifest is too, where the room stands on its host (``/cards``), and whether
        names are to be polite. What the build names from ``./`` is found from there, however deep the page's own
        address is. `unscripted` is what stands there where no script may run, in that language. None if the client is
        not built.
        """
        found = self.find("index.html")
        if found is None:
            return None
        key = (language, base, polite, found.etag)
        if key not in self._pages:
            marked = f'<html lang="{language}"'
            marked += f' data-base="{escape(base)}"' if base else ""
            marked += " data-polite" if polite else ""
            content = found.content.replace(b'<html lang="en"', marked.encode(), 1)
            content = content.replace(b'="./', f'="{escape(base)}/'.encode())
            content = content.replace(b'/manifest.webmanifest"', f'/{language}/manifest.webmanifest"'.encode())
            content = content.replace(b"<body>", f"<body>{unscripted}".encode(), 1)
            self._pages[key] = file(content, found.kind, ASK_AGAIN)
        return self._pages[key]


def marked(page: File, marks: Mapping[str, str]) -> File:
    """The page for one reader: it carries these marks too, and nobody else is given it."""
    told = "".join(f' data-{name}="{escape(mark)}"' for name, mark in marks.items())
    return file(page.content.replace(b"<html", f"<html{told}".encode(), 1), page.kind, ONES_OWN)


def file(content: bytes, kind: str, cache: str) -> File:
    """A file of this content."""
    squeezed = gzip.compress(content, 9, mtime=0) if kind.startswith(_SQUEEZED) else None
    if squeezed is not None and len(squeezed) >= len(content):
        squeezed = None
    return File(content, squeezed, kind, f'"{hashlib.sha256(content).hexdigest()[:20]}"', cache)


def _kind(path: Path) -> str:
    """The media type without a charset: Litestar adds it to every text."""
    return _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"

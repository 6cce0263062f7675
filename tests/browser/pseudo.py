"""Pages that speak English in disguise (see `words.pseudo`): for what breaks where words are longer.

    def test_nothing_is_cut_off(page: Page, base_url: str) -> None:
        speak_in_disguise(page.context)
        page.goto(f"{base_url}/en/")

The catalogues of the build are answered by others on their way to the browser; the server knows nothing of it.
"""

import re
from functools import cache

from playwright.sync_api import BrowserContext, Route

from words.catalogues import LOCALES, ROOT
from words.pseudo import disguised

_CATALOGUE = re.compile(r"/assets/words-\w+/en-([\w-]+)\.ftl$")


@cache
def _areas() -> dict[str, tuple[str, ...]]:
    """Which catalogues are loaded together, as the client has it."""
    text = (ROOT / "web" / "src" / "areas.ts").read_text(encoding="utf-8")
    found = re.findall(r"^  '?([\w-]+)'?: \[(.*)\],$", text, re.MULTILINE)
    return {area: tuple(re.findall(r"'([\w-]+)'", files)) for area, files in found}


@cache
def _catalogue(area: str) -> str:
    texts = ((LOCALES / "en" / f"{file}.ftl").read_text(encoding="utf-8") for file in _areas()[area])
    return disguised("".join(texts))


def speak_in_disguise(context: BrowserContext) -> None:
    """From now on whatever is English in this browser's pages (`/en/`) is in disguise."""

    def answer(route: Route) -> None:
        found = _CATALOGUE.search(route.request.url)
        assert found is not None
        route.fulfill(content_type="text/plain; charset=utf-8", body=_catalogue(found[1]))

    context.route(_CATALOGUE, answer)

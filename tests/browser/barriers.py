"""What axe finds on a page that keeps somebody out."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from words.catalogues import ROOT

LOOK = """async (colours) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await axe.run(document, {
    runOnly: tags, resultTypes: ['violations'], rules: { 'color-contrast': { enabled: colours } },
  })
  return violations.map(({ id, help, nodes }) => [id, help, nodes.map(({ target, any, all, none }) =>
    [target.join(' '), [...any, ...all, ...none].map(({ message }) => message).join('; ')])])
}"""


@cache
def _axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page, *, colours: bool = True) -> list[str]:
    """A line for each element in the way, with the rule of axe that it breaks; empty is good.

    Colours, which take the longest, are the same in every language.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found: list[Any] = page.evaluate(LOOK, colours)
    return [f"{rule} ({rule_help}): {where}: {why}" for rule, rule_help, nodes in found for where, why in nodes]

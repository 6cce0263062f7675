"""What may be amiss with how a table lies in a window, measured in the browser."""

from typing import Final

from playwright.sync_api import Page

from browser.moments import READY

SIZES: Final = ((320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800), (2560, 1440))

PARTED = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .filter((found) => found.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((found) => ({
      name: selector,
      box: found.getBoundingClientRect(),
      text: found.innerText.trim().slice(0, 30).replaceAll('\\n', ', '),
    }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const union = (selector) => {
    const all = seen(selector)
    if (all.length === 0) return []
    const [left, top] = ['left', 'top'].map((side) => Math.min(...all.map(({ box }) => box[side])))
    const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...all.map(({ box }) => box[side])))
    return [{ name: selector, text: '', box: { left, top, right, bottom } }]
  }
  const parts = [
    ...seen('.me .plate'), ...seen('.me .say'), ...seen('.me .know'), ...seen('.acts > *'), ...union('.hand button'),
    ...seen('.choice .btn'), ...seen('.choice > p'), ...seen('.own > .card'), ...seen('.seats .plate'),
    ...seen('.tobeat'), ...seen('header.bar'), ...seen('.swap > *'),
    ...union('.pile .card'), ...seen('.order'), ...seen('.stock'), ...seen('.bubble'),
  ]
  const wrong = []
  parts.forEach((one, at) => parts.slice(at + 1).forEach((other) => {
    if (one.name === other.name || (one.name === '.seats .plate' && other.name === '.bubble')) return
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
    const names = `${one.name} "${one.text}" and ${other.name} "${other.text}"`
    if (wide > 1 && high > 1) wrong.push(`${names}: ${Math.round(wide)} x ${Math.round(high)}`)
  }))
  for (const { name, text, box } of parts)
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`${name} "${text}" leaves the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)
  return wrong
}"""

ON_TOP = """() => [...document.querySelectorAll(
  '.hand button, .acts .btn, .acts .step button, .choice .btn, dialog[open] footer .btn, header.bar .tool')]
  .filter((found) => found.checkVisibility() && !found.closest('[inert]'))
  .filter((found) => {
    const { left, top, height, width } = found.getBoundingClientRect()
    const held = found.closest('.hand') !== null
    const there = document.elementFromPoint(left + (held ? Math.min(14, width / 2) : width / 2), top + height / 2)
    return !found.contains(there)
  }).map((found) => found.getAttribute('aria-label') ?? found.innerText)"""
"""What cannot be touched in its middle, cards on the strip that the next one leaves open."""

SPILLED = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

CUT = """() => [...document.querySelectorAll('.btn, .seg, .tool, .say, .know, .tag, .tobeat, h1, h2, legend, dialog p')]
  .filter((found) => found.checkVisibility() && found.closest('.sr') === null)
  .filter((found) => {
    const { overflowX, textOverflow } = getComputedStyle(found)
    return (overflowX !== 'visible' || textOverflow === 'ellipsis') && found.scrollWidth > found.clientWidth + 1
  }).map((found) => `${found.className || found.tagName}: ${found.innerText}`)"""


def amiss(page: Page, name: str) -> list[str]:
    """What is covered or leaves the window."""
    page.evaluate(READY)
    wrong = [f"{what} cannot be touched" for what in page.evaluate(ON_TOP)]
    if name not in ("gathering", "settlement", "match over"):
        wrong += page.evaluate(PARTED)
    if spilled := page.evaluate(SPILLED):
        wrong.append(f"{spilled} px to the right of the window")
    return wrong


def cut_off(page: Page) -> list[str]:
    """Words that do not fit where they stand, and whether the page is wider than the window."""
    page.evaluate(READY)
    cut: list[str] = page.evaluate(CUT)
    return cut + ["the page at the right"] * (page.evaluate(SPILLED) > 0)

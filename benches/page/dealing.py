"""U3: how long a frame takes while cards are dealt, drawn in software at 1200 by 760."""

import statistics
from dataclasses import dataclass

from playwright.sync_api import Browser

from benches.page.browser import new_context, sit

WATCH = """() => {
  window.dealt = { frames: [], done: false }
  let before = null
  const frame = now => {
    const flies = document.querySelector('.flights > *') !== null
    if (flies && before !== null) window.dealt.frames.push(now - before)
    window.dealt.done = !flies && before !== null
    before = flies ? now : null
    if (!window.dealt.done) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""
"""Keeps the time between two frames, in milliseconds, from the first card in the air until there is none."""

TRIES = 30


@dataclass(frozen=True, slots=True)
class Frames:
    """Milliseconds a frame, in one deal."""

    count: int
    mean: float
    p95: float
    longest: float


def deal(browser: Browser, room: str, game: str) -> Frames:
    """The first deal of a table, from the first card in the air to the last."""
    while True:
        context = new_context(browser)
        page = context.new_page()
        page.goto(f"{room}/en/")  # the room deals five seconds after a table is opened, however slow the page is
        table = sit(context, room, game, "normal")
        page.add_init_script(f"({WATCH})()")
        page.goto(table)
        for _ in range(TRIES):
            if page.evaluate("() => window.dealt.done"):
                break
            page.wait_for_timeout(500)
        times = sorted(page.evaluate("() => window.dealt.frames"))
        context.close()
        if times:
            return Frames(len(times), statistics.mean(times), times[int(len(times) * 0.95)], times[-1])


def idle(browser: Browser) -> float:
    """Milliseconds a frame on an empty page: what no page of ours can better."""
    page = browser.new_page(viewport={"width": 1200, "height": 760})
    stamps = page.evaluate("""() => new Promise(done => {
      const stamps = []
      const frame = now => stamps.push(now) > 120 ? done(stamps) : requestAnimationFrame(frame)
      requestAnimationFrame(frame)
    })""")
    page.close()
    return float(stamps[-1] - stamps[0]) / (len(stamps) - 1)

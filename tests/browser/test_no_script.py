"""Whatever a person can write is shown to others as it was written, and never becomes a part of the page."""

import re
import subprocess
import sys
from typing import Any

from playwright.sync_api import Page, expect

from browser.company import Come, arrive, come
from browser.conftest import Room
from browser.player import PATIENCE, match_is_over, play_gnav_turn, play_on

__all__ = ["come"]

ANA = "<img src=x onerror=alert(1)> {ana}"
JON = '"><svg onload=alert(2)>&lt;b&gt;'
TITLE = "</title><script>alert(3)</script>${7*7}"
WORDS = "<a href=javascript:alert(4)>x</a> [b](javascript:alert(5)) {{7*7}} https://elsewhere.test/"
NOTE = "<iframe srcdoc='<script>alert(6)</script>'></iframe>\n<style>*{display:none}</style>"
LINE = "<h1 onclick=alert(7)>Welcome</h1> %3Cscript%3E"

PLANTED = """() => [...document.querySelectorAll(
  'img[src="x"], [onerror], [onload], [onclick], iframe, main style, body script, [href^="javascript:"], q *, h1 h1')
].map(found => found.outerHTML)"""
"""Elements that no part of ours makes."""


def is_only_text(page: Page, *written: str) -> None:
    """All of it stands on the page to be read, and nothing has come of it."""
    for text in written:
        expect(page.locator("body")).to_contain_text(text, timeout=PATIENCE)
    assert page.evaluate(PLANTED) == []


def send(page: Page, room: Room, method: str, path: str, body: Any = None) -> Any:
    """As a page of the room would."""
    url = f"{room.url}/api/{path}"
    answer = page.request.fetch(url, method=method, data=body, headers={"origin": room.url})
    assert answer.ok, answer.text()
    return answer.json() if answer.text() else None


def ana_is_host(ana: Page, room: Room) -> str:
    """Ana looks after the room, says a line to all, and lets people speak in their own words; her number."""
    send(ana, room, "PUT", "me", {"name": ANA})
    send(ana, room, "POST", "account", {"account": "ana", "phrase": "any phrase of hers"})
    command = [sys.executable, "-m", "tapete", "admin", "grant", "ana", "--data", str(room.data)]
    subprocess.run(command, check=True, capture_output=True)
    send(ana, room, "PUT", "admin/announcement", {"text": LINE})
    chosen = {"sign_up": True, "free_text": True, "polite_name": False, "retention_days": None}
    send(ana, room, "PUT", "admin/settings", chosen)
    me: str = send(ana, room, "GET", "me")["player"]
    return me


def table(page: Page, room: Room, **wish: Any) -> str:
    """Ana opens it; where it is, without the language."""
    asked = {"game": "gnav", "name": ANA, "level": 1, "robot_pause": "instant", **wish}
    return f"t/{send(page, room, 'POST', 'tables', asked)['table']}"


def test_what_is_written_in_lobby_table_and_talk_is_only_text(room: Room, come: Come) -> None:
    ana, jon = come("en-GB"), come("es-ES")
    player = ana_is_host(ana, room)
    settings = {"title": TITLE, "open": True, "watch": True, "talk": "text"}
    place = table(ana, room, people=True, options={"players": 3}, settings=settings)
    arrive(ana, room.url, place)
    is_only_text(ana, ANA, TITLE)

    send(jon, room, "PUT", "me", {"name": JON})
    jon.goto(f"{room.url}/es/")
    is_only_text(jon, TITLE, LINE)
    arrive(jon, room.url, place, language="es")
    jon.locator(".seat .plate.empty .btn:not(.line)").first.click()
    is_only_text(ana, JON)
    ana.get_by_role("button", name=re.compile("^Start")).click()
    for page in (ana, jon):
        expect(page.locator(".me")).to_be_visible(timeout=PATIENCE)
        is_only_text(page, ANA, JON)

    ana.keyboard.press("b")
    ana.locator(".saying form input").fill(WORDS)
    ana.keyboard.press("Enter")
    for page in (ana, jon):
        is_only_text(page, WORDS)
        expect(page.get_by_role("link", name="elsewhere")).to_have_count(0)

    report = {"player": player, "table": place.removeprefix("t/"), "reason": "name", "note": NOTE}
    send(jon, room, "POST", "reports", report)
    send(jon, room, "PUT", f"me/blocks/{player}")
    jon.goto(f"{room.url}/es/account")
    is_only_text(jon, JON, ANA)
    ana.goto(f"{room.url}/en/admin")
    is_only_text(ana, ANA, JON, TITLE, " ".join(NOTE.split()))
    expect(ana.get_by_label("A line for everybody who comes in")).to_have_value(LINE)


def test_what_a_player_is_called_is_only_text_wherever_one_looks_back(room: Room, come: Come) -> None:
    ana, jon = come("en-GB"), come("es-ES")
    player = ana_is_host(ana, room)
    place = table(ana, room, options={"lives": 1}, settings={"title": TITLE, "watch": True})
    arrive(ana, room.url, place)
    play_on(ana, play_gnav_turn, match_is_over)
    is_only_text(ana, ANA)
    match = f"matches/{place.removeprefix('t/')}/1"
    for path in ("matches", match, "players?game=gnav", f"players/{player}?game=gnav", "account"):
        ana.goto(f"{room.url}/en/{path}")
        is_only_text(ana, ANA)
    for path in (match, f"{match}?seat=watcher", f"players/{player}?game=gnav", place):
        jon.goto(f"{room.url}/es/{path}")
        is_only_text(jon, ANA)


def test_an_address_is_no_markup_either(page: Page, room: Room, nothing_goes_wrong_unseen: list[str]) -> None:
    told = "%3Cimg%20src=x%20onerror=alert(1)%3E"
    for path in (f"t/abc?invitation={told}", f"matches/abc/1?seat={told}&step={told}", f"players?game={told}", told,
                 f"matches?before={told}", f"players/abc?game={told}#{told}"):  # fmt: skip
        page.goto(f"{room.url}/en/{path}")
        expect(page.locator("body")).not_to_be_empty()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(PLANTED) == []
    strange = [fault for fault in nothing_goes_wrong_unseen if not fault.startswith("console error: Failed to load")]
    assert strange == []
    nothing_goes_wrong_unseen.clear()  # the browser tells of each refusal too

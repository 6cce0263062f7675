"""A person checks that the shuffle was fair: from the seal on the table to the page that works out every deal again."""

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from browser.player import hurry, match_is_over, play_gnav_turn, play_on, sit_down


def a_file(name: str, lines: list[dict[str, Any]]) -> Any:
    text = "".join(json.dumps(line) + "\n" for line in lines)
    return {"name": name, "mimeType": "application/jsonl", "buffer": text.encode()}


def test_a_match_just_played_is_verified_and_a_changed_one_is_not(
    page: Page, context: BrowserContext, base_url: str
) -> None:
    sit_down(page, base_url, "Gnav")
    hurry(page)
    page.get_by_role("button", name="Sealed shuffle").click()
    expect(page.get_by_role("dialog", name="The shuffle is sealed")).to_contain_text("Once the match is over")
    page.get_by_role("button", name="Close").click()
    play_on(page, play_gnav_turn, match_is_over)

    page.get_by_role("button", name="Sealed shuffle").click()
    with context.expect_page() as opening:
        page.get_by_role("link", name="Verify this match").click()
    verify = opening.value
    expect(verify.get_by_role("heading", name="Everything fits")).to_be_visible()
    expect(verify.locator("article")).to_contain_text("the number it added is in every shuffle")
    expect(verify.get_by_role("listitem").filter(has_text=re.compile(r"Deal 1\s*all 42 cards fit"))).to_be_visible()

    with verify.expect_download() as saving:
        verify.get_by_role("link", name="Save the record").click()
    lines = [json.loads(line) for line in saving.value.path().read_text(encoding="utf-8").splitlines()]
    context.set_offline(True)
    for line in lines:
        if line.get("deal") == 2:
            line["deck"].insert(0, line["deck"].pop())
    verify.locator("input[type=file]").set_input_files(a_file("changed.jsonl", lines))
    expect(verify.get_by_role("heading", name="Something does not fit")).to_be_visible()
    changed = verify.get_by_role("listitem").filter(has_text="other cards than these follow")
    expect(changed).to_have_count(1)
    expect(changed).to_contain_text("Deal 2")


def test_what_is_no_record_gets_one_line(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}/en/verify")
    page.locator("input[type=file]").set_input_files(a_file("notes.jsonl", [{"hello": 1}]))
    expect(page.get_by_role("alert")).to_have_text("This is no record of a match: line 1 does not belong in one.")

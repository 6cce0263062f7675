"""A person asks the coach about a match that is over, and about the record of another."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.test_looking_back import played

RECORD = Path(__file__).parents[2] / "examples" / "gnav.jsonl"


def test_the_coach_goes_through_a_match_of_the_room_and_a_record(
    page: Page, base_url: str, nothing_goes_wrong_unseen: list[str]
) -> None:
    played(page, base_url, "gnav")
    page.goto(f"{base_url}/en/matches")
    page.get_by_role("link", name="Review", exact=True).click()
    chart = page.get_by_role("region", name="Ana: chance to win the match")
    expect(chart.get_by_role("img", name=re.compile(r"^Ana: from \d"))).to_be_visible()
    expect(page.get_by_role("link", name="Looking back")).to_be_visible()

    page.goto(f"{base_url}/en/review")
    file = page.locator("input[type=file]")
    file.set_input_files({"name": "notes.jsonl", "mimeType": "application/jsonl", "buffer": b'{"hello": 1}\n'})
    expect(page.get_by_role("alert")).to_have_text("This is no record of a match in which everything fits.")
    nothing_goes_wrong_unseen.clear()  # the browser tells of the refusal too
    file.set_input_files(RECORD)
    choices = page.get_by_role("region", name="What the choices were worth")
    expect(choices).to_contain_text("rules 2 keeps")
    expect(choices.get_by_role("listitem").first).to_contain_text("keep the VI best taken")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider", name="Step")).to_have_value("1")
    expect(choices).to_contain_text("rules 3 asks")
    chart.get_by_label("Whose chances").select_option("rules 2")
    mine = page.get_by_role("region", name="rules 2: chance to win the match")
    mine.get_by_text("The same as a table").click()
    expect(mine.get_by_role("row")).not_to_have_count(1)

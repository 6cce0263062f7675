"""A person asks the coach about a match that is over and about the record of another, and goes through what it says."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.test_looking_back import played, step_of

RECORD = Path(__file__).parents[2] / "examples" / "gnav.jsonl"
LAST = 29
"""Its last step."""

EDGES = (52, 12)
"""What the chart leaves empty on its left and right."""


def touch_chart(page: Page, step: float) -> None:
    """Where the chart has that step, a bit beside any line."""
    drawn = page.locator(".drawn svg")
    box = drawn.bounding_box()
    assert box is not None
    left, right = EDGES
    drawn.click(position={"x": left + (box["width"] - left - right) * step / LAST, "y": box["height"] - 30})


def test_the_coach_goes_through_a_match_of_the_room_and_a_record(
    page: Page, base_url: str, nothing_goes_wrong_unseen: list[str]
) -> None:
    played(page, base_url, "gnav")
    page.goto(f"{base_url}/en/matches")
    page.get_by_role("link", name="Review", exact=True).click()
    chart = page.get_by_role("region", name="Ana: chance to win the match")
    expect(chart.get_by_role("img", name=re.compile(r"^Ana: from \d"))).to_be_visible()
    expect(page.get_by_role("link", name="Looking back")).to_be_visible()
    page.keyboard.press("End")
    last = step_of(page).get_attribute("max")
    expect(page).to_have_url(re.compile(rf"/review\?table=\w+&match=1&step={last}$"))
    page.reload()
    expect(step_of(page)).to_have_value(last or "")

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
    expect(step_of(page)).to_have_value("1")
    expect(choices).to_contain_text("rules 3 asks")
    expect(choices.get_by_role("listitem").filter(has_text="taken")).to_have_css("outline-style", "solid")

    touch_chart(page, 15.3)
    expect(step_of(page)).to_have_value("14")
    expect(page).to_have_url(f"{base_url}/en/review?step=14")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{base_url}/en/review?step=15")
    page.get_by_role("region", name="Step by step").get_by_role("button").nth(8).click()
    expect(step_of(page)).to_have_value("7")
    page.go_back()
    expect(step_of(page)).to_have_value("15")
    page.go_back()
    expect(step_of(page)).to_have_value("1")
    page.go_forward()
    expect(step_of(page)).to_have_value("15")
    page.go_back()

    chart.get_by_label("Whose chances").select_option("rules 2")
    mine = page.get_by_role("region", name="rules 2: chance to win the match")
    mine.get_by_text("The same as a table").click()
    expect(mine.get_by_role("row")).not_to_have_count(1)

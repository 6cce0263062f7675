"""Who one is in the room: signing up, in and out, a forgotten phrase, being forgotten; and the host's page."""

import re
import subprocess
import sys

from playwright.sync_api import Page, expect

from browser.company import Come, come
from browser.conftest import Room

__all__ = ["come"]

PHRASE = "four words and a comma"
NEW_PHRASE = "another five words this time"


def sign_up(page: Page, url: str, account: str) -> str:
    """Makes an account and writes the recovery code down."""
    page.goto(f"{url}/en/account")
    form = page.get_by_role("form", name="Make an account")
    form.get_by_label("Name to sign in with").fill(account)
    form.get_by_label("New pass phrase").fill(PHRASE)
    form.get_by_role("button", name="Make the account").click()
    dialog = page.get_by_role("dialog", name="Recovery code")
    code = dialog.get_by_label("Recovery code").inner_text()
    assert re.fullmatch(r"(\w{4}-){4}\w{4}", code)
    done = dialog.get_by_role("button", name="Done")
    page.keyboard.press("Escape")
    expect(done).to_have_attribute("aria-disabled", "true")
    dialog.get_by_role("checkbox", name="I have written it down").check()
    done.click()
    expect(dialog).to_be_hidden()
    expect(page.get_by_text(f"You sign in as {account}.")).to_be_visible()
    return code


def sign_in(page: Page, account: str, phrase: str) -> None:
    form = page.get_by_role("form", name="Sign in")
    form.get_by_label("Name to sign in with").fill(account)
    form.get_by_label("Pass phrase", exact=True).fill(phrase)
    form.get_by_role("button", name="Sign in").click()


def test_one_signs_up_out_and_in_again(page: Page, base_url: str, nothing_goes_wrong_unseen: list[str]) -> None:
    sign_up(page, base_url, "berta")
    page.get_by_role("button", name="Sign out").click()
    sign_in(page, "berta", "not the phrase")
    expect(page.get_by_role("form", name="Sign in").get_by_role("alert")).to_contain_text("do not go together")
    sign_in(page, "berta", PHRASE)
    expect(page.get_by_text("You sign in as berta.")).to_be_visible()
    nothing_goes_wrong_unseen.clear()  # the browser tells of the refusal too


def test_a_forgotten_phrase_is_replaced_by_the_code(page: Page, base_url: str) -> None:
    code = sign_up(page, base_url, "carmina")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="I have forgotten the phrase").click()
    form = page.get_by_role("form", name="A new pass phrase")
    form.get_by_label("Name to sign in with").fill("carmina")
    form.get_by_label("Recovery code").fill(code.lower())
    form.get_by_label("New pass phrase").fill(NEW_PHRASE)
    form.get_by_role("button", name="Set the new phrase").click()
    dialog = page.get_by_role("dialog", name="Recovery code")
    assert dialog.get_by_label("Recovery code").inner_text() != code
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Sign out").click()
    sign_in(page, "carmina", NEW_PHRASE)
    expect(page.get_by_text("You sign in as carmina.")).to_be_visible()


def test_one_changes_name_takes_along_what_is_kept_and_is_forgotten(page: Page, base_url: str) -> None:
    sign_up(page, base_url, "donato")
    page.get_by_label("Your name at the table").fill("Don Donato")
    page.get_by_role("button", name="Change", exact=True).click()
    expect(page.get_by_role("heading", name="Don Donato")).to_be_visible()
    page.get_by_role("switch", name="Tell my name when I watch").check()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Take it along").click()
    assert "Don Donato" in saving.value.path().read_text(encoding="utf-8")

    page.get_by_role("button", name="Forget me").click()
    dialog = page.get_by_role("dialog", name="Shall the room forget you?")
    dialog.get_by_role("button", name="Forget me").click()
    expect(page.get_by_role("form", name="Make an account")).to_be_visible()
    page.reload()
    expect(page.get_by_role("form", name="Make an account")).to_be_visible()


def test_a_token_for_a_robot_is_shown_once(page: Page, base_url: str) -> None:
    sign_up(page, base_url, "elvira")
    page.get_by_role("button", name="New token").click()
    expect(page.get_by_label("Token", exact=True)).to_have_text(re.compile("^robot_"))
    page.get_by_role("button", name="No robot any more").click()
    expect(page.get_by_text("No program plays for you now.")).to_be_visible()


def test_the_hosts_page_is_for_the_host(page: Page, base_url: str, nothing_goes_wrong_unseen: list[str]) -> None:
    page.goto(f"{base_url}/en/admin")
    expect(page.get_by_role("alert")).to_contain_text("That is for the host of the room.")
    nothing_goes_wrong_unseen.clear()  # the browser tells of the refusal too


def test_the_host_looks_after_the_room(page: Page, come: Come, room: Room) -> None:
    sign_up(page, room.url, "flora")
    command = [sys.executable, "-m", "tapete", "admin", "grant", "flora", "--data", str(room.data)]
    subprocess.run(command, check=True, capture_output=True)
    guest = come("en-GB")
    for path, body in (("me", {"name": "Gregorio"}), ("tables", {"game": "gnav", "name": "Gregorio", "people": True})):
        send = guest.request.put if path == "me" else guest.request.post
        assert send(f"{room.url}/api/{path}", data=body, headers={"origin": room.url}).ok

    page.reload()
    page.get_by_role("link", name="The host’s page").click()
    form = page.get_by_role("form", name="Announcement")
    form.get_by_label("A line for everybody who comes in").fill("No cards on Sunday")
    form.get_by_role("button", name="Announce").click()
    expect(form.get_by_role("status")).to_have_text("It is on the start page now.")
    page.get_by_role("switch", name="New accounts can be made").uncheck()
    expect(page.get_by_text("That holds from now on.")).to_be_visible()

    page.get_by_role("button", name="Close it: Gregorio’s table").click()
    page.get_by_role("dialog").get_by_role("button", name="Close it").click()
    expect(page.get_by_text("Nobody plays just now.")).to_be_visible()
    page.get_by_role("searchbox", name="Name or account").fill("grego")
    page.get_by_role("button", name="Find").click()
    page.get_by_role("button", name="Ban Gregorio").click()
    page.get_by_role("dialog", name="Ban Gregorio?").get_by_role("button", name="Ban").click()
    expect(page.get_by_text("May not play until")).to_be_visible()

    guest.goto(f"{room.url}/en/")
    expect(guest.get_by_text("No cards on Sunday")).to_be_visible()
    expect(guest.get_by_role("region", name="Open tables").get_by_role("button", name="Try now")).to_be_visible()
    guest.goto(f"{room.url}/en/account")
    expect(guest.get_by_text("This room takes no new accounts now.")).to_be_visible()
    page.get_by_role("button", name="Let in again: Gregorio").click()
    expect(page.get_by_role("button", name="Ban Gregorio")).to_be_visible()

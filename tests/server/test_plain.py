"""The plain table: whole matches by forms alone, and what is refused there."""

import re
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from server.houses import house
from server.people import Client, house_of, named, run
from server.plain_pages import Form, Page, moves, pressed, read
from tapete.core import Status
from tapete.room import Table
from tapete.server import make_app
from tapete.server.plain.rules import RULES
from words.catalogues import messages

HOME = "http://room.test"
SHORT = {"comemierda": {"option.comemierda.target": "1"}, "gnav": {"option.gnav.lives": "1"}}
PAGES = 400


def opened(client: Client, game: str, language: str = "en", **wish: Any) -> str:
    """Ana fills in the start page; where the table is."""
    (form,) = read(client.get(f"/plain/{language}")).forms
    told = {**form.fields, "game": game, "name": "Ana", "level": "1", **SHORT[game], **wish}
    answer = client.post(form.action, data=told, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def table_of(client: Client, address: str) -> Table:
    table: Table = house_of(client).room.live[address.partition("?")[0].rpartition("/")[2]]
    return table


def acting(page: Page) -> Form | None:
    """The form that answers what the table waits for."""
    return next((form for form in page.forms if "decision" in form.fields or form.offers("next", "restart")), None)


def my_turn(client: Client, address: str) -> Page:
    """The page once it is for me to do something; robots think in processes of their own."""
    for _ in range(PAGES):
        page = read(client.get(f"{address}{'&' if '?' in address else '?'}wait=1"))
        if acting(page) is not None:
            assert page.refresh is None
            return page
    raise AssertionError("it is never for me")


def ask(client: Client, form: Form, data: dict[str, Any]) -> Any:
    return client.post(form.action, data=data, follow_redirects=False)


@pytest.mark.parametrize(("game", "language"), [("comemierda", "en"), ("gnav", "es")])
def test_a_whole_match_is_played_by_forms_alone(client: Client, game: str, language: str) -> None:
    address, seen = opened(client, game, language), []
    for _ in range(PAGES):
        page = my_turn(client, address)
        assert page.language == language
        seen.append(page.title)
        form = acting(page)
        assert form is not None
        if form.offers("restart"):
            break
        answer = ask(client, form, next(iter(moves(form))))
        assert answer.status_code == 303, answer.text
        address = answer.headers["location"]
    table = table_of(client, address)
    assert table.state.status is Status.OVER
    mine = "Your turn · " if language == "en" else "Te toca · "
    assert sum(title.startswith(mine) for title in seen) >= 1
    record = next(link for link in page.links.values() if link.startswith("/api/tables/"))
    assert client.get(record).status_code == 200
    assert table.state.nonces[0] is not None
    ask(client, form, pressed(form, "restart"))
    assert "decision" in (acting(my_turn(client, address)) or Form("")).fields
    assert table_of(client, address).state.match == 2


def test_a_move_that_the_rules_refuse_is_explained_on_top_and_changes_nothing(client: Client) -> None:
    address = opened(client, "comemierda")
    page = my_turn(client, address)
    form, before = page.form("play"), table_of(client, address).state.seq
    wrong = [form.cards[0], next(card for card in form.cards[1:] if card[:-1] != form.cards[0][:-1])]
    refused = read(ask(client, form, pressed(form, "play", card=wrong)), 400)
    assert refused.alert == "All the cards must have the same value (rule C5)"
    assert refused.title == f"Not done. {page.title}"
    assert refused.form("play").fields["card"] == wrong
    assert refused.form("play").cards == form.cards
    assert 'role="alert" class="alert" tabindex="-1" autofocus>' in refused.markup
    assert table_of(client, address).state.seq == before
    assert read(ask(client, form, pressed(form, "play")), 400).alert == "Choose at least one card, or pass (rule C5)"


def test_a_form_sent_twice_counts_once(client: Client) -> None:
    address = opened(client, "gnav")
    form = my_turn(client, address).form("keep")
    first, second = (ask(client, form, pressed(form, "keep")) for _ in range(2))
    assert (first.status_code, second.status_code) == (303, 303)
    assert read(ask(client, form, pressed(form, "ask")), 400).alert == "That was decided a moment ago."


NONE_OF_OURS: list[dict[str, Any]] = [
    {},
    {"do": "dance"},
    {"do": "play", "decision": "x", "card": "7o"},
    {"do": "play", "decision": "3", "card": ["7o"] * 13},
    {"do": "keep", "decision": "99999999999999999999"},
    {"do": ["keep", "ask"], "decision": "3"},
    {"do": "sit", "seat": "9", "name": "Ana"},
    {"do": "say", "phrase": "x" * 500},
    {"do": "nonce", "match": "1", "nonce": "0" * 32},
    {"do": "join", "version": "2"},
    {"set": "7o " * 50, "decision": "3"},
    {f"field{number}": "x" for number in range(200)},
]


def test_a_form_that_is_none_of_ours_is_refused_in_words(client: Client) -> None:
    address = opened(client, "gnav")
    here = my_turn(client, address)
    before = table_of(client, address).state
    for data in NONE_OF_OURS:
        answer = client.post(address, data=data, headers={"origin": HOME}, follow_redirects=False)
        page = read(answer, 400)
        assert page.alert == "The room does not understand that message.", data
        assert page.refresh is None
        assert page.headings == here.headings
    assert read(client.post(address, json={"do": "keep"}, headers={"origin": HOME}), 400).alert
    assert table_of(client, address).state is before


def test_only_a_page_of_this_room_asks_for_something(client: Client) -> None:
    address = opened(client, "gnav")
    form = my_turn(client, address).form("keep")
    told = pressed(form, "keep")
    silent = {**told, "seal": ["0" * 32]}
    for data, headers in ((told, {"origin": "https://elsewhere.test"}), (silent, {}), ({**silent, "seal": []}, {})):
        answer = client.post(form.action, data=data, headers=headers, follow_redirects=False)
        assert (answer.status_code, answer.json()["code"]) == (403, "room-foreign-origin")
    assert client.post(form.action, data=silent, headers={"origin": HOME}, follow_redirects=False).status_code == 303


def test_a_robots_token_is_nobody_here(client: Client) -> None:
    address = opened(client, "gnav")
    token = client.post("/api/me/robot-token").json()["token"]
    client.cookies.clear()
    answer = client.get(address, headers={"authorization": f"Bearer {token}"})
    assert read(answer, 403).alert == "This table is private, and you have no seat at it."


@pytest.mark.parametrize("game", RULES)
def test_the_rules_are_all_there_with_their_numbers(client: Client, game: str) -> None:
    page = read(client.get(f"/plain/es/rules/{game}"))
    numbers = {message.id.rpartition("-")[2] for message in messages("en").values()}
    rules = {number for number in numbers if re.fullmatch(rf"{game[0]}\d+", number)}
    assert {text.lower() for level, text in page.headings if level == 3} == rules
    assert page.links["English"] == f"/plain/en/rules/{game}"
    assert read(client.get("/plain/es/rules/bridge"), 404).alert


def test_a_table_that_is_not_there_and_a_language_that_is_not_spoken(client: Client) -> None:
    assert read(client.get("/plain/es/tables/nowhere"), 404).alert == "No hay ninguna mesa así."
    assert read(client.get("/plain/xx"), 404).language == "en"
    assert read(client.post("/plain/en/tables", data={"game": "bridge", "level": "2"}), 400).alert
    assert read(client.post("/plain/en/tables", data={"game": "gnav", "level": "2", "name": " "}), 400).alert


def test_the_page_loads_itself_again_only_while_one_waits_and_may(client: Client) -> None:
    here = opened(client, "gnav", watch="yes").partition("?")[0]
    my_turn(client, here)
    client.cookies.clear()
    page = read(client.get(here))
    assert page.refresh == f"5;url={here}?wait=1"
    quiet = page.links["Do not load this page again by itself"]
    assert quiet == f"{here}?still=1"
    assert read(client.get(quiet)).refresh is None
    assert read(client.get(quiet)).links["Load this page again by itself while others play"] == here
    start = read(client.get("/plain/en?still=1"))
    assert start.forms[0].action.endswith("?still=1")
    assert start.links["Español"] == "/plain/es?still=1"


def test_all_of_it_stands_below_the_base_path(tmp_path: Path) -> None:
    with TestClient(make_app(house(tmp_path), base_path="/cards"), base_url=HOME) as client:
        assert client.get("/cards/plain", follow_redirects=False).headers["location"] == "/cards/plain/en"
        page = read(client.get("/cards/plain/en"))
        told = {**page.forms[0].fields, "game": "gnav", "name": "Ana"}
        address = client.post(page.forms[0].action, data=told, follow_redirects=False).headers["location"]
        assert address.startswith("/cards/plain/en/tables/")
        page = my_turn(client, address)
        addresses = [*page.links.values(), *(form.action for form in page.forms)]
        assert [one for one in addresses if not one.startswith("/cards/")] == []
        assert client.get("/cards/plain/style.css").headers["content-type"].startswith("text/css")


def test_a_polite_room_says_other_names(client: Client) -> None:
    named(client)
    run(client, house_of(client).store.settings.put, "polite_name", True)
    address = opened(client, "comemierda")
    page = my_turn(client, address)
    assert "comemierda" not in page.text.casefold()
    assert page.title.endswith("Presidente, Tapete")


@pytest.mark.parametrize(
    ("path", "to"),
    [
        ("/en/t/abc?plain", "/plain/en/tables/abc"),
        ("/es/t/abc?plain&invitation=xyz", "/plain/es/tables/abc?invitation=xyz"),
        ("/es/t/abc?plain&invitation=%3Cb%3E", "/plain/es/tables/abc"),
        ("/es/?plain=", "/plain/es"),
        ("/en/rules/gnav?plain", "/plain/en/rules/gnav"),
        ("/en/matches?plain", "/plain/en"),
    ],
)
def test_every_page_of_the_client_leads_to_the_plain_one(client: Client, path: str, to: str) -> None:
    answer = client.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, to)


def test_where_no_script_runs_the_client_says_so_and_leads_there(client: Client) -> None:
    page = client.get("/es/t/abc").text
    assert "<noscript><p>Esta página necesita scripts" in page
    assert 'href="?plain"' in page
    invited = client.get("/es/t/abc?invitation=xyz").text
    assert 'href="?plain&amp;invitation=xyz"' in invited
    assert 'href="?plain"' in client.get("/es/t/abc?invitation=%22%3E").text

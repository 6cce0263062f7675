"""Several people at plain tables: gathering, watching, talking, being there and coming back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient, Response

from server.company import Company, company
from server.plain_pages import Form, Page, pressed, read
from tapete.cards import SPANISH
from tapete.core import Seat
from tapete.room import Table
from tapete.room.pace import PATIENCE
from tapete.server.plain.table import told_until
from tapete.server.plain.visits import LASTING
from tapete.server.tokens import COOKIE
from tapete.words import Words


class People:
    """The people of a house, each with a browser that runs no script."""

    def __init__(self, house: Company, browsers: AsyncExitStack) -> None:
        self.house = house
        self._open = browsers
        self._browsers: dict[str, AsyncClient] = {}

    async def browser(self, who: str) -> AsyncClient:
        """That of one of them; of a stranger, if nobody is known by that name."""
        if who not in self._browsers:
            made = AsyncClient(transport=ASGITransport(self.house.app), base_url="http://room.test")  # type: ignore[arg-type]
            if who in self.house.tokens:
                made.cookies.set(COOKIE, self.house.tokens[who])
            self._browsers[who] = await self._open.enter_async_context(made)
        return self._browsers[who]

    async def look(self, who: str, address: str, status: int = 200) -> Page:
        """What he sees there."""
        return read(await (await self.browser(who)).get(address), status)

    async def press(self, who: str, form: Form, value: str, **changes: Any) -> Response:
        """He presses a button of a form; it is done."""
        answer = await (await self.browser(who)).post(form.action, data=pressed(form, value, **changes))
        assert answer.status_code == 303, Page(answer.text).alert
        return answer


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[People]:
    async with company(tmp_path) as house, AsyncExitStack() as browsers:
        yield People(house, browsers)


def at(table: Table, *, link: bool = False) -> str:
    """Its plain page, by its link or without."""
    return f"/plain/en/tables/{table.name}{f'?invitation={table.state.invitation}' if link else ''}"


async def begun(people: People, game: str = "gnav", **settings: Any) -> Table:
    """A table of Ana and Eva and robots, dealt; both have their shares in the chance from their pages."""
    table = await people.house.founded("Ana", game, **settings)
    form = (await people.look("Eva", at(table, link=True))).form("sit")
    await people.press("Eva", form, "sit", name="Eva")
    await people.press("Ana", (await people.look("Ana", at(table))).form("start"), "start", level="1")
    for who in ("Ana", "Eva"):
        await people.look(who, at(table))
    await table.idle()
    return table


def to_act(table: Table) -> Seat:
    """Whose turn it is."""
    return next(seat for seat, number in enumerate(table.state.decisions) if number is not None)


async def test_a_stranger_sits_down_by_the_link_and_the_host_begins(people: People) -> None:
    table = await people.house.founded("Ana")
    assert (await people.look("Eva", at(table), 403)).alert == "This table is private, and you have no seat at it."
    page = await people.look("Eva", at(table, link=True))
    assert page.title.startswith("3 seats are free")
    assert not page.form("sit").offers("start")
    answer = await people.press("Eva", page.form("sit"), "sit", name="Eva")
    assert COOKIE in answer.headers["set-cookie"]
    assert table.state.sitters[1].name == "Eva"
    assert page.refresh is None
    waiting = await people.look("Eva", at(table))
    assert "Ana starts the match" in waiting.text
    assert waiting.refresh is not None
    host = await people.look("Ana", at(table))
    assert host.refresh is None
    assert any(link.endswith(f"?invitation={table.state.invitation}") for link in host.links.values())
    await people.press("Ana", host.form("start"), "start", level="4")
    assert [sitter.level for sitter in table.state.sitters] == [None, None, 4, 4]


async def test_who_stands_up_is_led_to_where_he_may_be(people: People) -> None:
    table = await people.house.founded("Ana")
    await people.press("Eva", (await people.look("Eva", at(table, link=True))).form("sit"), "sit", name="Eva")
    gone = await people.press("Eva", (await people.look("Eva", at(table))).form("rise"), "rise")
    assert gone.headers["location"] == "/plain/en"
    assert table.state.people == (0,)


async def test_a_page_names_the_readers_own_cards_and_those_that_all_may_know(people: People) -> None:
    table = await begun(people, "comemierda", watch=True)
    words = Words("en")
    pack = {code: words.say(f"card-{code}") for code in SPANISH.cards}
    public = {"3o"}  # who holds it opens, and says so (C3)
    for who, seat in (("Ana", 0), ("Eva", 1), ("a watcher", None)):
        own = set(table.state.game.view(table.state.state, seat).hand)
        named = {code for code, name in pack.items() if name in (await people.look(who, at(table))).text}
        assert named - public == own - public, who


async def test_a_page_of_gnav_keeps_others_cards_face_down(people: People) -> None:
    table = await begun(people, watch=True)
    for who, cards in (("Ana", 3), ("Eva", 3), ("a watcher", 4)):
        page = await people.look(who, at(table))
        assert page.text.split("\n").count("face down") == cards - len(
            table.state.game.view(table.state.state, None).fools
        )
        assert ("Your card" in page.text) is (who != "a watcher")
        assert who != "a watcher" or all("decision" not in form.fields for form in page.forms)


async def test_somebody_at_a_plain_page_is_there_for_as_long_as_one_reads(people: People) -> None:
    table = await begun(people)
    clock = people.house.clock
    assert table.here == {0, 1}
    clock.advance(LASTING - 1)
    await people.look("Ana", at(table))
    clock.advance(2)
    await table.idle()
    assert table.here == {0}
    assert len(people.house.app.state["visits"]) == 1
    clock.advance(LASTING)
    assert table.here == frozenset()
    assert len(people.house.app.state["visits"]) == 0


async def test_whoever_was_away_comes_back_by_a_button(people: People) -> None:
    table = await begun(people)
    while (seat := to_act(table)) > 1:  # robots first
        await people.house.pass_time(table)
    who = ("Ana", "Eva")[seat]
    people.house.clock.advance(PATIENCE + 1)
    await table.idle()
    assert table.state.away[seat]
    page = await people.look(who, at(table))
    assert "A robot plays for you" in page.text
    await people.press(who, page.form("back"), "back")
    assert not table.state.away[seat]


async def test_what_is_said_is_read_by_all_but_those_who_do_not_wish_to(people: People) -> None:
    table = await begun(people)
    await people.press("Ana", (await people.look("Ana", at(table))).form("say"), "say", phrase="good-luck")
    assert "Ana says: Good luck!" in (await people.look("Eva", at(table))).text
    store = people.house.house.store.people
    person = await store.find((await people.browser("Eva")).cookies[COOKIE], 0.0)
    assert person is not None
    await store.block(person, people.house.people["Ana"].id)
    assert "Ana says" not in (await people.look("Eva", at(table))).text


async def test_a_watcher_takes_the_seat_of_a_robot_at_the_next_deal(people: People) -> None:
    table = await people.house.founded("Ana", people=False, open=True)
    await people.look("Ana", at(table))
    await table.idle()
    page = await people.look("Eva", at(table))
    assert "You are watching" in page.text
    assert page.refresh is None  # or the name would be gone that a stranger is about to write
    await people.press("Eva", page.form("sit"), "sit", name="Eva")
    assert [claim and claim.name for claim in table.state.claims].count("Eva") == 1
    page = await people.look("Eva", at(table))
    assert page.refresh is not None
    await people.press("Eva", page.form("rise"), "rise")
    assert set(table.state.claims) == {None}


async def test_a_watcher_behind_time_is_not_led_by_a_count_of_what_he_has_not_seen(people: People) -> None:
    table = await people.house.founded("Ana", "comemierda", people=False, open=True, watch=True, hold="trick")
    ana = await people.house.joins(table, "Ana")
    await people.house.plays(table, {0: ana}, lambda: table.state.seq > table.shown.seq + 1)
    page = await people.look("Eva", at(table))
    answer = await people.press("Eva", page.form("sit"), "sit", name="Eva")
    assert answer.headers["location"].endswith(f"since={told_until(table.shown, None)}")
    assert told_until(table.shown, None) != told_until(table.state, None)


async def test_whoever_leaves_is_led_out_and_not_let_in_again(people: People) -> None:
    table = await begun(people)
    answer = await people.press("Eva", (await people.look("Eva", at(table))).form("leave"), "leave")
    assert answer.headers["location"] == "/plain/en"
    assert (await people.look("Eva", at(table), 409)).alert == "You have left this match."
    assert table.state.present == (0,)


async def test_the_start_page_leads_to_ones_own_tables_and_to_open_ones(people: People) -> None:
    table = await people.house.founded("Ana", open=True, title="<b>Friday</b>")
    await people.look("Ana", at(table))
    await table.idle()
    start = await people.look("Ana", "/plain/en")
    assert start.links["Back to your table of Gnav"] == at(table)
    assert start.forms[0].fields["name"] == ["Ana"]
    async with asyncio.timeout(5):  # until it is listed
        stranger = await people.look("a stranger", "/plain/en")
        while at(table) not in stranger.links.values():
            await asyncio.sleep(0.001)
            stranger = await people.look("a stranger", "/plain/en")
    assert stranger.links["Join <b>Friday</b>"] == at(table)


async def test_who_has_a_clock_reads_it(people: People) -> None:
    table = await begun(people, clock="normal")
    assert "s in reserve" in (await people.look("Ana", at(table))).text
    assert "s in reserve" not in (await people.look("a watcher", at(table, link=True))).text

"""What is asked for twice in one moment is done once."""

import asyncio
from typing import Any

from security.asking import ask, sign_up, whose
from server.company import Company
from server.people import PHRASE
from tapete.core import Status
from tapete.room.entries import Opened, read


async def test_of_two_who_sign_up_under_one_name_one_has_it(house: Company) -> None:
    for name in ("Ana", "Eva"):
        await house.comes(name)
    asked = [sign_up(house, token) for token in (house.tokens["Ana"], house.tokens["Eva"], None, None)]
    answers = await asyncio.gather(*asked)
    assert sorted(answer.status for answer in answers) == [201, 409, 409, 409]
    assert {answer.code for answer in answers if answer.status == 409} == {"room-account-taken"}
    (told,) = [answer for answer in answers if answer.status == 201]
    found = await house.house.store.people.by_account("ana")
    assert found is not None
    assert await whose(house, told.token) == found.id


async def test_one_who_signs_up_twice_at_once_has_one_account(house: Company) -> None:
    await house.comes("Ana")
    token = house.tokens["Ana"]
    answers = await asyncio.gather(sign_up(house, token, "ana"), sign_up(house, token, "anna"))
    assert sorted(answer.status for answer in answers) == [201, 409]
    people = house.house.store.people
    assert [await people.by_account(name) is None for name in ("ana", "anna")].count(True) == 1


async def test_a_recovery_code_is_good_once(house: Company) -> None:
    code = (await sign_up(house, None)).body["recovery"]
    wish = {"account": "ana", "code": code, "phrase": PHRASE}
    answers = await asyncio.gather(*(ask(house, "POST", "/api/recovery", None, wish) for _ in range(2)))
    assert sorted(answer.status for answer in answers) == [201, 401]
    (told,) = [answer for answer in answers if answer.status == 201]
    assert await whose(house, told.token) is not None
    again = await ask(house, "POST", "/api/recovery", None, {**wish, "code": told.body["recovery"]})
    assert again.status == 201, "the code that was told is the one that is kept"


async def test_of_two_who_sit_down_in_one_seat_one_sits(house: Company) -> None:
    table = await house.founded("Ana", open=True)
    names = [f"P{number}" for number in range(5)]
    lines = []
    for name in names:
        await house.comes(name)
        lines.append(await house.joins(table, name))
    answers = await asyncio.gather(
        *(line.ask("sit", seat=1, name=name) for line, name in zip(lines, names, strict=True))
    )
    assert sorted(answer["type"] for answer in answers) == ["done"] + ["refused"] * 4
    assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"room-seat-taken"}
    winner = names[[answer["type"] for answer in answers].index("done")]
    assert table.state.sitters[1].person == house.people[winner].id


async def test_one_who_sits_down_in_two_seats_at_once_sits_in_one(house: Company) -> None:
    table = await house.founded("Ana", open=True)
    await house.comes("Jon")
    lines = [await house.joins(table, "Jon") for _ in range(2)]
    await asyncio.gather(*(line.ask("sit", seat=seat, name="Jon") for seat, line in enumerate(lines, 1)))
    jon = house.people["Jon"].id
    assert [sitter.person for sitter in table.state.sitters].count(jon) == 1


async def test_a_match_that_is_begun_and_another_that_is_asked_for_twice_come_once(house: Company) -> None:
    table = await house.founded("Ana")
    ana = await house.joins(table, "Ana")
    again = await house.joins(table, "Ana")
    jon = await house.sits(table, "Jon", 1)
    begun = await asyncio.gather(*(line.ask("start", level=1) for line in (ana, again)))
    assert [answer["type"] for answer in begun] == ["done", "done"]
    await house.plays(table, {0: ana, 1: jon}, lambda: table.state.status is Status.OVER)
    asked = await asyncio.gather(*(line.ask("restart", after=1) for line in (ana, again, jon, jon, again)))
    assert [answer["type"] for answer in asked] == ["done"] * 5, "also when the match has begun"
    await table.idle()
    assert table.state.match == 2
    assert await opened(house, table.name) == [1, 2]


async def opened(house: Company, table: str) -> list[int]:
    """The matches that the log begins."""
    entries: list[Any] = [read(line) for _, line in await house.house.store.logs.read(table)]
    return [entry.match for entry in entries if isinstance(entry, Opened)]


async def test_a_report_seen_to_and_a_table_closed_twice_are_so_once(house: Company) -> None:
    await house.comes("Host")
    await house.house.store.people.set_role(house.people["Host"].id, "admin")
    table = await house.founded("Ana")
    await ask(
        house, "POST", "/api/reports", house.tokens["Ana"], {"player": house.people["Host"].id, "reason": "other"}
    )
    (report,) = (await ask(house, "GET", "/api/admin/reports", house.tokens["Host"])).body
    done = f"/api/admin/reports/{report['id']}/done"
    closing = f"/api/admin/tables/{table.name}/close"
    for path in (done, closing):
        answers = await asyncio.gather(*(ask(house, "POST", path, house.tokens["Host"]) for _ in range(2)))
        assert {answer.status for answer in answers} <= {204, 404}
    assert (await ask(house, "GET", "/api/admin/reports", house.tokens["Host"])).body == []
    assert table.state.closed

"""What belongs to others: their tables, matches, records and places in the lobby."""

from security.asking import ask
from server.company import Company
from tapete.core import Status
from tapete.server import lobby


async def test_who_comes_for_the_second_match_reads_no_record_of_the_first(house: Company) -> None:
    table = await house.founded("Ana")
    ana = await house.joins(table, "Ana")
    assert (await ana.ask("start", level=1))["type"] == "done"
    await house.plays(table, {0: ana}, lambda: table.state.status is Status.OVER)
    eva = await house.sits(table, "Eva", 1)
    first, none = f"/api/tables/{table.name}/record?match=1", f"/api/tables/{table.name}/record"

    async def readable(name: str, path: str) -> bool:
        answer = await ask(house, "GET", path, house.tokens[name], raw=True)
        assert answer.status == 200 or answer.code == "room-not-your-table"
        return answer.status == 200

    await ana.ask("restart", after=1)
    await table.idle()
    await house.plays(table, {0: ana, 1: eva}, lambda: table.state.seat_of(house.people["Eva"].id) is not None)
    assert table.state.match == 2
    for path in (first, none):
        assert await readable("Ana", path)
        assert not await readable("Eva", path)
    assert (await ask(house, "GET", f"/api/matches/{table.name}/1", house.tokens["Eva"])).code == "room-not-your-table"
    assert (await ask(house, "GET", first)).code == "room-not-your-table"


async def test_a_private_table_tells_a_stranger_nothing(house: Company) -> None:
    table = await house.founded("Ana", title="Only for us")
    await house.joins(table, "Ana")
    await house.comes("Eva")
    for path in ("record", "record?match=1", "record?match=2"):
        answer = await ask(house, "GET", f"/api/tables/{table.name}/{path}", house.tokens["Eva"])
        assert answer.code == "room-not-your-table"
    listed = await ask(house, "GET", "/api/lobby")
    assert table.name not in str(listed.body)
    assert "Only for us" not in str(listed.body)


async def test_a_table_to_which_nobody_comes_does_not_stand_in_the_lobby(house: Company) -> None:
    wish = {"game": "gnav", "name": "Ana", "people": True, "settings": {"open": True, "title": "Anybody?"}}
    await house.comes("Ana")
    opened = [(await ask(house, "POST", "/api/tables", house.tokens["Ana"], wish)).body["table"] for _ in range(3)]
    await house.settle()
    assert (await ask(house, "GET", "/api/lobby")).body["gathering"] == []
    table = await house.house.room.table(opened[0])
    assert table is not None
    line = await house.joins(table, "Ana")
    shown = (await ask(house, "GET", "/api/lobby")).body["gathering"]
    assert [row["table"] for row in shown] == opened[:1]
    await line.close()
    for name in opened:
        house.house.room.rest(name)
    house.clock.advance(lobby.FRESH + 1)
    await house.settle()
    assert (await ask(house, "GET", "/api/lobby")).body["gathering"] == []

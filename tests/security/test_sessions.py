"""A token opens what it should, as long as it should; who guesses learns nothing and has soon guessed enough."""

from typing import Any

import pytest

from security.asking import ask, sign_in, sign_up, whose
from server.company import Company, Heard
from server.people import PHRASE, QUICK
from tapete.server import accounts, limits, tokens
from tapete.server.limits import Buckets

TRY_AGAIN, BROKEN_RULE = 1013, 1008


async def at_a_table(house: Company, name: str) -> Heard:
    """Somebody new who has founded a private table and sits there."""
    return await house.joins(await house.founded(name), name)


async def closed(house: Company, line: Heard) -> int | None:
    """With which code the socket ends."""
    await house.until(lambda: line.closed is not None)
    return line.closed


async def test_what_others_planted_before_somebody_signed_up_is_void(house: Company) -> None:
    ana = await house.comes("Ana")
    planted = house.tokens["Ana"]
    robot = (await ask(house, "POST", "/api/me/robot-token", planted)).body["token"]
    assert await whose(house, robot) == ana.id
    told = await sign_up(house, planted)
    assert told.token not in (None, planted)
    assert await whose(house, told.token) == ana.id
    assert await whose(house, planted) is None
    assert await whose(house, robot) is None, "who planted the token may have made it"


async def test_every_way_to_become_somebody_gives_a_new_token_and_voids_the_one_before(house: Company) -> None:
    await house.comes("Ana")
    first = await sign_up(house, house.tokens["Ana"])
    second = await sign_in(house, first.token)
    wish = {"account": "ana", "code": first.body["recovery"], "phrase": PHRASE}
    third = await ask(house, "POST", "/api/recovery", second.token, wish)
    given = [house.tokens["Ana"], first.token, second.token, third.token]
    assert len(set(given)) == 4
    assert [await whose(house, token) is not None for token in given] == [False, False, False, True]


async def test_who_signs_out_is_gone_from_that_browsers_sockets_and_from_no_others(house: Company) -> None:
    table = await house.founded("Ana")
    here, there = house.tokens["Ana"], "cd" * 32
    await house.house.store.sessions.add(house.people["Ana"].id, there, house.clock.now())
    first = await house.joins(table, "Ana")
    house.tokens["Ana"] = there
    second = await house.joins(table, "Ana")
    assert (await ask(house, "DELETE", "/api/session", here)).token == ""
    assert await closed(house, first) == TRY_AGAIN
    assert (await second.ask("rise"))["type"] == "done"


async def test_who_signs_in_as_somebody_else_leaves_the_guests_sockets(house: Company) -> None:
    await sign_up(house, None)
    line = await at_a_table(house, "Guest")
    assert (await sign_in(house, house.tokens["Guest"])).status == 201
    assert await closed(house, line) == TRY_AGAIN


async def test_who_recovers_an_account_closes_the_sockets_of_all_who_were_in(house: Company) -> None:
    ana = await house.comes("Ana")
    told = await sign_up(house, house.tokens["Ana"])
    house.tokens["Ana"] = str(told.token)
    line = await at_a_table(house, "Ana")
    wish = {"account": "ana", "code": told.body["recovery"], "phrase": "another phrase"}
    again = await ask(house, "POST", "/api/recovery", None, wish)
    assert await whose(house, again.token) == ana.id
    assert await closed(house, line) == TRY_AGAIN


async def test_who_is_forgotten_is_gone_from_sockets_seats_and_seats_to_come(house: Company) -> None:
    table = await house.founded("Ana")
    ana = await house.joins(table, "Ana")
    eva = await house.sits(table, "Eva", 1)
    assert (await ana.ask("start", level=1))["type"] == "done"
    jon = await house.sits(table, "Jon", 2)
    assert table.state.claims[2] is not None
    for name, line in (("Eva", eva), ("Jon", jon)):
        assert (await ask(house, "DELETE", "/api/me", house.tokens[name])).status == 204
        assert await closed(house, line) == TRY_AGAIN
        again = house.at(table, name)
        assert (await again.join())["code"] == "room-not-your-table"
    assert list(table.state.claims) == [None] * len(table.state.sitters)
    assert table.state.present == (0,)


async def test_who_is_forgotten_is_named_nowhere_in_the_room(house: Company) -> None:
    table = await house.founded("Ana", open=True)
    ana = await house.joins(table, "Ana")
    await house.sits(table, "Eva", 1)
    assert (await ana.ask("start", level=1))["type"] == "done"
    await house.settle()
    for line in tuple(house._lines):
        await line.close()
    await house.comes("Host")
    await house.house.store.people.set_role(house.people["Host"].id, "admin")
    for rests in (False, True):
        name = "Eva" if rests else "Ana"
        if rests:
            house.house.room.rest(table.name)
        assert (await ask(house, "DELETE", "/api/me", house.tokens[name])).status == 204
        listed = await ask(house, "GET", "/api/admin/tables", house.tokens["Host"])
        assert listed.status == 200
        assert f'"{name}"' not in str(listed.body).replace("'", '"')
        again = await house.house.room.table(table.name)
        assert again is not None
        assert name not in [sitter.name for sitter in again.state.sitters]
        log = "".join(line for _, line in await house.house.store.logs.read(table.name))
        assert f'"{name}"' not in log


async def test_nobody_has_the_room_look_through_all_that_was_played_again_and_again(
    house: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.app.state["patience"], "farewells", Buckets(1, 3600))
    for name, status in (("Ana", 204), ("Eva", 429)):
        await house.comes(name)
        assert (await ask(house, "DELETE", "/api/me", house.tokens[name])).status == status
    assert await whose(house, house.tokens["Eva"]) is not None


async def test_who_is_banned_is_shown_out_of_every_table_and_opens_none_with_whatever_token(house: Company) -> None:
    await house.comes("Host")
    await house.house.store.people.set_role(house.people["Host"].id, "admin")
    table = await house.founded("Ana")
    line = await house.joins(table, "Ana")
    robot = (await ask(house, "POST", "/api/me/robot-token", house.tokens["Ana"])).body["token"]
    ban = f"/api/admin/people/{house.people['Ana'].id}/ban"
    assert (await ask(house, "PUT", ban, house.tokens["Host"], {"days": 1})).status == 204
    assert await closed(house, line) == BROKEN_RULE
    wish = {"game": "gnav", "name": "Ana"}
    for token in (house.tokens["Ana"], robot):
        assert (await ask(house, "POST", "/api/tables", token, wish)).code == "room-banned"
        again = house.line(f"/ws/tables/{table.name}", token)
        assert await closed(house, again) == BROKEN_RULE
        assert again.messages[-1]["code"] == "room-banned"
    signed = await sign_up(house, house.tokens["Ana"])
    assert (await ask(house, "POST", "/api/tables", signed.token, wish)).code == "room-banned", "still the same"


async def test_a_token_is_good_for_a_year_on_sockets_too(house: Company) -> None:
    table = await house.founded("Ana", watch=False)
    assert (await house.at(table, "Ana").join())["type"] == "joined"
    house.clock.advance(tokens.YEAR + 1)
    assert (await house.at(table, "Ana").join())["code"] == "room-not-your-table"
    assert await whose(house, house.tokens["Ana"]) is None


async def test_a_phrase_that_is_changed_while_it_is_checked_opens_nothing(
    house: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = (await sign_up(house, None)).body["recovery"]
    keeper = accounts.Accounts(QUICK)
    house.app.state["accounts"] = keeper
    slowly = keeper.is_phrase
    wish = {"account": "ana", "code": code, "phrase": "another phrase"}

    async def meanwhile(phrase: str, kept: str | None) -> bool:
        right = await slowly(phrase, kept)
        assert (await ask(house, "POST", "/api/recovery", None, wish)).status == 201
        return right

    monkeypatch.setattr(keeper, "is_phrase", meanwhile)
    told = await sign_in(house)
    assert (told.status, told.code, told.token) == (401, "room-wrong-phrase", None)
    ana = await house.house.store.people.by_account("ana")
    assert ana is not None
    assert len(await house.house.store.sessions.all(ana.id)) == 1


async def test_an_unknown_account_costs_the_same_work_as_a_wrong_phrase(
    house: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sign_up(house, None)
    work: list[str] = []
    keeper = house.app.state["accounts"]

    def counted(owner: Any, name: str) -> None:
        real = getattr(owner, name)

        async def call(*arguments: Any) -> Any:
            work.append(name)
            return await real(*arguments)

        monkeypatch.setattr(owner, name, call)

    for name in ("by_account", "secrets"):
        counted(house.house.store.people, name)
    counted(keeper, "is_phrase")
    answers, costs = [], []
    for account in ("ana", "nobody", "no account", "a\0b", "' or 1=1"):
        work.clear()
        wrong = await sign_in(house, account=account, phrase="not the phrase")
        lost = {"account": account, "code": "AAAA-AAAA", "phrase": PHRASE}
        code = await ask(house, "POST", "/api/recovery", None, lost)
        answers.append((wrong, code))
        costs.append(tuple(work))
    assert len(set(costs)) == 1
    assert all(answer == answers[0] for answer in answers)
    assert answers[0][0].code == answers[0][1].code == "room-wrong-phrase"


async def test_phrases_and_codes_are_counted_together_for_an_account(house: Company) -> None:
    code = (await sign_up(house, None)).body["recovery"]
    wish = {"account": "ANA", "code": "AAAA", "phrase": PHRASE}
    for number in range(accounts.GUESSES):
        if number % 2:
            assert (await sign_in(house, phrase=f"phrase {number}")).code == "room-wrong-phrase"
        else:
            assert (await ask(house, "POST", "/api/recovery", None, wish)).code == "room-wrong-phrase"
    assert (await sign_in(house)).code == "room-too-fast", "the right one too: guessing tells nothing"
    assert (await ask(house, "POST", "/api/recovery", None, {**wish, "code": code})).code == "room-too-fast"
    house.clock.advance(accounts.GUESSES_IN)
    assert (await sign_in(house)).status == 201


async def test_secrets_are_too_long_to_guess(house: Company) -> None:
    table = await house.founded("Ana")
    code = (await sign_up(house, None)).body["recovery"].replace("-", "")
    assert len(str(table.state.invitation)) * 5 >= 100
    assert len(code) * 5 >= 100
    assert len(house.tokens["Ana"]) * 4 >= 256


async def test_a_wrong_invitation_is_told_from_none_by_nothing_and_soon_comes_no_more(house: Company) -> None:
    table = await house.founded("Ana")
    await house.comes("Eva")
    line = house.at(table, "Eva")
    right = str(table.state.invitation)
    answers = [await line.join(tried) for tried in (None, "", "x", right[:-1], right + "a", right.upper(), "ñ")]
    assert answers == [answers[0]] * len(answers)
    assert answers[0]["code"] == "room-not-your-table"
    for _ in range(int(limits.BURST) + limits.PATIENCE + 1):
        line._send_in({"type": "join", "version": 2, "invitation": "guess"})
    assert await closed(house, line) == BROKEN_RULE

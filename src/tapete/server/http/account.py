"""Signing up, in and out. Whoever becomes somebody gets a new token: one that was known before opens nothing.

Sockets of a token that is void are closed once the answer is on its way, so that a browser comes back with the new one.
"""

from typing import Any, Final

from litestar import Request, delete, post
from litestar.background_tasks import BackgroundTask
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Response

from tapete.room import refusals
from tapete.room.naming import tidy_name
from tapete.server import accounts, guests, tokens
from tapete.server.accounts import Accounts, accounts_of
from tapete.server.choices import choices
from tapete.server.house import House, house_of
from tapete.server.http import denied
from tapete.server.http.answers import Denied
from tapete.server.http.me import told
from tapete.server.http.patience import patience_of
from tapete.server.origins import address_of
from tapete.store import AccountTaken, Person, Secrets
from tapete.wire import http as wire

_NOBODY: Final = Person("", "")


@post("/api/account")
async def sign_up(
    request: Request[Any, Any, Any], data: JSONBody[wire.NewAccount], asking: NamedDependency[Person | None]
) -> Response[wire.Recovery]:
    """Keep who I am under a name and a pass phrase; the answer is the recovery code, told this once."""
    house, keeper = house_of(request), accounts_of(request)
    now, address = house.clock.now(), address_of(request)
    if not (await choices(house)).sign_up:
        raise Denied(denied.SIGN_UP_CLOSED)
    account = accounts.tidy_account(data.account)
    if account is None:
        raise Denied(denied.BAD_ACCOUNT)
    if tokens.is_robots(tokens.sent(request)):
        raise Denied(denied.ROBOTS_TOKEN)
    if asking is not None and asking.account is not None:
        raise Denied(denied.HAS_ACCOUNT)
    if not patience_of(request).new_accounts.take(address, now):
        raise Denied(refusals.TOO_FAST)
    if await house.store.people.by_account(account) is not None:
        raise Denied(denied.ACCOUNT_TAKEN)
    secrets, code = await _secrets(house, keeper, data.phrase)
    person, token = asking, None
    if person is None:
        if not house.new_guests.take(address, now):
            raise Denied(refusals.TOO_MANY_GUESTS)
        person, token = await guests.welcome(house, tidy_name(account) or "")
    try:
        await house.store.people.sign_up(person, account, secrets)
    except AccountTaken:
        raise Denied(denied.ACCOUNT_TAKEN) from None
    answer = Response(wire.Recovery(code), status_code=201, background=_closing(house, person))
    if token is None:
        token = await _new_token(house, person)
        await house.store.sessions.revoke_others(person.id, token)  # a robot's too: others may have made it
    answer.set_cookie(tokens.cookie(request, token))
    return answer


@post("/api/session")
async def sign_in(request: Request[Any, Any, Any], data: JSONBody[wire.SignIn]) -> Response[wire.Me]:
    """Be known in this browser as the person of an account."""
    house, keeper = house_of(request), accounts_of(request)
    person, kept = await _found(request, data.account)
    if not await keeper.is_phrase(data.phrase, None if kept is None else kept.pass_hash) or person is None:
        raise Denied(denied.WRONG_PHRASE)
    before, token = await guests.known(request), await _new_token(house, person)
    if await house.store.people.secrets(person) != kept:  # a new phrase was set meanwhile, and all were signed out
        await house.store.sessions.end(token)
        raise Denied(denied.WRONG_PHRASE)
    await _end(request)
    answer = Response(await told(house, person), status_code=201, background=_closing(house, before))
    answer.set_cookie(tokens.cookie(request, token))
    return answer


@delete("/api/session")
async def sign_out(request: Request[Any, Any, Any]) -> Response[None]:
    """Not be known in this browser any more."""
    before = await guests.known(request)
    await _end(request)
    answer = Response(None, background=_closing(house_of(request), before))
    answer.set_cookie(tokens.cookie(request, ""))
    return answer


@post("/api/recovery")
async def recover(request: Request[Any, Any, Any], data: JSONBody[wire.Recover]) -> Response[wire.Recovery]:
    """A new pass phrase and a new recovery code for who holds the old code; everybody else is signed out."""
    house, keeper = house_of(request), accounts_of(request)
    person, kept = await _found(request, data.account)
    if not accounts.is_long_enough(data.phrase):
        raise Denied(denied.BAD_PHRASE)
    right = accounts.is_code(data.code, None if kept is None else kept.recovery_hash)
    if not right or person is None or kept is None:
        raise Denied(denied.WRONG_PHRASE)
    secrets, code = await _secrets(house, keeper, data.phrase)
    if not await house.store.people.set_secrets(person, secrets, kept):  # the code was used meanwhile
        raise Denied(denied.WRONG_PHRASE)
    token = await _new_token(house, person)
    await house.store.sessions.revoke_others(person.id, token)
    answer = Response(wire.Recovery(code), status_code=201, background=_closing(house, person))
    answer.set_cookie(tokens.cookie(request, token))
    return answer


async def _found(request: Request[Any, Any, Any], name: str) -> tuple[Person | None, Secrets | None]:
    """Whose account that is and what is kept of his secrets; counts as a guess, and asks as much whoever it is."""
    house, account = house_of(request), accounts.tidy_account(name)
    if not accounts_of(request).may_guess(address_of(request), account or "", house.clock.now()):
        raise Denied(refusals.TOO_FAST)
    person = await house.store.people.by_account(account or "")
    return person, await house.store.people.secrets(person or _NOBODY)


async def _secrets(house: House, keeper: Accounts, phrase: str) -> tuple[Secrets, str]:
    """What is kept of a new pass phrase and a new recovery code, and that code."""
    if not accounts.is_long_enough(phrase):
        raise Denied(denied.BAD_PHRASE)
    code = accounts.new_code(house.chance)
    return Secrets(await keeper.hashed(phrase), accounts.code_hash(code)), code


async def _new_token(house: House, person: Person) -> str:
    token = tokens.fresh(house.chance)
    await house.store.sessions.add(person.id, token, house.clock.now())
    return token


async def _end(request: Request[Any, Any, Any]) -> None:
    """The token that this browser has is void."""
    token = tokens.sent(request)
    if token is not None and not tokens.is_robots(token):
        await house_of(request).store.sessions.end(token)


def _closing(house: House, person: Person | None) -> BackgroundTask | None:
    """That the person's sockets look again who they are, when the answer has gone."""

    async def tell(who: str) -> None:
        house.person_changed(who)

    return None if person is None else BackgroundTask(tell, person.id)

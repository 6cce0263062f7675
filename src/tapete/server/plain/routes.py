"""The addresses of the plain table: pages to look at, and forms that ask for something and lead to a page again."""

from typing import Any, Final

from litestar import Request, Router, get, post
from litestar.params import FromPath
from litestar.response import Response

from tapete.core import Refusal
from tapete.room import refusals
from tapete.server import tokens
from tapete.server.house import house_of
from tapete.server.http import asking
from tapete.server.http.answers import Denied, status_of
from tapete.server.http.tables import opened
from tapete.server.plain import answers
from tapete.server.plain.coming import come, frame_of, person_of, start_of
from tapete.server.plain.doing import do
from tapete.server.plain.forms import form_of, is_ours, new_table
from tapete.server.plain.frame import Frame
from tapete.server.plain.rules import RULES, rules
from tapete.server.plain.shown import shown
from tapete.server.plain.style import STYLE
from tapete.server.plain.table import Looking, told_until
from tapete.server.plain.visits import share, until_wanted, visits_of
from tapete.server.plain.ways import NOTHING_YET, ROOT
from tapete.server.reader import language_of
from tapete.server.staying import settings_of

A_MOMENT: Final = 2.5
"""Seconds for which the page after a form waits for the moves of others, so that most moves take one page."""

A_WHILE: Final = 10.0
"""Seconds for which a page waits that loads itself again."""

_TABLE: Final = f"{ROOT}/{{language:str}}/tables/{{table:str}}"


@get(ROOT)
async def door(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The way to the reader's language."""
    language = language_of(request, await settings_of(request))
    return answers.to(f"{request.app.state['base_path']}{ROOT}/{language}", 302)


@get(f"{ROOT}/style.css")
async def style() -> Response[bytes]:
    """How the pages look."""
    return answers.styled(STYLE)


@get(f"{ROOT}/{{language:str}}")
async def choose(request: Request[Any, Any, Any], language: FromPath[str]) -> Response[bytes]:
    """The start page: what to play, and where."""
    frame = await frame_of(request, language)
    return answers.page(await start_of(request, frame))


@get(f"{ROOT}/{{language:str}}/rules/{{game:str}}")
async def read(request: Request[Any, Any, Any], language: FromPath[str], game: FromPath[str]) -> Response[bytes]:
    """The rules of a game."""
    if game not in RULES:
        raise Denied(refusals.NO_SUCH_PAGE)
    frame = await frame_of(request, language)
    return answers.page(rules(frame.of_rules(game), game))


@post(f"{ROOT}/{{language:str}}/tables")
async def open_table(request: Request[Any, Any, Any], language: FromPath[str]) -> Response[bytes]:
    """Open a table and lead to it; the start page again, saying why, where that may not be."""
    frame, person, form = await frame_of(request, language), await person_of(request), await form_of(request)
    if not isinstance(form, Refusal) and not is_ours(request, form, tokens.sent(request)):
        raise Denied(refusals.FOREIGN_ORIGIN)
    wish = None if isinstance(form, Refusal) else new_table(form)
    if wish is None:
        return await _not_opened(request, frame, refusals.BAD_MESSAGE)
    try:
        table, token = await opened(request, wish, person)
    except Denied as denied:
        return await _not_opened(request, frame, denied.refusal)
    return answers.to(
        frame.way.at(table).hearing(NOTHING_YET).here, 303, None if token is None else tokens.cookie(request, token)
    )


@get(_TABLE)
async def look(request: Request[Any, Any, Any], language: FromPath[str], table: FromPath[str]) -> Response[bytes]:
    """A table as it stands; after a form, or where the page loads itself, a little later if others play meanwhile."""
    looking = await come(request, await frame_of(request, language), table)
    if looking.seat is None or looking.person is None:
        return answers.page(shown(looking))
    house = house_of(request)
    visits_of(request).stay(house, looking.table, looking.seat, looking.person)
    await share(house, looking.table, looking.seat)
    asked = request.query_params
    seconds = A_WHILE if "wait" in asked else A_MOMENT if "since" in asked else 0.0
    if seconds and not looking.table.state.gathering:
        await until_wanted(house, looking.table, looking.seat, seconds)
        looking = await come(request, looking.frame, table)
    return answers.page(shown(looking))


@post(_TABLE)
async def act(request: Request[Any, Any, Any], language: FromPath[str], table: FromPath[str]) -> Response[bytes]:
    """Do what a form asks and lead to the table again; the same page, saying why, where that may not be."""
    looking, form = await come(request, await frame_of(request, language), table), await form_of(request)
    if isinstance(form, Refusal):
        return _refused(looking, form)
    if not is_ours(request, form, tokens.sent(request)):
        raise Denied(refusals.FOREIGN_ORIGIN)
    until = told_until(looking.state, looking.seat)
    done = await do(request, looking, form)
    if isinstance(done, Refusal):
        return _refused(looking.having(frozenset(form.all("card"))), done)
    return answers.to(done.leads(until), 303, done.cookie)


async def _not_opened(request: Request[Any, Any, Any], frame: Frame, refusal: Refusal) -> Response[bytes]:
    return answers.page(await start_of(request, frame.refusing(refusal)), status_of(refusal))


def _refused(looking: Looking, refusal: Refusal) -> Response[bytes]:
    return answers.page(shown(looking.refusing(refusal)), status_of(refusal))


PLAIN: Final = Router(
    "/",
    route_handlers=[door, style, choose, read, open_table, look, act],
    request_class=asking.Asking,
    guards=[asking.ours],
    exception_handlers={Exception: answers.on_error},
    include_in_schema=False,
)
"""All of it."""

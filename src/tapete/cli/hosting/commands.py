"""The verbs themselves, each a few lines."""

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from tapete.cli.faults import AnswerIsNo
from tapete.cli.hosting.options import Given, everything, found, taking, whereabouts
from tapete.core import BadInput

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, one object a line.")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="An account, a person's number, or a name.")]

admin = typer.Typer(rich_markup_mode=None)


@taking(everything)
def serve(given: Given) -> None:
    """Open the room: both games in the browser, until you stop it."""
    from tapete.cli.hosting.serving import say_where
    from tapete.server.serve import open_room

    open_room(found(given), say_where)


@taking(everything)
def config(given: Given, as_json: AsJson = False) -> None:
    """Print the settings that count, and where each comes from."""
    for row in found(given).rows():
        if as_json:
            _print_json([row])
        else:
            typer.echo(f"{row['setting']:<16} {json.dumps(row['value'], ensure_ascii=False):<32} {row['from']}")


@taking(everything)
def doctor(given: Given, as_json: AsJson = False) -> None:
    """Look whether all is well with a room, and say how to mend what is not."""
    from tapete.cli.hosting.doctor import CAREFUL, WELL, WRONG, Finding, examine

    try:
        findings: Iterable[Finding] = examine(found(given).settings)
    except BadInput as fault:
        findings = [Finding("settings", WRONG, str(fault), "mend the setting")]
    wrong = 0
    for finding in findings:
        wrong += finding.state == WRONG
        if as_json:
            _print_json([finding.row()])
            continue
        mark = {WELL: "well", CAREFUL: "CARE", WRONG: "WRONG"}[finding.state]
        typer.echo(f"{mark:<6} {finding.part:<12} {finding.says}")
        if finding.mend is not None:
            typer.echo(f"{'':<19} {finding.mend}")
    if wrong:
        raise AnswerIsNo(f"{wrong} of these {'is' if wrong == 1 else 'are'} wrong")


@taking(whereabouts)
def backup(
    given: Given,
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False, help="Where the copy goes; not there yet.")],
    as_json: AsJson = False,
) -> None:
    """Copy all data of a room to one file, while it is open or not."""
    from tapete.cli.hosting.keeping import backed_up

    row = backed_up(found(given).settings.where, file)
    _print(row, as_json, "{file} holds {people} people, {matches} finished matches and {lines} lines of tables")


@taking(whereabouts)
def restore(
    given: Given,
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False, help="A backup.")],
    as_json: AsJson = False,
) -> None:
    """Put the data of a backup into an empty place."""
    from tapete.cli.hosting.keeping import restored

    row = restored(file, found(given).settings.where)
    _print(row, as_json, "brought back {people} people, {matches} finished matches and {lines} lines of tables")


@admin.callback(invoke_without_command=True)
def admin_(context: typer.Context) -> None:
    """See to the people and tables of a room, while it is open or not."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@admin.command("grant")
@taking(whereabouts)
def grant(given: Given, who: Who, as_json: AsJson = False) -> None:
    """Make somebody with an account host of the room: he gets its page for hosts."""
    _ask(given, "set_role", "{name} ({account}) is host", as_json, who, "admin")


@admin.command("revoke")
@taking(whereabouts)
def revoke(given: Given, who: Who, as_json: AsJson = False) -> None:
    """Make somebody host no more."""
    _ask(given, "set_role", "{name} is not host", as_json, who, "")


@admin.command("people")
@taking(whereabouts)
def people(
    given: Given,
    name: Annotated[str, typer.Argument(metavar="NAME", help="Part of a name or an account.")] = "",
    as_json: AsJson = False,
) -> None:
    """List people, at most a hundred."""
    form = "{person}  {name:<20} account {account}  role {role}  seen {seen}  banned {banned}"
    _ask(given, "people", form, as_json, name)


@admin.command("tables")
@taking(whereabouts)
def tables(given: Given, as_json: AsJson = False) -> None:
    """List the tables at which something goes on, the last changed first."""
    _ask(given, "tables", "{table}  {game:<10} {phase:<9} {people} people  {updated}", as_json)


@admin.command("ban")
@taking(whereabouts)
def ban(
    given: Given,
    who: Who,
    days: Annotated[
        int | None, typer.Option(min=1, max=3650, help="For so many days.", show_default="for good")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Not let somebody play."""
    _ask(given, "ban", "{name} may not play: {banned}", as_json, who, days, redis=_redis(given))


@admin.command("unban")
@taking(whereabouts)
def unban(given: Given, who: Who, as_json: AsJson = False) -> None:
    """Let somebody play again."""
    _ask(given, "ban", "{name} may play", as_json, who, None, lift=True, redis=_redis(given))


@admin.command("announce")
@taking(whereabouts)
def announce(
    given: Given,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="One line; empty to take it away.")],
    as_json: AsJson = False,
) -> None:
    """Say a line to everybody who comes in."""
    _ask(given, "announce", "everybody reads: {announcement}", as_json, text)


@admin.command("sign-up")
@taking(whereabouts)
def sign_up(
    given: Given,
    answer: Annotated[str, typer.Argument(metavar="open|closed", help="Whether people may make accounts.")],
    as_json: AsJson = False,
) -> None:
    """Let people make accounts, or not."""
    if answer not in ("open", "closed"):
        raise BadInput(f"sign-up is open or closed, not {answer!r}")
    _ask(given, "choose", "people may make accounts: {sign_up}", as_json, "sign_up", answer == "open")


@admin.command("retention")
@taking(whereabouts)
def retention(
    given: Given,
    days: Annotated[str, typer.Argument(metavar="DAYS", help="A number, or never.")],
    as_json: AsJson = False,
) -> None:
    """Have finished tables, and guests not seen since, forgotten after so many days."""
    if days != "never" and not (re.fullmatch("[0-9]{1,5}", days) and 1 <= int(days) <= 36500):
        raise BadInput(f"days are a number from 1 to 36500, or never, not {days!r}")
    kept = None if days == "never" else int(days)
    _ask(given, "choose", "kept for days: {retention_days}", as_json, "retention_days", kept)


@admin.command("forget")
@taking(whereabouts)
def forget(
    given: Given,
    days: Annotated[int, typer.Option(min=1, max=36500, help="Older than so many days.")],
    as_json: AsJson = False,
) -> None:
    """Let go of finished tables, and of guests not seen since, now."""
    _ask(given, "forget", "forgot {tables} tables and {guests} guests", as_json, days)


def _ask(given: Given, question: str, form: str, as_json: bool, *words: Any, **more: Any) -> None:
    from tapete.cli.hosting import ruling

    answer = ruling.ask(found(given).settings.where, lambda store: getattr(ruling, question)(store, *words, **more))
    for row in answer if isinstance(answer, list) else [answer]:
        _print(row, as_json, form)


def _redis(given: Given) -> str | None:
    return found(given).settings.redis


def _print(row: Mapping[str, Any], as_json: bool, form: str) -> None:
    if as_json:
        _print_json([row])
    else:
        typer.echo(form.format(**{name: "-" if value is None else value for name, value in row.items()}))


def _print_json(rows: Iterable[Mapping[str, Any]]) -> None:
    for row in rows:
        typer.echo(json.dumps(row, ensure_ascii=False, separators=(",", ":")))
    sys.stdout.flush()

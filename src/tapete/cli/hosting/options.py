"""The settings as options of the command line; `tapete.server.settings` reads them and says how they stand else."""

import inspect
import os
from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

if TYPE_CHECKING:  # loaded with all of the server
    from tapete.server.settings import Effective

Given: TypeAlias = Mapping[str, Any]
"""What stands on the command line, by the name of the setting; None where nothing does."""

Data = Annotated[
    Path | None, typer.Option(file_okay=False, help="The data folder; made if missing.", show_default="data")
]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="Keep the data in this PostgreSQL database instead.", show_default=False),
]
Config = Annotated[
    Path | None,
    typer.Option(
        dir_okay=False, metavar="FILE", help="A file of settings.", show_default="tapete.toml in the data folder"
    ),
]


def whereabouts(*, data: Data = None, database: Database = None, config: Config = None) -> None:
    """The options that say which room is meant."""


def everything(
    *,
    host: Annotated[
        str | None, typer.Option(help="The address to listen at.", show_default="127.0.0.1, this machine alone")
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="The port to listen at; 0 takes a free one.", show_default="8000")
    ] = None,
    lan: Annotated[
        bool | None,
        typer.Option("--lan", help="Let neighbours in: listen at all addresses, print ours, and a QR code."),
    ] = None,
    data: Data = None,
    database: Database = None,
    redis: Annotated[
        str | None,
        typer.Option(metavar="URL", help="By which processes tell each other of news.", show_default="the database"),
    ] = None,
    base_path: Annotated[
        str | None,
        typer.Option(metavar="PATH", help="Where a proxy hands the room on from, /cards.", show_default=False),
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(metavar="A,B,...", help="Whose X-Forwarded-... is believed.", show_default="127.0.0.1,::1"),
    ] = None,
    title: Annotated[str | None, typer.Option(help="What the room is called.", show_default="Tapete")] = None,
    sign_up: Annotated[
        bool | None, typer.Option(help="Whether people may make accounts.", show_default="as it was, yes at first")
    ] = None,
    free_text: Annotated[
        bool | None,
        typer.Option(help="Whether tables may allow words of one's own.", show_default="as it was, no at first"),
    ] = None,
    polite_name: Annotated[
        bool | None,
        typer.Option(help="Whether Comemierda is shown as Presidente.", show_default="as it was, no at first"),
    ] = None,
    retention_days: Annotated[
        int | None,
        typer.Option(metavar="DAYS", help="When what is over is forgotten.", show_default="as it was, never at first"),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes in which robots think.", show_default="1")
    ] = None,
    connections: Annotated[
        int | None, typer.Option(metavar="N", help="Connections at once.", show_default="8000")
    ] = None,
    most_tables: Annotated[
        int | None, typer.Option(metavar="N", help="Tables with people at them at once.", show_default="2000")
    ] = None,
    most_of_one: Annotated[
        int | None, typer.Option(metavar="N", help="Tables at which one person may play at once.", show_default="20")
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="text or json.", show_default="text")] = None,
    log_level: Annotated[
        str | None, typer.Option(help="debug, info, warning or error.", show_default="warning")
    ] = None,
    access_log: Annotated[
        bool | None, typer.Option(help="Whether each request is a line of the log.", show_default="no")
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(metavar="A,B,...", help="Who may read /metrics.", show_default="this machine"),
    ] = None,
    config: Config = None,
) -> None:
    """The options that say everything."""


def taking(options: Callable[..., None]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command that has these options besides its own, and gets them together as its first argument."""
    names = inspect.signature(options).parameters

    def take(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def taken(**words: Any) -> None:
            given = {name: words.pop(name) for name in names}
            command(given, **words)

        own = [made for made in inspect.signature(command).parameters.values() if made.name != "given"]
        own = [made.replace(kind=inspect.Parameter.KEYWORD_ONLY) for made in own]
        taken.__signature__ = inspect.Signature([*own, *names.values()])  # type: ignore[attr-defined]
        taken.__annotations__ = {made.name: made.annotation for made in (*own, *names.values())}
        return taken

    return take


def found(given: Given) -> "Effective":
    """The settings that count, read from everywhere; BadInput with one line."""
    from tapete.server.settings import effective

    return effective({name: value for name, value in given.items() if name != "config"}, os.environ, given["config"])

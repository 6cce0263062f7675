"""The verbs of `tapete`, each a few lines; what they need is loaded when they run."""

import enum
import json
import logging
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

import tapete
from tapete.cli.faults import AnswerIsNo, OneLineFaults
from tapete.cli.hosting import commands as hosting
from tapete.core import BadInput

app = typer.Typer(
    cls=OneLineFaults,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="comemierda or gnav.", show_default=False)]
PoliteName = Annotated[bool, typer.Option("--polite-name", help="Show Comemierda as Presidente.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, one object a line.")]
DeadlineMs = Annotated[
    int, typer.Option(min=1, max=600_000, metavar="MS", help="How long an outside robot (cmd:COMMAND) may think.")
]


class Measure(enum.Enum):
    """What an arena measures robots by."""

    EDGE = "edge"
    SHARE = "share"


class Pace(enum.Enum):
    """How long robots wait: `room.pace.PAUSES`."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


@app.callback(invoke_without_command=True)
def tapete_(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.", is_eager=True)] = False,
) -> None:
    """A card room for Comemierda and Gnav."""
    if version:
        typer.echo(f"tapete {tapete.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for verb in (hosting.serve, hosting.config, hosting.doctor, hosting.backup, hosting.restore):
    app.command()(verb)
app.add_typer(hosting.admin, name="admin")


@app.command()
def play(
    game: GameName,
    *,
    level: Annotated[int, typer.Option(min=1, max=4, help="Of the robots: 1 novice, 2 regular, 3 good, 4 expert.")] = 2,
    seed: Annotated[
        str | None,
        typer.Option(help="Match i is dealt from SEED/i, as in `tapete simulate`.", show_default="another every time"),
    ] = None,
    options: Annotated[str, typer.Option(help="As k=v,k=v; see `tapete options GAME`.", metavar="K=V,...")] = "",
    language: Annotated[
        str | None, typer.Option(help="Of the words, by its code: en, es, ...", show_default="that of the machine")
    ] = None,
    polite_name: PoliteName = False,
    name: Annotated[str | None, typer.Option(help="What you are called.", show_default="your login name")] = None,
    pace: Annotated[Pace, typer.Option(help="How long robots wait before they act.")] = Pace.NORMAL,
    record: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False, metavar="FILE", help="Write a record here when the match ends.", show_default=False
        ),
    ] = None,
) -> None:
    """Play against robots, here in the terminal."""
    from tapete.cli import playing
    from tapete.words import Words

    plan, called = playing.planned(_game(game), options, level, name, seed)
    words = Words(playing.language(language, os.environ), polite=polite_name)
    keeper = None if record is None else playing.Keeper(record)
    playing.run(playing.sitting(plan, called, words, pace.value, keeper))
    for file in keeper.kept if keeper else ():
        typer.echo(words.say("terminal-recorded", file=str(file)))


@app.command()
def simulate(
    game: GameName,
    *,
    matches: Annotated[int, typer.Option("-n", "--matches", min=1, max=1_000_000, help="How many matches.")] = 100,
    seed: Annotated[str, typer.Option(help="Match i is played from seed SEED/i; the same seed, the same match.")] = "1",
    robots: Annotated[
        str,
        typer.Option(help="One robot a seat, separated by commas: names as in `tapete robots`, or cmd:COMMAND."),
    ] = "rules,rules,rules,rules",
    options: Annotated[str, typer.Option(help="As k=v,k=v; see `tapete options GAME`.", metavar="K=V,...")] = "",
    rounds: Annotated[
        int | None,
        typer.Option(
            min=1, max=10_000, help="End a match after so many rounds; needed with target=null.", show_default=False
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(file_okay=False, help="Write a record of every match here; made if missing.", show_default=False),
    ] = None,
    deadline_ms: DeadlineMs = 1000,
    as_json: AsJson = False,
) -> None:
    """Let robots play whole matches, and sum up."""
    from rich.console import Console

    from tapete.cli import simulating

    plan = simulating.planned(_game(game), robots, options, seed, rounds=rounds, deadline_ms=deadline_ms)
    summary, seconds = simulating.run(plan, matches, record)
    if as_json:
        _print_json([summary.written()])
    else:
        Console().print(summary.table(seconds))


@app.command()
def arena(
    game: GameName,
    *,
    robots: Annotated[
        str, typer.Option(help="Two or more, separated by commas: names as in `tapete robots`, or cmd:COMMAND.")
    ],
    deals: Annotated[
        int, typer.Option("-n", "--deals", min=1, max=100_000, help="How many deals; each is played in every seat.")
    ] = 100,
    seed: Annotated[str, typer.Option(help="Deal i is from seed SEED/i; the same seed, the same table.")] = "1",
    measure: Annotated[
        Measure | None,
        typer.Option(help="By office points in series of seven rounds, or by matches won.", show_default=False),
    ] = None,
    options: Annotated[str, typer.Option(help="As k=v,k=v; see `tapete options GAME`.", metavar="K=V,...")] = "",
    plot: Annotated[
        Path | None,
        typer.Option(dir_okay=False, metavar="FILE", help="Draw the ratings here, as SVG.", show_default=False),
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=1024, help="How many processes play.", show_default="one a core")
    ] = os.cpu_count() or 1,
    deadline_ms: DeadlineMs = 1000,
    as_json: AsJson = False,
) -> None:
    """Hold robots against each other: each alone among the others, over the same deals, in every seat."""
    from rich.console import Console

    from tapete.cli import contesting, plotting
    from tapete.lab.arena_shown import shown

    plan = contesting.planned(
        _game(game),
        robots,
        options,
        measure=None if measure is None else measure.value,
        seed=seed,
        deals=deals,
        deadline_ms=deadline_ms,
    )
    table, seconds = contesting.run(plan, processes, plotting.picture(plot))
    if as_json:
        _print_json(table.written())
    else:
        Console().print(shown(table, seconds))


@app.command()
def solve(
    game: GameName,
    *,
    out: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False,
            metavar="FILE",
            help="Where the policy goes, or the one to check; what choices are worth is in the .worth beside it.",
            show_default="gnav.policy; to check, the one that ships",
        ),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where an unfinished solution stopped.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Find every figure about a policy anew from its file, and judge them.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Solve Gnav, for up to four players with up to three lives: a quarter of an hour on one core."""
    if _game(game) != "gnav":
        raise BadInput(f"{game} is not a game that can be solved; gnav is")
    if check and resume:
        raise BadInput("--resume goes on solving, --check looks at what was solved: one of them")
    if as_json and not check:
        raise BadInput("--json is for --check")
    with _extra("lab"):
        from tapete.cli import solving

    if not check:
        policy = out or Path("gnav.policy")
        solving.solve(solving.begun(policy, resume=resume), policy)
        return

    from rich.console import Console

    from tapete.lab.gnav.report import report

    rows = solving.check(out)
    if as_json:
        _print_json(row.written() for row in rows)
    else:
        Console().print(report(rows))
    broken = sum(not row.within for row in rows)
    if broken:
        raise AnswerIsNo(f"{broken} of {len(rows)} states break a bound")


@app.command()
def train(
    game: GameName,
    *,
    out: Annotated[Path, typer.Option(dir_okay=False, metavar="FILE", help="Where the policy goes.")] = Path(
        "comemierda.npz"
    ),
    rounds: Annotated[
        int | None, typer.Option(min=1, help="Rounds of self-play, the whole plan.", show_default="6000000")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The same seed and rounds, the same network.", show_default="1")
    ] = None,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Stop after so many; go on with --resume.", show_default="none")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where a training stopped.")] = False,
    plot: Annotated[
        Path | None,
        typer.Option(dir_okay=False, metavar="FILE", help="Draw the learning curve here, as SVG.", show_default=False),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Train the learned player of Comemierda from nothing, by self-play: about half an hour on one core."""
    if _game(game) != "comemierda":
        raise BadInput(f"{game} has no player that is trained; comemierda has")
    if resume and (rounds, seed) != (None, None):
        raise BadInput("--resume goes on with the rounds and the seed it began with")
    with _extra("lab"):
        from tapete.cli import plotting, training

    plan, picture = None if resume else training.plan(rounds, seed), plotting.picture(plot)
    rows = training.run(training.begun(out, plan), out, minutes, picture)
    _print(rows, as_json, "{rounds:>9} rounds  edge {edge:+.3f} ±{error:.3f}  off {off:.3f}  {cpu_seconds:>5} s")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, readable=True, help="A record.")],
    as_json: AsJson = False,
    language: Annotated[str, typer.Option(help="Of the words, by its code: en, es, ...")] = "en",
    polite_name: PoliteName = False,
) -> None:
    """Check a record to its last line and tell what happened, in words or as JSON: the events, then the state."""
    from tapete.games import GAMES
    from tapete.records import RecordError, replay_file
    from tapete.words import LANGUAGES, Words

    if language not in LANGUAGES:
        raise BadInput(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
    try:
        played = replay_file(file, GAMES)
    except RecordError as fault:
        raise AnswerIsNo(str(fault)) from None
    if as_json:
        notation = played.game.notation
        _print_json(notation.written_event(event) for moment in played.moments for event in moment.events)
        _print_json([{"state": played.written_state()}])
        return

    from tapete.cli.replaying import told

    for line in told(played, Words(language, polite=polite_name)):
        typer.echo(line)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, readable=True, help="A record.")],
    *,
    robots: Annotated[bool, typer.Option("--robots", help="Make every choice of a robot again, too.")] = False,
    as_json: AsJson = False,
) -> None:
    """Check that a match was fair: commitment, first dealer, every deck, every action and the result."""
    from tapete.cli import verifying

    row = verifying.verified(file, robots=robots)
    if as_json:
        _print_json([row])
        return
    for line in verifying.told(row):
        typer.echo(line)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, readable=True, help="A record.")],
    *,
    seat: Annotated[
        int | None, typer.Option(min=0, max=7, help="Look at the choices of this seat only.", show_default="all")
    ] = None,
    samples: Annotated[
        int | None,
        typer.Option(min=1, max=10_000, help="Deals of Comemierda to look ahead in for a choice.", show_default="32"),
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help="Look ahead in fewer deals: some seconds a match.")] = False,
    plot: Annotated[
        Path | None,
        typer.Option(dir_okay=False, metavar="FILE", help="Draw the match here, as SVG.", show_default=False),
    ] = None,
    language: Annotated[
        str | None, typer.Option(help="Of the words, by its code: en, es, ...", show_default="that of the machine")
    ] = None,
    polite_name: PoliteName = False,
    as_json: AsJson = False,
) -> None:
    """Look back at a match: what each choice was worth to one who knew what its seat knew, luck and mistakes apart."""
    from tapete.cli import playing, plotting, reviewing
    from tapete.coach import FAST, SAMPLES
    from tapete.words import Words

    if fast and samples is not None:
        raise BadInput("--fast is a number of samples itself: one of them")
    words = Words(playing.language(language, os.environ), polite=polite_name)
    picture = plotting.picture(plot)
    played = reviewing.read(file)
    found = reviewing.reviewed(played, file, seat, samples or (FAST if fast else SAMPLES), words)
    if picture is not None:
        reviewing.draw(found, file, picture, words)
    if as_json:
        _print_json(reviewing.rows(found, played.game))
        return

    from rich.console import Console

    from tapete.cli.review_told import told

    console = Console(highlight=False, markup=False)
    for part in told(found, played, words):
        console.print(part)


@app.command()
def perft(
    game: GameName,
    *,
    record: Annotated[
        Path,
        typer.Option(exists=True, dir_okay=False, readable=True, help="A record, finished or not.", metavar="FILE"),
    ],
    depth: Annotated[int, typer.Option(min=1, max=40, help="How many actions ahead.")],
    as_json: AsJson = False,
) -> None:
    """Count the ways a match can go on from where its record stops, for each depth, suits not told apart."""
    from tapete.cli import counting

    _print(counting.counts(_game(game), record, depth), as_json, "{depth:>3} {count}")


@app.command()
def robots(as_json: AsJson = False) -> None:
    """List the robots there are in each game."""
    from tapete.cli import listing

    _print(listing.robots(), as_json, "{game:<12} {robot:<8} {says}")


@app.command()
def options(game: GameName, as_json: AsJson = False) -> None:
    """List the options of a game: their standard, their values, the rule that tells of them."""
    from tapete.cli import listing

    rows = listing.options(_game(game))
    if not as_json:
        rows = ({**row, "standard": json.dumps(row["standard"])} for row in rows)
    _print(rows, as_json, "{option:<26} {standard:<8} {values:<18} {rule}")


@app.command()
def events(game: GameName, as_json: AsJson = False) -> None:
    """List the events of a game, as `tapete replay --json` tells them."""
    from tapete.cli import listing

    _print(listing.events(_game(game)), as_json, "{event:<16} {says}")


def main() -> None:
    """Run the command line: what the installed command `tapete` does."""
    logging.getLogger("tapete").addHandler(logging.NullHandler())  # a command says itself what there is to say
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    app()


@contextmanager
def _extra(name: str) -> Iterator[None]:
    """What is imported here comes with an extra of this package; BadInput says so where it is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise BadInput(f"this needs {missing.name}: install tapete[{name}]") from None


def _game(name: str) -> str:
    from tapete.games import GAMES

    if name not in GAMES:
        raise BadInput(f"unknown game {name!r}; there are {', '.join(GAMES)}")
    return name


def _print(rows: Iterable[dict[str, Any]], as_json: bool, form: str) -> None:
    if as_json:
        _print_json(rows)
        return
    for row in rows:
        typer.echo(form.format(**row))


def _print_json(rows: Iterable[dict[str, Any]]) -> None:
    for row in rows:
        typer.echo(json.dumps(row, ensure_ascii=False, separators=(",", ":")))

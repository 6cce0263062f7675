"""``python -m benches.page``: U2 and U3 on this machine, as tables."""

import argparse
import os
import statistics

from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table

from benches.page.browser import browser_and_room
from benches.page.dealing import deal, idle
from benches.page.visit import Traffic, by_the_start_page, first_visit

GAMES = ("comemierda", "gnav")


def tell_bytes(console: Console, title: str, visits: dict[str, Traffic], *, every: bool) -> None:
    """Kilobytes by kind, one column for each game; every file with its size where that is wished."""
    kinds = {game: visit.kinds() for game, visit in visits.items()}
    table = Table("kB", *visits, title=title)
    for kind in sorted({kind for found in kinds.values() for kind in found}):
        table.add_row(kind, *(f"{kinds[game].get(kind, 0) / 1000:.1f}" for game in visits))
    table.add_row("all", *(f"{sum(kinds[game].values()) / 1000:.1f}" for game in visits))
    console.print(table)
    for game, visit in visits.items() if every else ():
        for address, size in sorted(visit.sizes.items(), key=lambda one: -one[1]):
            console.print(f"{game:12} {size:7,} {address.partition('//')[2].partition('/')[2]}", highlight=False)


def tell_frames(console: Console, browser: Browser, room: str, rounds: int) -> None:
    """Medians of the rounds, the games in turn."""
    told = {game: [deal(browser, room, game) for _ in range(rounds)] for game in GAMES}
    table = Table("", "frames", "mean, ms", "p95, ms", "longest, ms", title="U3: a frame while cards are dealt")
    for game, deals in told.items():
        columns = zip(*((one.count, one.mean, one.p95, one.longest) for one in deals), strict=True)
        table.add_row(game, *(f"{statistics.median(column):.1f}" for column in columns))
    table.add_row("empty page", "", f"{idle(browser):.1f}", "", "")
    console.print(table)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="benches.page", description=__doc__)
    parser.add_argument("--files", action="store_true", help="tell the size of every file")
    parser.add_argument("--rounds", type=int, default=5, help="deals of each game; the medians are told")
    parser.add_argument("--only", choices=("U2", "U3"))
    given = parser.parse_args()
    console = Console(width=120)
    console.print(f"load average of the machine: {os.getloadavg()[0]:.1f}")
    with browser_and_room() as (browser, room):
        if given.only != "U3":
            to_table = {game: first_visit(browser, room, game) for game in GAMES}
            tell_bytes(console, "U2: first visit to a table", to_table, every=given.files)
            by_start = {game: by_the_start_page(browser, room, game) for game in GAMES}
            tell_bytes(console, "U2: the same by the start page", by_start, every=given.files)
        if given.only != "U2":
            tell_frames(console, browser, room, given.rounds)


if __name__ == "__main__":
    main()

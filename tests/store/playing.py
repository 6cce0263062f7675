"""Results as the tests of the store need them."""

from dataclasses import replace

from tapete.store import MatchResult, SeatResult


def seat(number: int, person: str | None = None, **changes: object) -> SeatResult:
    """The seat `number` came in at place `number` + 1."""
    robot = None if person else "rules@1"
    plain = SeatResult(number, person or "Sune", person, robot, None if person else 3, 0, number + 1, number == 0, 4)
    return replace(plain, **changes)  # type: ignore[arg-type]


def match(table: str, number: int, *seats: SeatResult, **changes: object) -> MatchResult:
    """It ended at second 100 times its number."""
    plain = MatchResult(
        table_id=table,
        match=number,
        game="comemierda",
        options={"players": len(seats), "target": None},
        started=100.0 * number - 50,
        ended=100.0 * number,
        rated=False,
        open=False,
        watch=False,
        seats=seats,
    )
    return replace(plain, **changes)  # type: ignore[arg-type]

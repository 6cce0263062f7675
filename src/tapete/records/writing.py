"""A record as bytes: compact separators, keys in one order, UTF-8 without BOM, every line ended by LF."""

import json
from typing import Any

from tapete.core import AnyGame, written_options
from tapete.records.model import VERSION, Acted, Dealt, Ended, Entry, Header, Opened, Record, Sat


def written(game: AnyGame, record: Record) -> bytes:
    """The whole file. The same record gives the same bytes."""
    lines = [header_line(record.header), *(entry_line(game, entry) for entry in record.entries)]
    return "".join(line + "\n" for line in lines).encode()


def header_line(header: Header) -> str:
    """The first line, without its LF."""
    return _compact(
        {
            "record": VERSION,
            "game": header.game,
            "options": written_options(header.options),
            "seats": list(header.seats),
            **({"commitment": header.commitment} if header.commitment is not None else {}),
            **({"seed": header.seed} if header.seed is not None else {}),
            **({"date": header.date} if header.date is not None else {}),
        }
    )


def entry_line(game: AnyGame, entry: Entry) -> str:
    """Any other line, without its LF."""
    match entry:
        case Dealt(number, dealer, None):
            return _compact({"deal": number, "dealer": dealer, "skipped": True})
        case Dealt(number, dealer, deck):
            return _compact({"deal": number, "dealer": dealer, "deck": deck})
        case Acted(seat, action, by):
            told = {} if by is None else {"by": by}
            return _compact({"seat": seat, **game.notation.written_action(action), **told})
        case Sat(seat, who):
            return _compact({"sit": seat, "who": who})
        case Opened(secret, nonces):
            return _compact({"opening": {"secret": secret, "nonces": nonces}})
        case Ended(result):
            return _compact({"result": dict(result)})


def _compact(fields: dict[str, Any]) -> str:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))

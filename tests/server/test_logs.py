"""Lines of the log: one each, with the number of the request, and without what nobody may read."""

import json
import logging
import sys
from collections.abc import Iterator

import pytest

from tapete.server.logs import ACCESS, Lines, number_for, request_number, set_up
from tapete.server.settings import LogFormat, LogLevel


@pytest.fixture
def root() -> Iterator[logging.Logger]:
    """The root logger, put back as it was."""
    root = logging.getLogger()
    touched = [root, logging.getLogger("tapete"), logging.getLogger(ACCESS)]
    handlers, levels = root.handlers, [logger.level for logger in touched]
    yield root
    root.handlers = handlers
    for logger, level in zip(touched, levels, strict=True):
        logger.setLevel(level)


def record(says: str, *words: object, fault: BaseException | None = None) -> logging.LogRecord:
    told = None if fault is None else (type(fault), fault, fault.__traceback__)
    return logging.LogRecord("tapete.store", logging.ERROR, "", 0, says, words, told)


def test_a_line_of_json_is_an_object() -> None:
    token = request_number.set("r-1")
    try:
        line = json.loads(Lines(LogFormat.JSON).format(record("table %s:\n trouble", "x")))
    finally:
        request_number.reset(token)
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "error", "part": "tapete.store", "says": "table x: trouble", "request": "r-1"}


def test_outside_of_a_request_there_is_no_number() -> None:
    assert "request" not in json.loads(Lines(LogFormat.JSON).format(record("x")))
    assert Lines(LogFormat.TEXT).format(record("x")).endswith(" ERROR tapete.store: x")


@pytest.mark.parametrize("form", list(LogFormat))
def test_what_was_raised_does_not_tell_its_words(form: LogFormat) -> None:
    try:
        int("7c 1o, token 0123")
    except ValueError as fault:
        line = Lines(form).format(record("it failed", fault=fault))
    assert "ValueError at" in line
    assert "7c" not in line
    assert "0123" not in line


@pytest.mark.parametrize("form", list(LogFormat))
def test_a_line_is_one_line(form: LogFormat) -> None:
    line = Lines(form).format(record("a\r\nERROR tapete: b\x1b[2J\u2028c"))
    assert len(line.splitlines()) == 1
    assert "\x1b" not in line


@pytest.mark.parametrize("sent", ["abc-123", "A" * 64])
def test_a_short_plain_number_is_kept(sent: str) -> None:
    assert number_for(sent) == sent


@pytest.mark.parametrize("sent", [None, "", "a b", "A" * 65, "x\n", 'x"', "ñ"])
def test_any_other_is_replaced(sent: str | None) -> None:
    assert number_for(sent) not in (sent, number_for(sent))


def test_libraries_do_not_repeat_what_they_write(root: logging.Logger, capsys: pytest.CaptureFixture[str]) -> None:
    set_up(LogFormat.TEXT, LogLevel.DEBUG, access=False)
    for name in ("aiosqlite", "websockets.server", "uvicorn.error", "sqlalchemy.engine", "asyncio"):
        logging.getLogger(name).info("7c 1o")
    logging.getLogger("tapete.room").debug("said")
    assert [line.split(" ", 1)[1] for line in capsys.readouterr().err.splitlines()] == ["DEBUG tapete.room: said"]


@pytest.mark.parametrize("access", [False, True])
def test_requests_are_told_where_the_host_wishes(
    access: bool, root: logging.Logger, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(LogFormat.TEXT, LogLevel.WARNING, access=access)
    assert len(root.handlers) == 1
    logging.getLogger(ACCESS).info("GET /")
    logging.getLogger("tapete.room").info("not said")
    logging.getLogger("tapete.room").warning("said")
    said = capsys.readouterr().err
    assert ("GET /" in said) is access
    assert said.splitlines()[-1].endswith("WARNING tapete.room: said")
    assert "not said" not in said
    assert sys.stderr is root.handlers[0].stream  # type: ignore[attr-defined]

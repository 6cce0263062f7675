"""What whoever keeps a room asks of the command line."""

import asyncio
import json
import os
import random
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main
import typer.testing

from databases import postgres, postgres_url, redis_server, redis_url  # noqa: F401  (fixtures)
from tapete.cli import app
from tapete.cli.hosting import doctor, ruling
from tapete.cli.hosting.serving import qr_code, say_where
from tapete.core import BadInput
from tapete.room import SeqTaken
from tapete.server.lock import only_one
from tapete.server.serve import Open
from tapete.server.settings import NAMES, Effective, Settings, effective
from tapete.store import Person, Secrets, Store

Run = Callable[..., typer.testing.Result]


@pytest.fixture(autouse=True)
def _nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("TAPETE_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run() -> Run:
    def run_it(*words: str | Path) -> typer.testing.Result:
        result = typer.testing.CliRunner().invoke(app, [str(word) for word in words])
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return run_it


def rows(result: typer.testing.Result) -> list[dict[str, Any]]:
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A room in which Ana has an account, and two are called Jon."""

    async def fill() -> None:
        store = Store(tmp_path / "data", SeqTaken)
        await store.open()
        for number, name in enumerate(("Ana", "Jon", "Jon")):
            await store.people.add(Person(f"p{number}", name), f"token{number}", 1.0)
        ana = await store.people.of_id("p0")
        assert ana is not None
        await store.people.sign_up(ana, "ana", Secrets("x", "y"))
        await store.close()

    asyncio.run(fill())
    return tmp_path / "data"


def test_every_setting_is_an_option_of_what_serves() -> None:
    commands: Any = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    for verb in ("serve", "config", "doctor"):
        assert {made.name for made in commands[verb].params} - {"as_json"} == {*NAMES, "config"}
        assert all(made.help for made in commands[verb].params)


def test_serve_opens_with_what_is_set(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Effective] = []
    monkeypatch.setattr("tapete.server.serve.open_room", lambda wanted, _: served.append(wanted))
    monkeypatch.setenv("TAPETE_PORT", "8123")
    assert run("serve", "--data", "tables", "--no-sign-up").exit_code == 0
    (wanted,) = served
    assert wanted.settings == Settings(port=8123, data=Path("tables"), sign_up=False)
    assert wanted.origins["sign_up"] == "command line"


def test_serve_says_in_one_line_why_it_cannot(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(*_: object) -> None:
        raise BadInput("port 8000 is in use")

    monkeypatch.setattr("tapete.server.serve.open_room", busy)
    result = run("serve")
    assert (result.exit_code, result.stderr) == (2, "tapete: port 8000 is in use\n")


def test_serve_on_a_folder_that_is_served_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    with only_one(tmp_path / "data"):
        result = run("serve", "--port", "0")
    assert result.exit_code == 2
    assert result.stderr.startswith("tapete: a room is open already on the data folder")
    assert len(result.stderr.splitlines()) == 1


def test_config_tells_each_setting_and_where_it_comes_from(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_TITLE", "Ours")
    words = ("--port", "9", "--database", "postgresql://u:secret@h/n")
    told = {row["setting"]: row for row in rows(run("config", *words, "--json"))}
    assert tuple(told) == NAMES
    assert told["port"] == {"setting": "port", "value": 9, "from": "command line"}
    assert told["title"] == {"setting": "title", "value": "Ours", "from": "TAPETE_TITLE"}
    assert told["database"]["value"] == "postgresql://u:***@h/n"
    plain = run("config", *words).stdout
    assert "secret" not in plain
    assert len(plain.splitlines()) == len(NAMES)


def test_neighbours_get_an_address_and_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    say_where(Open("http://127.0.0.1:8000/", None))
    assert capsys.readouterr().out == "Tapete is open at http://127.0.0.1:8000/\n"
    say_where(Open("http://127.0.0.1:8000/", "http://192.0.2.7:8000/"))
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["Tapete is open at http://127.0.0.1:8000/", "Neighbours come in at http://192.0.2.7:8000/"]
    assert lines[2:] == qr_code("http://192.0.2.7:8000/").splitlines()
    assert {len(line) for line in lines[2:]} == {29}
    assert qr_code("http://192.0.2.7:8000/") != qr_code("http://192.0.2.8:8000/")


def test_what_is_backed_up_is_restored(run: Run, data: Path, tmp_path: Path) -> None:
    (made,) = rows(run("backup", "copy.db", "--json"))
    assert made == {"file": "copy.db", "people": 3, "matches": 0, "lines": 0}
    assert run("backup", "copy.db").exit_code == 2
    (back,) = rows(run("restore", "copy.db", "--data", "other", "--json"))
    assert back["people"] == 3
    assert [row["name"] for row in rows(run("admin", "people", "--data", "other", "--json"))] == ["Ana", "Jon", "Jon"]
    refused = run("restore", "copy.db")
    assert (refused.exit_code, refused.stderr) == (2, "tapete: the data folder data is not empty\n")


def test_the_role_of_the_host_is_granted_and_revoked(run: Run, data: Path) -> None:
    assert run("admin", "grant", "ANA").stdout == "Ana (ana) is host\n"
    assert [row["role"] for row in rows(run("admin", "people", "ana", "--json"))] == ["admin"]
    assert run("admin", "revoke", "p0").stdout == "Ana is not host\n"
    assert rows(run("admin", "people", "ana", "--json"))[0]["role"] is None


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("grant", "p1"), "Jon has no account"),
        (("ban", "Jon"), "several are called Jon: say which by account or number, p1, p2"),
        (("ban", "Eva"), "there is nobody called Eva"),
        (("sign-up", "perhaps"), "sign-up is open or closed, not 'perhaps'"),
        (("retention", "0"), "days are a number from 1 to 36500, or never"),
        (("retention", "0003651234567"), "days are a number from 1 to 36500, or never"),
        (("announce", "x" * 501), "at most 500 characters"),
    ],
)
def test_what_the_host_cannot_do_is_refused_in_one_line(words: tuple[str, ...], why: str, run: Run, data: Path) -> None:
    result = run("admin", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_somebody_is_banned_and_let_in_again(run: Run, data: Path) -> None:
    assert run("admin", "ban", "p1").stdout == "Jon may not play: for good\n"
    assert rows(run("admin", "ban", "p2", "--days", "2", "--json"))[0]["banned"] not in (None, "for good")
    assert run("admin", "unban", "p1").stdout == "Jon may play\n"
    assert rows(run("admin", "unban", "p2", "--json"))[0]["banned"] is None


def test_somebody_is_found_among_hundreds_whose_names_hold_his(run: Run, data: Path) -> None:
    async def fill() -> None:
        store = Store(data, SeqTaken)
        await store.open()
        for number in range(ruling.MOST + 1):
            await store.people.add(Person(f"a{number:03}", f"Eva {number}"), f"more{number}", 1.0)
        await store.people.add(Person("z", "Eva"), "last", 1.0)
        await store.close()

    asyncio.run(fill())
    assert rows(run("admin", "ban", "Eva", "--json"))[0]["person"] == "z"


def test_admin_alone_tells_what_there_is_line_by_line(run: Run) -> None:
    result = run("admin")
    assert (result.exit_code, result.stderr) == (0, "")
    assert len(result.stdout.splitlines()) > 10


def test_the_host_speaks_chooses_and_lets_go(run: Run, data: Path) -> None:
    assert rows(run("admin", "announce", " We close\n at ten ", "--json")) == [{"announcement": "We close at ten"}]
    assert rows(run("admin", "announce", "", "--json")) == [{"announcement": None}]
    assert rows(run("admin", "sign-up", "closed", "--json")) == [{"sign_up": False}]
    assert rows(run("admin", "retention", "30", "--json")) == [{"retention_days": 30}]
    assert rows(run("admin", "retention", "never", "--json")) == [{"retention_days": None}]
    assert rows(run("admin", "forget", "--days", "1", "--json")) == [{"tables": 0, "guests": 2}]
    assert rows(run("admin", "tables", "--json")) == []


def test_a_place_without_a_room_is_left_alone(run: Run, tmp_path: Path) -> None:
    result = run("admin", "people", "--data", "none")
    assert (result.exit_code, result.stderr) == (
        2,
        "tapete: the data folder none holds no room yet: `tapete serve` makes one\n",
    )
    assert not (tmp_path / "none").exists()


def findings(**given: Any) -> dict[str, doctor.Finding]:
    return {found.part: found for found in doctor.examine(effective(given, {}).settings)}


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The browser's part, whether it is built here or not."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("")
    (client / "assets" / "app.js").write_text("")
    monkeypatch.setattr(doctor, "CLIENT", client)


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.mark.usefixtures("built")
def test_the_doctor_finds_nothing_before_the_first_start_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    found = rows(run("doctor", "--port", "0", "--json"))
    assert {row["state"] for row in found} <= {"well", "careful"}, found
    assert not (tmp_path / "data").exists()


@pytest.mark.usefixtures("built")
def test_what_is_wrong_is_told_with_a_way_to_mend_it(run: Run, tmp_path: Path, taken: int) -> None:
    (tmp_path / "data").mkdir(mode=0o755)
    (tmp_path / "data" / "tapete.db").write_text("no database")
    result = run("doctor", "--port", str(taken), "--trusted-proxies", "0.0.0.0/0")
    assert result.exit_code == 1
    assert result.stderr == "3 of these are wrong\n"
    for part in ("database", "port", "proxies"):
        assert f"WRONG  {part}" in result.stdout
    assert "CARE   privacy" in result.stdout
    assert "chmod 700 data" in result.stdout


def test_fewer_connections_than_wanted_are_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor.descriptors, "reach", lambda connections: connections - 7000)
    found = findings(port=0)["connections"]
    assert (found.state, found.says) == ("careful", "the system allows 1000 at once, not 8000")
    assert "8200" in str(found.mend)


def test_a_setting_that_is_wrong_is_a_finding(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_PORT", "x")
    result = run("doctor")
    assert (result.exit_code, result.stderr) == (1, "1 of these is wrong\n")
    assert "TAPETE_PORT is a number" in result.stdout


@pytest.mark.usefixtures("built")
def test_the_doctor_knows_the_rooms_own_data(data: Path) -> None:
    found = findings(data=data, port=0)
    assert found["database"].says == "its tables are those of this Tapete"
    os.utime(data / "tapete.db", (4e9, 4e9))
    assert findings(data=data, port=0)["clock"].state == doctor.WRONG


def test_a_disk_that_is_full_and_a_client_that_is_not_built_are_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for left, state in ((doctor.PLENTY, "well"), (doctor.PLENTY - 1, "careful"), (doctor.LEAST_FREE - 1, "wrong")):
        monkeypatch.setattr(doctor, "free", lambda _, left=left: left)
        assert doctor.disk(tmp_path / "none").state == state
    assert doctor.client_built(tmp_path).state == "wrong"


def test_a_database_that_does_not_answer_is_wrong_and_no_password_is_told() -> None:
    found = findings(database="postgresql://u:secret@127.0.0.1:1/n", port=0)
    assert (found["database"].state, found["news"].state) == ("wrong", "wrong")
    assert "secret" not in str(found)


def test_an_address_of_another_kind_of_database_is_a_finding() -> None:
    (found,) = doctor.examine(Settings(database="mysql://u:secret@h/n"))
    assert (found.part, found.state) == ("database", "wrong")
    assert "secret" not in str(found)


@pytest.mark.usefixtures("built")
def test_a_database_that_answers_is_well(postgres_url: str) -> None:  # noqa: F811
    found = findings(database=postgres_url, port=0)
    assert {one.part: one.state for one in found.values() if one.state != "well"} == {}
    assert "is empty" in found["database"].says
    assert "NOTIFY" in found["news"].says


def test_redis_is_asked_too(redis_url: str) -> None:  # noqa: F811
    assert findings(redis=redis_url, port=0)["news"].state == "well"


def test_somebody_is_banned_in_a_database_that_processes_share(run: Run, postgres_url: str) -> None:  # noqa: F811
    async def fill() -> None:
        store = Store(postgres_url, SeqTaken)
        await store.open()
        await store.people.add(Person("p0", "Ana"), str(random.random()), 1.0)
        await store.close()

    asyncio.run(fill())
    assert run("admin", "ban", "p0", "--database", postgres_url).stdout == "Ana may not play: for good\n"

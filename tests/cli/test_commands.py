"""The command line as a person or a script meets it: what it prints, and the codes it ends with."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer.testing

import tapete
from tapete.cli import app
from tapete.words import LANGUAGES

Run = Callable[..., typer.testing.Result]


@pytest.fixture
def run() -> Run:
    runner = typer.testing.CliRunner()

    def run_it(*words: str | Path) -> typer.testing.Result:
        result = runner.invoke(app, [str(word) for word in words])
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return run_it


def rows(result: typer.testing.Result) -> list[dict[str, object]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_what_the_log_of_a_room_would_say_is_not_said_by_a_command() -> None:
    program = """
import logging, sys
import tapete.cli
verbs = sys.modules["tapete.cli.app"]
verbs.app = lambda: logging.getLogger("tapete.store.bus").warning("the bus is down")
verbs.main()
"""
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stderr == ""


@pytest.mark.parametrize("verb", ["serve", "simulate", "replay", "robots", "options", "events"])
def test_every_verb_explains_itself(run: Run, verb: str) -> None:
    result = run(verb, "--help")
    assert result.exit_code == 0
    assert verb in result.stdout
    assert verb in run().stdout


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"tapete {tapete.__version__}\n"


def test_help_loads_neither_games_nor_server() -> None:
    program = """
import sys
from tapete.cli import app
app(["--help"], standalone_mode=False)
heavy = {"tapete.games", "tapete.server", "litestar", "sqlalchemy", "msgspec", "fluent", "rich"}
print(sorted(heavy & set(sys.modules)))
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told.splitlines()[-1] == "[]"


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
def test_what_is_simulated_is_replayed(run: Run, game: str, tmp_path: Path) -> None:
    made = run(
        "simulate", game, "-n", "3", "--seed", "7", "--robots", "rules,rules,random,lowest", "--record", tmp_path
    )
    assert made.exit_code == 0
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"{game}-7-0000{i}.jsonl" for i in (1, 2, 3)]
    for file in files:
        header, *_, result = [json.loads(line) for line in file.read_text().splitlines()]
        assert header["seed"] == f"7/{int(file.stem[-5:])}"
        assert header["seats"] == ["robot:rules@1", "robot:rules@1", "robot:random@1", "robot:lowest@1"]
        told = rows(run("replay", file, "--json"))
        assert told[0]["event"] == "dealt"
        assert told[-1]["state"]["winners"] == result["result"]["winners"]


def test_the_same_seed_gives_the_same_bytes_and_another_seed_does_not(run: Run, tmp_path: Path) -> None:
    for folder, seed in (("a", "7"), ("b", "7"), ("c", "8")):
        run("simulate", "gnav", "-n", "2", "--seed", seed, "--record", tmp_path / folder)
    texts = [(file.read_bytes()) for file in sorted(tmp_path.rglob("*2.jsonl"))]
    assert texts[0] == texts[1] != texts[2]


def test_a_match_does_not_depend_on_how_many_are_played(run: Run, tmp_path: Path) -> None:
    run("simulate", "gnav", "-n", "1", "--record", tmp_path / "one")
    run("simulate", "gnav", "-n", "2", "--record", tmp_path / "two")
    assert (tmp_path / "one/gnav-1-00001.jsonl").read_bytes() == (tmp_path / "two/gnav-1-00001.jsonl").read_bytes()


def test_the_summary_counts_every_match(run: Run) -> None:
    (told,) = rows(run("simulate", "gnav", "-n", "20", "--robots", "rules,lowest", "--options", "lives=1", "--json"))
    assert told["matches"] == 20
    seats = told["seats"]
    assert isinstance(seats, list)
    assert sum(seat["wins"] for seat in seats) + seats[0]["shared"] == 20
    assert [seat["robot"] for seat in seats] == ["rules@1", "lowest@1"]


def test_the_summary_is_a_table_for_people(run: Run) -> None:
    told = run("simulate", "comemierda", "-n", "1", "--options", "target=3,escalating=false").stdout
    assert "points a match" in told
    assert "rules@1" in told


def test_a_match_without_a_target_stops_after_its_rounds(run: Run, tmp_path: Path) -> None:
    result = run("simulate", "comemierda", "-n", "1", "--options", "target=null", "--rounds", "2", "--record", tmp_path)
    assert result.exit_code == 0
    (file,) = tmp_path.iterdir()
    assert '"target":null' in file.read_text()
    assert "result" not in file.read_text()
    state = rows(run("replay", file, "--json"))[-1]["state"]
    assert isinstance(state, dict)
    assert (state["rounds"], state["winners"]) == (2, [])


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("comemierda", "blind_exchange=true,presidente_opens=true,target=9"),
        ("comemierda", "players=4"),
        ("gnav", "all_zero_replays=true,cuckoo_costs_asker=true,lives=2"),
        ("gnav", "lives=3"),
    ],
)
def test_every_event_has_words(run: Run, game: str, options: str, language: str, tmp_path: Path) -> None:
    run(
        "simulate",
        game,
        "-n",
        "8",
        "--options",
        options,
        "--robots",
        "random,rules,random,random",
        "--record",
        tmp_path,
    )
    for file in tmp_path.iterdir():
        result = run("replay", file, "--language", language)
        assert result.exit_code == 0
        for missing in ("event-", "card-", "rank-", "set-", "{", "robot:"):
            assert missing not in result.stdout


def test_two_of_the_same_name_are_told_apart(run: Run, tmp_path: Path) -> None:
    run("simulate", "gnav", "-n", "1", "--robots", "rules,rules,lowest", "--record", tmp_path)
    told = run("replay", tmp_path / "gnav-1-00001.jsonl").stdout
    assert "rules@1 (0)" in told
    assert "rules@1 (1)" in told
    assert "lowest@1 (" not in told


def test_a_new_sitter_is_told(run: Run, tmp_path: Path) -> None:
    run("simulate", "gnav", "-n", "1", "--robots", "rules,lowest", "--record", tmp_path)
    file = tmp_path / "gnav-1-00001.jsonl"
    text = file.read_text().splitlines()
    second = next(i for i, line in enumerate(text) if line.startswith('{"deal":2'))
    file.write_text("\n".join([*text[:second], '{"sit":1,"who":"Inés"}', *text[second:]]))
    told = run("replay", file).stdout
    assert "    lowest@1 → Inés\n" in told
    assert "Inés" in told.split("→ Inés")[1]


def test_a_bad_record_is_one_line_and_exit_1(run: Run, tmp_path: Path) -> None:
    run("simulate", "gnav", "-n", "1", "--record", tmp_path)
    file = tmp_path / "gnav-1-00001.jsonl"
    file.write_bytes(file.read_bytes()[:-4])
    result = run("replay", file, "--json")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"{file}:{len(file.read_bytes().splitlines())}: not JSON")
    assert len(result.stderr.splitlines()) == 1


BAD_USE = [
    (["nonsense"], "No such command 'nonsense'"),
    (["--nonsense"], "No such option: --nonsense"),
    (["replay"], "Missing argument 'FILE'"),
    (["replay", "no-such-file"], "no-such-file"),
    (["replay", "."], "is a directory"),
    (["options"], "Missing argument 'GAME'"),
    (["options", "whist"], "unknown game 'whist'; there are comemierda, gnav"),
    (["events", "whist"], "unknown game 'whist'"),
    (["simulate", "whist"], "unknown game 'whist'"),
    (["simulate", "gnav", "-n", "0"], "-n"),
    (["simulate", "gnav", "-n", "many"], "-n"),
    (
        ["simulate", "gnav", "--robots", "rules,oracle"],
        "unknown robot 'oracle' in gnav; there are random, lowest, rules",
    ),
    (["simulate", "gnav", "--robots", ""], "option players is a number from 2 to 8, not 0"),
    (["simulate", "gnav", "--robots", '"rules'], "robots are separated by commas"),
    (["simulate", "gnav", "--robots", "rules"], "option players is a number from 2 to 8, not 1"),
    (["simulate", "gnav", "--options", "players=5"], "4 robots cannot play with the option players=5"),
    (["simulate", "gnav", "--options", "lives"], "options are written k=v,k=v, not 'lives'"),
    (["simulate", "gnav", "--options", "lives=x"], "option lives is a number, true, false or null, not 'x'"),
    (["simulate", "gnav", "--options", "lives=2,lives=3"], "option lives is given twice"),
    (["simulate", "gnav", "--options", "lives=true"], "option lives is a number from 1 to 9, not True"),
    (["simulate", "gnav", "--options", "jokers=2"], "unknown option 'jokers'"),
    (["simulate", "gnav", "--seed", "../x"], "a seed is 1 to 64 letters"),
    (["simulate", "comemierda", "--options", "target=null"], "a match without a target needs a number of rounds"),
    (["serve", "--port", "70000"], "--port"),
]


@pytest.mark.parametrize(("words", "what"), BAD_USE, ids=[" ".join(words) for words, _ in BAD_USE])
def test_bad_use_is_one_line_and_exit_2(run: Run, words: list[str], what: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("tapete: ")
    assert what in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_an_unknown_language_is_bad_use(run: Run, tmp_path: Path) -> None:
    run("simulate", "gnav", "-n", "1", "--record", tmp_path)
    result = run("replay", tmp_path / "gnav-1-00001.jsonl", "--language", "xx")
    there = ", ".join(LANGUAGES)
    assert (result.exit_code, result.stderr) == (2, f"tapete: unknown language 'xx'; there are {there}\n")


def test_records_go_only_where_they_can_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("simulate", "gnav", "-n", "1", "--record", tmp_path / "file" / "below")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


def test_robots_are_listed(run: Run) -> None:
    told = rows(run("robots", "--json"))
    assert {(row["game"], row["robot"], row["version"]) for row in told} >= {
        ("comemierda", "rules", "rules@1"),
        ("gnav", "lowest", "lowest@1"),
    }
    assert "rules" in run("robots").stdout


def test_options_are_listed(run: Run) -> None:
    told = rows(run("options", "comemierda", "--json"))
    assert told[1] == {"option": "target", "standard": 21, "rule": "C31", "values": "1 to 99 or null"}
    assert "pass_locks_out             false    true or false      C8\n" in run("options", "comemierda").stdout


@pytest.mark.parametrize("game", ["comemierda", "gnav"])
def test_the_events_listed_are_those_that_happen(run: Run, game: str, tmp_path: Path) -> None:
    listed = {str(row["event"]): row["fields"] for row in rows(run("events", game, "--json"))}
    assert "dealt" in run("events", game).stdout
    run("simulate", game, "-n", "1", "--record", tmp_path)
    for told in rows(run("replay", next(tmp_path.iterdir()), "--json"))[:-1]:
        assert list(told) == ["event", *listed[str(told["event"])]]


def test_an_interrupted_command_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tapete.cli.simulating.run", interrupted)
    result = run("simulate", "gnav")
    assert (result.exit_code, result.stdout) == (130, "")

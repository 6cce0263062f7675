"""Settings: which of four places counts, and what is refused."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from tapete.core import BadInput
from tapete.server.settings import NAMES, LogFormat, Settings, effective, shown, tidy_base_path, within

OTHERS: dict[str, tuple[Any, str, str]] = {
    "host": ("192.0.2.7", "192.0.2.7", '"192.0.2.7"'),
    "port": (8123, "8123", "8123"),
    "lan": (True, "yes", "true"),
    "data": (Path("elsewhere"), "elsewhere", '"elsewhere"'),
    "database": ("postgresql://u:p@h/n", "postgresql://u:p@h/n", '"postgresql://u:p@h/n"'),
    "redis": ("redis://h", "redis://h", '"redis://h"'),
    "base_path": ("/cards", "cards/", '"/cards"'),
    "trusted_proxies": (("10.0.0.0/8", "::1"), "10.0.0.0/8, ::1", '["10.0.0.0/8", "::1"]'),
    "title": ("The Green Table", "The Green Table", '"The Green Table"'),
    "sign_up": (False, "off", "false"),
    "free_text": (True, "1", "true"),
    "polite_name": (True, "yes", "true"),
    "retention_days": (90, "90", "90"),
    "workers": (2, "2", "2"),
    "connections": (100, "100", "100"),
    "most_tables": (30, "30", "30"),
    "most_of_one": (3, "3", "3"),
    "log_format": (LogFormat.JSON, "json", '"json"'),
    "log_level": ("debug", "debug", '"debug"'),
    "access_log": (True, "true", "true"),
    "metrics": ((), ",", "[]"),
}
"""A value of each that is not the standard: as it is, as text, as TOML."""


def test_every_setting_has_a_value_here() -> None:
    assert tuple(OTHERS) == NAMES
    for name, (value, _, _) in OTHERS.items():
        assert value != getattr(Settings(), name)


@pytest.mark.parametrize("name", NAMES)
def test_the_line_counts_before_the_environment_before_the_file_before_the_standard(name: str, tmp_path: Path) -> None:
    value, text, toml = OTHERS[name]
    file = tmp_path / "settings.toml"
    standard = getattr(Settings(), name)
    found = effective({}, {}, None)
    assert (getattr(found.settings, name), found.origins[name]) == (standard, "standard")
    file.write_text(f"{name} = {toml}\n")
    found = effective({name: None}, {}, file)
    assert (getattr(found.settings, name), found.origins[name]) == (value, str(file))
    variable = f"TAPETE_{name.upper()}"
    file.write_text("")
    found = effective({}, {variable: text}, file)
    assert (getattr(found.settings, name), found.origins[name]) == (value, variable)
    file.write_text(f"{name} = {toml}\n")
    other = shown(standard)
    if other:
        there = ",".join(other) if isinstance(other, list) else str(other)
        assert effective({}, {variable: there}, file).origins[name] == variable
    assert effective({name: value}, {variable: text}, file).origins[name] == "command line"


def test_the_file_in_the_data_folder_is_read_unasked(tmp_path: Path) -> None:
    (tmp_path / "tapete.toml").write_text('title = "Ours"')
    assert effective({"data": tmp_path}, {}).settings.title == "Ours"
    assert effective({}, {"TAPETE_DATA": str(tmp_path)}).settings.title == "Ours"
    (tmp_path / "other.toml").write_text('title = "Theirs"')
    assert effective({"data": tmp_path}, {"TAPETE_CONFIG": str(tmp_path / "other.toml")}).settings.title == "Theirs"


REFUSED = [
    ({"TAPETE_PROT": "1"}, "", "TAPETE_PROT"),
    ({}, "prot = 1", "'prot' in"),
    ({}, "[port]\nx = 1", "port in .* is a number from 0 to 65535"),
    ({}, "port = true", "is a number"),
    ({}, "port = 70000", "from 0 to 65535"),
    ({"TAPETE_PORT": "-1"}, "", "TAPETE_PORT is a number"),
    ({"TAPETE_PORT": "٣"}, "", "TAPETE_PORT is a number"),
    ({"TAPETE_WORKERS": "0"}, "", "TAPETE_WORKERS is a number from 1"),
    ({"TAPETE_LAN": "perhaps"}, "", "TAPETE_LAN is true or false"),
    ({}, "title = 1", "is a text"),
    ({"TAPETE_TITLE": "a\nb"}, "", "at most 80 plain characters"),
    ({"TAPETE_BASE_PATH": "/a b"}, "", "a base path is like /cards"),
    ({"TAPETE_LOG_FORMAT": "xml"}, "", "TAPETE_LOG_FORMAT is one of text, json"),
    ({"TAPETE_METRICS": "everybody"}, "", "'everybody' is neither"),
    ({}, "metrics = [1]", "1 is neither"),
    ({}, "trusted_proxies = 1", "is a list"),
    ({"TAPETE_DATABASE": "cards"}, "", "TAPETE_DATABASE is an address, like postgresql://"),
    ({}, "port = ", "is no TOML"),
]


@pytest.mark.parametrize(("environment", "text", "why"), REFUSED)
def test_what_is_no_setting_is_refused_in_one_line(
    environment: dict[str, str], text: str, why: str, tmp_path: Path
) -> None:
    (tmp_path / "s.toml").write_text(text)
    with pytest.raises(BadInput, match=why) as refused:
        effective({}, environment, tmp_path / "s.toml")
    assert "\n" not in str(refused.value)


def test_a_file_that_is_named_has_to_be_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no settings file"):
        effective({}, {}, tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff")
    with pytest.raises(BadInput, match="is no TOML"):
        effective({}, {}, tmp_path / "binary.toml")


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://ana:se:cret@h:5/n", "postgresql://ana:***@h:5/n"),
        ("postgresql://ana:se@cr@et@h/n", "postgresql://ana:***@h/n"),
        ("postgresql://h/n?password=secret&x=1", "postgresql://h/n?password=***&x=1"),
        ("redis://:secret@h", "redis://:***@h"),
        ("postgresql://h/n", "postgresql://h/n"),
    ],
)
def test_passwords_are_not_told(address: str, told: str) -> None:
    assert shown(address) == told


def test_rows_are_plain_and_in_order() -> None:
    rows = effective({"database": "postgresql://u:secret@h/n"}, {}).rows()
    assert [row["setting"] for row in rows] == list(NAMES)
    assert "secret" not in str(rows)
    assert rows[1] == {"setting": "port", "value": 8000, "from": "standard"}


def test_settings_do_not_change() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Settings().port = 1  # type: ignore[misc]


def test_a_network_holds_its_addresses() -> None:
    assert within("127.0.0.9", ("127.0.0.0/8",))
    assert within("::ffff:127.0.0.1", ("127.0.0.0/8",))
    assert not within("192.0.2.1", ("127.0.0.0/8", "::1"))
    assert not within("", ("0.0.0.0/0",))


def test_a_base_path_is_tidied() -> None:
    assert tidy_base_path("cards/") == "/cards"

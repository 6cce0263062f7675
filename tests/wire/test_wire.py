"""The messages and the types that the client is built from."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tapete.core import Refusal
from tapete.games.comemierda import actions as comemierda
from tapete.games.gnav import actions as gnav
from tapete.room import refusals
from tapete.wire import incoming, outgoing
from tapete.wire.typescript import typescript

WIRE_TS = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_clients_types_are_up_to_date() -> None:
    assert WIRE_TS.read_text() == typescript(), "run `make wire`"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ('{"kind":"play","cards":["7o","7c"]}', comemierda.Play(("7o", "7c"))),
        ('{"kind":"give","cards":["7o"]}', comemierda.Give(("7o",))),
        ('{"kind":"pass"}', comemierda.Pass()),
        ('{"kind":"keep"}', gnav.Keep()),
        ('{"kind":"ask"}', gnav.Ask()),
    ],
)
def test_an_action_becomes_the_games_own(text: str, action: object) -> None:
    message = incoming.decode(f'{{"type":"act","id":1,"decision":2,"action":{text}}}')
    assert isinstance(message, incoming.Act)
    assert incoming.to_action(message.action) == action


@pytest.mark.parametrize("kind", [comemierda.Play(("7o",)), comemierda.Pass(), gnav.Keep(), gnav.Ask()])
def test_a_legal_action_of_a_view_can_be_sent_back_as_it_is(kind: object) -> None:
    sent = msgspec.json.encode({"type": "why", "id": 1, "action": kind})
    message = incoming.decode(sent)
    assert isinstance(message, incoming.Why)
    assert incoming.to_action(message.action) == kind


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"type":"act"}',
        '{"type":"next","id":1}',
        '{"type":"next","id":-1,"after":1}',
        '{"type":"next","id":1,"after":1.5}',
        '{"type":"next","id":true,"after":1}',
        '{"type":"join","version":1,"as":"somebody"}',
        '{"type":"nonce","id":1,"match":1,"nonce":"00"}',
        '{"type":"why","id":1,"action":{"kind":"play","cards":["7o","7c","7e","7b","7o"]}}',
        '{"type":"why","id":1,"action":{"kind":"play","cards":["too long a code"]}}',
        '{"type":"why","id":1,"action":{"kind":"fly"}}',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        incoming.decode(text)


def test_what_goes_out_carries_its_type() -> None:
    assert outgoing.encode(outgoing.Done(3, 7)) == b'{"type":"done","id":3,"seq":7}'
    assert outgoing.encode(outgoing.Because(3, None, None)) == b'{"type":"because","id":3,"code":null,"rule":null}'


PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text()


@pytest.mark.parametrize("message", [*get_args(incoming.Incoming), *get_args(outgoing.Outgoing)])
def test_every_message_stands_in_the_page_about_the_wire(message: type[msgspec.Struct]) -> None:
    assert f"`{message.__struct_config__.tag}`" in PAGE


@pytest.mark.parametrize("refusal", refusals.ALL, ids=lambda refusal: refusal.key)
def test_every_code_of_the_room_stands_there_too(refusal: Refusal) -> None:
    assert f"`{refusal.key}`" in PAGE

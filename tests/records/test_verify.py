"""What fits is verified; whatever is changed is refused, and what does not fit is named."""

import json
import re
from typing import Any

import pytest

from records import samples
from records.tampering import FILE, Tamper, example, line_of, other_hex, swap_two, verified
from tapete.core import commitment, simulation_secret
from tapete.games import GAMES
from tapete.records import RecordError
from tapete.records.verify import verify

both = pytest.mark.parametrize("game", list(GAMES))


def fault(lines: list[dict[str, Any]]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verified(lines)
    assert str(caught.value) == f"{FILE}:{caught.value.line}: {caught.value.what}"
    return caught.value


@both
def test_a_match_of_a_room_is_verified(game: str) -> None:
    lines = example(game)
    found = verified(lines)
    assert found.decks == tuple(line["deal"] for line in lines if "deck" in line)
    assert found.actions == sum("seat" in line for line in lines)
    assert found.finished


@both
def test_a_simulated_match_is_verified_by_its_seed(game: str) -> None:
    found = verified([json.loads(line) for line in samples.lines(game)])
    assert found.decks[0] == 1
    assert found.finished


@both
def test_every_changed_deck_is_named(game: str) -> None:
    decks = [line["deal"] for line in example(game) if "deck" in line]
    for deal in decks:
        lines = example(game)
        at = line_of(lines, "deal", deal)
        for place in (0, 20, len(lines[at]["deck"]) - 2):
            lines = example(game)
            swap_two(lines[at]["deck"], place)
            found = fault(lines)
            assert found.line == at + 1
            assert found.what == f"the deck of deal {deal} does not follow from the secret and the nonces"


@both
def test_several_changed_decks_are_named_in_one_line(game: str) -> None:
    lines = example(game)
    for line in lines:
        if line.get("deal") in (2, 3, 5):
            swap_two(line["deck"])
    assert fault(lines).what == "the decks of deals 2, 3 and 5 do not follow from the secret and the nonces"


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda deck: deck.pop(), "the deck of deal 2 does not follow"),
        (lambda deck: deck.append(deck[0]), "the deck of deal 2 does not follow"),
        (lambda deck: deck.__setitem__(0, "joker"), "the deck of deal 2 does not follow"),
        (lambda deck: deck.clear(), "the deck of deal 2 does not follow"),
    ],
)
@both
def test_a_deck_that_is_no_pack_is_named(game: str, change: Any, what: str) -> None:
    lines = example(game)
    change(lines[line_of(lines, "deal", 2)]["deck"])
    assert fault(lines).what.startswith(what)


@both
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_changed_first_dealer_is_named(game: str, step: int) -> None:
    lines = example(game)
    drawn = lines[1]["dealer"]
    lines[1]["dealer"] = (drawn + step) % 4
    found = fault(lines)
    assert found.line == 2
    assert found.what == (
        f"the dealer of deal 1 does not follow from the secret and the nonces: the lot fell on seat {drawn}"
    )


@both
def test_first_dealer_and_deck_changed_together_are_named_together(game: str) -> None:
    lines = example(game)
    lines[1]["dealer"] = (lines[1]["dealer"] + 1) % 4
    swap_two(lines[1]["deck"])
    assert fault(lines).what.startswith("the deck of deal 1 and its dealer do not follow")


def nonce(seat: int, value: str | None) -> Tamper:
    def change(lines: list[dict[str, Any]]) -> None:
        lines[-2]["opening"]["nonces"][seat] = value

    return change


@both
@pytest.mark.parametrize("change", [nonce(0, None), nonce(0, "ab" * 16), nonce(1, "00" * 16), nonce(3, "ff" * 16)])
def test_a_changed_nonce_is_named(game: str, change: Tamper) -> None:
    lines = example(game)
    change(lines)
    found = fault(lines)
    assert found.line == len(lines) - 1
    assert found.what.startswith("the nonces and the decks do not fit")


@both
@pytest.mark.parametrize("place", [0, 31, 63])
def test_a_changed_secret_is_named(game: str, place: int) -> None:
    lines = example(game)
    opening = lines[-2]["opening"]
    opening["secret"] = other_hex(opening["secret"], place)
    found = fault(lines)
    assert found.line == len(lines) - 1
    assert found.what.startswith("secret and commitment do not fit")


@both
@pytest.mark.parametrize("place", [0, 63])
def test_a_changed_commitment_is_named(game: str, place: int) -> None:
    lines = example(game)
    lines[0]["commitment"] = other_hex(lines[0]["commitment"], place)
    assert fault(lines).what.startswith("secret and commitment do not fit")


@both
def test_another_secret_with_its_own_commitment_gives_other_decks(game: str) -> None:
    lines = example(game)
    secret = simulation_secret("another")
    lines[0]["commitment"] = commitment(secret)
    lines[-2]["opening"]["secret"] = secret.hex()
    assert "no deck follows" in fault(lines).what


@both
def test_a_changed_seed_is_named(game: str) -> None:
    lines = [json.loads(line) for line in samples.lines(game)]
    lines[0]["seed"] += "0"
    found = fault(lines)
    assert (found.line, found.what) == (1, "the seed and the decks do not fit: no deck follows from the seed")


@both
@pytest.mark.parametrize("winners", [[], [0, 1, 2, 3], "another"])
def test_changed_winners_are_named(game: str, winners: Any) -> None:
    lines = example(game)
    result = lines[-1]["result"]
    result["winners"] = [(result["winners"][0] + 1) % 4] if winners == "another" else winners
    found = fault(lines)
    assert found.line == len(lines)
    assert found.what.startswith("winners in result is")


def test_changed_totals_are_named() -> None:
    lines = example("comemierda")
    lines[-1]["result"]["totals"][2] += 1
    assert fault(lines).what.startswith("totals in result is")


def test_a_changed_swap_is_refused_unless_the_same_result_follows() -> None:
    """Every keep made an ask and the other way round: illegal later on, or the match ends as it was told."""
    told = example("gnav")
    actions = [at for at, line in enumerate(told) if "seat" in line]
    results = []
    for at in actions:
        lines = example("gnav")
        lines[at] = {"seat": lines[at]["seat"], **({"keep": True} if "ask" in lines[at] else {"ask": True})}
        try:
            results.append(GAMES["gnav"].notation.written_result(verified(lines).played.state))
        except RecordError:
            continue
    assert all(result == told[-1]["result"] for result in results)
    assert len(results) < len(actions) // 2


def test_a_changed_play_is_refused_wherever_it_is_illegal() -> None:
    """The cards of the play before, in the same deal: nobody holds them any more."""
    told = example("comemierda")
    plays = [at for at, line in enumerate(told) if "play" in line]
    for before, at in zip(plays[::7], plays[1::7], strict=False):
        if any("deal" in line for line in told[before:at]):
            continue
        lines = example("comemierda")
        lines[at]["play"] = told[before]["play"]
        found = fault(lines)
        assert found.line == at + 1
        assert re.search(r"play .* refused, seat \d .* \(C\d+\)$", found.what)


@both
def test_an_action_left_out_is_refused(game: str) -> None:
    told = example(game)
    for at in [at for at, line in enumerate(told) if "seat" in line][::9]:
        lines = example(game)
        del lines[at]
        assert fault(lines).line <= len(lines)


@both
def test_a_later_dealer_that_was_changed_is_refused_by_the_rules(game: str) -> None:
    lines = example(game)
    at = line_of(lines, "deal", 2)
    lines[at]["dealer"] = (lines[at]["dealer"] + 1) % 4
    assert fault(lines).what.startswith("wrong dealer")


def test_a_deal_said_to_be_skipped_is_refused_by_the_rules() -> None:
    lines = example("gnav")
    lines[line_of(lines, "deal", 2)] = {
        "deal": 2,
        "dealer": lines[line_of(lines, "deal", 2)]["dealer"],
        "skipped": True,
    }
    assert "skipped" in fault(lines).what


@both
def test_a_match_that_is_not_opened_yet_says_so(game: str) -> None:
    for end in (1, 2, 5, -2):
        found = fault(example(game)[:end])
        assert (found.line, found.what) == (
            1,
            "nothing to verify yet: the commitment is not opened, as it is when a match ends",
        )


@both
def test_an_abandoned_match_is_verified_as_far_as_it_went(game: str) -> None:
    lines = example(game)
    found = verified([*lines[:6], lines[-2]])
    assert found.decks[0] == 1
    assert not found.finished


@both
def test_an_abandoned_match_with_a_changed_deck_is_refused(game: str) -> None:
    lines = example(game)
    swap_two(lines[1]["deck"])
    assert fault([*lines[:4], lines[-2]]).what.startswith("the deck of deal 1 does not follow")


@both
def test_without_commitment_and_seed_there_is_nothing_to_verify(game: str) -> None:
    lines = [json.loads(line) for line in samples.lines(game)]
    del lines[0]["seed"]
    assert fault(lines).what == "nothing to verify: the record has neither commitment nor seed"


@both
def test_a_simulation_without_deals_has_nothing_to_verify(game: str) -> None:
    assert fault([json.loads(samples.lines(game)[0])]).what == "nothing to verify: nothing was dealt"


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        (b"", 1, "an empty file is no record"),
        (b"\n", 1, "blank line"),
        (b"{", 1, "not JSON"),
        (b'{"record":2}\n', 1, "record version 2 is unknown"),
    ],
)
def test_what_is_no_record_is_refused(text: bytes, line: int, what: str) -> None:
    with pytest.raises(RecordError, match=what) as caught:
        verify(text.splitlines(keepends=True), FILE, GAMES)
    assert caught.value.line == line


@both
def test_a_damaged_line_is_named_before_anything_else(game: str) -> None:
    lines = [json.dumps(line).encode() + b"\n" for line in example(game)]
    lines[4] = lines[4][:-4] + b"\n"
    with pytest.raises(RecordError, match="not JSON") as caught:
        verify(lines, FILE, GAMES)
    assert caught.value.line == 5

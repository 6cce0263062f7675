"""Each field of an observation, by worked positions; and the page tells of all of them."""

import re
from pathlib import Path

import numpy as np
import pytest

from games.comemierda import laying as comemierda_laying
from games.gnav.laying import lay
from tapete.adapters.comemierda import ids
from tapete.adapters.comemierda import seen as comemierda
from tapete.adapters.gnav import seen as gnav
from tapete.games.comemierda import COMEMIERDA
from tapete.games.comemierda import Options as ComemierdaOptions
from tapete.games.gnav import GNAV_GAME
from tapete.games.gnav import Options as GnavOptions
from tapete.games.gnav.state import rank_of

PAGE = (Path(__file__).parents[2] / "docs" / "learning.md").read_text()


def ranks(told):
    """Counts of cards told by their faces: ``3 3 2o``."""
    return [told.split().count(face) for face in ids.FACES]


def seen(state, seat):
    """The fields of a Comemierda observation, as lists."""
    vector = comemierda.vector(COMEMIERDA.view(state, seat))
    return {
        name: numbers.astype(int).tolist() for name, numbers in comemierda.layout(state.options).named(vector).items()
    }


def looked(laid, seat):
    """The fields of a Gnav observation, as lists."""
    vector = gnav.vector(GNAV_GAME.view(laid.state, seat))
    return {
        name: numbers.astype(int).tolist() for name, numbers in gnav.layout(laid.state.options).named(vector).items()
    }


def known(fields, seats):
    """The known cards by seat, None where none is."""
    rows = np.array(fields["known"]).reshape(seats, -1)
    return [int(row.argmax()) if row.any() else None for row in rows]


def test_comemierda_in_mid_trick():
    state = comemierda_laying.laid("3c 5c 5e", "7c 12c", "2o 1c 1e", "10c 11c", turn=1)
    state = comemierda_laying.then(state, "P1 7c, P2 1c, P3 pass")
    fields = seen(state, 0)
    assert fields["hand"] == ranks("3 5 5")
    assert fields["played"] == [*ranks(""), *ranks("7"), *ranks("1"), *ranks("")]
    assert fields["counts"] == [3, 1, 2, 2]
    assert fields["beat"] == ranks("1")
    assert fields["beat_count"] == [1]
    assert fields["winning"] == [0, 0, 1, 0]
    assert fields["passed"] == [0, 0, 0, 1]
    assert fields["to_act"] == [1, 0, 0, 0]
    assert fields["opener"] == [0, 1, 0, 0]
    assert fields["phase"] == [0, 1, 0]
    assert fields["number"] == [2]
    assert fields["multiplier"] == [1]
    assert fields["out"] == fields["owed"] == fields["offices"] == fields["totals"] == [0, 0, 0, 0]
    assert fields["gave"] == fields["got"] == ranks("")


def test_a_seat_comes_first_in_what_it_sees():
    state = comemierda_laying.laid("3c 5c 5e", "7c 12c", "2o 1c 1e", "10c 11c", turn=1)
    fields = seen(comemierda_laying.then(state, "P1 7c, P2 1c, P3 pass"), 2)
    assert fields["hand"] == ranks("1 2o")
    assert fields["played"] == [*ranks("1"), *ranks(""), *ranks(""), *ranks("7")]
    assert fields["counts"] == [2, 2, 3, 1]
    assert fields["winning"] == [1, 0, 0, 0]
    assert fields["to_act"] == [0, 0, 1, 0]


def test_comemierda_when_a_round_is_scored():
    state = comemierda_laying.scored("P2 P0 P3 P1")
    fields = seen(state, 1)
    assert fields["out"] == [0, 1, 3, 2]
    assert fields["offices"] == [5, 1, 4, 2]
    assert fields["totals"] == [-1, 2, 0, 1]
    assert fields["phase"] == [0, 0, 1]
    assert fields["to_act"] == [0, 0, 0, 0]


def test_comemierda_in_the_exchange():
    hand = "2o 2c 1c 1e 12b 7c 6c 5c 4c 3c"
    state = comemierda_laying.dealt(comemierda_laying.scored("P0 P1 P2 P3"), {3: hand})
    comemierda_fields = seen(state, 3)
    assert comemierda_fields["gave"] == ranks("2o 2")
    assert comemierda_fields["hand"] == ranks("1 1 12 7 6 5 4 3")
    assert comemierda_fields["owed"] == [0, 2, 1, 0]
    assert comemierda_fields["to_act"] == [0, 1, 1, 0]
    assert comemierda_fields["phase"] == [1, 0, 0]
    assert comemierda_fields["opener"] == [0, 0, 0, 0]
    presidente = seen(state, 0)
    assert presidente["got"] == ranks("2o 2")
    assert presidente["counts"] == [12, 11, 9, 8]
    gift = COMEMIERDA.legal(state, 0)[0]
    after = COMEMIERDA.apply(state, 0, gift).state
    assert sum(seen(after, 0)["gave"]) == sum(seen(after, 3)["got"]) == 2
    assert seen(after, 1)["gave"] == seen(after, 2)["got"] == ranks("")


def test_gnav_after_a_swap():
    laid = lay("A3 B9 C=F D5").asks("A")
    asker = looked(laid, 0)
    assert known(asker, 4) == [rank_of("IX"), rank_of("III"), rank_of("fool"), None]
    assert known(looked(laid, 1), 4) == [rank_of("III"), rank_of("fool"), None, rank_of("IX")]
    assert known(looked(laid, 3), 4) == [rank_of("V"), None, None, rank_of("fool")]
    assert asker["asked"] == [1, 0, 0, 0]
    assert asker["kept"] == [0, 0, 0, 0]
    assert asker["waiting"] == [0, 1, 2, 3]
    assert asker["fools"] == [0, 0, 1, 0]
    assert asker["holding"] == [1, 1, 1, 1]
    assert asker["dealer"] == [0, 0, 0, 1]
    assert asker["lives"] == [3, 3, 3, 3]
    assert asker["resting"] == asker["shown"] == [0, 0, 0, 0]
    assert asker["ended"] == asker["put_away"] == [0]


def test_gnav_when_the_stock_is_drawn_from():
    laid = lay("B2 C7 D=Ho", stock="Ho He 8", dealer="A", resting="A").keeps("B")
    assert looked(laid, 3)["resting"] == [0, 1, 0, 0]
    assert looked(laid, 3)["kept"] == [0, 0, 1, 0]
    settled = looked(laid.asks("C"), 2)
    assert settled["shown"] == [0, 1, 0, 0]
    assert settled["turned"] == [1, 1, 0, 0, 0]
    assert settled["put_away"] == [1]
    assert settled["ended"] == [1]
    assert settled["waiting"] == [0, 0, 0, 0]
    assert settled["lives"] == [3, 3, 3, 2]
    assert known(settled, 4) == [rank_of("VIII"), rank_of("house"), None, rank_of("II")]


@pytest.mark.parametrize(
    ("heading", "layout"),
    [("Comemierda", comemierda.layout(ComemierdaOptions())), ("Gnav", gnav.layout(GnavOptions()))],
)
def test_the_page_tells_of_every_field_in_its_order(heading, layout):
    part = PAGE.split(f"### What a seat of {heading} is shown\n")[1].split("\n##")[0]
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (-?\d+) to (\d+) \| (.*) \|$", part, re.MULTILINE)
    assert rows == [(each.name, str(each.size), str(each.low), str(each.high), each.says) for each in layout.fields]
    assert f"{layout.size} numbers" in part


def test_a_layout_writes_itself():
    layout = gnav.layout(GnavOptions(players=2))
    text = layout.text(gnav.vector(GNAV_GAME.view(lay("A3 B9", dealer="B", lives="3 3").state, 0)))
    assert "lives         3 3" in text.splitlines()
    assert "kept          . ." in text.splitlines()

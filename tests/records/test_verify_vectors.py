"""The derivation of all chance against vectors that the browser's client is held to as well."""

import json
from pathlib import Path
from typing import Any

import pytest

from tapete.core import HmacEntropy, commitment, robot_key, simulation_secret
from tapete.games import GAMES

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "vectors" / "chance.json").read_text())


@pytest.mark.parametrize("case", VECTORS["commitments"])
def test_commitments(case: dict[str, str]) -> None:
    assert commitment(bytes.fromhex(case["secret"])) == case["commitment"]


@pytest.mark.parametrize("case", VECTORS["simulations"])
def test_secrets_of_simulations(case: dict[str, str]) -> None:
    assert simulation_secret(case["seed"]).hex() == case["secret"]


@pytest.mark.parametrize("case", VECTORS["draws"])
def test_draws(case: dict[str, Any]) -> None:
    entropy = HmacEntropy(bytes.fromhex(case["secret"]), case["game"], case["deal"], case["nonces"])
    assert [entropy.below(case["bound"]) for _ in case["draws"]] == case["draws"]


@pytest.mark.parametrize("case", VECTORS["deals"])
def test_deals(case: dict[str, Any]) -> None:
    game = GAMES[case["game"]]
    entropy = HmacEntropy(bytes.fromhex(case["secret"]), case["game"], case["deal"], case["nonces"])
    deal = game.deal(game.options({"players": case["players"]}), entropy, case["deal"])
    assert (deal.dealer, deal.deck) == (case["dealer"], tuple(case["deck"]))


@pytest.mark.parametrize("case", VECTORS["robot_keys"])
def test_robot_keys(case: dict[str, Any]) -> None:
    key = robot_key(bytes.fromhex(case["secret"]), case["seat"], case["deal"], case["decision"])
    assert key.hex() == case["key"]

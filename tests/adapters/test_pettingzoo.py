"""The PettingZoo face: its own tests, who is shown what, rewards, seeds, refusals."""

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from adapters.walking import Beside, chosen
from tapete.adapters import pettingzoo
from tapete.adapters.wrapping import ILLEGAL_REWARD
from tapete.core import BadInput
from tapete.games.comemierda import Options
from tapete.lab.simulate import simulation
from tapete.robots import robot

FACTORIES = [pettingzoo.comemierda, pettingzoo.gnav]
SHORT = [(pettingzoo.comemierda, {"target": 3}), (pettingzoo.gnav, {"lives": 1})]

both = pytest.mark.parametrize("factory", FACTORIES)
short = pytest.mark.parametrize(("factory", "options"), SHORT)


@both
@pytest.mark.parametrize("raw", [False, True], ids=["wrapped", "raw"])
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_pettingzoos_test_of_the_api(factory, raw):
    """It would rather have arrays than the dictionary with a mask that it asks for."""
    api_test(factory(raw=raw), num_cycles=60)


@both
def test_pettingzoos_test_of_seeds(factory):
    seed_test(factory, num_cycles=60)


@both
def test_pettingzoos_test_of_rendering(factory):
    render_test(factory)


@both
def test_before_the_first_reset_nothing_is_told(factory):
    env = factory()
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError, match=f"^{name} cannot be accessed before reset$"):
            getattr(env, name)


@short
def test_the_wrappers_tell_what_pettingzoos_own_tell(factory, options):
    near = factory(**options)
    raw = factory(raw=True, **options)
    inside = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    own = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inside))
    assert str(near) == str(own)
    near.reset(seed=8)
    own.reset(seed=8)
    rng = np.random.default_rng(8)
    for agent in near.agent_iter():
        assert agent == own.agent_selection
        (seen, *told), (there, *said) = near.last(), own.last()
        assert told == said
        assert seen["observation"].tolist() == there["observation"].tolist()
        for name in ("agents", "rewards", "terminations", "truncations", "infos", "num_agents"):
            assert getattr(near, name) == getattr(own, name)
        action = None if told[1] or told[2] else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        near.step(action)
        own.step(action)
    assert own.agents == []


def played(env, seed):
    """A match by lot: what each agent was shown and did, and the returns."""
    env.reset(seed=seed)
    rng = np.random.default_rng(0)
    story, returns = [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        returns[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        action = None if terminated or truncated else int(rng.choice(legal))
        story.append((agent, seen["observation"].tolist(), legal.tolist(), action))
        env.step(action)
    return story, returns


@short
def test_a_seed_is_a_match(factory, options):
    env = factory(**options)
    assert played(env, 5) == played(factory(**options), 5)
    assert played(env, 5) != played(env, 6)


@short
def test_after_a_seed_the_matches_follow_one_another(factory, options):
    env, other = factory(**options), factory(**options)
    played(env, 5)
    played(other, 5)
    second = played(env, None)
    assert second == played(other, None)
    assert second != played(other, 5)


@both
def test_never_seeded_no_two_are_the_same(factory):
    assert played(factory(rounds=1), None) != played(factory(rounds=1), None)


def test_the_deals_are_those_of_a_simulation():
    match = simulation(
        Beside("gnav", pettingzoo.GNAV_GAME.options({}), "1").game, {}, [robot("gnav", "random")] * 4, "7"
    )
    deal = match.match(1).record.entries[0]
    env = pettingzoo.gnav(raw=True)
    env.reset(seed=7)
    beside = Beside("gnav", pettingzoo.GNAV_GAME.options({}), "7/1")
    assert beside.state.match.dealer == deal.dealer
    assert beside.state.history[0].order[0] == env.possible_agents.index(env.agent_selection)
    fields = env.layout.named(env.observe(env.agent_selection)["observation"])
    assert pettingzoo.GNAV_GAME.view(beside.state, beside.state.match.turn).card == deal.deck[0]
    assert fields["known"][:21].argmax() == beside.state.match.cards[beside.state.match.turn]


@short
def test_only_who_is_to_act_may_do_anything(factory, options):
    env = factory(**options)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for agent in env.agent_iter():
        masks = {each: env.observe(each)["action_mask"] for each in env.agents}
        assert {each for each, mask in masks.items() if mask.any()} <= {agent}
        over = env.terminations[agent]
        assert masks[agent].any() != over
        env.step(None if over else rng.choice(np.flatnonzero(masks[agent])))


def test_a_mask_cannot_be_written_into():
    """It is shared by all decisions that allow the same."""
    env = pettingzoo.gnav()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        env.last()[0]["action_mask"][:] = 0


def test_comemierda_returns_the_totals():
    env = pettingzoo.comemierda(target=5, raw=True)
    _, returns = played(env, 11)
    totals = env.layout.named(env.observe("seat_0")["observation"])["totals"]
    assert list(returns.values()) == totals.tolist()
    assert max(totals) >= 5


def test_gnav_returns_the_shares_of_the_match():
    for seed in range(20):
        _, returns = played(pettingzoo.gnav(lives=1), seed)
        shares = sorted(returns.values())
        assert sum(shares) == pytest.approx(1)
        assert shares[-1] == pytest.approx(1 / sum(share > 0 for share in shares))


@pytest.mark.parametrize(("factory", "options"), [(pettingzoo.comemierda, {"target": None}), (pettingzoo.gnav, {})])
def test_rounds_stop_a_match(factory, options):
    env = factory(rounds=2, raw=True, **options)
    env.reset(seed=4)
    while not any(env.truncations.values()):
        env.step(chosen(env._match.legal, np.random.default_rng(1)))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@short
def test_the_raw_environment_refuses_and_stays_as_it_was(factory, options):
    env = factory(raw=True, **options)
    env.reset(seed=2)
    agent, before = env.agent_selection, env.last()[0]["observation"].tolist()
    for wrong in (None, -1, 500, "ask"):
        with pytest.raises(BadInput, match=f"^action {wrong} of {agent} is not legal now$"):
            env.step(wrong)
    assert env.agent_selection == agent
    assert env.last()[0]["observation"].tolist() == before


def test_wrapped_an_illegal_action_ends_the_match():
    EnvLogger.suppress_output()
    env = pettingzoo.comemierda()
    env.reset(seed=2)
    env.last()
    agent = env.agent_selection
    env.step(44)
    EnvLogger.unsuppress_output()
    assert all(env.terminations.values())
    assert env.rewards[agent] == ILLEGAL_REWARD


@pytest.mark.parametrize(
    ("factory", "arguments", "told"),
    [
        (pettingzoo.gnav, {"lives": 0}, "option lives is a number from 1 to 9, not 0"),
        (pettingzoo.gnav, {"cards": 3}, "unknown option 'cards'"),
        (pettingzoo.gnav, {"render_mode": "film"}, "a render mode is ansi or human, not 'film'"),
        (pettingzoo.gnav, {"rounds": 0}, "rounds is a number from 1, not 0"),
        (pettingzoo.comemierda, {"target": None}, "a match without a target needs a number of rounds to stop after"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(factory, arguments, told):
    with pytest.raises(BadInput) as refused:
        factory(**arguments)
    assert str(refused.value).startswith(told)
    assert "\n" not in str(refused.value)


def test_what_is_rendered_is_what_the_seat_to_act_is_shown(capsys):
    env = pettingzoo.comemierda(render_mode="ansi", raw=True)
    env.reset(seed=1)
    agent = env.agent_selection
    text = env.render()
    assert text == f"comemierda {agent}\n{env.layout.text(env.last()[0]['observation'])}\n"
    env = pettingzoo.comemierda(render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert capsys.readouterr().out == text + "\n"


def test_every_option_changes_no_action_and_no_field_name():
    env = pettingzoo.comemierda(players=8, raw=True)
    assert env.action_space("seat_7").n == pettingzoo.comemierda().action_space("seat_0").n
    assert list(env.layout.places) == list(pettingzoo.comemierda(raw=True).layout.places)
    assert Options().players == len(pettingzoo.comemierda().possible_agents)

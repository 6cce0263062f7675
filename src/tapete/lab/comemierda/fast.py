"""The loops of this room, compiled, with the player's own inputs and endings and the rules they call."""

from typing import Final

from tapete.games.comemierda.fast import SOURCES as RULES
from tapete.games.compiled import compiled, register
from tapete.lab.comemierda import ahead as _ahead
from tapete.lab.comemierda import contest as _contest
from tapete.lab.comemierda import evaluating, exact, rounds
from tapete.lab.comemierda import learning as _learning
from tapete.lab.comemierda import selfplay as _selfplay
from tapete.robots.comemierda_learned import endings, facts, inputs, likeness, trying, unseen, yardstick

_OURS: Final = (
    facts,
    inputs,
    endings,
    unseen,
    trying,
    yardstick,
    likeness,
    rounds,
    evaluating,
    exact,
    _ahead,
    _selfplay,
    _contest,
)
SOURCES: Final = (*RULES, *_OURS, _learning)

register(*_OURS)

play_series = compiled(_selfplay.play_series, *SOURCES)
contest = compiled(_contest.contest, *SOURCES)
matches = compiled(_contest.matches, *SOURCES)
first_sums = compiled(_learning.first_sums, *SOURCES)
first_slopes = compiled(_learning.first_slopes, *SOURCES)
adam_step = compiled(_learning.adam_step, *SOURCES)

"""The coach: what each choice of a match was worth to one who knew what its seat knew, and luck apart from skill.

``review(played, seat=None, samples=32, progress=None)`` takes a checked record (`records.Replay`), finished or not, and
gives a `Review`: plain frozen values that ``msgspec.json.encode`` writes and ``msgspec.json.decode(type=Review)`` reads
(`action` comes back as a plain object). It takes under a second in Gnav where little was missed and some seconds where
much was, up to half a minute in Comemierda: run it off the loop of a server. `progress(done, actions)` is called after
every action; what it raises ends the review.

Invariants:
- a decision is judged by the View of its seat: re-dealing what it could not see changes nothing;
- in every moment of the line, for each seat, forecast = forecast before + luck + own errors + errors of others;
- what an error costs the one who made it, the others gain: a decision shifts 0 in all;
- in Gnav, where the solution reaches, all worth is exact; in Comemierda it has a standard error, and the same record
  and samples give the same review.
"""

from tapete.coach.judging import COSTLY, NoCoach
from tapete.coach.review import Account, Choice, Decision, Measure, Moment, Review, Source
from tapete.coach.reviewing import FAST, SAMPLES, review

__all__ = [
    "COSTLY",
    "FAST",
    "SAMPLES",
    "Account",
    "Choice",
    "Decision",
    "Measure",
    "Moment",
    "NoCoach",
    "Review",
    "Source",
    "review",
]

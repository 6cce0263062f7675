"""The lines around my own card: what the two choices mean, and what is going on while I have none."""

from collections.abc import Iterable

from tapete.cards import Card
from tapete.cards.gnav import RANKS
from tapete.games.gnav import View
from tapete.telling.gnav.fates import fates
from tapete.telling.gnav.settlement import headline
from tapete.telling.voice import Voice

_FIRST_PICTURE = RANKS.index("house")
_ZERO = RANKS.index("0")


def keep_words(voice: Voice, view: View) -> str:
    """The button that keeps."""
    assert view.card is not None
    return voice.say("table-gnav-keep", card=voice.the_rank(view.card))


def keep_help(voice: Voice, card: Card) -> str:
    """How my card stands in the order of ranks, by the shorter list."""
    place = RANKS.index(card)
    lower, higher = RANKS[:place], RANKS[place + 1 :]
    if len(lower) <= len(higher):
        return voice.say("table-gnav-help-lower", cards=_ranks(voice, lower), count=len(lower))
    return voice.say("table-gnav-help-higher", cards=_ranks(voice, higher), count=len(higher))


def _ranks(voice: Voice, ranks: Iterable[Card]) -> str:
    """Numbers go without an article in a list."""
    return voice.listed(
        voice.say(f"rank-{rank}") if _ZERO <= RANKS.index(rank) < _FIRST_PICTURE else voice.the_rank(rank)
        for rank in ranks
    )


def ask_words(voice: Voice, view: View) -> str:
    """The button that asks."""
    if view.asks is None:
        return voice.say("table-gnav-ask-stock")
    assert voice.me is not None
    return voice.about("table-gnav-ask", voice.me, view.asks)


def ask_help(voice: Voice, view: View) -> str:
    """What may come of it."""
    if view.asks is None:
        return voice.say("table-gnav-help-stock")
    assert voice.me is not None
    card = view.known[view.asks]
    if card is None:
        return voice.about("table-gnav-help-ask", voice.me, view.asks)
    return voice.about("table-gnav-help-ask-known", voice.me, view.asks, card=voice.the_rank(card))


def status(voice: Voice, view: View) -> tuple[str, str]:
    """What is going on, and where I stand."""
    if view.phase == "over":
        note = voice.say("table-gnav-match-over-why", count=len(view.winners), number=view.number)
        return voice.about_all("table-gnav-match-over", view.winners), note
    if view.settled is not None:
        return headline(voice, view, view.settled), voice.about("table-gnav-deals-next", view.settled.dealer)
    if voice.me in view.to_act:
        return voice.say("table-your-turn"), ""
    thinking = voice.about("table-is-thinking", view.to_act[0])
    return _absent(voice, view) or (thinking, _standing(voice, view))


def _absent(voice: Voice, view: View) -> tuple[str, str] | None:
    if voice.me is None:
        return None
    if view.lives[voice.me] == 0:
        why = "table-gnav-left-why" if voice.me in view.order else "table-gnav-out-why"
        return voice.say("table-gnav-out"), voice.say(why)
    if voice.me in view.resting:
        return voice.say("table-gnav-resting"), voice.say("table-gnav-resting-why")
    return None


def _standing(voice: Voice, view: View) -> str:
    if voice.me is None:
        return ""
    fate = fates(view.history).get(voice.me)
    if fate == "skipped":
        return voice.say("table-gnav-why-skipped")
    if voice.me in view.waiting[1:2]:
        return voice.say("table-gnav-why-next")
    if voice.me in view.waiting:
        return voice.say("table-gnav-why-later")
    return voice.say("table-gnav-why-done") if fate else ""

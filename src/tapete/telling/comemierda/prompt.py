"""The two lines that say what is asked of me, and what is going on while nothing is."""

from collections.abc import Sequence

from tapete.cards import Card
from tapete.games.comemierda import View
from tapete.games.comemierda.values import THREE_OF_OROS, TWO_OF_OROS
from tapete.telling.comemierda.exchange import pair_of
from tapete.telling.comemierda.legal import action_of, gift_size, plays, value_of
from tapete.telling.comemierda.log import set_words
from tapete.telling.voice import Voice, sentence


def prompt(voice: Voice, view: View, taken: tuple[Card, ...]) -> tuple[str, str]:
    """A headline and what there is to add."""
    mine = voice.me is not None and voice.me in view.to_act
    match view.phase:
        case "exchange":
            return _to_give(voice, view, taken) if mine else _exchange_elsewhere(voice, view)
        case "play":
            return _to_play(voice, view, taken) if mine else _others(voice, view)
        case "scored":
            return _how_it_ended(voice, view)
        case "over":
            return _how_the_match_ended(voice, view)


def _to_play(voice: Voice, view: View, taken: tuple[Card, ...]) -> tuple[str, str]:
    head = voice.say("table-comemierda-ask-turn")
    if action_of(view.legal, taken):
        return head, _about_set(voice, taken, view.to_beat)
    sets = plays(view.legal)
    if not view.to_beat:
        threes = view.options.first_lead_shows_three and view.number == 1 and all(THREE_OF_OROS in s for s in sets)
        return head, voice.say("table-comemierda-ask-lead-threes" if threes else "table-comemierda-ask-lead")
    asked = set_words(voice, view.to_beat)
    if not sets:
        return head, voice.say("table-comemierda-ask-cannot", asked=asked)
    equal = "yes" if view.options.equal_may_be_played else "no"
    return head, voice.say("table-comemierda-ask-follow", asked=asked, equal=equal)


def _about_set(voice: Voice, cards: Sequence[Card], to_beat: Sequence[Card]) -> str:
    """What the set that is taken does to the one that lies there."""
    words = set_words(voice, cards)
    if not to_beat:
        return voice.say("table-comemierda-ask-leads", set=words)
    if cards[0] == TWO_OF_OROS:
        return voice.say("table-comemierda-ask-ends")
    equal = value_of(cards[0]) == value_of(to_beat[0])
    message = "table-comemierda-ask-equals" if equal else "table-comemierda-ask-beats"
    return sentence(voice.say(message, set=words, count=len(cards), asked=set_words(voice, to_beat)))


def _to_give(voice: Voice, view: View, taken: tuple[Card, ...]) -> tuple[str, str]:
    assert voice.me is not None
    pair = pair_of(view.history, voice.me)
    assert pair is not None
    count = gift_size(view.legal)
    whom = voice.names[pair.lower]
    why = "table-comemierda-ask-give-blind" if view.options.blind_exchange else "table-comemierda-ask-give-why"
    return (
        voice.say("table-comemierda-ask-give", open=count - len(taken), count=count, whom=whom),
        voice.say(why, count=count),
    )


def _exchange_elsewhere(voice: Voice, view: View) -> tuple[str, str]:
    pair = None if voice.me is None else pair_of(view.history, voice.me)
    if pair is not None and pair.lower == voice.me and not pair.done:
        head = voice.say("table-comemierda-ask-wait", who=voice.names[pair.higher], count=pair.count)
        return head, voice.say("table-comemierda-ask-wait-why")
    return voice.say("table-comemierda-ask-elsewhere"), ""


def _others(voice: Voice, view: View) -> tuple[str, str]:
    who = voice.listed(voice.names[seat] for seat in view.to_act)
    return voice.say("table-comemierda-ask-thinking", who=who, count=len(view.to_act)), _standing(voice, view)


def _standing(voice: Voice, view: View) -> str:
    if voice.me is None:
        return ""
    if voice.me in view.out:
        return voice.say("table-comemierda-ask-out", place=view.out.index(voice.me) + 1)
    if view.winning == voice.me:
        return voice.say("table-comemierda-ask-mine")
    if voice.me not in view.passed:
        return ""
    return voice.say("table-comemierda-ask-locked" if view.options.pass_locks_out else "table-comemierda-ask-passed")


def _how_it_ended(voice: Voice, view: View) -> tuple[str, str]:
    told = view.offices.index("presidente") if voice.me is None else voice.me
    office = view.offices[told]
    assert office is not None
    head = voice.about("table-comemierda-over-head", told, office=office)
    return head, voice.say("table-comemierda-over-note", number=view.number, multiplier=view.multiplier)


def _how_the_match_ended(voice: Voice, view: View) -> tuple[str, str]:
    head = voice.about_all("table-comemierda-match-head", view.winners)
    return head, voice.say("table-comemierda-match-note", count=view.number)

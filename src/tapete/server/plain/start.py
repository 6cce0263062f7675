"""The plain start page: a new table in one form, tables to go on at, to join and to watch."""

from collections.abc import Iterable, Iterator

from tapete.room.opening import LEVELS
from tapete.server import translate
from tapete.server.plain.forms import OPTION, SEAL
from tapete.server.plain.frame import Frame, hidden
from tapete.server.plain.html import NOTHING, Html, el, joined, listed
from tapete.wire import outgoing

PAUSES = ("slow", "normal", "fast", "instant")
WHO = (("robots", "start-robots"), ("invited", "newtable-invited"), ("anybody", "newtable-anybody"))


def start(frame: Frame, name: str, seal: str, own: Iterable[tuple[str, str]], lobby: outgoing.Lobby) -> str:
    """The whole page; `name` is what the reader is called, `own` tables at which he plays, with their games."""
    say = frame.words.say
    content = (
        el("h1", say("start-heading")),
        el("p", say("plain-lead")),
        _announced(lobby),
        _own(frame, own),
        joined([el("h2", say("plain-new")), _form(frame, name, seal)]),
        joined([el("h2", say("start-rules")), listed(_rules(frame))]),
        _tables(frame, say("lobby-tables"), lobby.gathering, "lobby-join-table"),
        _tables(frame, say("lobby-now"), lobby.playing, "lobby-watch-table"),
    )
    return frame.page(say("start-title"), *content)


def _announced(lobby: outgoing.Lobby) -> Html:
    return NOTHING if lobby.announcement is None else el("p", lobby.announcement, class_="note")


def _own(frame: Frame, own: Iterable[tuple[str, str]]) -> Html:
    """Tables that wait for the reader."""
    links = (
        el("a", frame.words.say("plain-back-to", game=frame.words.say(f"game-{game}")), href=frame.way.at(table).here)
        for table, game in own
    )
    told = listed(links)
    return joined([el("h2", frame.words.say("plain-own")), told]) if told else NOTHING


def _rules(frame: Frame) -> Iterator[Html]:
    for offer in translate.games():
        words = frame.words.say("start-rules-of", game=frame.words.say(f"game-{offer.game}"))
        yield el("a", words, href=frame.way.rules(offer.game).here)


def _tables(frame: Frame, heading: str, tables: Iterable[outgoing.LobbyTable], link: str) -> Html:
    told = listed(joined(_table(frame, table, link)) for table in tables)
    return joined([el("h2", heading), told]) if told else NOTHING


def _table(frame: Frame, table: outgoing.LobbyTable, link: str) -> Iterator[str]:
    say = frame.words.say
    title = table.title or (say("lobby-table-of", host=table.host) if table.host else say("lobby-table-robots"))
    yield el("a", say(link, table=title), href=frame.way.at(table.table).here)
    yield " "
    seats = {"taken": len(table.seats) - table.seats.count("empty"), "of": len(table.seats)}
    yield el("small", say("lobby-seats", robots=table.seats.count("robot"), **seats))
    yield " "
    yield el("small", say(f"game-{table.game}"))


def _form(frame: Frame, name: str, seal: str) -> Html:
    say = frame.words.say
    offers = translate.games()
    games = (
        _radio("game", offer.game, _game_words(frame, offer.game), chosen=place == 0)
        for place, offer in enumerate(offers)
    )
    levels = (
        _radio("level", str(level), frame.words.say(f"start-level-{level}"), chosen=level == 2) for level in LEVELS
    )
    who = (_radio("who", value, say(message), chosen=value == "robots") for value, message in WHO)
    field = el("input", type="text", name="name", value=name, required=True, maxlength=64, autocomplete="nickname")
    return frame.form(
        frame.way.tables,
        hidden(**{SEAL: seal}),
        _group(say("start-games"), games),
        el("p", el("label", say("start-name"), " ", field)),
        _group(say("plain-who-plays"), who),
        _group(say("start-robots"), levels),
        el("p", el("label", say("look-pause"), " ", _pauses(frame))),
        el("p", _box("watch", say("gathering-watch"))),
        *(_options(frame, offer) for offer in offers),
        el("p", el("button", say("plain-open"), type="submit")),
        class_="start",
    )


def _game_words(frame: Frame, game: str) -> str:
    say = frame.words.say
    return say("plain-game", game=say(f"game-{game}"), what=say(f"start-{game}"))


def _group(legend: str, items: Iterable[Html]) -> Html:
    return el("fieldset", el("legend", legend), listed(items))


def _radio(name: str, value: str, says: str, *, chosen: bool) -> Html:
    return el("label", el("input", type="radio", name=name, value=value, checked=chosen), " ", says)


def _box(name: str, says: str, *, ticked: bool = False) -> Html:
    return el("label", el("input", type="checkbox", name=name, value="yes", checked=ticked), " ", says)


def _pauses(frame: Frame) -> Html:
    options = (
        el("option", frame.words.say(f"look-{pause}"), value=pause, selected=pause == "instant") for pause in PAUSES
    )
    return el("select", *options, name="pause")


def _options(frame: Frame, offer: outgoing.GameInfo) -> Html:
    """How a game is played, folded away: most play as usual."""
    say = frame.words.say
    heading = say("options-heading", game=say(f"game-{offer.game}"))
    fields = listed(_option(frame, offer.game, option) for option in offer.options)
    return el("details", el("summary", heading), fields)


def _option(frame: Frame, game: str, option: outgoing.OptionInfo) -> Html:
    say = frame.words.say
    words = f"rules-{game}-option-{option.name.replace('_', '-')}"
    name = f"{OPTION}.{game}.{option.name}"
    note = el("small", say(words), id=name)
    if isinstance(option.standard, bool):
        box = el("input", type="checkbox", name=name, value="yes", checked=option.standard, aria_describedby=name)
        return joined([el("label", box, " ", say(f"{words}-name")), " ", note])
    field = el(
        "input",
        type="number",
        name=name,
        value=option.standard if option.standard is not None else "",
        min=option.low,
        max=option.high,
        aria_describedby=name,
    )
    return joined([el("label", say(f"{words}-name"), " ", field), " ", note])

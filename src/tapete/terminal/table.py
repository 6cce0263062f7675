"""The table on the screen: draws pictures, hands keys and clicks to the game, lets robots act after a while.

Invariants:
- what is drawn is made from the View and the SeatEvents of the person's seat, from nothing else;
- a robot acts once for every wait; nobody's key can hurry it or make it act twice.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from tapete.core import Status
from tapete.telling.voice import Voice
from tapete.terminal import drawing
from tapete.terminal.comemierda.table import ComemierdaTable
from tapete.terminal.gnav.table import GnavTable
from tapete.terminal.match import Match, News, Plan
from tapete.terminal.picture import Act, Picture, Sheet, Table
from tapete.terminal.sheets import Leaving, Reading

TABLES: Final[Mapping[str, Callable[[Voice], Table]]] = {"comemierda": ComemierdaTable, "gnav": GnavTable}

WIDE: Final = 76
"""From so many columns the log stands beside the table."""
BROAD: Final = 100
"""From so many it is given more of them."""


ROOMY: Final = 5
"""Up to so many at the table a small window has a row to spare."""


@dataclass(frozen=True)
class Sitting:
    """One evening at the table: what is played, in which words, how long robots wait, and who keeps the records."""

    plan: Plan
    voice: Voice
    pause: Callable[[], float]
    """Seconds until the next robot acts; 0 is at once."""
    keep: Callable[[Match], None]
    """Called once for every match, when it is over or left."""


class Drawn(Static):
    """A part of the table that is drawn for the width it has; a click on a key in it presses that key."""

    class Pressed(Message):
        """A key was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    picture: Picture | None = None

    def __init__(self, name: str, draw: Callable[[Picture, int], Text]) -> None:
        super().__init__(id=name)
        self._drawing = draw

    def show(self, picture: Picture) -> None:
        """Draw another picture."""
        self.picture = picture
        self.on_resize()

    def on_click(self, event: events.Click) -> None:
        """Words that stand for a key press it."""
        if key := event.style.meta.get(drawing.PRESS):
            self.post_message(self.Pressed(key))

    def on_resize(self) -> None:
        """Draw it again for another width."""
        if self.picture is not None:
            self.update(self._drawing(self.picture, self.content_size.width or self.app.size.width))


class Log(VerticalScroll):
    """What has happened, the newest in sight; there are two, and the width of the window says which is seen."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, can_focus=False)
        self._following = True

    def compose(self) -> ComposeResult:
        """The lines."""
        yield Drawn(f"{self.id}-lines", lambda picture, _: drawing.log(picture.log))

    def follow(self) -> None:
        """Keep the newest line in sight, whatever comes."""
        self._following = True
        self.on_resize()

    def leaf(self, rows: int) -> None:
        """Go back or forward, and stay there until there are news."""
        self._following = False
        self.scroll_relative(y=rows, animate=False)

    def on_resize(self) -> None:
        """There are more lines, or there is more room."""
        if self._following:
            self.scroll_end(animate=False, immediate=True)


class TableScreen(Screen[None], inherit_bindings=False):
    """A table, match after match."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide"), (BROAD, "-broad")]  # noqa: RUF012  (as Textual has it)

    def __init__(self, sitting: Sitting) -> None:
        roomy = " -roomy" if len(sitting.plan.robots) < ROOMY else ""
        super().__init__(classes=f"-{sitting.plan.game.name}{roomy}")
        self.sitting = sitting
        self.match = Match(sitting.plan, 1)
        self._voice = sitting.voice
        self._table: Table = TABLES[sitting.plan.game.name](self._voice)
        self._begun = False
        self._waiting = False

    def compose(self) -> ComposeResult:
        """Everything on the table, from top to bottom."""
        yield Drawn("header", self._draw_header)
        with Horizontal(id="cloth"):
            with Vertical():
                yield Drawn("seats", lambda picture, width: drawing.seats(picture.columns, picture.rows, width))
                with Horizontal():
                    with VerticalScroll(id="middle", can_focus=False):
                        yield Drawn("lying", self._draw_middle)
                    yield Log("low")
            yield Log("side")
        yield Drawn("prompt", lambda picture, _: drawing.prompt(picture.head, picture.why, refused=picture.refused))
        with Horizontal(id="own"):
            yield Drawn("hand", self._draw_hand)
            yield Drawn("aside", lambda picture, _: Text("\n\n").join(Text(line) for line in picture.aside))
        yield Drawn("acts", lambda picture, _: drawing.acts(self._acts(picture), self._space))

    def on_mount(self) -> None:
        """The first cards."""
        self._begun = True
        self._after(self.match.begin())

    def on_resize(self) -> None:
        """In a window of another width cards stand closer or further apart."""
        if self._begun:
            self._show()

    def on_key(self, event: events.Key) -> None:
        """Letters in either case, other keys by their names."""
        character = event.character
        printable = event.is_printable and character is not None and not character.isspace()
        self.press(character.lower() if printable and character else event.key)
        event.prevent_default()

    def on_drawn_pressed(self, message: Drawn.Pressed) -> None:
        """The same by a click."""
        self.press(message.key)

    def press(self, key: str) -> None:
        """What a key does at the table; between deals and after the match some mean another thing."""
        status = self.match.status
        if key in ("q", "ctrl+c", "ctrl+q"):
            self._leave()
        elif key == "?":
            self.app.push_screen(Reading(self._voice, self._keys()))
        elif key in ("pageup", "pagedown"):
            for log in self.query(Log):
                log.leaf(-5 if key == "pageup" else 5)
        elif key == "space" and status is Status.BETWEEN:
            self._after(self.match.next_deal())
        elif key == "space" and status is Status.OVER:
            self._again()
        else:
            self._press(key)

    def _press(self, key: str) -> None:
        """A key of the game."""
        view = self.match.view
        sheet = self._table.sheet(key, view)
        if sheet is not None:
            self.app.push_screen(Reading(self._voice, sheet))
            return
        action = self._table.press(key, view)
        refusal = None if action is None else self.match.why_not(action)
        if refusal is not None:
            self._table.refuse(refusal)
        news = () if action is None or refusal is not None else self.match.choose(action)
        self._after(news)

    def _after(self, news: News) -> None:
        """Tell what has happened, and see to what comes next."""
        self._table.told(news)
        self._show()
        for log in self.query(Log) if news else ():
            log.follow()
        if news and self.match.status is Status.OVER:
            self._keep()
        elif self.match.robot is not None and not self._waiting:
            self._waiting = True
            wait = self.sitting.pause()
            if wait > 0:
                self.set_timer(wait, self._robot_acts)
            else:
                self.call_later(self._robot_acts)

    def _robot_acts(self) -> None:
        self._waiting = False
        self._after(self.match.robot_acts())

    def _again(self) -> None:
        self.match = Match(self.sitting.plan, self.match.number + 1)
        self._table = TABLES[self.sitting.plan.game.name](self._voice)
        self._after(self.match.begin())

    def _leave(self) -> None:
        if self.match.status is Status.OVER:
            self.app.exit()
        else:
            self.app.push_screen(Leaving(self._voice), self._left)

    def _left(self, sure: bool | None) -> None:
        if sure:
            fault = None if self.match.status is Status.OVER else self._keep()
            if fault is None:
                self.app.exit()

    def _keep(self) -> OSError | None:
        """Keep the record; where that fails the person is told in the shell, not on a table that has no room for it."""
        try:
            self.sitting.keep(self.match)
        except OSError as fault:
            self.app.exit(fault)
            return fault
        return None

    def _show(self) -> None:
        picture = self._table.picture(self.match.view)
        self.set_class(self.match.status is not Status.PLAYING, "-between")
        for part in self.query(Drawn):
            part.show(picture)

    @property
    def _space(self) -> str:
        return self._voice.say("terminal-space")

    def _acts(self, picture: Picture) -> tuple[Act, ...]:
        """What the game offers, or what the table does between deals and after the match."""
        match self.match.status:
            case Status.BETWEEN:
                return (Act(self._space, self._voice.say("table-next-deal")),)
            case Status.OVER:
                again = Act(self._space, self._voice.say("table-restart"))
                return again, Act("Q", self._voice.say("terminal-leave"))
            case Status.PLAYING:
                return picture.acts

    def _keys(self) -> Sheet:
        say = self._voice.say
        keys = (
            *self._table.keys(),
            (self._space, say("terminal-key-next")),
            ("PgUp PgDn", say("terminal-key-scroll")),
            ("Q", say("terminal-key-leave")),
        )
        return Sheet(say("table-keys"), tuple(f"{key:<10} {does}" for key, does in keys))

    def _draw_header(self, picture: Picture, width: int) -> Text:
        return drawing.header(self._voice, self.sitting.plan.game.name, picture.where, width)

    def _draw_middle(self, picture: Picture, _: int) -> Text:
        drawn = [Text(picture.caption, drawing.DIM)] if picture.caption else []
        if picture.pile:
            drawn.append(drawing.pile(picture.pile))
        drawn += [Text(note, drawing.PLAIN) for note in picture.notes]
        return Text("\n").join(drawn)

    def _draw_hand(self, picture: Picture, _: int) -> Text:
        if self.sitting.plan.game.name == "gnav":
            return Text("\n").join(drawing.gnav_card(self._voice.say(f"rank-{held.card}")) for held in picture.hand)
        return drawing.hand(picture.hand, gap=int(self.app.size.width >= WIDE))

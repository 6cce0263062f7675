"""What lies over the table for a moment: something to read, or the question whether to leave."""

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tapete.telling.voice import Voice
from tapete.terminal import drawing
from tapete.terminal.picture import Act, Sheet


class Lying(ModalScreen[bool]):
    """A sheet of paper; any key puts it away, those in `yes` with the answer yes."""

    yes: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, sheet: Sheet, acts: tuple[Act, ...]) -> None:
        super().__init__()
        self._sheet = sheet
        self._acts = acts

    def compose(self) -> ComposeResult:
        """The title, the lines, and how to go on."""
        text = Text(self._sheet.title, "bold")
        for line in self._sheet.lines:
            text.append(f"\n\n{line}" if len(self._sheet.lines) == 1 else f"\n{line}", "not bold")
        with VerticalScroll(id="sheet", can_focus=False):
            yield Static(text)
            yield Static(drawing.acts(self._acts, "", Style(color=drawing.INK)), id="sheet-acts")

    def on_key(self, event: events.Key) -> None:
        """Any key answers."""
        event.stop()
        self.dismiss((event.character or "").lower() in self.yes)

    def on_click(self, event: events.Click) -> None:
        """So does a click on the words of a key, or beside the sheet."""
        key = event.style.meta.get(drawing.PRESS)
        if key or event.widget is self:
            self.dismiss(key in self.yes)


class Reading(Lying):
    """Something to read."""

    def __init__(self, voice: Voice, sheet: Sheet) -> None:
        super().__init__(sheet, (Act("Esc", voice.say("close")),))


class Leaving(Lying):
    """Whether to leave the table; asked once."""

    yes = frozenset(("q", "\x03"))
    """Q again, and Ctrl-C."""

    def __init__(self, voice: Voice) -> None:
        sheet = Sheet(voice.say("table-leave-ask"), (voice.say("table-leave-note"),))
        super().__init__(sheet, (Act("Q", voice.say("table-leave")), Act("Esc", voice.say("table-leave-stay"))))

"""The program that shows a table in the terminal until the person leaves."""

from typing import Final

from textual.app import App

from tapete.terminal import drawing
from tapete.terminal.table import Sitting, TableScreen

STYLES: Final = f"""
TableScreen {{ background: {drawing.CLOTH}; color: {drawing.CHALK}; overflow: hidden; }}
#header {{ height: 1; background: {drawing.RAIL}; }}
#cloth {{ height: 1fr; }}
#seats {{ height: auto; }}
#middle {{ width: 1fr; height: 1fr; padding: 0 2; }}
#middle Drawn {{ height: auto; }}
VerticalScroll {{ scrollbar-size-vertical: 1; scrollbar-color: {drawing.LINE} 30%;
    scrollbar-background: {drawing.CLOTH}; }}
Log {{ width: 27; height: 1fr; background: {drawing.RAIL_2}; scrollbar-background: {drawing.RAIL_2}; }}
Log Drawn {{ height: auto; padding: 0 1; }}
#prompt {{ height: auto; min-height: 2; max-height: 3; background: {drawing.RAIL_2}; padding: 0 2; }}
#own {{ height: auto; padding: 0 1; }}
#hand {{ height: auto; width: auto; }}
#aside {{ height: auto; width: 1fr; padding: 0 2; color: {drawing.LINE}; }}
#acts {{ height: 1; background: {drawing.RAIL}; padding: 0 1; }}

#low {{ display: none; }}
.-narrow #side {{ display: none; }}
.-narrow #low {{ display: block; width: 1fr; }}
.-narrow #own {{ padding: 0; }}
.-roomy #middle {{ padding: 1 2; }}
.-broad Log {{ width: 38; }}
.-comemierda #hand {{ height: 6; }}
.-comemierda #aside {{ display: none; }}
.-gnav #hand {{ height: 5; }}
.-between #own {{ display: none; }}
.-between.-narrow.-gnav #low {{ display: none; }}

Lying {{ align: center middle; background: {drawing.RAIL} 60%; }}
#sheet {{ width: 52; max-width: 92%; height: auto; max-height: 90%; background: {drawing.PAPER};
    color: {drawing.INK}; padding: 1 2; }}
#sheet Static {{ height: auto; }}
#sheet-acts {{ margin-top: 1; }}
"""


class TerminalTable(App[OSError | None], inherit_bindings=False):
    """One sitting at one table; what it returns is why a record could not be kept, None if nothing is amiss."""

    CSS = STYLES
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting
        self.title = sitting.voice.say("room-name")

    def on_mount(self) -> None:
        """Sit down."""
        self.push_screen(TableScreen(self._sitting))

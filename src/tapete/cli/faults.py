"""Every fault of a command as one line on standard error and an exit code."""

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from tapete.core import BadInput

NO = 1
"""The answer is no."""
BAD_USE = 2
INTERRUPTED = 130
"""By the person at the keyboard."""


class AnswerIsNo(Exception):
    """The question was well put, the answer is no; the text is one line."""


class OneLineFaults(TyperGroup):
    """The group of all commands: what they raise becomes one line and a code."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line; in standalone mode the process ends with its code."""
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra) or 0
        except AnswerIsNo as fault:
            code = _told(str(fault), NO)
        except BadInput as fault:
            code = _told(f"tapete: {fault}", BAD_USE)
        except OSError as fault:
            where = f": {fault.filename}" if fault.filename else ""
            code = _told(f"tapete: {fault.strerror or fault}{where}", BAD_USE)
        except typer.Abort:
            code = INTERRUPTED
        except _USAGE as fault:
            code = _told(f"tapete: {fault.format_message()}", BAD_USE)
        if standalone_mode:
            sys.exit(code)
        return code


_USAGE: Any = typer.BadParameter.__base__
"""What the parser raises for any command line that it cannot read."""


def _told(fault: str, code: int) -> int:
    line = " ".join(fault.split())
    printable = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in line)
    typer.echo(printable, err=True)
    return code

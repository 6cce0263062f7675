"""Where a command puts its picture."""

from pathlib import Path

from tapete.core import BadInput


def picture(file: Path | None) -> Path | None:
    """Where the plot will be; BadInput, before any long work, if it cannot be there."""
    if file is not None and file.suffix != ".svg":
        raise BadInput(f"the plot is a picture in SVG: name it .svg, not {file.name!r}")
    if file is not None and not file.absolute().parent.is_dir():
        raise BadInput(f"there is no folder {str(file.parent)!r} for the plot")
    return file

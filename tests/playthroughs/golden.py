"""All playthroughs, and where their files are."""

from pathlib import Path

from playthroughs.comemierda_cases import cases as comemierda_cases
from playthroughs.comemierda_rounds import rounds as comemierda_rounds
from playthroughs.gnav_cases import cases as gnav_cases
from playthroughs.gnav_matches import matches as gnav_matches
from playthroughs.telling import each

FOLDER = Path(__file__).parent
SCENARIOS = each([*comemierda_rounds(), *comemierda_cases(), *gnav_matches(), *gnav_cases()])


def files() -> dict[str, Path]:
    """The files there are, by path."""
    return {path.relative_to(FOLDER).as_posix(): path for path in sorted(FOLDER.glob("*/*.txt"))}


def rewrite() -> None:
    """Write every file anew, and remove those that no scenario tells."""
    for name, path in files().items():
        if name not in SCENARIOS:
            path.unlink()
    for name, scenario in SCENARIOS.items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(scenario.written())

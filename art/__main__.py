"""Writes the pictures of both packs and of all sets into the client, and contact sheets where asked for."""

import argparse
import gzip
import subprocess
import sys
from pathlib import Path

from art import sheet
from art.pictures import PACKS, SETS, draw, folder

CLIENT = Path(__file__).parents[1] / "web" / "src" / "cards"


def main(arguments: list[str] | None = None) -> int:
    """Run the command; gives its exit status."""
    parser = argparse.ArgumentParser(prog="python -m art", description="Draw both packs and their other sets anew.")
    parser.add_argument("--sheet", metavar="DIR", type=Path, help="also write a contact sheet of each pack there")
    options = parser.parse_args(arguments)
    try:
        for pack in (*PACKS, *SETS):
            pictures, place = draw(pack), CLIENT / folder(pack)
            place.mkdir(parents=True, exist_ok=True)
            for name, svg in pictures.items():
                (place / name).write_text(svg, encoding="utf-8")
            sizes = {name: len(gzip.compress(svg.encode())) for name, svg in pictures.items()}
            largest = max(sizes, key=sizes.__getitem__)
            print(f"{pack}: {len(pictures)} pictures, the largest {largest} with {sizes[largest]} bytes gzipped")
            if options.sheet:
                options.sheet.mkdir(parents=True, exist_ok=True)
                for path in sheet.write(pictures, options.sheet / f"{pack}.svg"):
                    print(f"{pack}: contact sheet {path}")
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"python -m art: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""``python -m tapete``: the same as the command ``tapete``."""

from tapete.cli import main

main()

"""What a message or value is called outside Python: in the client's types and in the documents of the interface."""

from typing import Any


def public_name(cls: type[Any]) -> str:
    """The name of the class, after the game's name where it is a game's: both games have a View."""
    module = cls.__module__.split(".")
    game = module[2].capitalize() if module[1] == "games" else ""
    return game + cls.__name__

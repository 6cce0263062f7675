"""What the host of the room decides while it is open; kept in the store, so that all processes know."""

from typing import Any, Final

import msgspec

from tapete.server.house import House
from tapete.wire.http import HostSettings

ANNOUNCEMENT: Final = "announcement"
STANDARD: Final = HostSettings(sign_up=True, free_text=False, polite_name=False, retention_days=None)


async def choices(house: House) -> HostSettings:
    """The host's settings, each as he set it or as it stands at first."""
    return _chosen(await house.store.settings.all())


async def choose(house: House, settings: HostSettings) -> None:
    """Keep them, all or none; OSError if they cannot be written."""
    await house.store.settings.put_all(msgspec.structs.asdict(settings))


async def announcement(house: House) -> str | None:
    """The host's line for everybody who comes in."""
    text = (await house.store.settings.all()).get(ANNOUNCEMENT)
    return text if isinstance(text, str) else None


def _chosen(kept: dict[str, Any]) -> HostSettings:
    standard = msgspec.structs.asdict(STANDARD)
    return msgspec.convert({name: kept.get(name, value) for name, value in standard.items()}, HostSettings)

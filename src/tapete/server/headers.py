"""Headers that every answer carries."""

from typing import Final

from litestar.types import Message, Scope

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What a page of ours may load: only what is ours, nothing that stands in the page itself."""

_HEADERS: Final = (
    (b"content-security-policy", POLICY.encode("ascii")),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


async def with_headers(message: Message, _: Scope) -> None:
    """Add them to an answer that begins and has none of its own; Litestar calls this before it sends anything."""
    if message["type"] == "http.response.start":
        own = {name.lower() for name, _ in message["headers"]}
        message["headers"] = [*message["headers"], *(header for header in _HEADERS if header[0] not in own)]

"""That the room lives."""

from litestar import route

from tapete import __version__


@route("/healthz", http_method=["GET", "HEAD"], include_in_schema=False)
async def health() -> dict[str, str]:
    """That the server answers at all."""
    return {"status": "ok", "version": __version__}

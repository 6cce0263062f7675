"""How much anybody may ask for."""


class Bucket:
    """Holds up to `burst` tokens, filled with `rate` a second; each message takes one."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._then = now

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._then) * self._rate)
        self._then = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

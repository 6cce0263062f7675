"""What happens in Gnav, in words: all of it, for a record hides nothing."""

from collections.abc import Iterator

from tapete.cli.telling import Teller, Told


class GnavTeller(Teller):
    """Tells who holds what wherever cards have moved."""

    game = "gnav"
    card_words = "rank"

    def lines(self, event: Told) -> Iterator[str]:
        """The lines for one event."""
        match event["event"]:
            case "dealt":
                yield from self._deal_dealt(event)
            case "skipped":
                yield from self._skipped(event)
            case "asked":
                yield from self._asked(event)
            case "passed-on":
                yield from self._passed_on(event)
            case "shown":
                yield from self._shown(event)
            case "swapped":
                yield from self._swapped(event)
            case "turned":
                yield from self._turned(event)
            case "drew":
                yield from self._drew(event)
            case "undone":
                yield from self._undone(event)
            case "life-lost":
                yield from self._life_lost(event)
            case "exchanges-over":
                yield from self._exchanges_over(event)
            case "settled":
                yield from self._settled(event)
            case "replayed":
                yield from self._replayed(event)
            case "match-over":
                yield from self._last_alive(event)
            case kind:
                yield self.say(kind, who=self.who(event))

    def _deal_dealt(self, event: Told) -> Iterator[str]:
        yield ""
        yield self.say("dealt", number=event["number"])
        yield self.say("dealer", who=self.who(event, "dealer"))
        for seat in event["resting"]:
            yield self.say("rests", who=self.seats[seat])
        for seat in event["order"]:
            yield self.holding(seat, event["cards"][seat])
        for seat in event["fools"]:
            yield self.say("fool-called", who=self.seats[seat])

    def _skipped(self, event: Told) -> Iterator[str]:
        yield ""
        yield self.say("skipped", number=event["number"])

    def _asked(self, event: Told) -> Iterator[str]:
        yield from self._request("asked", self.who(event), event["target"])

    def _passed_on(self, event: Told) -> Iterator[str]:
        yield from self._request("passed-on", self.who(event, "asker"), event["target"])

    def _request(self, kind: str, who: str, target: int | None) -> Iterator[str]:
        if target is None:
            yield self.say(f"{kind}-stock", who=who)
        else:
            yield self.say(kind, who=who, whom=self.seats[target])

    def _shown(self, event: Told) -> Iterator[str]:
        yield self.say("shown", who=self.who(event), whom=self.who(event, "asker"), rank=event["card"])

    def _swapped(self, event: Told) -> Iterator[str]:
        yield self.say("swapped", who=self.who(event, "asker"), whom=self.who(event, "giver"))
        yield self.holding(event["asker"], event["got"])
        yield self.holding(event["giver"], event["gave"])

    def _turned(self, event: Told) -> Iterator[str]:
        yield self.say("turned", who=self.who(event), rank=event["card"])

    def _drew(self, event: Told) -> Iterator[str]:
        yield self.say("drew", who=self.who(event))
        yield self.holding(event["seat"], event["got"])

    def _undone(self, event: Told) -> Iterator[str]:
        yield self.say("undone", who=self.who(event, "asker"), whom=self.who(event, "giver"))
        yield self.holding(event["asker"], event["asker_has"])
        yield self.holding(event["giver"], event["giver_has"])

    def _life_lost(self, event: Told) -> Iterator[str]:
        yield self.say("life-lost", who=self.who(event), cause=event["cause"], left=event["left"])

    def _exchanges_over(self, event: Told) -> Iterator[str]:
        yield self.say("exchanges-over", cuckoo="yes" if event["by_cuckoo"] else "no")

    def _settled(self, event: Told) -> Iterator[str]:
        yield self.say("settled", number=event["number"])
        for seat in event["compared"]:
            yield self.holding(seat, event["cards"][seat])
        for loss in event["losses"]:
            left = event["lives"][loss["seat"]]
            yield self.say("loss", who=self.who(loss), cause=loss["cause"], left=left)
        if not event["losses"]:
            yield self.say("nobody-pays")
        for seat in event["resting"]:
            yield self.say("will-rest", who=self.seats[seat])

    def _replayed(self, event: Told) -> Iterator[str]:
        yield self.say("replayed", names=self.names(event["seats"]), count=len(event["seats"]))

    def _last_alive(self, event: Told) -> Iterator[str]:
        yield self.say("match-over", names=self.names(event["winners"]), count=len(event["winners"]))

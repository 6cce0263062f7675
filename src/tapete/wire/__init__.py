"""Messages between server and browser: one version number, one strict decoder, TypeScript types generated from it.

Invariants:
- what comes in is decoded strictly: an unknown type, an unknown field or a wrong type is an error, never guessed at;
- what goes out are the Views and SeatEvents of the games, unchanged: the wire adds envelopes, no facts;
- ``web/src/wire.ts`` is generated from these classes and compared by a test.
"""

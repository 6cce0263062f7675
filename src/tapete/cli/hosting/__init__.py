"""The verbs of whoever keeps a room: serve, config, doctor, backup, restore, admin.

Invariants:
- all of them find the room by the same settings, from the same places;
- nothing of the server is loaded before one of them runs.
"""

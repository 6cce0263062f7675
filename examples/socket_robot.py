"""A robot of one's own at a table of a running room, by a token of `POST /api/me/robot-token` (docs/api.md).

python examples/socket_robot.py http://127.0.0.1:8000 TOKEN [TABLE]

Without TABLE it opens one and plays against the robots of the room. Needs `pip install websockets`.
"""

import json
import secrets
import sys
import urllib.request
from itertools import count

from websockets.sync.client import connect

VERSION = 2
room, token, *rest = sys.argv[1:]
headers = {"Authorization": f"Bearer {token}"}


def opened() -> str:
    """A new table of Gnav against robots that do not keep anybody waiting."""
    wish = json.dumps({"game": "gnav", "name": "Robot", "level": 3, "robot_pause": "instant"}).encode()
    json_too = {**headers, "Content-Type": "application/json"}
    request = urllib.request.Request(f"{room}/api/tables", wish, json_too)  # noqa: S310  (one's own room)
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return json.load(answer)["table"]


def chosen(view: dict) -> dict:
    """One of the legal actions: here the last, which in Gnav asks for a swap. This is the place to be clever."""
    return view["legal"][-1]


numbers = count(1)
table = rest[0] if rest else opened()
with connect(f"{room.replace('http', 'ws', 1)}/ws/tables/{table}", additional_headers=headers) as socket:
    socket.send(json.dumps({"type": "join", "version": VERSION}))
    for text in socket:
        told = json.loads(text)
        say = {"id": next(numbers)}
        if told["type"] == "refused" and told["code"] != "room-stale":  # stale: the table had gone on by itself
            sys.exit(f"The room says no: {told['code']}")
        if told.get("nonce_wanted"):
            socket.send(json.dumps({"type": "nonce", "match": told["match"], "nonce": secrets.token_hex(16), **say}))
        view = told.get("view")
        if view is None:
            continue
        if view["phase"] == "over":
            print(f"The match at {room}/en/t/{table} is over; it was won by seat {view['winners']}.")
            break
        if told["decision"] is not None:
            act = {"type": "act", "decision": told["decision"], "action": chosen(view)}
            socket.send(json.dumps({**act, **say}))
        elif view["phase"] in ("settled", "scored"):
            socket.send(json.dumps({"type": "next", "after": view["number"], **say}))

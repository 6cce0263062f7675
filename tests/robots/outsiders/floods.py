"""Talks without end, in short lines that look like answers, and does not listen."""

import os

while True:
    os.write(1, b'{"act":{"keep":true}}\n' * 1000)

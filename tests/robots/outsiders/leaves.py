"""Starts another process that holds its pipes open, says so, and goes."""

import subprocess
import sys

subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
print("started", flush=True)

"""nginx on loopback in front of several rooms; all that it writes is in a folder of its own."""

import asyncio
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from databases import free_port

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")

_SETTINGS = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/errors;
events {{ worker_connections 2048; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
    upstream rooms {{ {servers} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://rooms;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_connect_timeout 2s;
            proxy_read_timeout 60s;
        }}
    }}
}}
"""


class Proxy:
    """Hands each connection to the next of the rooms; passes over one that does not answer."""

    def __init__(self, folder: Path, rooms: Sequence[str]) -> None:
        assert NGINX is not None
        self.port = free_port()
        servers = " ".join(f"server {address} max_fails=1 fail_timeout=1s;" for address in rooms)
        settings = folder / "nginx.conf"
        settings.write_text(_SETTINGS.format(folder=folder, servers=servers, port=self.port))
        command = [NGINX, "-p", str(folder), "-e", str(folder / "errors"), "-c", str(settings)]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def opened(self) -> None:
        """Until it answers."""
        async with asyncio.timeout(10):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await asyncio.sleep(0.01)
                else:
                    writer.close()
                    return

    def end(self) -> None:
        self._process.terminate()
        self._process.wait(10)

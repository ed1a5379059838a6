"""The handbook's configuration of nginx, made fit for a test: no TLS, ports of this machine, no root."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

CONFIGURATION: Final = Path(__file__).parents[1] / "docs" / "operations" / "nginx.conf"
TO_HTTPS: Final = re.compile(r"server \{\n    listen 80;.*?\n\}\n", re.DOTALL)


def whole(folder: Path, site: str) -> str:
    """The configuration of a site within that of an nginx which writes below the folder alone."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"  {kind}_temp_path {folder / kind};\n" for kind in kinds)
    logs = f"error_log {folder / 'nginx.log'};\npid {folder / 'nginx.pid'};\n"
    return f"{logs}events {{}}\nhttp {{\n  access_log off;\n{paths}{site}\n}}\n"


def plain_configuration(folder: Path, port: int, ports: Sequence[int]) -> str:
    """It listens on the port without TLS, and deals requests out to the other ports."""
    text = TO_HTTPS.sub("", CONFIGURATION.read_text(encoding="utf-8"))
    text = re.sub(r" *ssl_certificate.*\n", "", text)
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    servers = "\n    ".join(f"server 127.0.0.1:{each};" for each in ports)
    return whole(folder, text.replace("server 127.0.0.1:8000;", servers))

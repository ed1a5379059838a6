"""Another server, which a site that fetches what it is told to would come to."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Final

OF_THE_SCANNER: Final = ("/get_ssrf.php", "/get_xxe.php", "/dtd/", "/xss")


class OtherServer(ThreadingHTTPServer):
    """Keeps the paths that somebody asked for, but for what the scanner itself asks."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answers)
        self.asked: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Answers(BaseHTTPRequestHandler):
    """Nothing was found, whatever is asked for."""

    server: OtherServer

    def do_GET(self) -> None:
        if self.path != "/" and not self.path.startswith(OF_THE_SCANNER):
            self.server.asked.append(self.path)
        body = json.dumps({}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is said."""


@contextmanager
def other_server() -> Iterator[OtherServer]:
    """The server, until the end."""
    with OtherServer() as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()

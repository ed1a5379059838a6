"""A server of mail for tests: it speaks as much SMTP as a letter needs, and keeps the letters."""

import socketserver
from dataclasses import dataclass
from email import message_from_bytes
from email.policy import default
from threading import Thread
from types import TracebackType
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class Kept:
    """A letter that came."""

    to: str
    subject: str
    body: str


class _Conversation(socketserver.StreamRequestHandler):
    server: Any

    def handle(self) -> None:
        self._say("220 postbox")
        while line := self.rfile.readline().decode().strip():
            word = line.split(" ")[0].upper()
            if word == "DATA":
                self._say("354 go on")
                self._keep()
            self._say("221 bye" if word == "QUIT" else "250 ok")
            if word == "QUIT":
                return

    def _keep(self) -> None:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b"."))
        message = message_from_bytes(b"".join(lines), policy=default)
        self.server.letters.append(Kept(message["To"], message["Subject"], message.get_content()))

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


class Postbox:
    """The server, open while the block lasts; `address` is for the settings."""

    def __enter__(self) -> Self:
        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Conversation)
        self._server.daemon_threads = True
        self.letters: list[Kept] = []
        self._server.letters = self.letters  # type: ignore[attr-defined]
        self.address = f"smtp://127.0.0.1:{self._server.server_address[1]}"
        Thread(
            target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True
        ).start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()

"""Somebody who answers questions through real requests, and notes what was acknowledged."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tests.http_client import HttpClient, Reply

QUESTION: Final = "/drill/mcr-2014/total/3/{seed}/1?n=5"


@dataclass
class LearnerClient:
    """A browser without a script. `saved` counts the answers that were acknowledged."""

    url: str
    saved: int = 0
    seed: int = 2611
    _http: HttpClient = field(init=False)

    def __post_init__(self) -> None:
        self._http = HttpClient(self.url)

    def open(self, path: str) -> Reply:
        """Get a page."""
        return self._on_a_connection_of_its_own(self._http.get(path))

    def send(self, path: str, fields: Mapping[str, str]) -> Reply:
        """Post a form; a redirect acknowledges an answer."""
        reply = self._on_a_connection_of_its_own(self._http.post(path, fields.items()))
        self.saved += reply.status == 303
        return reply

    def answer(self) -> Reply:
        """Open a fresh question and answer it."""
        path, form = self.ask()
        return self.send(path, {**form, "total": "47"})

    def ask(self) -> tuple[str, dict[str, str]]:
        """A fresh question and the form of its page."""
        self.seed += 1
        path = QUESTION.format(seed=self.seed)
        return path, self.open(path).form("token")

    def _on_a_connection_of_its_own(self, reply: Reply) -> Reply:
        """What came, once its connection is closed: a fault between two requests is not seen."""
        self._http.close()
        return reply

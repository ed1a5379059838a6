"""Somebody who answers questions through real requests, and notes what was acknowledged."""

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from threading import Lock
from typing import Final

from tests.http_client import HttpClient, Reply

QUESTION: Final = "/drill/mcr-2014/total/3/{seed}/1?n=5"


@dataclass
class LearnerClient:
    """A browser without a script, which may send several forms at the same time.

    `saved` counts the answers that were acknowledged. Each request has a connection of its own: a fault
    between two requests is not seen.
    """

    url: str
    saved: int = 0
    seed: int = 2611
    _cookies: dict[str, str] = field(init=False, repr=False, default_factory=dict)
    _counting: Lock = field(init=False, repr=False, default_factory=Lock)

    def open(self, path: str) -> Reply:
        """Get a page."""
        with closing(self._connection()) as http:
            return http.get(path)

    def send(self, path: str, fields: Mapping[str, str]) -> Reply:
        """Post a form; a redirect acknowledges an answer."""
        with closing(self._connection()) as http:
            reply = http.post(path, fields.items())
        with self._counting:
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

    def _connection(self) -> HttpClient:
        return HttpClient(self.url, self._cookies)

"""Somebody who answers questions through real requests, and notes what was acknowledged."""

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from threading import Lock
from typing import Final

from tests.http_client import HttpClient, Reply
from web.tokens import read_token

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
    _taken: list[tuple[str, Mapping[str, str]]] = field(
        init=False, repr=False, default_factory=list
    )
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
        if reply.status == 303:
            with self._counting:
                self.saved += 1
                self._taken.append((path, fields))
        return reply

    def acknowledged(self, secret_key: str) -> list[str]:
        """The answers of which the site said that it has them: the showing, by which it keeps an answer,
        and what was given.
        """
        told = []
        for path, fields in self._taken:
            question = path.removeprefix("/drill/").partition("?")[0]
            if showing := read_token((secret_key,), fields.get("token", ""), question):
                told.append(f"{showing.nonce} {fields['total']}")
        return told

    def answer(self) -> Reply:
        """Open a fresh question and answer it."""
        path, form = self.ask()
        return self.send(path, {**form, "total": "47"})

    def ask(self) -> tuple[str, dict[str, str]]:
        """A fresh question and the form of its page."""
        path = self.next_question()
        return path, self.open(path).form("token")

    def next_question(self) -> str:
        """The address of a question that was not asked before."""
        self.seed += 1
        return QUESTION.format(seed=self.seed)

    def _connection(self) -> HttpClient:
        return HttpClient(self.url, self._cookies)

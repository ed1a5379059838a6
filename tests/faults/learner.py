"""Somebody who answers questions through real requests, and notes what was acknowledged."""

import re
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import unescape
from http.cookiejar import CookieJar
from typing import Final

PATIENCE: Final = 30.0  # seconds, after which a request counts as hanging
QUESTION: Final = "/drill/mcr-2014/total/3/{seed}/1?n=5"
_FORM: Final = re.compile(r"<form[^>]*>.*?</form>", re.DOTALL)
_FIELD: Final = re.compile(r"<input\b[^>]*>")
_ATTRIBUTE: Final = re.compile(r'([\w-]+)(?:="([^"]*)")?')


@dataclass(frozen=True)
class Reply:
    """What came of a request, after how many seconds; names of headers in small letters."""

    status: int
    seconds: float
    text: str
    headers: Mapping[str, str]

    def form(self, of: str) -> dict[str, str]:
        """The fields of the form that holds a field of this name."""
        for found in _FORM.findall(self.text):
            fields = [dict(_ATTRIBUTE.findall(each)) for each in _FIELD.findall(found)]
            filled = {
                each["name"]: unescape(each.get("value", "")) for each in fields if "name" in each
            }
            if of in filled:
                return filled
        return {}


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_arguments: object) -> None:
        """A 303 is the answer that is looked at."""


@dataclass
class LearnerClient:
    """A browser without a script. `saved` counts the answers that were acknowledged."""

    url: str
    saved: int = 0
    seed: int = 2611
    _cookies: CookieJar = field(default_factory=CookieJar)

    def open(self, path: str) -> Reply:
        """Get a page."""
        return self._send(path, None)

    def send(self, path: str, fields: Mapping[str, str]) -> Reply:
        """Post a form; a redirect acknowledges an answer."""
        reply = self._send(path, urllib.parse.urlencode(fields).encode())
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

    def _send(self, path: str, body: bytes | None) -> Reply:
        opener = urllib.request.build_opener(
            _NoRedirect, urllib.request.HTTPCookieProcessor(self._cookies)
        )
        asked = urllib.request.Request(self.url + path, body, {"Accept": "text/html"})
        began = time.monotonic()
        try:
            with opener.open(asked, timeout=PATIENCE) as answer:
                return _reply(answer.status, began, answer.read(), dict(answer.headers))
        except urllib.error.HTTPError as answer:
            return _reply(answer.code, began, answer.read(), dict(answer.headers))
        except OSError as error:
            return _reply(0, began, str(error).encode(), {})


def _reply(status: int, began: float, body: bytes, headers: Mapping[str, str]) -> Reply:
    named = {name.lower(): value for name, value in headers.items()}
    return Reply(status, time.monotonic() - began, body.decode("utf-8", "replace"), named)

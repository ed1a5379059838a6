"""A browser without scripts at a running site, for what is measured there and what befalls it."""

import http.client
import re
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import unescape
from http.cookies import SimpleCookie
from typing import Final
from urllib.parse import urlencode, urlsplit

PATIENCE: Final = 30.0  # seconds, after which a request counts as hanging
_FORM: Final = re.compile(r"<form[^>]*>.*?</form>", re.DOTALL)
_FIELD: Final = re.compile(r"<input\b[^>]*>")
_ATTRIBUTE: Final = re.compile(r'([\w-]+)(?:="([^"]*)")?')


@dataclass(frozen=True)
class Reply:
    """What came of a request, after how many seconds; names of headers in small letters.

    A `status` of 0 says that no answer came; the text is then the error's.
    """

    status: int
    seconds: float
    body: bytes
    headers: Mapping[str, str]

    @property
    def text(self) -> str:
        return self.body.decode("utf-8", "replace")

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


@dataclass
class HttpClient:
    """A connection that is kept, and cookies. It follows no redirect: a 303 is an answer, too."""

    url: str
    cookies: dict[str, str] = field(default_factory=dict)
    patience: float = PATIENCE
    _connection: http.client.HTTPConnection = field(init=False, repr=False)

    def __post_init__(self) -> None:
        address = urlsplit(self.url)
        self._connection = http.client.HTTPConnection(
            address.hostname or "", address.port, timeout=self.patience
        )

    def get(self, path: str) -> Reply:
        """Open a page."""
        return self._ask("GET", path, None)

    def post(self, path: str, fields: Iterable[tuple[str, str]]) -> Reply:
        """Send a form."""
        return self._ask("POST", path, urlencode([*fields]))

    def close(self) -> None:
        """Let the connection go, as a server does after a while; the next request opens another."""
        self._connection.close()

    def _ask(self, method: str, path: str, body: str | None) -> Reply:
        begun = time.perf_counter()
        try:
            self._connection.request(method, path, body, self._headers(body is not None))
            response = self._connection.getresponse()
            content = response.read()
        except (OSError, http.client.HTTPException) as error:
            self.close()
            return Reply(0, time.perf_counter() - begun, str(error).encode(), {})
        taken = time.perf_counter() - begun
        for each in response.headers.get_all("Set-Cookie") or ():
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(each).items()}
        headers = {name.lower(): value for name, value in response.headers.items()}
        return Reply(response.status, taken, content, headers)

    def _headers(self, has_body: bool) -> dict[str, str]:
        headers = {"Accept": "text/html", "Accept-Language": "en"}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if has_body:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        return headers

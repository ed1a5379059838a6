"""Requests that this site sends to platforms: with a time limit, to registered hosts, never onward."""

import json
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

from school.lti.models import LtiPlatform
from school.lti.platforms import is_of_platform
from web import turns

TIMEOUT: Final = 10.0  # seconds
MOST: Final = 512 * 1024  # bytes of an answer


class PlatformUnreachable(Exception):
    """A platform did not answer as it should; the text says how, for whoever looks after the site.

    `answered` is False where it gave no answer at all.
    """

    def __init__(self, text: str, *, answered: bool = True) -> None:
        super().__init__(text)
        self.answered = answered


class _NoRedirect(HTTPRedirectHandler):
    """A platform that sends one elsewhere is not followed."""

    def redirect_request(self, *_args: Any) -> None:
        return None


_opener = build_opener(_NoRedirect)


@dataclass(frozen=True, slots=True)
class OutgoingRequest:
    """A request: without a body it only asks."""

    url: str
    body: bytes | None = None
    content_type: str = ""
    token: str = ""


def ask_platform(platform: LtiPlatform, asked: OutgoingRequest) -> Any:
    """What the platform answers, read as JSON; None where it answers nothing.

    Raises:
        PlatformUnreachable: it is no address of the platform, or the answer is none or too long.
    """
    if not is_of_platform(platform, asked.url):
        raise PlatformUnreachable(f"no address of {platform.name}: {asked.url}")
    headers = {"Accept": "application/json", "User-Agent": "Fanwise"}
    if asked.content_type:
        headers["Content-Type"] = asked.content_type
    if asked.token:
        headers["Authorization"] = f"Bearer {asked.token}"
    request = Request(asked.url, asked.body, headers)
    turns.hand_on()
    try:
        with _opener.open(request, timeout=TIMEOUT) as answer:
            said = answer.read(MOST + 1)
    except HTTPError as error:
        raise PlatformUnreachable(f"{asked.url} answered {error.code}") from error
    except (OSError, HTTPException, ValueError) as error:
        raise PlatformUnreachable(f"{asked.url}: {error}", answered=False) from error
    if len(said) > MOST:
        raise PlatformUnreachable(f"{asked.url} answered more than {MOST} bytes")
    try:
        return json.loads(said) if said.strip() else None
    except ValueError as error:
        if asked.body is not None:
            return None  # what is said to a grade that was taken matters to nobody
        raise PlatformUnreachable(f"{asked.url} answered no JSON") from error

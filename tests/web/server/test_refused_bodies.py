"""A body that does not arrive is answered by the site, in the language of the person."""

import asyncio

import pytest
from flask import Flask

from tests.web.server import asgi_client as client
from tests.web.server.asgi_client import SILENCE, part, scope
from web.security import LARGEST_FORM
from web.server.asgi import BufferedApplication, Limits

HEADINGS = {
    408: {
        "en": "What you sent did not arrive in time.",
        "ja": "送信された内容が時間内に届きませんでした。",
        "zh-Hans": "你提交的内容没有及时送达。",
    },
    413: {
        "en": "That is too much to send at once.",
        "ja": "一度に送る量が多すぎます。",
        "zh-Hans": "一次提交的内容太多。",
    },
}


def post(site: Flask, path: str, size: int, *headers: tuple[str, str]) -> client.Received:
    """The answer to a form of that length, of which two bytes arrive."""
    asked = scope(
        path,
        "POST",
        headers=[
            ("host", "localhost"),
            ("content-type", "application/x-www-form-urlencoded"),
            ("content-length", str(size)),
            *headers,
        ],
    )
    application = BufferedApplication(site, 1, Limits(pause=0.02, total=0.02))
    return asyncio.run(client.request(application, asked, [part(b"a="), SILENCE]))


@pytest.mark.parametrize(("size", "status"), [(5000, 408), (LARGEST_FORM + 1, 413)])
@pytest.mark.parametrize("language", ["en", "ja", "zh-Hans"])
@pytest.mark.parametrize("path", ["/settings", "/drill/mcr-2014/total/3/2611/2"])
def test_a_page_says_what_was_wrong(
    site: Flask, path: str, language: str, size: int, status: int
) -> None:
    received = post(site, path, size, ("accept-language", language))

    assert received.status == status
    assert HEADINGS[status][language] in received.body.decode()


def test_a_program_gets_a_code(site: Flask) -> None:
    received = post(site, "/api/score", 50, ("accept", "application/json"))

    assert received.status == 408
    assert b'"code":"request-timeout"' in received.body.replace(b" ", b"")


FORM = [
    ("host", "localhost"),
    ("content-type", "application/x-www-form-urlencoded"),
    ("content-length", "50"),
]


def test_where_too_much_is_under_way_the_page_says_when_to_send_again(site: Flask) -> None:
    asked = scope("/settings", "POST", headers=FORM)
    application = BufferedApplication(site, 1, Limits(held=10))

    received = asyncio.run(client.request(application, asked, [part(b"x" * 50)]))

    assert received.status == 503
    assert "Too many people are sending something at this moment." in received.body.decode()
    assert received.header(b"retry-after") == [b"5"]

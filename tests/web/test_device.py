"""A browser is told in a word or two, in the order that the language has."""

import pytest

from web.accounts.device import device_of, device_parts
from wording import translator

CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"


@pytest.mark.parametrize(
    ("said", "device"),
    [
        (CHROME, "Chrome/Windows"),
        (f"{CHROME} Edg/140.0", "Edge/Windows"),
        ("Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari/iPad"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 MicroMessenger/8.0", "WeChat/Android"),
        ("curl/8.0", "/"),
        ("", "/"),
    ],
)
def test_a_browser_is_known_by_what_it_says_first(said: str, device: str):
    assert device_of(said) == device


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Chrome on Windows"), ("zh-Hans", "Windows上的Chrome"), ("ja", "Chrome（Windows）")],
)
def test_the_names_stand_where_the_language_puts_them(lang: str, said: str):
    parts = device_parts("Chrome/Windows", translator(lang))
    assert "".join(text for text, _ in parts) == said
    assert {text for text, kept in parts if kept} == {"Chrome", "Windows"}


def test_what_is_half_known_or_unknown_is_told_as_it_is():
    t = translator("en")
    assert device_parts("/Linux", t) == (("Linux", True),)
    assert device_parts("/", t) == (("Unknown browser", False),)

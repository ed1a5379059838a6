"""A browser in a word or two, told by what it says of itself."""

import re
from typing import Final

from wording import Translator

# The first that is found counts: most browsers also name those that they are like.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("MicroMessenger", "WeChat"),
    ("Line/", "LINE"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """What is kept of a browser: its name and its system's, as `Firefox/Linux`."""
    return f"{_first(_BROWSERS, user_agent)}/{_first(_SYSTEMS, user_agent)}"


def device_parts(device: str, t: Translator) -> tuple[tuple[str, bool], ...]:
    """The device in pieces of a sentence; true marks a name that every language leaves as it is."""
    browser, _, system = device.partition("/")
    if not browser and not system:
        return ((t.gettext("Unknown browser"), False),)
    if not browser or not system:
        return ((browser or system, True),)
    text = t.gettext("%(browser)s on %(system)s", browser="\0", system="\1")
    names = {"\0": browser, "\1": system}
    pieces = re.split("([\0\1])", text)
    return tuple((names.get(each, each), each in names) for each in pieces if each)


def _first(known: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for mark, name in known if mark in user_agent), "")

"""Where on the clock the visitor lives: the browser tells it in a cookie of ours."""

from datetime import UTC, tzinfo
from urllib.parse import unquote
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from flask import Request

COOKIE = "zone"
LONGEST = 64


def zone_of(asked: Request) -> tzinfo:
    """The visitor's time zone; UTC where nothing, or nothing that we know, was told."""
    name = unquote(asked.cookies.get(COOKIE, ""))
    if not 0 < len(name) <= LONGEST:
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC

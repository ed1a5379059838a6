"""Where on the clock the visitor lives: the browser tells it in a cookie of ours."""

from datetime import UTC, tzinfo
from urllib.parse import unquote
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from flask import Request

TIME_ZONE_COOKIE = "zone"
LONGEST = 64


def zone_of(request: Request) -> tzinfo:
    """The visitor's time zone; UTC where nothing, or nothing that we know, was told."""
    return known_zone(unquote(request.cookies.get(TIME_ZONE_COOKIE, ""))) or UTC


def zone_name(request: Request) -> str:
    """The name of the visitor's time zone: `Asia/Tokyo`, or `UTC` as above."""
    return str(zone_of(request))


def known_zone(name: str) -> tzinfo | None:
    """The time zone of that name; None where there is none."""
    if not 0 < len(name) <= LONGEST:
        return None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None

"""A calendar as programs read it (RFC 5545): escaped, folded, every moment in UTC."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

_LONGEST: Final = 75  # octets of a line without its end
_LINE_END: Final = "\r\n"
_ESCAPED: Final = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n", "\r": ""})


@dataclass(frozen=True, slots=True)
class CalendarEvent:
    """Something at a moment. `uid` is its own for ever; `href` may be empty."""

    uid: str
    at: datetime
    title: str
    text: str
    href: str = ""


def calendar_text(
    name: str, zone: str, events: tuple[CalendarEvent, ...], made_at: datetime
) -> str:
    """The whole calendar; `zone` is the one in which its times were meant."""
    lines = (
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Fanwise//Class calendar//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{_escaped(name)}",
        f"X-WR-TIMEZONE:{_escaped(zone)}",
        *(line for event in events for line in _event(event, made_at)),
        "END:VCALENDAR",
    )
    return "".join(_folded(line) + _LINE_END for line in lines)


def _event(event: CalendarEvent, made_at: datetime) -> Iterator[str]:
    """An event without length that keeps nobody busy."""
    yield "BEGIN:VEVENT"
    yield f"UID:{event.uid}"
    yield f"DTSTAMP:{_moment(made_at)}"
    yield f"DTSTART:{_moment(event.at)}"
    yield f"SUMMARY:{_escaped(event.title)}"
    if event.text:
        yield f"DESCRIPTION:{_escaped(event.text)}"
    if event.href:
        yield f"URL:{event.href}"
    yield "TRANSP:TRANSPARENT"
    yield "END:VEVENT"


def _moment(at: datetime) -> str:
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    """The text without what has a meaning, and without signs that no line may hold.

    Blanks of every width are kept; what ends a line elsewhere (U+2028, U+2029) is none.
    """
    plain = "".join(
        each
        for each in text
        if each == "\n" or each.isprintable() or unicodedata.category(each) == "Zs"
    )
    return plain.translate(_ESCAPED)


def _folded(line: str) -> str:
    """The line in pieces of at most 75 octets, no letter broken; each next one begins with a blank."""
    pieces, piece, size = [], "", 0
    for letter in line:
        wide = len(letter.encode())
        if size + wide > _LONGEST:
            pieces.append(piece)
            piece, size = " ", 1
        piece, size = piece + letter, size + wide
    return _LINE_END.join((*pieces, piece))

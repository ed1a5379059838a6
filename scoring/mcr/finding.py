"""Which fans of an edition are there in a case.

The fans are asked in groups: one for each part of a case that conditions look at, and one for
those that want the whole case. What a group finds in a part is remembered, for a condition is
handed that part and nothing else, and so it must find the same again.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, get_type_hints

from scoring.case import Case
from scoring.fan import Fan, Use
from scoring.mcr.looks import LOOKS
from scoring.mcr.seen import seen
from scoring.record import Found

_PARTS: Final = 1 << 16  # remembered of each kind and edition; the rarest are forgotten


class Finder:
    """The fans of one edition, in groups by what they look at."""

    def __init__(self, fans: Sequence[Fan]) -> None:
        self._whole = tuple(fan for fan in fans if looks_at(fan) is Case)
        self._groups = tuple(
            _Group(look, tuple(fan for fan in fans if looks_at(fan) is look)).found
            for look in LOOKS
        )

    def find(self, case: Case) -> list[Found]:
        """Every fan that is there, once for each time; in no order that matters."""
        found = [_found(fan, use) for fan in self._whole for use in fan.condition(case)]
        for group, fields in zip(self._groups, seen(case), strict=True):
            found += group(*fields)
        return found


class _Group:
    """The fans that look at one part of a case."""

    def __init__(self, look: type, fans: tuple[Fan, ...]) -> None:
        self._look = look
        self._fans = fans
        self.found = lru_cache(maxsize=_PARTS)(self._found)

    def _found(self, *fields: Any) -> tuple[Found, ...]:
        part = self._look(*fields)
        return tuple(_found(fan, use) for fan in self._fans for use in fan.condition(part))


@lru_cache(maxsize=1 << 14)
def _found(fan: Fan, use: Use) -> Found:
    """One value for each fan and use, so that what depends on them can be remembered as well."""
    return Found(fan, use)


def looks_at(fan: Fan) -> type:
    """What the fan's condition declares to look at: the type of its one parameter."""
    (look, *_) = get_type_hints(fan.condition).values()
    return look if look in LOOKS else Case

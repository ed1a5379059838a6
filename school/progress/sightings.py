"""The sightings of a fan as a summary keeps them: just those that its state depends on."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from school.progress.fan_state import (
    SIGHTINGS_COUNTED,
    FanState,
    Sighting,
    fan_state,
    is_without_hint,
)

StoredSighting = tuple[bool, float, int]
"""Seen, the weight, and the moment in microseconds since 1970."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def sighting(seen: bool, weight: float, at: datetime) -> StoredSighting:
    """A sighting as JSON keeps it."""
    return seen, weight, (at - _EPOCH) // timedelta(microseconds=1)


def with_sighting(recent: Iterable[Sequence[object]], new: StoredSighting) -> list[StoredSighting]:
    """The sightings with a new one, without those that no longer matter, newest first.

    A state looks at the last `SIGHTINGS_COUNTED`, at the last `SIGHTINGS_COUNTED` that were no mere hint, and at the
    first success.
    """
    newest_first = sorted([*map(_kept, recent), new], key=lambda each: -each[2])
    mixed = [each for each in newest_first if is_without_hint(_read(each))]
    seen = [each for each in newest_first if each[0]]
    matter = {*newest_first[:SIGHTINGS_COUNTED], *mixed[:SIGHTINGS_COUNTED], *seen[-1:]}
    return [each for each in newest_first if each in matter]


def fan_state_of(recent: Iterable[Sequence[object]], n: int, now: datetime) -> FanState:
    """How a fan stands: what `fan_state` would say of all `n` sightings."""
    return replace(fan_state((_read(_kept(each)) for each in recent), now), n=n)


def _kept(stored: Sequence[object]) -> StoredSighting:
    seen, weight, at = stored
    return bool(seen), float(str(weight)), int(str(at))


def _read(kept: StoredSighting) -> Sighting:
    seen, weight, at = kept
    return Sighting(seen, weight, _EPOCH + timedelta(microseconds=at))

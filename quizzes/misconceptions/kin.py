"""Fans that are easily taken for one another, out of families of such fans."""

from collections.abc import Iterable, Mapping, Sequence

Kin = Mapping[str, tuple[str, ...]]
"""For each fan, the fans that it is easily taken for."""


def look_alikes(families: Iterable[Sequence[str]]) -> Kin:
    """The kin of each fan: all others of its families."""
    results: dict[str, list[str]] = {}
    for family in families:
        for fan in family:
            own = results.setdefault(fan, [])
            own += [other for other in family if other != fan and other not in own]
    return {fan: tuple(others) for fan, others in results.items()}

"""What the editions say differently of their fans, read off the editions themselves."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from scoring.fan import Fan
from scoring.mcr import edition_1998, edition_2006, edition_2014
from scoring.mcr.edition import Edition

Value = str | float | tuple[str, ...]
IN_TIME: Final = (edition_1998.EDITION, edition_2006.EDITION, edition_2014.EDITION)


class ChangeKind(StrEnum):
    """What about a fan changed.

    `NAME`: its Chinese name. `NUMBER` and `VALUE`: its place in the table and its points.
    `EXCLUDES`: the fans that the text names as not counted beside it. `STRIKES`: the fans that
    are not counted beside it in effect, named or held by its definition. `CONDITION`: what it
    asks of a hand; its values are the articles to read.
    """

    NAME = "name"
    NUMBER = "number"
    VALUE = "value"
    EXCLUDES = "excludes"
    STRIKES = "strikes"
    CONDITION = "condition"


@dataclass(frozen=True, slots=True)
class EditionChange:
    """One thing that the editions say differently of one fan; `values` by edition id, in time.

    Fans in a value are ids in the order of the base edition's table.
    """

    fan: str
    kind: ChangeKind
    values: Mapping[str, Value]
    articles: Mapping[str, str]

    def added(self, earlier: str, later: str) -> tuple[str, ...]:
        """The fans that the later of two editions names and the earlier does not."""
        return self._beyond(later, earlier)

    def removed(self, earlier: str, later: str) -> tuple[str, ...]:
        """The fans that the earlier of two editions names and the later does not."""
        return self._beyond(earlier, later)

    def _beyond(self, one: str, other: str) -> tuple[str, ...]:
        here, there = self.values[one], self.values[other]
        if not isinstance(here, tuple) or not isinstance(there, tuple):
            return ()
        return tuple(fan for fan in here if fan not in there)


def changes(editions: Sequence[Edition] = IN_TIME) -> tuple[EditionChange, ...]:
    """Every difference between those editions, by number in the last of them and by kind."""
    return _in_time() if editions is IN_TIME else _between(tuple(editions))


@cache
def _in_time() -> tuple[EditionChange, ...]:
    return _between(IN_TIME)


def _between(editions: tuple[Edition, ...]) -> tuple[EditionChange, ...]:
    return tuple(change for fan in editions[-1].fans for change in _of_fan(fan.id, editions))


def _of_fan(name: str, editions: tuple[Edition, ...]) -> Iterator[EditionChange]:
    rows = {edition.id: edition.fan(name) for edition in editions}
    articles = {edition: row.article for edition, row in rows.items()}
    order = {fan.id: place for place, fan in enumerate(editions[-1].fans)}

    def in_order(names: Mapping[str, object]) -> tuple[str, ...]:
        return tuple(sorted(names, key=order.__getitem__))

    readers: Mapping[ChangeKind, Callable[[Fan], Value]] = {
        ChangeKind.NAME: lambda row: row.names["zh"],
        ChangeKind.NUMBER: lambda row: row.number,
        ChangeKind.VALUE: lambda row: row.value,
        ChangeKind.EXCLUDES: lambda row: in_order(dict.fromkeys(row.excludes)),
        ChangeKind.STRIKES: lambda row: in_order(row.strikes),
    }
    for kind, read in readers.items():
        values = {edition: read(row) for edition, row in rows.items()}
        if len(set(values.values())) > 1:
            yield EditionChange(name, kind, values, articles)
    if len({row.condition for row in rows.values()}) > 1:
        yield EditionChange(name, ChangeKind.CONDITION, articles, articles)

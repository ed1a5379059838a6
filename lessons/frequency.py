"""How often each fan counted in the wins of simulated deals.

The files stand below `content/frequency`, one for each rule set. A program of the tests measures
and writes them (`python -m tests.bench.frequency`); nobody types them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from lessons.errors import ContentError
from lessons.tables import Table, expect_keys, read, table_of, text
from scoring import RuleSet, rule_set

FREQUENCY_FOLDER: Final = Path(__file__).parent / "content" / "frequency"

_KEYS: Final = frozenset({"rules", "deals", "wins", "seed", "simulation", "counts"})


@dataclass(frozen=True, slots=True)
class Frequency:
    """The wins among so many simulated deals, and in how many of them each fan counts.

    A win counts a fan once, however often the fan is in it. `seed` and the number of a deal are
    what it is dealt from; `simulation` names the players who played.
    """

    rules: str
    deals: int
    wins: int
    seed: str
    simulation: str
    counts: Mapping[str, int]

    def one_in(self, fan: str) -> float | None:
        """One in so many wins counts the fan; None where none of them does."""
        return self.wins / self.counts[fan] if self.counts[fan] else None


def frequency(rules: str) -> Frequency:
    """What was measured under a rule set.

    Raises:
        ScoringError: there is no such rule set.
        ContentError: the file is not there, or says something that cannot be.
    """
    return _load(rule_set(rules).id)


@cache
def _load(rules: str) -> Frequency:
    file = FREQUENCY_FOLDER / f"{rules}.toml"
    if not file.exists():
        raise ContentError("no-content", f"{file.name} is not there: measure it")
    return read_frequency(read(file), rule_set(rules))


def read_frequency(table: Table, rules: RuleSet) -> Frequency:
    """What a file holds, checked. Raises ContentError."""
    where = f"frequency/{rules.id}.toml"
    expect_keys(table, _KEYS, where)
    deals, wins = _count(table, "deals", where), _count(table, "wins", where)
    counts = table_of(table, "counts", where)
    if list(counts) != [fan.id for fan in rules.fans]:
        raise ContentError("fans-missing", f"{where}: the fans are not those of {rules.id}")
    results = {fan: _count(counts, fan, where) for fan in counts}
    if text(table, "rules", where) != rules.id or max(results.values()) > wins or wins > deals:
        raise ContentError("bad-value", f"{where}: these cannot be its counts: measure it again")
    return Frequency(
        rules=rules.id,
        deals=deals,
        wins=wins,
        seed=text(table, "seed", where),
        simulation=text(table, "simulation", where),
        counts=MappingProxyType(results),
    )


def _count(table: Table, key: str, where: str) -> int:
    found = table.get(key)
    if not isinstance(found, int) or found < 0:
        raise ContentError("bad-value", f"{where}: {key} is {found!r}: expected a count")
    return found

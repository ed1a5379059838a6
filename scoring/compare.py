"""One hand under every rule set, and where they part.

The hand and what surrounds it stay the same; a rule set passes over what it does not look at. One
that cannot have such a hand at all (flowers where there are none) says so in its column.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scoring.errors import Fault, ScoringError
from scoring.hand import Hand
from scoring.kin import pattern_of
from scoring.record import Counted, Score, Struck
from scoring.rule_set import System
from scoring.rules import RULE_SETS, rule_set, score


@dataclass(frozen=True, slots=True)
class Column:
    """What a rule set, named by its id, makes of the hand: a score or why there can be none."""

    rules: str
    score: Score | None
    fault: Fault | None


@dataclass(frozen=True, slots=True)
class Cell:
    """What a rule set makes of one pattern: lines that count, lines struck, or nothing."""

    counted: tuple[Counted, ...]
    struck: tuple[Struck, ...]

    @property
    def absent(self) -> bool:
        """The rule set sees no such thing in the hand."""
        return not self.counted and not self.struck

    @property
    def points(self) -> float:
        """What the pattern brings, in the rule set's own unit."""
        return sum(line.points for line in self.counted)

    @property
    def outcome(self) -> tuple[float, frozenset[tuple[str, str]]]:
        """The points and the reasons, to set one against another of the same system."""
        return self.points, frozenset((line.fan.id, line.because) for line in self.struck)


@dataclass(frozen=True, slots=True)
class PatternRow:
    """A pattern and a cell for each rule set that scores the hand.

    It `differs` where it counts under one and not under another, or where two editions of one
    system give it different points or strike it for different reasons. Points of different
    systems cannot be compared.
    """

    pattern: str
    cells: Mapping[str, Cell]

    @property
    def differs(self) -> bool:
        """Whether the rule sets part here."""
        counts = {bool(cell.counted) for cell in self.cells.values()}
        return len(counts) > 1 or any(
            len({cell.outcome for cell in cells}) > 1 for cells in self._by_system().values()
        )

    def _by_system(self) -> Mapping[System, list[Cell]]:
        cells: dict[System, list[Cell]] = {}
        for rules, cell in self.cells.items():
            cells.setdefault(rule_set(rules).system, []).append(cell)
        return cells


@dataclass(frozen=True, slots=True)
class Comparison:
    """A column for each rule set, in their order, and a row for each pattern in any of them."""

    columns: tuple[Column, ...]
    rows: tuple[PatternRow, ...]

    @property
    def differences(self) -> tuple[PatternRow, ...]:
        """The rows in which the rule sets part."""
        return tuple(row for row in self.rows if row.differs)


def compare(hand: Hand) -> Comparison:
    """The hand under every rule set.

    Rows stand in the order in which the columns first show them, what counts before what is
    struck.
    """
    columns = tuple(_column(hand, rules) for rules in RULE_SETS)
    scores = [column.score for column in columns if column.score]
    patterns = dict.fromkeys(pattern for each in scores for pattern in _patterns(each))
    return Comparison(columns, tuple(_row(pattern, scores) for pattern in patterns))


def _column(hand: Hand, rules: str) -> Column:
    chosen = RULE_SETS[rules]
    try:
        chosen.check(hand)
    except ScoringError as error:
        return Column(rules, None, error.faults[0])
    return Column(rules, score(hand, chosen), None)


def _struck(each: Score) -> tuple[Struck, ...]:
    return each.account.struck if each.account else ()


def _patterns(each: Score) -> Iterator[str]:
    system = rule_set(each.rules).system
    fans = [line.fan for line in each.counted] + [line.fan for line in _struck(each)]
    for fan in fans:
        yield pattern_of(system, fan.id)


def _row(pattern: str, scores: list[Score]) -> PatternRow:
    return PatternRow(pattern, {each.rules: _cell(pattern, each) for each in scores})


def _cell(pattern: str, each: Score) -> Cell:
    system = rule_set(each.rules).system
    counted = (line for line in each.counted if pattern_of(system, line.fan.id) == pattern)
    struck = (line for line in _struck(each) if pattern_of(system, line.fan.id) == pattern)
    return Cell(tuple(counted), tuple(struck))

"""How much a question asks of who answers it: features of the hand and the kind, each with a weight.

A level is a range of the sum (`Level.difficulty_range`). What a feature measures is a small function; what
it weighs stands in one table, for all rule sets.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from quizzes.address import Kind
from quizzes.systems import profile_of
from scoring import Riichi, Score, WinSource, rule_set
from scoring.rows import row_for_each

_MOST_RIVALS: Final = 4  # more readings than that are hardly looked through one by one
_RARE_WAYS: Final = (WinSource.REPLACEMENT, WinSource.ROBBED_KONG)


class Feature(NamedTuple):
    """Something that makes a hand harder, and how much one of it weighs."""

    measure: Callable[[Score], float]
    weight: float


def counted_fans(score: Score) -> float:
    """Fans that count, each once."""
    return len(score.account.counted) if score.account else 0


def repeated_fans(score: Score) -> float:
    """Times that a fan counts beyond the first."""
    return sum(line.times - 1 for line in score.account.counted) if score.account else 0


def implied_fans(score: Score) -> float:
    """Fans that another one holds or excludes by its own entry."""
    return sum(principle == "non-repeat" for _, principle in _struck(score))


def excluded_fans(score: Score) -> float:
    """Fans that a principle keeps out, or the limit of a group, or a yakuman."""
    return sum(principle != "non-repeat" for _, principle in _struck(score))


def _struck(score: Score) -> set[tuple[str, str]]:
    account = score.account
    return {(each.fan.id, each.principle) for each in account.struck} if account else set()


def other_readings(score: Score) -> float:
    """Other readings of the same tiles."""
    return min(len(score.others), _MOST_RIVALS)


def meld_count(score: Score) -> float:
    """Sets that lie apart from the standing tiles."""
    return len(score.hand.melds)


def rare_fans(score: Score) -> float:
    """Fans that are seldom met: the most valuable ones of each rule set."""
    rare = profile_of(rule_set(score.rules)).rare_from
    return sum(line.fan.value >= rare for line in score.counted)


def telling_circumstances(score: Score) -> float:
    """What was special about the win, beside who drew or discarded the tile."""
    won = score.hand.circumstances
    special = (won.by in _RARE_WAYS, won.last, won.last_of_kind, won.first_turn, won.furiten)
    return sum(special) + (won.riichi is Riichi.DOUBLE)


FEATURES: Final[Mapping[str, Feature]] = {
    "lines": Feature(counted_fans, 1.0),
    "repeats": Feature(repeated_fans, 1.5),
    "implied": Feature(implied_fans, 0.6),
    "excluded": Feature(excluded_fans, 1.2),
    "rivals": Feature(other_readings, 1.5),
    "melds": Feature(meld_count, 0.3),
    "rarities": Feature(rare_fans, 0.5),
    "circumstances": Feature(telling_circumstances, 0.5),
}
KIND_DIFFICULTIES: Final[Mapping[Kind, float]] = row_for_each(
    Kind,
    {
        Kind.FIND: -1.0,
        Kind.FANS: 0.0,
        Kind.TOTAL: 0.0,
        Kind.BASE: 0.0,
        Kind.WAITS: 0.0,
        Kind.LEGAL: -0.5,
        Kind.PAYMENTS: 0.5,
        Kind.PRINCIPLE: 0.0,
        Kind.SPOT_ERROR: 0.0,
        Kind.COMPARE: 0.0,
        Kind.EDITION: 0.0,
        Kind.RULING: 0.0,
        Kind.PROCEDURE: 0.0,
        Kind.TERM: 0.0,
        Kind.CARD: -1.0,
        Kind.PLANS: 0.0,
        Kind.SET_FU: 0.0,
        Kind.WAIT_FU: 0.0,
        Kind.HAND_FU: 0.0,
        Kind.POINTS: 0.0,
        Kind.ROUNDING: 0.0,
        Kind.TSUMO_SPLIT: 0.0,
        Kind.TABLE: 0.5,
        Kind.SHEET: 0.0,
    },
)
"""What the kind itself asks beside its hand."""


def hand_difficulty(score: Score) -> float:
    """How much a hand asks."""
    if score.account is None:
        return 0.0
    return sum(each.weight * each.measure(score) for each in FEATURES.values())


def kind_difficulty(kind: Kind) -> float:
    """How much a kind asks."""
    return KIND_DIFFICULTIES[kind]

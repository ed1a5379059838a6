"""Fans that a win has by how or when its last tile came, which only the table shows."""

from collections.abc import Mapping
from typing import Final

from quizzes.deal.kept import PLAIN
from scoring import Score, System, WinSource, rule_set
from scoring.rows import row_for_each

MANNERS: Final[Mapping[System, tuple[str, ...]]] = row_for_each(
    System,
    {
        System.MCR: (
            *("last-tile-draw", "last-tile-claim", "out-with-replacement-tile"),
            *("robbing-the-kong", "last-tile"),
        ),
        System.IMJ: (
            *("from-final-draw", "from-final-exposed", "from-robbed-kong"),
            *("on-first-kong", "on-second-kong"),
        ),
        System.RENGO: ("haitei", "houtei", "rinshan-kaihou", "chankan"),
    },
)
_RARE_WAYS: Final = (WinSource.REPLACEMENT, WinSource.ROBBED_KONG)


def manner_of(score: Score) -> str | None:
    """The one such fan of a win, or `PLAIN`; None where it has several, or one that is kept out."""
    known = MANNERS[rule_set(score.rules).system]
    found = [line.fan.id for line in score.counted if line.fan.id in known]
    if found:
        return found[0] if len(found) == 1 else None
    told = score.hand.circumstances
    is_plain = not (told.last or told.last_of_kind or told.by in _RARE_WAYS)
    return PLAIN if is_plain else None

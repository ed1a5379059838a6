"""The reasons why a fan is absent, as one phrase.

Each row of `scoring.why_not.rows` has a function that yields them. Where it yields nothing, the fan's
definition says more than any reason.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from scoring.why_not import WhyNotAnswer
from scoring.why_not.rows import ROWS
from wording.errors import WordingError
from wording.lacking.absent_fan import AbsentFan, Reasons
from wording.lacking.kinds import OF_KINDS
from wording.lacking.patterns import OF_PATTERNS
from wording.lacking.phrases import claimed_sets
from wording.lacking.sets import OF_SETS
from wording.lacking.win import OF_WIN
from wording.lists import wanting_list
from wording.translator import Translator

MOST_TOLD: Final = 2
"""So many reasons are one sentence."""
REASONS: Final[Mapping[str, Reasons]] = {**OF_PATTERNS, **OF_KINDS, **OF_SETS, **OF_WIN}


def lacking_text(answer: WhyNotAnswer, t: Translator, most: int = MOST_TOLD) -> str:
    """What is missing or in the way, so many reasons at most, without a stop.

    Empty where the definition says more.
    """
    if answer.score.hand.win.is_flower:
        return ""
    case = AbsentFan.of(answer, t)
    told = dict.fromkeys([*REASONS[case.row](case), *_claims(case)])
    return wanting_list(list(told)[:most], t)


def _claims(case: AbsentFan) -> Iterable[str]:
    """An open hand never has some fans (Rengo)."""
    return claimed_sets(case) if case.fan.concealed_only else ()


def _expect_every_row() -> None:
    """Check at import that every row has a reason, so that no reader finds one missing."""
    if ROWS.keys() != REASONS.keys():
        raise WordingError("bad-table", f"lacking: {sorted(ROWS.keys() ^ REASONS.keys())}")


_expect_every_row()

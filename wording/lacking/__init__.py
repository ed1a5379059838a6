"""What a hand lacks of a fan, told from the fan's own condition and from nothing else.

Nothing is searched: where a hand can be had only by another way of winning or without a claim, that is
no reason why a fan that speaks of tiles is absent. Under each name of a row of `scoring.why_not.rows`
stands what tells it; where that finds nothing to say, the fan's definition says it all.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from scoring.why_not import WhyNotAnswer
from scoring.why_not.rows import ROWS
from wording.errors import WordingError
from wording.lacking.case import LackingCase, Teller, claimed_sets
from wording.lacking.kinds import OF_KINDS
from wording.lacking.patterns import OF_PATTERNS
from wording.lacking.sets import OF_SETS
from wording.lacking.win import OF_WIN
from wording.lists import wanting_list
from wording.translator import Translator

MOST_TOLD: Final = 2
"""So many reasons are one sentence."""
TELLERS: Final[Mapping[str, Teller]] = {**OF_PATTERNS, **OF_KINDS, **OF_SETS, **OF_WIN}


def lacking_text(answer: WhyNotAnswer, t: Translator, most: int = MOST_TOLD) -> str:
    """What is missing or in the way, so many reasons at most, without a stop.

    Empty where the definition says more.
    """
    if answer.score.hand.win.is_flower:
        return ""
    case = LackingCase.of(answer, t)
    told = dict.fromkeys([*TELLERS[case.row](case), *_claims(case)])
    return wanting_list(list(told)[:most], t)


def _claims(case: LackingCase) -> Iterable[str]:
    """An open hand never has some fans (Rengo)."""
    return claimed_sets(case) if case.fan.concealed_only else ()


def _expect_every_row() -> None:
    """A row that nothing tells of is noticed at once, not by a reader."""
    if ROWS.keys() != TELLERS.keys():
        raise WordingError("bad-table", f"lacking: {sorted(ROWS.keys() ^ TELLERS.keys())}")


_expect_every_row()

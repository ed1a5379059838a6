"""What a learner asks of a drill: kind, level, length, and perhaps its fans."""

from dataclasses import dataclass
from typing import Final

from werkzeug.datastructures import MultiDict

from quizzes import Kind
from scoring import RuleSet
from web.present.drill import kinds_asked
from web.run import DEFAULT_LENGTH, LENGTHS

LEVELS: Final = range(1, 6)
FIRST: Final = (Kind.FIND, 1)  # what somebody new can answer
CHOSEN_FANS: Final = (Kind.FANS, 2)  # one of four would always be the fan that was chosen
MOST_FANS: Final = 8  # of one drill; the address holds their names


@dataclass(frozen=True, slots=True)
class SetUp:
    """A drill as it was chosen; whatever was left open has its usual value."""

    kind: Kind
    level: int
    length: int
    fans: tuple[str, ...]


def read_set_up(query: MultiDict[str, str], rules: RuleSet) -> SetUp:
    """The drill that a query asks for. What cannot be is passed over, not refused."""
    kind = query.get("kind", "")
    level = query.get("level", "")
    length = query.get("n", "")
    fans = tuple(fan for fan in dict.fromkeys(query.getlist("fan")) if rules.has(fan))
    usual, usual_level = CHOSEN_FANS if fans else FIRST
    return SetUp(
        kind=Kind(kind) if kind in kinds_asked(rules) else usual,
        level=_one_of(level, LEVELS, usual_level),
        length=_one_of(length, LENGTHS, DEFAULT_LENGTH),
        fans=fans[:MOST_FANS],
    )


def _one_of(text: str, known: range | tuple[int, ...], usual: int) -> int:
    return int(text) if text in map(str, known) else usual

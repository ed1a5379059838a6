"""The address of an incident: all that is needed to make it again, anywhere and at any time."""

import re
from dataclasses import dataclass
from typing import Final, Self

from quizzes.address import LARGEST_SEED, LEVELS
from quizzes.errors import QuizError
from scoring import RULE_SETS

_FORM: Final = re.compile(r"([a-z0-9-]{1,20})/([1-5])/(0|[1-9][0-9]{0,17})", re.ASCII)


@dataclass(frozen=True, slots=True)
class DeskAddress:
    """Names one incident: `mcr-2014/3/20260101`.

    Raises:
        QuizError: `unknown-rules`, `bad-level`, or `bad-address` for a number that is negative or
            above `LARGEST_SEED`.
    """

    rules: str
    level: int
    seed: int

    def __post_init__(self) -> None:
        if self.rules not in RULE_SETS:
            known = ", ".join(RULE_SETS)
            raise QuizError("unknown-rules", f"expected one of {known}, not {self.rules!r}")
        if self.level not in LEVELS:
            raise QuizError("bad-level", f"expected a level from 1 to 5, not {self.level!r}")
        if not 0 <= self.seed <= LARGEST_SEED:
            raise QuizError("bad-address", f"expected a seed from 0 to {LARGEST_SEED}")

    def __str__(self) -> str:
        return f"{self.rules}/{self.level}/{self.seed}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The address that `str` wrote. Raises QuizError as above for any other text."""
        match = _FORM.fullmatch(text)
        if match is None:
            raise QuizError(
                "bad-address",
                f"expected rules/level/seed as in 'mcr-2014/3/20260101', not {text!r}",
            )
        rules, level, seed = match.groups()
        return cls(rules, int(level), int(seed))


def harder(address: DeskAddress) -> DeskAddress:
    """The next harder incident; at the last level another one."""
    if address.level < LEVELS.stop - 1:
        return DeskAddress(address.rules, address.level + 1, address.seed)
    seed = address.seed + 1 if address.seed < LARGEST_SEED else 0
    return DeskAddress(address.rules, address.level, seed)

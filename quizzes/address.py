"""The address of a question: all that is needed to make it again, anywhere and at any time."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from quizzes.errors import QuizError
from scoring import RULE_SETS, rule_set

LEVELS = range(1, 6)
LONGEST = 255  # characters of an address as text


class Kind(StrEnum):
    """What a question asks: the fans of a hand, its total, the tiles it waits for, or one fan."""

    FANS = "fans"
    TOTAL = "total"
    WAITS = "waits"
    FIND = "find"


@dataclass(frozen=True, slots=True)
class Address:
    """Names one question. `fans` are those a drill was chosen for: each question shows one.

    Raises:
        QuizError: `unknown-rules`, `bad-level`, `unknown-fan`, or `bad-address` when a number
            is negative, a fan is named twice, or the whole is too long.
    """

    rules: str
    kind: Kind
    level: int
    seed: int
    index: int
    fans: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.rules not in RULE_SETS:
            known = ", ".join(RULE_SETS)
            raise QuizError("unknown-rules", f"expected one of {known}, not {self.rules!r}")
        if self.level not in LEVELS:
            raise QuizError("bad-level", f"expected a level from 1 to 5, not {self.level!r}")
        for fan in self.fans:
            if not rule_set(self.rules).has(fan):
                raise QuizError("unknown-fan", f"expected a fan of {self.rules}, not {fan!r}")
        if self.seed < 0 or self.index < 0:
            raise QuizError("bad-address", f"expected a seed and an index from 0 on: {self}")
        if len(set(self.fans)) < len(self.fans):
            raise QuizError("bad-address", f"expected each fan once: {self}")
        if len(str(self)) > LONGEST:
            raise QuizError("bad-address", f"expected {LONGEST} characters at most: {self}")

    def __str__(self) -> str:
        return "/".join((self.run, str(self.index), *self._filter))

    @property
    def run(self) -> str:
        """The address without index and filter: what the questions of one seed share."""
        return f"{self.rules}/{self.kind}/{self.level}/{self.seed}"

    @property
    def _filter(self) -> tuple[str, ...]:
        return ("+".join(self.fans),) if self.fans else ()

    @property
    def target(self) -> str | None:
        """The fan that this question shows where a drill was chosen for its fans.

        Several fans take turns, for most of them never meet in one hand.
        """
        return self.fans[self.index % len(self.fans)] if self.fans else None

    @classmethod
    def parse(cls, text: str) -> Self:
        """The address that `str` wrote: `mcr-2014/fans/3/2611/7/pure-straight+all-chows`.

        Raises:
            QuizError: as above, `unknown-kind`, or `bad-address` for any other text.
        """
        parts = text.split("/")
        if len(parts) not in (5, 6) or len(text) > LONGEST:
            raise _bad(text)
        rules, kind, *numbers = parts[:5]
        if kind not in list(Kind):
            raise QuizError("unknown-kind", f"expected one of {', '.join(Kind)}, not {kind!r}")
        if not all(each.isascii() and each.isdecimal() for each in numbers):
            raise _bad(text)
        level, seed, index = map(int, numbers)
        fans = tuple(parts[5].split("+")) if len(parts) == 6 else ()
        address = cls(rules, Kind(kind), level, seed, index, fans)
        if str(address) != text:  # a leading zero: one question has one address
            raise _bad(text)
        return address


def _bad(text: str) -> QuizError:
    return QuizError(
        "bad-address",
        "expected rules/kind/level/seed/index and perhaps /fan+fan, as in"
        f" 'mcr-2014/fans/3/2611/7', not {text!r}",
    )

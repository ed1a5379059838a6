"""The address of a question: all that is needed to make it again, anywhere and at any time."""

import hashlib
import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self

from quizzes.errors import QuizError
from scoring import RULE_SETS, rule_set

LEVELS = range(1, 6)
LONGEST = 255  # characters of an address as text
TABLE: Final = "table"
PRINCIPLE: Final = "principle:"
TOPIC: Final = "topic:"
VEIL: Final = "~"
_TOPIC: Final = re.compile(r"topic:[a-z]+(-[a-z]+)*")


class Kind(StrEnum):
    """What a question asks."""

    FANS = "fans"  # which fans a hand counts
    TOTAL = "total"  # what it is worth
    LEGAL = "legal"  # whether it may be declared a win
    WAITS = "waits"  # which tiles win
    PAYMENTS = "payments"  # who pays what
    PRINCIPLE = "principle"  # which fan is not counted, and why
    SPOT_ERROR = "spot-error"  # what is wrong with an announcement
    BASE = "base"  # the base of a Rengo hand
    RULING = "ruling"  # what a referee rules
    PROCEDURE = "procedure"  # what happens around the hand
    TERM = "term"  # what a term means
    COMPARE = "compare"  # what another rule set makes of the hand
    EDITION = "edition"  # what another edition makes of it
    FIND = "find"  # the one of four fans that is there


@dataclass(frozen=True, slots=True)
class Address:
    """Names one question.

    `fans` are those a drill was chosen for: each question shows one. `aim` is another wish:
    `principle:non-repeat` (that principle decides), `principle:A>B` (fan A keeps out fan B),
    `topic:claims` (of rulings and procedure), or `table` (a hand as the table deals it).

    `veiled` is a question about one fan that the learner did not ask for: its address is written
    so that nobody reads the fan out of it, `mcr-2014/fans/3/2611/7/~43`. It is the same question.

    Raises:
        QuizError: `unknown-rules`, `bad-level`, `unknown-fan`, `unknown-principle`, or
            `bad-address` when a number is negative, a fan is named twice, there is both an aim
            and a fan, anything but one fan is veiled, or the whole is too long.
    """

    rules: str
    kind: Kind
    level: int
    seed: int
    index: int
    fans: tuple[str, ...] = ()
    aim: str = ""
    veiled: bool = False

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
        if self.aim:
            self._check_aim()
        if self.veiled and len(self.fans) != 1:
            raise QuizError("bad-address", f"expected one fan under the veil: {self.run}")
        if len(str(self)) > LONGEST:
            raise QuizError("bad-address", f"expected {LONGEST} characters at most: {self}")

    def _check_aim(self) -> None:
        if self.fans:
            raise QuizError("bad-address", f"expected fans or an aim, not both: {self}")
        if self.aim == TABLE or _TOPIC.fullmatch(self.aim):
            return
        if not self.aim.startswith(PRINCIPLE):
            raise QuizError("bad-address", f"expected an aim such as {TABLE!r}: {self}")
        rules = rule_set(self.rules)
        keeps, _, out = self.principle.partition(">")
        if not (rules.has(keeps) and rules.has(out) if out else keeps in rules.principles):
            known = ", ".join(rules.principles)
            raise QuizError(
                "unknown-principle",
                f"expected a pair of fans A>B or one of {known}, not {self.principle!r}",
            )

    def __str__(self) -> str:
        return "/".join((self.run, str(self.index), *self._filter))

    @property
    def run(self) -> str:
        """The address without index and filter: what the questions of one seed share."""
        return f"{self.rules}/{self.kind}/{self.level}/{self.seed}"

    @property
    def _filter(self) -> tuple[str, ...]:
        if self.veiled:
            ids = _fan_ids(self.rules)
            place = ids.index(self.fans[0]) + _turned(self)
            return (f"{VEIL}{place % len(ids)}",)
        wish = "+".join(self.fans) or self.aim
        return (wish,) if wish else ()

    @property
    def target(self) -> str | None:
        """The fan that this question shows where a drill was chosen for its fans.

        Several fans take turns, for most of them never meet in one hand.
        """
        return self.fans[self.index % len(self.fans)] if self.fans else None

    @property
    def principle(self) -> str:
        """The principle, or the pair of fans A>B, that shall decide; empty where none is."""
        return self.aim.removeprefix(PRINCIPLE) if self.aim.startswith(PRINCIPLE) else ""

    @property
    def topic(self) -> str:
        """The topic of rulings and procedure that is asked about; empty where none is."""
        return self.aim.removeprefix(TOPIC) if self.aim.startswith(TOPIC) else ""

    @property
    def natural(self) -> bool:
        """Whether the hand is one that was dealt and played, not built."""
        return self.aim == TABLE

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
        wish = parts[5] if len(parts) == 6 else ""
        if wish.startswith(VEIL):
            plain = cls(rules, Kind(kind), level, seed, index)
            return replace(plain, fans=_unveiled(plain, wish, text), veiled=True)
        is_aim = wish == TABLE or ":" in wish
        fans = tuple(wish.split("+")) if wish and not is_aim else ()
        address = cls(rules, Kind(kind), level, seed, index, fans, wish if is_aim else "")
        if str(address) != text:  # a leading zero: one question has one address
            raise _bad(text)
        return address


def _unveiled(address: Address, wish: str, text: str) -> tuple[str]:
    """The fan under the veil. Raises QuizError `bad-address`: there is none."""
    ids, number = _fan_ids(address.rules), wish.removeprefix(VEIL)
    if not (number.isascii() and number.isdecimal()) or str(int(number)) != number:
        raise _bad(text)
    if int(number) >= len(ids):
        raise _bad(text)
    return (ids[(int(number) - _turned(address)) % len(ids)],)


def _fan_ids(rules: str) -> tuple[str, ...]:
    return tuple(fan.id for fan in rule_set(rules).fans)


def _turned(address: Address) -> int:
    """How far the fans are turned under the veil of a question, so that no number is one fan's."""
    return int(hashlib.sha256(f"{address.run}/{address.index}".encode()).hexdigest()[:8], 16)


def _bad(text: str) -> QuizError:
    return QuizError(
        "bad-address",
        "expected rules/kind/level/seed/index and perhaps /fan+fan or /principle:id, as in"
        f" 'mcr-2014/fans/3/2611/7', not {text!r}",
    )

"""The address of a question: all that is needed to make it again, anywhere and at any time."""

import hashlib
import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final

from quizzes.errors import QuizError
from scoring import RULE_SETS, rule_set

LEVELS = range(1, 6)
LONGEST = 255  # characters of an address as text
MOST_PARSED: Final = 4096  # addresses whose parts are kept, of some hundred bytes each
LARGEST_SEED: Final = 10**18 - 1  # eighteen digits
LARGEST_INDEX: Final = 10**9 - 1  # nine digits: a database keeps it in 32 bits
RUN_SEEDS: Final = range(10**6, 2 * 10**6)
DERIVED_SEEDS: Final = range(10**15, 2 * 10**15)
"""From these ranges runs and assignments draw their seeds now.

Until the first questions were replaced they drew them below a million and below 10**15, so that no
address of these was given out before.
"""
TABLE_AIM: Final = "table"
PRINCIPLE_PREFIX: Final = "principle:"
TOPIC_PREFIX: Final = "topic:"
HAND_PREFIX: Final = "hand:"
WON_PREFIX: Final = "won:"
OWN_PREFIX: Final = "own:"
MASK: Final = "~"
PRINCIPLE_MASK: Final = "~p"
_TOPIC: Final = re.compile(r"topic:[a-z]+(-[a-z]+)*")
_HAND: Final = re.compile(r"(?:hand|won|own):[0-9A-Za-z_=,.()\[\]+-]+", re.ASCII)
_FORM: Final = re.compile(
    r"([^/]{1,64})/([^/]{1,64})/(\d)"
    rf"/(\d{{1,{len(str(LARGEST_SEED))}}})/(\d{{1,{len(str(LARGEST_INDEX))}}})(?:/([^/]+))?",
    re.ASCII,
)


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
    SET_FU = "set-fu"  # the fu of one set of it
    WAIT_FU = "wait-fu"  # the fu of its wait
    HAND_FU = "hand-fu"  # the fu of a hand whose parts are told
    POINTS = "points"  # what is paid for han and fu
    TSUMO_SPLIT = "tsumo-split"  # who pays what after a tsumo
    ROUNDING = "rounding"  # what fu and payments are rounded to
    RULING = "ruling"  # what a referee rules
    PROCEDURE = "procedure"  # what happens around the hand
    TERM = "term"  # what a term means
    COMPARE = "compare"  # what another rule set makes of the hand
    EDITION = "edition"  # what another edition makes of it
    FIND = "find"  # the one of four fans that is there
    CARD = "card"  # a fan by its picture, its name, its value
    PLANS = "plans"  # what a hand could become
    SHEET = "sheet"  # what is written on a score sheet, and what is done around a session
    TABLE = "table"  # what a win at a table is worth, who pays, what makes it special


_KINDS: Final = frozenset(each.value for each in Kind)


@dataclass(frozen=True, slots=True)
class Address:
    """Names one question.

    `fans` are those a drill was chosen for: each question shows one. `aim` asks for something else:
    `principle:non-repeat` (that principle decides), `principle:A>B` (fan A keeps out fan B),
    `topic:claims` (of rulings and procedure), `table` (a hand as the table deals it), or
    `hand:8p123456789s_[666z]_8p,seat=S` (that very hand; `quizzes.typed.hand_code` writes it), or
    `won:` with such a hand (it won a deal that the learner played, and the seed is that deal's), or
    `own:` with a hand that a teacher laid: every kind that fits asks about it, also about thirteen
    tiles and about what is no win.

    `masked` is a question about one fan or principle that the learner did not ask for: its address
    is written so that nobody reads that out of it, `mcr-2014/fans/3/2611/7/~43`, or for a principle
    `…/~p3`. It is the same question.

    Raises:
        QuizError: `unknown-rules`, `bad-level`, `unknown-fan`, `unknown-principle`, or
            `bad-address` when a number is negative or above `LARGEST_SEED` or `LARGEST_INDEX`, a
            fan is named twice, there is both an aim and a fan, anything but one fan or principle
            is masked, or the whole is too long.
    """

    rules: str
    kind: Kind
    level: int
    seed: int
    index: int
    fans: tuple[str, ...] = ()
    aim: str = ""
    masked: bool = False

    def __post_init__(self) -> None:
        if self.rules not in RULE_SETS:
            known = ", ".join(RULE_SETS)
            raise QuizError("unknown-rules", f"expected one of {known}, not {self.rules!r}")
        if self.level not in LEVELS:
            raise QuizError("bad-level", f"expected a level from 1 to 5, not {self.level!r}")
        for fan in self.fans:
            if not rule_set(self.rules).has(fan):
                raise QuizError("unknown-fan", f"expected a fan of {self.rules}, not {fan!r}")
        if not (0 <= self.seed <= LARGEST_SEED and 0 <= self.index <= LARGEST_INDEX):
            raise QuizError(
                "bad-address",
                f"expected a seed from 0 to {LARGEST_SEED} and an index from 0 to {LARGEST_INDEX}",
            )
        if len(set(self.fans)) < len(self.fans):
            raise QuizError("bad-address", f"expected each fan once: {self}")
        if self.aim:
            self._check_aim()
        if self.masked and not self.can_be_masked:
            raise QuizError("bad-address", f"expected a fan or a principle masked: {self.run}")
        if len(str(self)) > LONGEST:
            raise QuizError("bad-address", self._too_long())

    def _too_long(self) -> str:
        length = len(str(self))
        if len(self.fans) < 2:
            return f"expected {LONGEST} characters at most, not {length}: {self}"
        return (
            f"{len(self.fans)} fans are too many for one address ({length} characters, {LONGEST} at"
            " most): name fewer, or make several runs"
        )

    def _check_aim(self) -> None:
        if self.fans:
            raise QuizError("bad-address", f"expected fans or an aim, not both: {self}")
        if self.aim == TABLE_AIM or _TOPIC.fullmatch(self.aim) or _HAND.fullmatch(self.aim):
            return
        if not self.aim.startswith(PRINCIPLE_PREFIX):
            raise QuizError("bad-address", f"expected an aim such as {TABLE_AIM!r}: {self}")
        rules = rule_set(self.rules)
        keeps, pair, out = self.principle.partition(">")
        if not (rules.has(keeps) and rules.has(out) if pair else keeps in rules.principles):
            known = ", ".join(rules.principles)
            raise QuizError(
                "unknown-principle",
                f"expected a pair of fans A>B or one of {known}, not {self.principle!r}",
            )

    def __str__(self) -> str:
        return "/".join((self.run, str(self.index), *self._filter))

    @property
    def is_of_first_series(self) -> bool:
        """Whether its seed is one that was given out before questions were replaced by others.

        Such an address names what it always named.
        """
        return self.seed not in RUN_SEEDS and self.seed < DERIVED_SEEDS.start

    @property
    def run(self) -> str:
        """The address without index and filter: what the questions of one seed share."""
        return f"{self.rules}/{self.kind}/{self.level}/{self.seed}"

    @property
    def _filter(self) -> tuple[str, ...]:
        if self.masked:
            mark, ids = _maskable(self.rules, bool(self.fans))
            place = ids.index(self.fans[0] if self.fans else self.principle) + _rotation(self)
            return (f"{mark}{place % len(ids)}",)
        last = "+".join(self.fans) or self.aim
        return (last,) if last else ()

    @property
    def target(self) -> str | None:
        """The fan that this question shows where a drill was chosen for its fans.

        Several fans take turns, for most of them never meet in one hand.
        """
        return self.fans[self.index % len(self.fans)] if self.fans else None

    @property
    def can_be_masked(self) -> bool:
        """Whether it asks for one fan or one principle: what to find must not be read there.

        A topic is told by the question itself.
        """
        return len(self.fans) == 1 or self.principle in rule_set(self.rules).principles

    @property
    def principle(self) -> str:
        """The principle, or the pair of fans A>B, that shall decide; empty where none is."""
        return (
            self.aim.removeprefix(PRINCIPLE_PREFIX) if self.aim.startswith(PRINCIPLE_PREFIX) else ""
        )

    @property
    def topic(self) -> str:
        """The topic of rulings and procedure that is asked about; empty where none is."""
        return self.aim.removeprefix(TOPIC_PREFIX) if self.aim.startswith(TOPIC_PREFIX) else ""

    @property
    def hand(self) -> str:
        """The code of the very hand that is asked about; empty where the generator makes one."""
        told = self.aim.startswith((HAND_PREFIX, WON_PREFIX, OWN_PREFIX))
        return self.aim.partition(":")[2] if told else ""

    @property
    def is_won(self) -> bool:
        """Whether the hand won a deal at the table, and its worth was not told before."""
        return self.aim.startswith(WON_PREFIX)

    @property
    def is_own(self) -> bool:
        """Whether a teacher laid the hand."""
        return self.aim.startswith(OWN_PREFIX)

    @property
    def tells_worth(self) -> bool:
        """Whether who is asked has most likely seen what the hand is worth: they brought it."""
        return self.aim.startswith(HAND_PREFIX)

    @property
    def natural(self) -> bool:
        """Whether the hand is one that was dealt and played, not built."""
        return self.aim == TABLE_AIM

    @classmethod
    def parse(cls, text: str) -> "Address":
        """The address that `str` wrote: `mcr-2014/fans/3/2611/7/pure-straight+all-chows`.

        Raises:
            QuizError: as above, `unknown-kind`, or `bad-address` for any other text.
        """
        return _parsed(text)


@dataclass(frozen=True, slots=True)
class AddressFields:
    """The fields of an address as they are written; `filter` is empty where there is none."""

    rules: str
    kind: str
    level: int
    seed: int
    index: int
    filter: str

    @property
    def drill(self) -> str:
        """The address without its index: what the questions of one drill share."""
        run = f"{self.rules}/{self.kind}/{self.level}/{self.seed}"
        return f"{run}/{self.filter}" if self.filter else run


def address_fields(text: str) -> AddressFields | None:
    """The fields of an address; None where the text has not the form of one.

    Only the form is read, not whether such rules, kinds or fans exist (or still do), so this is
    quick, and an answer stays readable when its rules are no longer taught.
    """
    match = _FORM.fullmatch(text)
    if match is None or len(text) > LONGEST:
        return None
    rules, kind, level, seed, index, filter_text = match.groups()
    return AddressFields(rules, kind, int(level), int(seed), int(index), filter_text or "")


def rules_of(text: str) -> str:
    """The rule set that an address begins with, of a question or of a lesson's check."""
    return text.partition("/")[0]


def kind_of(text: str) -> str:
    """The kind of question that an address names after its rule set."""
    return text.split("/", 2)[1]


@lru_cache(maxsize=MOST_PARSED)
def _parsed(text: str) -> Address:
    """The address that is written so. A page reads the same ones many times: those of a run that was begun."""
    parts = text.split("/")
    if len(parts) not in (5, 6) or len(text) > LONGEST:
        raise _bad(text)
    rules, kind, *numbers = parts[:5]
    if kind not in _KINDS:
        raise QuizError("unknown-kind", f"expected one of {', '.join(Kind)}, not {kind!r}")
    if not all(each.isascii() and each.isdecimal() for each in numbers):
        raise _bad(text)
    level, seed, index = map(int, numbers)
    filter_text = parts[5] if len(parts) == 6 else ""
    if filter_text.startswith(MASK):
        plain = Address(rules, Kind(kind), level, seed, index)
        return _unmasked(plain, filter_text, text)
    is_aim = filter_text == TABLE_AIM or ":" in filter_text
    fans = tuple(filter_text.split("+")) if filter_text and not is_aim else ()
    address = Address(rules, Kind(kind), level, seed, index, fans, filter_text if is_aim else "")
    if str(address) != text:  # a leading zero: one question has one address
        raise _bad(text)
    return address


def _unmasked(address: Address, filter_text: str, text: str) -> Address:
    """The address with what its mask hides. Raises QuizError `bad-address`: nothing does."""
    of_fan = not filter_text.startswith(PRINCIPLE_MASK)
    mark, ids = _maskable(address.rules, of_fan)
    number = filter_text.removeprefix(mark)
    if not (number.isascii() and number.isdecimal()) or str(int(number)) != number:
        raise _bad(text)
    if int(number) >= len(ids):
        raise _bad(text)
    found = ids[(int(number) - _rotation(address)) % len(ids)]
    if of_fan:
        return replace(address, fans=(found,), masked=True)
    return replace(address, aim=PRINCIPLE_PREFIX + found, masked=True)


def _maskable(rules: str, of_fan: bool) -> tuple[str, tuple[str, ...]]:
    """How a masked aim begins, and all that may stand there, in the order of its numbers."""
    own = rule_set(rules)
    if of_fan:
        return MASK, tuple(fan.id for fan in own.fans)
    return PRINCIPLE_MASK, tuple(own.principles)


def _rotation(address: Address) -> int:
    """How far all is turned under the mask of a question, so that no number is one fan's."""
    return int(hashlib.sha256(f"{address.run}/{address.index}".encode()).hexdigest()[:8], 16)


def _bad(text: str) -> QuizError:
    return QuizError(
        "bad-address",
        "expected rules/kind/level/seed/index and perhaps /fan+fan or /principle:id, as in"
        f" 'mcr-2014/fans/3/2611/7', not {text!r}",
    )

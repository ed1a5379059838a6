"""What whole pages show beyond the pieces of ``view_models``: fan page, scorer, history."""

from dataclasses import dataclass
from typing import Literal

from web.view_models import HandView, LedgerView, Link, OptionView, ProofView

Outcome = Literal["right", "part", "wrong", "skipped"]


@dataclass(frozen=True, slots=True)
class Name:
    """A name in another language."""

    text: str
    lang: str


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A hand that shows a fan, or a near miss; ``sum`` is its worth in words."""

    heading: str
    hand: HandView
    said: str
    sum: str = ""
    articles: tuple[Link, ...] = ()
    near: bool = False


@dataclass(frozen=True, slots=True)
class RelationView:
    """How a fan stands to others: a label, words, and the fans as links."""

    label: str
    said: str = ""
    fans: tuple[Link, ...] = ()
    articles: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class RecordView:
    """What this learner did with a fan: a label with a percentage, and a sentence."""

    label: str
    percent: int
    said: str = ""


@dataclass(frozen=True, slots=True)
class FanPageView:
    """One fan: names, worth, condition, examples, relations, the learner's own record."""

    name: str
    value: int
    number: str
    condition: str
    names: tuple[Name, ...]
    series: Link
    articles: tuple[Link, ...] = ()
    examples: tuple[ExampleView, ...] = ()
    near: tuple[ExampleView, ...] = ()
    relations: tuple[RelationView, ...] = ()
    record: RecordView | None = None
    drill_href: str = ""


@dataclass(frozen=True, slots=True)
class ScorerForm:
    """The circumstances of the hand scorer, as they stand in the address."""

    typed: str
    by: tuple[OptionView, ...]
    seat: tuple[OptionView, ...]
    round: tuple[OptionView, ...]
    also: tuple[OptionView, ...]
    to: tuple[OptionView, ...]
    error: str = ""


@dataclass(frozen=True, slots=True)
class ScorerResult:
    """What a hand is worth: the total, a line of verdict, who pays, the account."""

    total: str
    verdict: str
    payments: str
    hand: HandView
    counted: LedgerView
    struck: LedgerView | None = None
    proof: ProofView | None = None
    drill_href: str = ""
    command: str = ""


@dataclass(frozen=True, slots=True)
class PastAnswer:
    """One answer of the past; ``when`` is short (a time), ``outcome_word`` says the sign."""

    outcome: Outcome
    outcome_word: str
    title: str
    said: str
    when: str
    look_href: str
    again_href: str = ""


@dataclass(frozen=True, slots=True)
class PastDay:
    """The answers of one day, the latest first."""

    label: str
    answers: tuple[PastAnswer, ...]

"""The forms of question that other systems have, filled in one language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """Something to choose: its text as HTML, its share of the mark, and what is said to it."""

    html: str
    percent: float
    feedback: str = ""


@dataclass(frozen=True, slots=True)
class OneOf:
    """One option is to be chosen."""

    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class SeveralOf:
    """Options whose shares add up; wrong ones take off. Their order is to be kept."""

    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that may be typed, its share of the mark, and what is said to it."""

    value: float
    percent: float
    feedback: str = ""


@dataclass(frozen=True, slots=True)
class Number:
    """A number is to be typed; the right one comes first."""

    amounts: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class Pairs:
    """For each of the first the fitting second is to be chosen, among `others` too."""

    pairs: tuple[tuple[str, str], ...]
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Gap:
    """A part of a question with a label of its own. All gaps of a question count alike."""

    label: str
    form: OneOf | Number


@dataclass(frozen=True, slots=True)
class Gaps:
    """Several parts in one question; `whole` asks the same where a format has no such question."""

    gaps: tuple[Gap, ...]
    whole: OneOf | Pairs


Form = OneOf | SeveralOf | Number | Gaps

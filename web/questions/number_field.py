"""A field for a number: its label, its unit, and a number in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from wording import N_, Translator, amount, points, signed


@dataclass(frozen=True, slots=True)
class NumberView:
    """A field for one number; `signed` where it may be below zero."""

    label: str
    unit: str = ""
    value: str = ""
    signed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberField:
    """How a kind of question takes a number.

    `label` and `unit` are messages, `unit` empty where there is none; `signed` allows numbers below
    zero, `working` leaves room on paper to work it out. `in_words` is a number with its unit; it
    takes the number, the rule set and a translator.
    """

    label: str
    unit: str
    signed: bool
    working: bool
    in_words: Callable[[float, str, Translator], str]

    def view(self, t: Translator, given: str) -> NumberView:
        """The field with what was typed before."""
        unit = t.gettext(self.unit) if self.unit else ""
        return NumberView(t.gettext(self.label), unit, given, signed=self.signed)


def plain_number(number: float, rules: str, t: Translator) -> str:
    """A number, with its sign where it is below zero."""
    return amount(number, t) if number >= 0 else signed(number, t)


def _in_fu(number: float, rules: str, t: Translator) -> str:
    return t.gettext("%(num)s fu", num=amount(number, t))


NUMBER_FIELD: Final = NumberField(
    label=N_("The number"), unit="", signed=True, working=False, in_words=plain_number
)
TOTAL_FIELD: Final = NumberField(
    label=N_("The number"), unit="", signed=False, working=False, in_words=points
)
FU_FIELD: Final = NumberField(
    label=N_("The fu"), unit=N_("fu"), signed=False, working=True, in_words=_in_fu
)

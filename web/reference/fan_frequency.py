"""How often a fan is met, as a sentence that says how it was measured."""

from typing import Final

from lessons import Frequency
from wording import Translator, amount

_FEW: Final = 20  # times: told as they are, for a rate of so few would say too much
_SELDOM: Final = 2.5  # wins to one that counts the fan: from here on "1 of so many"


def frequency_text(measured: Frequency, fan: str, t: Translator) -> str:
    """In how many of the wins of simulated deals the fan counts."""
    told = {"wins": amount(measured.wins, t), "deals": amount(measured.deals, t)}
    times, one_in = measured.counts[fan], measured.one_in(fan)
    if one_in is None:
        return t.gettext("Never in %(wins)s wins, out of %(deals)s simulated deals.", **told)
    if times < _FEW:
        return t.ngettext(
            "Once in %(wins)s wins, out of %(deals)s simulated deals.",
            "%(num)s times in %(wins)s wins, out of %(deals)s simulated deals.",
            times,
            **told,
        )
    some, of = (1, round(one_in)) if one_in >= _SELDOM else _in_tens(1 / one_in)
    return t.gettext(
        "In about %(some)s of %(of)s wins: counted over %(wins)s wins, out of %(deals)s simulated deals.",
        some=some,
        of=amount(of, t),
        **told,
    )


def _in_tens(rate: float) -> tuple[int, int]:
    """A high rate as so many of ten, or of a hundred where ten would say all of them."""
    return (round(10 * rate), 10) if rate < 0.95 else (round(100 * rate), 100)

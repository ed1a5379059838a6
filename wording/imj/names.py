"""Units, groups, principles and articles of International Mahjong."""

import re
from typing import Final

from scoring import Account, Counted
from scoring.imj.names import SERIES
from wording.languages import CHINESE, ENGLISH, Language
from wording.names import fan_name
from wording.numbers import amount, times
from wording.translator import N_, Translator

_PRINCIPLES: Final = {
    "one-of-group": N_("one of a group"),
    "special-alone": N_("special hands stand alone"),
    "one-structure": N_("one structure"),
    "half-fan": N_("half fans drop out"),
}
_ARTICLE: Final = re.compile(r"(?P<number>\d+(?:\.\d+)?)(?P<part>.*)")


def points(n: float, t: Translator) -> str:
    """`3 fans`, `½ fan`, `0 fans`."""
    count = 1 if 0 < n <= 1 else n
    return t.ngettext("%(num)s fan", "%(num)s fans", count, num=amount(n, t))


def worth_text(account: Account, t: Translator) -> str:
    """The worth of a reading."""
    return points(account.total, t)


def second_language(t: Translator) -> Language | None:
    """Chinese, the language of the text; English beside Japanese, which has its characters too."""
    if t.language is CHINESE:
        return None
    return ENGLISH if t.language.in_characters else CHINESE


def series_name(series: str, t: Translator) -> str:
    """The name of a group of elements."""
    return SERIES[series][t.language.column]


def principle_name(principle: str, t: Translator) -> str:
    """The name of what keeps elements from counting together, such as `one-of-group`."""
    return t.gettext(_PRINCIPLES[principle])


def article_label(article: str, _rules: str, t: Translator) -> str:
    """An article as it is cited: `Art. 27.1(2)`, 第27.1条(2)."""
    if found := _ARTICLE.fullmatch(article):
        return t.gettext("Art. %(number)s%(part)s", **found.groupdict())
    return article


def line_text(line: Counted, t: Translator) -> str:
    """An element with its fans: `All Chows 1`, `Pung Of Dragon 1 ×2`."""
    named, value = fan_name(line.fan, t), amount(line.value, t)
    if line.times == 1:
        return t.pgettext("fans", "%(fan)s %(value)s", fan=named, value=value)
    return t.pgettext(
        "fans", "%(fan)s %(value)s %(times)s", fan=named, value=value, times=times(line.times)
    )

"""Units, groups, principles and articles of the Rengo rules."""

import re
from typing import Final

from scoring import Account, Counted
from scoring.rengo.names import SERIES
from wording.languages import ENGLISH, JAPANESE, Language
from wording.names import fan_name
from wording.numbers import amount, times
from wording.translator import N_, Translator

_ARTICLE: Final = re.compile(r"(?P<number>\d+)(?P<part>.*)")
_PRINCIPLES: Final = {
    "replaced": N_("one yaku in place of another"),
    "contained": N_("a yaku that includes another"),
    "yakuman-alone": N_("a yakuman absorbs ordinary yaku"),
    "one-yakuman": N_("several yakuman are paid as one"),
    "dearest-reading": N_("another reading is worth more"),
}
LIMIT_NAMES: Final = {
    "mangan": N_("mangan"),
    "haneman": N_("haneman"),
    "baiman": N_("baiman"),
    "sanbaiman": N_("sanbaiman"),
    "yakuman": N_("yakuman"),
}
YAKUMAN_SERIES: Final = "yakuman"  # the series of those that are a limit and not a number of han


def points(n: float, t: Translator) -> str:
    """`3 han`."""
    return t.gettext("%(num)s han", num=amount(n, t))


def payment_points(n: int, t: Translator) -> str:
    """Points of a payment: `7,700 points`, 7700点."""
    return t.pgettext("points of Rengo", "%(num)s points", num=amount(n, t))


def limit_name(limit: str, t: Translator) -> str:
    """The limit of a hand: `mangan`."""
    return t.gettext(LIMIT_NAMES[limit])


def is_yakuman(account: Account) -> bool:
    """Whether a reading counts yakuman, which are a limit and not a number of han."""
    return any(line.fan.series == YAKUMAN_SERIES for line in account.counted)


def worth_text(account: Account, t: Translator) -> str:
    """The worth of a reading: `3 han 40 fu`, `yakuman`."""
    if account.base is None:
        return limit_name(YAKUMAN_SERIES, t)
    return t.gettext("%(han)s han %(fu)s fu", han=account.total, fu=account.base.points)


def second_language(t: Translator) -> Language | None:
    """Japanese, the language of the text, and English beside it."""
    return ENGLISH if t.language is JAPANESE else JAPANESE


def series_name(series: str, t: Translator) -> str:
    """The name of a group of yaku by their han."""
    return SERIES[series][t.language.column]


def principle_name(principle: str, t: Translator) -> str:
    """The name of what keeps yaku from counting together, such as `replaced`."""
    return t.gettext(_PRINCIPLES[principle])


def article_label(article: str, _rules: str, t: Translator) -> str:
    """An article as it is cited: `Art. 51(3)`, 第51条(3)."""
    if found := _ARTICLE.fullmatch(article):
        return t.gettext("Art. %(number)s%(part)s", **found.groupdict())
    return article


def line_text(line: Counted, t: Translator) -> str:
    """A yaku with its han: `Pinfu 1`, `Dora 1 ×2`, `Daisangen, yakuman`."""
    named = fan_name(line.fan, t)
    if line.fan.series == YAKUMAN_SERIES:
        return t.gettext("%(yaku)s, yakuman", yaku=named)
    if line.times == 1:
        return t.pgettext("han", "%(fan)s %(value)s", fan=named, value=line.value)
    return t.pgettext(
        "han", "%(fan)s %(value)s %(times)s", fan=named, value=line.value, times=times(line.times)
    )

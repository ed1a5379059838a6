"""Names of fans, series and principles, and how articles are cited."""

import re
from typing import Final

from scoring import Fan
from scoring.mcr.names import SERIES
from wording.translator import N_, Translator

_ROW: Final = re.compile(r"(?P<article>[\d.]+) row (?P<row>\d+)")
_ITEM: Final = re.compile(r"appendix (?P<appendix>\d+) item (?P<item>\d+)")
_PRINCIPLES: Final = {
    "non-repeat": N_("non-repeat principle"),
    "non-separation": N_("non-separation principle"),
    "non-identical": N_("non-identical principle"),
    "high-not-low": N_("high-not-low principle"),
    "account-once": N_("account-once principle"),
}


def key(t: Translator) -> str:
    """The language as the engine's name tables call it: `zh`, `en`, `ja`."""
    return t.lang.split("-")[0]


def fan_name(fan: Fan, t: Translator) -> str:
    """The fan's name."""
    return fan.names[key(t)]


def fan_also(fan: Fan, t: Translator) -> tuple[str, str]:
    """The second name to show and its language.

    Chinese beside English; English beside the others, whose characters say the same twice.
    """
    if t.lang == "en":
        return fan.names["zh"], "zh-Hans"
    return fan.names["en"], "en"


def series_name(series: str, t: Translator) -> str:
    """The name of a series of fans."""
    return SERIES[series][key(t)]


def principle_name(principle: str, t: Translator) -> str:
    """The name of a counting principle, such as `non-repeat`."""
    return t.gettext(_PRINCIPLES[principle])


def article_label(article: str, t: Translator) -> str:
    """An article as it is cited: `3.8.1 row 51`, `3.9.1.6(3)`, `appendix 1 item 28`."""
    if row := _ROW.fullmatch(article):
        return t.gettext("%(article)s row %(row)s", **row.groupdict())
    if item := _ITEM.fullmatch(article):
        return t.gettext("appendix %(appendix)s item %(item)s", **item.groupdict())
    return article

"""Units, series, principles and articles of the competition rules."""

import re
from typing import Final

from scoring import Account, Counted
from scoring.mcr.names import SERIES
from wording.languages import CHINESE, ENGLISH, Language
from wording.names import fan_name
from wording.numbers import times
from wording.translator import N_, Translator

_PREFACE: Final = "preface"
_ROW: Final = re.compile(r"(?P<article>[\d.]+) row (?P<row>\d+)")
_TRIAL: Final = re.compile(r"Art\. (?P<article>[\d.()]+)(?: row (?P<row>\d+))?")
_TRIAL_EDITION: Final = "mcr-1998"
_APPENDIX: Final = re.compile(r"appendix (?P<appendix>\d+)(?:, (?P<item>[\d.]+))?")
_APPENDED_TABLE: Final = re.compile(r"appendix (?P<appendix>\d+) table (?P<number>\d+)")
_DEFINITION: Final = re.compile(r"definitions item (?P<item>\d+)")
_ITEM: Final = re.compile(r"appendix (?P<appendix>\d+) item (?P<item>\d+)")
_NUMBER_AND_PART: Final = re.compile(r"(?P<number>[^(]*)(?P<part>.*)")
_PRINCIPLES: Final = {
    "non-repeat": N_("non-repeat principle"),
    "non-separation": N_("non-separation principle"),
    "non-identical": N_("non-identical principle"),
    "high-not-low": N_("high-not-low principle"),
    "account-once": N_("account-once principle"),
}


def points(n: float, t: Translator) -> str:
    """`8 points`."""
    return t.ngettext("%(num)s point", "%(num)s points", int(n))


def worth_text(account: Account, t: Translator) -> str:
    """The worth of a reading, without flowers."""
    return points(account.total, t)


def second_language(t: Translator) -> Language | None:
    """Chinese, the language of the text; English beside Japanese, which has its characters too."""
    if t.language is CHINESE:
        return None
    return ENGLISH if t.language.in_characters else CHINESE


def series_name(series: str, t: Translator) -> str:
    """The name of a series of fans."""
    return SERIES[series][t.language.column]


def principle_name(principle: str, t: Translator) -> str:
    """The name of a counting principle, such as `non-repeat`."""
    return t.gettext(_PRINCIPLES[principle])


def article_label(article: str, rules: str, t: Translator) -> str:
    """An article as it is cited: `3.8.1 row 51`, `3.9.1.6(3)`, `appendix 1 item 28`, `Art. 9 row 51`.

    The editions number their articles alike (3.1); only those of 1998 are called articles.
    """
    if rules == _TRIAL_EDITION and article[0].isdecimal():
        article = f"Art. {article}"
    if row := _ROW.fullmatch(article):
        return t.gettext("%(article)s row %(row)s", **row.groupdict())
    if item := _ITEM.fullmatch(article):
        return t.gettext("appendix %(appendix)s item %(item)s", **item.groupdict())
    if trial := _TRIAL.fullmatch(article):
        return _of_the_trial_edition(trial["article"], trial["row"], t)
    if part := _APPENDIX.fullmatch(article):
        return _of_an_appendix(part["appendix"], part["item"], t)
    if table := _APPENDED_TABLE.fullmatch(article):
        return t.gettext("appendix %(appendix)s table %(number)s", **table.groupdict())
    if definition := _DEFINITION.fullmatch(article):
        return t.gettext("definition %(item)s", item=definition["item"])
    if article == _PREFACE:
        return t.gettext("preface")
    return article


def _of_the_trial_edition(article: str, row: str | None, t: Translator) -> str:
    if row:
        return t.gettext("Art. %(article)s row %(row)s", article=article, row=row)
    parts = _NUMBER_AND_PART.fullmatch(article)
    assert parts is not None  # an article begins with its number
    return t.gettext("Art. %(number)s%(part)s", **parts.groupdict())


def _of_an_appendix(appendix: str, item: str | None, t: Translator) -> str:
    if item:
        return t.gettext("appendix %(appendix)s, %(item)s", appendix=appendix, item=item)
    return t.gettext("appendix %(appendix)s", appendix=appendix)


def line_text(line: Counted, t: Translator) -> str:
    """A fan with its points: `All Chows 2`, `Mixed Double Chow 1 ×2`."""
    named = fan_name(line.fan, t)
    if line.times == 1:
        return t.gettext("%(fan)s %(points)s", fan=named, points=line.points)
    return t.gettext(
        "%(fan)s %(points)s %(times)s", fan=named, points=line.value, times=times(line.times)
    )

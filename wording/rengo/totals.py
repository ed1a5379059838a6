"""What a total says under the Rengo rules: its unit, the yaku that it needs, the win."""

from scoring import Account, Fan, RuleSet, Score
from wording.rengo.names import YAKUMAN_SERIES, limit_name
from wording.translator import Translator


def minimum_text(_rules: RuleSet, t: Translator) -> str:
    """What a win needs."""
    return t.gettext("one yaku")


def value_unit(fan: Fan, t: Translator) -> str:
    """The unit of what a yaku is worth; a yakuman is its own."""
    return t.gettext("Yakuman") if fan.series == YAKUMAN_SERIES else t.gettext("han")


def payment_unit(t: Translator) -> str:
    """The unit of what is paid."""
    return t.pgettext("points of Rengo", "points")


def counted_text(lines: int, worth: str, t: Translator) -> str:
    """How many yaku there are and what they are worth."""
    return t.ngettext("One yaku, %(points)s.", "%(num)s yaku, %(points)s.", lines, points=worth)


def total_note(_account: Account, score: Score, t: Translator) -> str:
    """That there is no yaku; nothing where there is one."""
    return t.gettext("without a yaku: no win") if score.why_not == "no-yaku" else ""


def win_text(score: Score, t: Translator) -> str:
    """What stands beside the total of a win: its limit, or its base."""
    account = score.account
    if account is None or account.base is None:
        return t.gettext("a legal win")
    if score.limit:
        return t.gettext("han, %(limit)s, a legal win", limit=limit_name(score.limit, t))
    return t.gettext("han, %(base)s fu, a legal win", base=account.base.points)

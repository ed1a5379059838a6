"""What a total says under International Mahjong: its unit, the half that falls, the win."""

from scoring import Account, Fan, RuleSet, Score
from wording.translator import Translator


def minimum_text(_rules: RuleSet, t: Translator) -> str:
    """What a win needs."""
    return t.gettext("no minimum")


def value_unit(fan: Fan, t: Translator) -> str:
    """The unit of what an element is worth."""
    return t.pgettext("unit", "fan") if 0 < fan.value <= 1 else t.pgettext("unit", "fans")


def payment_unit(t: Translator) -> str:
    """The unit of what is paid."""
    return t.gettext("mados")


def counted_text(lines: int, worth: str, t: Translator) -> str:
    """How many elements there are and what they are worth."""
    return t.ngettext(
        "One element, %(points)s.", "%(num)s elements, %(points)s.", lines, points=worth
    )


def total_note(account: Account, _score: Score, t: Translator) -> str:
    """That the Coward's half falls away in a larger total; nothing where it does not."""
    parts = sum(line.points for line in account.counted)
    return t.gettext("the half fan is dropped") if parts != account.total else ""


def win_text(score: Score, t: Translator) -> str:
    """What stands beside the total of a win."""
    if 0 < score.total <= 1:
        return t.gettext("fan, a legal win")
    return t.gettext("fans, a legal win")

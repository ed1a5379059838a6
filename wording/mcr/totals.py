"""What a total says under the competition rules: its unit, the minimum, the win."""

from scoring import Account, Fan, RuleSet, Score, rule_set
from wording.translator import Translator


def minimum_text(rules: RuleSet, t: Translator) -> str:
    """What a win needs: `minimum 8`."""
    return t.gettext("minimum %(points)s", points=rules.minimum)


def value_unit(fan: Fan, t: Translator) -> str:
    """The unit of what a fan is worth."""
    return t.ngettext("point", "points", int(fan.value))


def payment_unit(t: Translator) -> str:
    """The unit of what is paid."""
    return t.gettext("points")


def counted_text(lines: int, worth: str, t: Translator) -> str:
    """How many fans there are and what they are worth: `3 fans, 12 points.`"""
    return t.ngettext("One fan, %(points)s.", "%(num)s fans, %(points)s.", lines, points=worth)


def total_note(account: Account, score: Score, t: Translator) -> str:
    """How the total stands to the minimum."""
    minimum = rule_set(score.rules).minimum
    if account.total < minimum:
        return t.gettext("below the minimum of %(minimum)s: no win", minimum=minimum)
    if score.flowers:
        return t.gettext("without flowers, which do not help to reach %(minimum)s", minimum=minimum)
    return t.gettext("reaches the minimum of %(minimum)s", minimum=minimum)


def win_text(score: Score, t: Translator) -> str:
    """What stands beside the total of a win."""
    return t.ngettext("point, a legal win", "points, a legal win", int(score.total))

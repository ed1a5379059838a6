"""What a hand could become, in words: how far, what helps, how it would be won."""

from scoring import Score
from scoring.plans import DiscardOutlook, Outlook, PlansAnswer
from wording.lists import comma_list
from wording.names import fan_name
from wording.tiles import tiles_text
from wording.translator import Translator

_FEW = 3
"""So many fans are named; of more it is told how many others there are."""


def away_text(away: int, t: Translator) -> str:
    """How many tiles have to come: `complete`, `1 tile away`, `3 tiles away`."""
    if not away:
        return t.gettext("complete")
    return t.ngettext("%(num)s tile away", "%(num)s tiles away", away)


def helps_text(outlook: Outlook, t: Translator) -> str:
    """The tiles that bring the hand nearer, by name."""
    return tiles_text([each.tile for each in outlook.helps], t)


def unseen_text(outlook: Outlook, t: Translator) -> str:
    """How many tiles that help nobody has shown yet."""
    return t.ngettext("%(num)s unseen", "%(num)s unseen", outlook.unseen)


def win_source_text(score: Score, t: Translator) -> str:
    """Whether a discard is enough for the win."""
    if score.hand.circumstances.self_drawn:
        return t.gettext("only by self-draw")
    return t.gettext("also on a discard")


def kept_text(discard: DiscardOutlook, answer: PlansAnswer, t: Translator) -> str:
    """What stays as near without a tile: the most valuable fans by name and how many others."""
    fans = sorted((answer.fans[at].fan for at in discard.fans), key=lambda fan: -fan.value)
    named = [fan_name(fan, t) for fan in fans[:_FEW]]
    others = len(fans) - len(named)
    if others:
        named.append(t.ngettext("%(num)s more", "%(num)s more", others))
    return comma_list(named, t)

"""Why a fan counts in this hand, in one short sentence."""

from typing import Final

from scoring import Account, Counted, Score
from wording.lists import joined_sentences
from wording.mcr.reasons import BY_TWO, EACH_TWICE, MIXED_KONGS, REASONS
from wording.mcr.struck import SEVERAL_KONGS
from wording.names import fan_name
from wording.places import Places
from wording.translator import Translator

_MIXED_KONGS_VALUE: Final = 6  # departs from the row: one melded and one concealed kong


def why_counted(line: Counted, account: Account, score: Score, t: Translator) -> str:
    """Why this line of the account counts: `46 of dots waits for the 5 of dots alone.`"""
    if line.fan.id == "flower-tiles":
        return t.ngettext("%(num)s flower, 1 point.", "%(num)s flowers, 1 point each.", line.times)
    places = Places(line, account, score.hand, t)
    why = t.gettext(_reason(line, places), **places.all())
    return joined_sentences((why, _our_reading(line, account, t)), t)


def _our_reading(line: Counted, account: Account, t: Translator) -> str:
    """That rows 5 and 17 say only that concealed kongs are added, not by which fan."""
    if line.fan.id != "two-concealed-kongs":
        return ""
    beside = next((each.fan for each in account.counted if each.fan.id in SEVERAL_KONGS), None)
    if beside is None:
        return ""
    return t.gettext("Added to %(fan)s as this site reads the text.", fan=fan_name(beside, t))


def _reason(line: Counted, places: Places) -> str:
    """The sentence for this fan; a few fans come in two forms."""
    if line.fan.id in ("pure-shifted-chows", "four-pure-shifted-chows"):
        first, second, *_ = places.use_sets(line.uses[0])
        if second.tiles[0].number - first.tiles[0].number == 2:
            return BY_TWO
    if line.fan.id == "pure-double-chow" and len(line.uses) > 1:
        return EACH_TWICE
    if line.fan.id == "two-melded-kongs" and line.value == _MIXED_KONGS_VALUE:
        return MIXED_KONGS
    return REASONS[line.fan.id]

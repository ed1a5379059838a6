"""Why a yaku or the dora counts in this hand, in one short sentence."""

from scoring import Account, Counted, Score
from wording.lists import capitalized, joined_sentences
from wording.places import Places
from wording.rengo.reasons import REASONS
from wording.tiles import tile_name
from wording.translator import Translator

_DORA = "dora"


def why_counted(line: Counted, account: Account, score: Score, t: Translator) -> str:
    """Why this line of the account counts: `Seven different pairs.`"""
    if line.fan.id == _DORA:
        return t.ngettext(
            "%(tile)s is dora: %(num)s in the hand.",
            "%(tile)s is dora: %(num)s in the hand.",
            line.times,
            tile=capitalized(tile_name(line.uses[0].tiles[0], t)),
        )
    why = t.gettext(REASONS[line.fan.id], **Places(line, account, score.hand, t).all())
    if line.value == line.fan.value:
        return why
    return joined_sentences((why, t.gettext("One han less because the hand is open.")), t)

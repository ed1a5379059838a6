"""Why an element counts in this hand, in one short sentence."""

from scoring import Account, Counted, Score, Shape
from wording.imj.flowers import flower_name
from wording.imj.reasons import HALF_DROPPED, REASONS, UNIO_IN_EVERY_PAIR
from wording.lists import and_list
from wording.places import Places
from wording.translator import Translator


def why_counted(line: Counted, account: Account, score: Score, t: Translator) -> str:
    """Why this line of the account counts: `Four chows, and any pair.`"""
    places = dict(Places(line, account, score.hand, t).all())
    flowers = [tile for use in line.uses for tile in use.tiles if tile.is_flower]
    places["flowers"] = and_list([flower_name(flower, t) for flower in flowers], t)
    return t.gettext(_reason(line, account), **places)


def _reason(line: Counted, account: Account) -> str:
    """The sentence for this element; two elements come in two forms."""
    if line.fan.id == "coward" and account.total >= 1:
        return HALF_DROPPED
    if line.fan.id == "unio-in-all" and account.reading.shape is Shape.SEVEN_PAIRS:
        return UNIO_IN_EVERY_PAIR
    return REASONS[line.fan.id]

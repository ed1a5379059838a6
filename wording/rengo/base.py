"""The lines of the base (fu), and the base as a sum."""

from typing import Final

from scoring import Account, Base, BaseItem
from wording.sets import set_tiles
from wording.translator import N_, Translator

_OF_THE_HAND: Final = {
    "start": N_("starting fu"),
    "closed-ron": N_("closed hand, won by ron"),
    "self-draw": N_("self-draw"),
    "pinfu-self-draw": N_("self-draw with Pinfu: nothing added"),
    "rounding": N_("rounded up to tens"),
    "open-twenty": N_("open hand of 20 fu: counted as 30"),
    "seven-pairs": N_("seven pairs: always 25"),
}
_OF_A_SET: Final = {
    "yakuhai-pair": N_("pair of value tiles: %(tiles)s"),
    "open-pung-simple": N_("open pung of simples: %(tiles)s"),
    "open-pung-outer": N_("open pung of terminals or honors: %(tiles)s"),
    "concealed-pung-simple": N_("concealed pung of simples: %(tiles)s"),
    "concealed-pung-outer": N_("concealed pung of terminals or honors: %(tiles)s"),
    "open-kong-simple": N_("open kong of simples: %(tiles)s"),
    "open-kong-outer": N_("open kong of terminals or honors: %(tiles)s"),
    "concealed-kong-simple": N_("concealed kong of simples: %(tiles)s"),
    "concealed-kong-outer": N_("concealed kong of terminals or honors: %(tiles)s"),
    "inner-wait": N_("closed wait: %(tiles)s"),
    "edge-wait": N_("edge wait: %(tiles)s"),
    "pair-wait": N_("single wait for the pair: %(tiles)s"),
}


def base_item_text(item: BaseItem, account: Account, t: Translator) -> str:
    """A line of the base: `concealed pung of simples: 555 of dots`."""
    if item.place is None:
        return t.gettext(_OF_THE_HAND[item.id])
    tiles = set_tiles(account.reading.sets[item.place], t)
    return t.gettext(_OF_A_SET[item.id], tiles=tiles)


def fu_text(base: Base, t: Translator) -> str:
    """The base of a hand: `40 fu`."""
    return t.gettext("%(num)s fu", num=base.points)

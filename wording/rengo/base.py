"""The lines of the base (fu), and the base as a sum."""

from typing import Final

from scoring import Fu, FuItem, Score, SetKind
from scoring.reading import TileSets
from scoring.rengo.rule_set import RULES
from wording.rengo.names import article_label
from wording.sets import set_tiles
from wording.translator import N_, Translator

_OF_THE_HAND: Final = {
    "start": N_("Starting fu"),
    "closed-ron": N_("Closed hand, won by ron"),
    "self-draw": N_("Self-draw"),
    "pinfu-self-draw": N_("Self-draw with Pinfu adds nothing"),
    "rounding": N_("Rounded up to the next ten"),
    "open-twenty": N_("Open hand of 20 fu, counted as 30"),
    "seven-pairs": N_("Fixed fu of seven pairs"),
}
_OF_A_SET: Final = {
    "yakuhai-pair": N_("Pair of value tiles: %(tiles)s"),
    "plain-pair": N_("Pair without value: %(tiles)s"),
    "open-pung-simple": N_("Open pung of simples: %(tiles)s"),
    "open-pung-outer": N_("Open pung of terminals or honors: %(tiles)s"),
    "concealed-pung-simple": N_("Concealed pung of simples: %(tiles)s"),
    "concealed-pung-outer": N_("Concealed pung of terminals or honors: %(tiles)s"),
    "open-kong-simple": N_("Open kong of simples: %(tiles)s"),
    "open-kong-outer": N_("Open kong of terminals or honors: %(tiles)s"),
    "concealed-kong-simple": N_("Concealed kong of simples: %(tiles)s"),
    "concealed-kong-outer": N_("Concealed kong of terminals or honors: %(tiles)s"),
    "inner-wait": N_("Middle wait: %(tiles)s"),
    "edge-wait": N_("Edge wait: %(tiles)s"),
    "pair-wait": N_("Single wait for the pair: %(tiles)s"),
    "two-sided-wait": N_("Two-sided wait: %(tiles)s"),
    "dual-pung-wait": N_("Two-pair wait: %(tiles)s"),
}


COMPLETED_BY_RON: Final = N_(
    "The text does not say how a pung completed by ron counts; this site counts it as open, by custom."
)


def base_item_text(item: FuItem, sets: TileSets, t: Translator) -> str:
    """A line of the base, about one of the sets: `Concealed pung of simples: 555 of dots`."""
    if item.place is None:
        return t.gettext(_OF_THE_HAND[item.id])
    tiles = set_tiles(sets[item.place], t)
    return t.gettext(_OF_A_SET[item.id], tiles=tiles)


def base_item_line(item: FuItem, sets: TileSets, t: Translator) -> str:
    """The same with its fu and its article: `Starting fu, +20 (Art. 56(1))`."""
    return t.gettext(
        "%(line)s, +%(fu)s (%(article)s)",
        line=base_item_text(item, sets, t),
        fu=item.points,
        article=article_label(item.article, RULES.id, t),
    )


def completed_by_ron_text(score: Score, t: Translator) -> str:
    """That the pung which a ron completed is open by our reading; empty where there is none."""
    account = score.account
    if account is None or score.hand.circumstances.self_drawn:
        return ""
    reading = account.reading
    pungs = [at for at, each in enumerate(reading.sets) if each.kind is SetKind.PUNG]
    return t.gettext(COMPLETED_BY_RON) if reading.completed in pungs else ""


def fu_text(base: Fu, t: Translator) -> str:
    """The base of a hand: `40 fu`."""
    return t.gettext("%(num)s fu", num=base.points)

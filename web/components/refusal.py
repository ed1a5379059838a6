"""Why a rule set knows no such hand, in few words and as a sentence for the scorer's field."""

from collections.abc import Mapping
from typing import Final

from scoring import Fault, Wind
from wording import N_, Translator, capitalized, fault_text, rules_badge, wind_name

_SHORT: Final[Mapping[str, str]] = {
    "flowers-not-used": N_("Played without flowers."),
    "flower-in-hand": N_("You cannot win on a flower here."),
}


BESIDE_A_FIELD: Final[Mapping[str, str]] = {
    "missing-key": N_("The winning tile is missing: add it at the end of the hand."),
    "not-a-flower": N_("%(tile)s is not a flower: the flowers are 1f to 8f."),
    "flower-in-hand": N_("%(tile)s is a flower and not part of a set: type it by itself."),
    "flowers-not-used": N_("%(rules)s is played without flowers: take them out."),
    "discarder-is-winner": N_("The tile cannot come from the winner's own seat."),
    "liable-is-winner": N_("The winner cannot be the one who pays for the others."),
    "earth-not-on-first-discard": N_(
        "The Earth is won by another player on the jonga's first discard: choose East as the "
        "discarder."
    ),
    "heaven-not-of-dealer": N_(
        "Before the first discard only the jonga, East, has fourteen tiles."
    ),
    "melds-in-first-turn": N_(
        "Until the jonga's first discard nothing can be claimed, and only the jonga can make kongs."
    ),
    "robbed-in-first-turn": N_(
        "Before the first discard only the Thirteen Unios may rob a kong, and only the jonga's."
    ),
    "flower-not-drawn": N_("%(tile)s wins when it is drawn: choose a self-draw."),
    "round-not-played": N_("%(rules)s has no %(round)s round: the hand is scored all the same."),
    "riichi-with-open-hand": N_(
        "Riichi needs a closed hand: take out the claimed sets, or riichi."
    ),
}


def beside_field(fault: Fault, t: Translator) -> str:
    """What is wrong with a field of a form, and how to mend it, without words of the wire."""
    known = BESIDE_A_FIELD.get(fault.code)
    if known is None:
        return _sentence(fault_with_names(fault, t), t)
    return t.gettext(known, **fault_with_names(fault, t).values)


def refusal(fault: Fault, t: Translator) -> str:
    """Why there can be no such hand, where the whole hand is at question and no field of a form."""
    short = _SHORT.get(fault.code)
    return t.gettext(short) if short else _sentence(fault, t)


def fault_with_names(fault: Fault, t: Translator) -> Fault:
    """The fault with its rule set and its round by name."""
    named = dict(fault.values)
    if "rules" in named:
        named["rules"] = rules_badge(str(named["rules"]), t)
    if "round" in named:
        named["round"] = wind_name(Wind(str(named["round"])), t)
    return Fault(fault.code, named)


def _sentence(fault: Fault, t: Translator) -> str:
    return t.gettext("%(sentence)s.", sentence=capitalized(fault_text(fault, t)))

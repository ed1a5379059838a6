"""Why a rule set knows no such hand, in few words and as a sentence for the scorer's field."""

from collections.abc import Mapping
from typing import Final

from scoring import Fault
from wording import N_, Translator, fault_text, rules_badge

_SHORT: Final[Mapping[str, str]] = {
    "flowers-not-used": N_("Played without flowers."),
    "flower-in-hand": N_("A flower does not win here."),
}


def refusal(fault: Fault, t: Translator) -> str:
    """Why there can be no such hand, where the whole hand is at question and no field of a form."""
    short = _SHORT.get(fault.code)
    return t.gettext(short) if short else f"{capital(fault_text(fault, t))}."


def named_fault(fault: Fault, t: Translator) -> Fault:
    """The fault with its rule set by name."""
    if "rules" not in fault.values:
        return fault
    return Fault(fault.code, {**fault.values, "rules": rules_badge(str(fault.values["rules"]), t)})


def capital(text: str) -> str:
    """The text with a capital letter at its beginning, where its language has them."""
    return text[:1].upper() + text[1:]

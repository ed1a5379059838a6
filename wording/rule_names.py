"""The rule sets by name."""

from collections.abc import Mapping
from typing import Final

from wording.translator import N_, Translator

_BADGES: Final[Mapping[str, str]] = {
    "mcr-2014": N_("MCR 2014"),
    "mcr-2006": N_("MCR 2006"),
    "mcr-1998": N_("MCR 1998"),
    "imj": N_("IMJ"),
    "rengo": N_("Rengo"),
}
_NAMES: Final[Mapping[str, str]] = {
    "mcr-2014": N_("Mahjong Competition Rules (Chinese Official), edition of 2014"),
    "mcr-2006": N_("Mahjong Competition Rules (Chinese Official), edition of 2006"),
    "mcr-1998": N_("Mahjong Competition Rules (Chinese Official), trial edition of 1998"),
    "imj": N_("International Mahjong (IMJ), version 0702"),
    "rengo": N_("Official rules of Mahjong Rengo, Japanese riichi"),
}


def rules_badge(rules: str, t: Translator) -> str:
    """The stamp of the rule set: `MCR 2014`."""
    return t.gettext(_BADGES[rules])


def rules_name(rules: str, t: Translator) -> str:
    """The rule set by its whole name."""
    return t.gettext(_NAMES[rules])

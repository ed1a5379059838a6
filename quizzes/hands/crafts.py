"""The craft of each system."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands import imj, mcr, rengo
from quizzes.hands.craft import Craft
from scoring import RuleSet, System

_CRAFTS: Final[Mapping[System, Craft]] = {
    System.MCR: mcr.CRAFT,
    System.IMJ: imj.CRAFT,
    System.RENGO: rengo.CRAFT,
}


def craft_of(rules: RuleSet) -> Craft:
    """How hands of that rule set are made."""
    return _CRAFTS[rules.system]

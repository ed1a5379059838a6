"""The profile of each system."""

from collections.abc import Mapping
from typing import Final

from quizzes.systems import imj, mcr, rengo
from quizzes.systems.profile import SystemProfile
from scoring import RuleSet, System
from scoring.rows import row_for_each

PROFILES: Final[Mapping[System, SystemProfile]] = row_for_each(
    System,
    {
        System.MCR: mcr.PROFILE,
        System.IMJ: imj.PROFILE,
        System.RENGO: rengo.PROFILE,
    },
)


def profile_of(rules: RuleSet) -> SystemProfile:
    """The profile of a rule set's system."""
    return PROFILES[rules.system]

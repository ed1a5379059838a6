"""The profile of each system."""

from collections.abc import Mapping
from typing import Final

from quizzes.systems import imj, mcr, rengo
from quizzes.systems.profile import SystemProfile
from scoring import RuleSet, System

PROFILES: Final[Mapping[System, SystemProfile]] = {
    System.MCR: mcr.PROFILE,
    System.IMJ: imj.PROFILE,
    System.RENGO: rengo.PROFILE,
}
if missing := set(System) - set(PROFILES):
    raise LookupError(f"systems without a profile: {sorted(missing)}")


def profile_of(rules: RuleSet) -> SystemProfile:
    """The profile of a rule set's system."""
    return PROFILES[rules.system]

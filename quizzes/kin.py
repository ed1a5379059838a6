"""From a fan to the fan that shows the same pattern under another rule set."""

from scoring import RuleSet, rule_set
from scoring.kin import FAN_PATTERNS, pattern_of


def equivalent_fans(fan: str, of: RuleSet, to: RuleSet) -> tuple[str, ...]:
    """The ids of the equivalents of a fan in another rule set; none where it has no such fan."""
    if of.system is to.system:
        return (fan,) if to.has(fan) else ()
    name = pattern_of(of.system, fan)
    found = next((pattern.fans for pattern in FAN_PATTERNS if pattern.id == name), {})
    return found.get(to.system, ()) if fan in found.get(of.system, ()) else ()


def equivalent_fan(fan: str, of: str, to: RuleSet) -> str | None:
    """The first of them; `of` is the id of the fan's own rule set."""
    return next(iter(equivalent_fans(fan, rule_set(of), to)), None)

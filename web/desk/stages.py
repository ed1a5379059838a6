"""The order in which an incident is ruled.

A part is shown only after the parts whose answer it would give away: that a foul is asked for tells
that the win did not stand; that somebody pays, what the penalty was; what the referee orders, how
grave it was.
"""

from collections.abc import Mapping
from typing import Final

from quizzes.desk.incident import DeskIncident, Part

_STAGE_OF: Final[Mapping[str, int]] = {
    **dict.fromkeys(("facts", "verdict"), 0),
    **dict.fromkeys(("count", "foul", "article", "penalty", "play"), 1),
    **dict.fromkeys(("amount", "gravity"), 2),
    **dict.fromkeys(("payments", "sheet", "record"), 3),
}


def stages_of(incident: DeskIncident) -> tuple[tuple[Part, ...], ...]:
    """The parts of each stage that has any, in their order."""
    found: dict[int, list[Part]] = {}
    for part in incident.parts:
        found.setdefault(_STAGE_OF[part.id.split("-")[0]], []).append(part)
    return tuple(tuple(found[stage]) for stage in sorted(found))


def parts_in_order(incident: DeskIncident) -> tuple[Part, ...]:
    """The parts as they are met, stage by stage: their numbers tell nothing of a part still to come."""
    return tuple(part for stage in stages_of(incident) for part in stage)

"""JSON lines to values and back: the one place where hands are dictionaries."""

from scoring.wire.answers import (
    write_error,
    write_explanation,
    write_fan,
    write_hand,
    write_meld,
    write_score,
    write_wait,
    write_waiting_hand,
)
from scoring.wire.comparison import write_comparison
from scoring.wire.lines import (
    read_hand,
    read_hand_alone,
    read_hand_in_play,
    read_waiting_hand,
)
from scoring.wire.plans import write_plans
from scoring.wire.why_not import write_why_not

__all__ = [
    "read_hand",
    "read_hand_alone",
    "read_hand_in_play",
    "read_waiting_hand",
    "write_comparison",
    "write_error",
    "write_explanation",
    "write_fan",
    "write_hand",
    "write_meld",
    "write_plans",
    "write_score",
    "write_wait",
    "write_waiting_hand",
    "write_why_not",
]

"""What a misconception about the table is: a wrong rule that leads to a choice of a situation."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableMisconception:
    """A wrong rule with a name; `feedback` says in 20 words at most what the text has instead."""

    id: str
    name: str
    feedback: str

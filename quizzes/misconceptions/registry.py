"""Every misconception by its id, whatever it is about."""

from collections.abc import Mapping
from typing import Final, Protocol

from quizzes.misconceptions import claiming, diagnosis, paying, reasons, table, waiting
from quizzes.misconceptions.rengo import base


class Named(Protocol):
    """A misconception: its id, its name, and what is said to whoever has it."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def feedback(self) -> str: ...


NAMED: Final[Mapping[str, Named]] = {
    **diagnosis.BY_ID,
    **waiting.BY_ID,
    **claiming.BY_ID,
    **paying.BY_ID,
    **base.BY_ID,
    **reasons.BY_ID,
    **table.MISREADINGS,
}

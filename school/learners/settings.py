"""How a learner wants the site to look and speak, and what the learner aims at."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from datetime import UTC, date, datetime, time
from typing import Any

from sqlalchemy import JSON, Dialect, TypeDecorator

from school.errors import SchoolError
from school.learning.memory import DEFAULT_RETENTION
from school.learning.state import DEFAULT_SUCCESS, LearningAims

LONGEST = 40


@dataclass(frozen=True, slots=True)
class LearnerSettings:
    """What a learner chose. `None` leaves the choice to the browser or to the site.

    `also` is a second language for names of fans, `clock` how many seconds a question of a drill
    should take, 0 without a clock. `retention` and `success` are shares, as in `LearningAims`; `exam` is a
    day as `2027-03-21`. `begin` names by rule set the topic at which the course begins.

    Raises:
        SchoolError: `bad-setting` for a text that is empty or longer than any choice is, a share
            that none may choose, or a day that there is not.
    """

    language: str | None = None
    theme: str | None = None
    numerals: bool = False
    shortcuts: bool = True
    rules: str | None = None
    also: str | None = None
    clock: int = 0
    retention: float = DEFAULT_RETENTION
    success: float = DEFAULT_SUCCESS
    exam: str | None = None
    begin: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in ("language", "theme", "rules", "also", "exam"):
            value = getattr(self, name)
            if value is not None and not 0 < len(value) <= LONGEST:
                raise SchoolError(
                    "bad-setting", f"expected 1 to {LONGEST} characters for {name}, not {value!r}"
                )
        try:
            _ = self.aims
        except ValueError as error:
            raise SchoolError("bad-setting", str(error)) from None

    @property
    def aims(self) -> LearningAims:
        """What the learner aims at; the exam is thought of as when its day begins in UTC."""
        day = date.fromisoformat(self.exam) if self.exam else None
        exam = datetime.combine(day, time(), UTC) if day else None
        return LearningAims(self.retention, self.success, exam)


class SettingsColumn(TypeDecorator[LearnerSettings]):
    """Settings as a JSON object. A key that the code no longer knows is left aside."""

    impl = JSON
    cache_ok = True

    def process_bind_param(
        self, value: LearnerSettings | None, dialect: Dialect
    ) -> dict[str, Any] | None:
        """The settings as an object of plain values."""
        return None if value is None else asdict(value)

    def process_result_value(
        self, value: dict[str, Any] | None, dialect: Dialect
    ) -> LearnerSettings | None:
        """The settings as they were saved; a choice newer than the row has its default."""
        if value is None:
            return None
        known = {each.name for each in fields(LearnerSettings)}
        return LearnerSettings(**{name: chosen for name, chosen in value.items() if name in known})

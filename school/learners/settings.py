"""How a learner wants the site to look and speak."""

from dataclasses import asdict, dataclass, fields
from typing import Any

from sqlalchemy import JSON, Dialect, TypeDecorator

from school.errors import SchoolError

LONGEST = 40


@dataclass(frozen=True, slots=True)
class Settings:
    """What a learner chose. `None` leaves the choice to the browser or to the site.

    Raises:
        SchoolError: `bad-setting` for a text that is empty or longer than any choice is.
    """

    language: str | None = None
    theme: str | None = None
    numerals: bool = False
    shortcuts: bool = True
    rules: str | None = None

    def __post_init__(self) -> None:
        for name in ("language", "theme", "rules"):
            value = getattr(self, name)
            if value is not None and not 0 < len(value) <= LONGEST:
                raise SchoolError(
                    "bad-setting", f"expected 1 to {LONGEST} characters for {name}, not {value!r}"
                )


class SettingsColumn(TypeDecorator[Settings]):
    """Settings as a JSON object. A key that the code no longer knows is left aside."""

    impl = JSON
    cache_ok = True

    def process_bind_param(self, value: Settings | None, dialect: Dialect) -> dict[str, Any] | None:
        """The settings as an object of plain values."""
        return None if value is None else asdict(value)

    def process_result_value(
        self, value: dict[str, Any] | None, dialect: Dialect
    ) -> Settings | None:
        """The settings as they were saved; a choice newer than the row has its default."""
        if value is None:
            return None
        known = {field.name for field in fields(Settings)}
        return Settings(**{name: chosen for name, chosen in value.items() if name in known})

"""What a look at the settings finds."""

from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """An error keeps the site from starting, or loses or reveals something; advice does not."""

    ERROR = "error"
    ADVICE = "advice"


@dataclass(frozen=True, slots=True)
class ConfigProblem:
    """Something that is wrong, with a stable code, and how it is mended."""

    severity: Severity
    code: str
    what: str
    mend: str

    def __str__(self) -> str:
        return f"{self.severity}: {self.what} [{self.code}]\n  {self.mend}"


def error(code: str, what: str, mend: str) -> ConfigProblem:
    """Something that must be mended before the site starts."""
    return ConfigProblem(Severity.ERROR, code, what, mend)


def advice(code: str, what: str, mend: str) -> ConfigProblem:
    """Something that is better mended."""
    return ConfigProblem(Severity.ADVICE, code, what, mend)

"""What an operator decides, read once from the environment and handed down as one value."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

ROOT = Path(__file__).resolve().parent.parent
LEAST_KEY = 32  # characters of the secret key


class SettingsError(RuntimeError):
    """A setting is missing or cannot be used; the message says how to mend it."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one running site.

    `secret_key` signs cookies and question tokens. `database` is an address as SQLAlchemy
    writes it. `plain_http` lets cookies travel without TLS on other names than this machine's
    own, for a classroom on a cable without certificates; else they are marked Secure.

    Raises:
        SettingsError: `short-key`, `bad-log-level`.
    """

    secret_key: str
    database: str
    log_level: str = "info"
    plain_http: bool = False

    def __post_init__(self) -> None:
        if len(self.secret_key) < LEAST_KEY:
            raise SettingsError(
                "short-key",
                f"FANWISE_SECRET_KEY needs at least {LEAST_KEY} characters: `make serve` makes"
                " one, or use: python -c 'import secrets; print(secrets.token_hex(32))'",
            )
        if self.log_level.upper() not in logging.getLevelNamesMapping():
            raise SettingsError(
                "bad-log-level",
                f"FANWISE_LOG_LEVEL is debug, info, warning or error, not {self.log_level!r}",
            )

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> Self:
        """The settings that the environment gives; the database is a file of our own if unsaid.

        Raises:
            SettingsError: `short-key` also where there is no key at all.
        """
        return cls(
            secret_key=environment.get("FANWISE_SECRET_KEY", ""),
            database=environment.get("DATABASE_URL") or own_database(),
            log_level=environment.get("FANWISE_LOG_LEVEL", "info"),
            plain_http=environment.get("FANWISE_PLAIN_HTTP", "") == "1",
        )


def own_database() -> str:
    """The address of the SQLite file below `instance`, whose folder is made where it is missing."""
    folder = ROOT / "instance"
    folder.mkdir(exist_ok=True)
    return f"sqlite:///{folder / 'fanwise.db'}"

"""Passwords: made into hashes, and compared so that the time taken tells nothing."""

from dataclasses import dataclass, field
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from school.accounts.names import LONGEST_PASSWORD, normalized_password


@dataclass(frozen=True, slots=True)
class Cost:
    """What a hash costs: passes over the memory, the memory in KiB, and how many threads."""

    passes: int
    memory: int
    threads: int


USUAL_COST: Final = Cost(passes=2, memory=19 * 1024, threads=1)
"""About 40 ms on the cores that the site is meant for: a class signs in within seconds."""

TEST_COST: Final = Cost(passes=1, memory=8, threads=1)
"""For tests alone."""


@dataclass(frozen=True, slots=True)
class Passwords:
    """Makes and compares hashes of one cost; hashes of another cost are still understood."""

    cost: Cost = USUAL_COST
    _hasher: PasswordHasher = field(init=False, repr=False)
    _nobody: str = field(init=False, repr=False)

    def __post_init__(self) -> None:
        hasher = PasswordHasher(self.cost.passes, self.cost.memory, self.cost.threads)
        object.__setattr__(self, "_hasher", hasher)
        object.__setattr__(self, "_nobody", hasher.hash("nobody"))

    def hash(self, password: str) -> str:
        """What is stored of a password."""
        return self._hasher.hash(normalized_password(password))

    def matches(self, stored: str | None, typed: str) -> bool:
        """Whether the typed password is the stored one.

        Where there is no account, and so nothing stored, the same work is done for nobody.
        """
        password = normalized_password(typed)[: LONGEST_PASSWORD + 1]
        try:
            self._hasher.verify(stored or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None

    def is_dated(self, stored: str) -> bool:
        """Whether the hash was made at another cost than today's."""
        return self._hasher.check_needs_rehash(stored)

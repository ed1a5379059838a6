"""Where a question stands: the parts of its address that answers are looked up by."""

from dataclasses import dataclass
from typing import Self

from school.errors import SchoolError

LONGEST = 255


@dataclass(frozen=True, slots=True)
class Place:
    """The parts of an address such as `mcr-2014/fans/3/2611/7/pure-straight+all-chows`.

    `drill` is the address without the index: the run of questions that a learner works
    through, `mcr-2014/fans/3/2611/pure-straight+all-chows`. `position` is the index in it.
    """

    rules: str
    kind: str
    level: int
    drill: str
    position: int

    @classmethod
    def of(cls, address: str) -> Self:
        """The place that an address names.

        Raises:
            SchoolError: `bad-address` when it is not the address of a question.
        """
        parts = address.split("/")
        if len(address) > LONGEST or len(parts) not in (5, 6) or "" in parts:
            raise _bad_address(address)
        rules, kind, level, seed, index, *fans = parts
        if not (level.isdecimal() and index.isdecimal()):
            raise _bad_address(address)
        drill = "/".join((rules, kind, level, seed, *fans))
        return cls(rules, kind, int(level), drill, int(index))


def _bad_address(address: str) -> SchoolError:
    return SchoolError(
        "bad-address",
        "expected rules/kind/level/seed/index and perhaps /fans, as in"
        f" 'mcr-2014/fans/3/2611/7', not {address!r}",
    )

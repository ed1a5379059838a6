"""Where a question stands: the parts of its address that answers are looked up by."""

import re
from dataclasses import dataclass
from typing import Self

from school.errors import SchoolError

LONGEST = 255  # characters, as in the column that holds the address
ADDRESS = re.compile(
    r"(?P<run>(?P<rules>[^/]{1,64})/(?P<kind>[^/]{1,64})/(?P<level>\d{1,9})/[^/]+)"
    r"/(?P<index>\d{1,9})(?P<fans>/[^/]+)?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Place:
    """The parts of an address such as `mcr-2014/fans/3/2611/7/pure-straight+all-chows`.

    `drill` is the address without the index: the run of questions that a learner works
    through, `mcr-2014/fans/3/2611/pure-straight+all-chows`. `position` is the index in it.

    Only the form is read, not whether such rules or fans exist: an answer stays in the history
    when its rules are no longer taught.
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
        found = ADDRESS.fullmatch(address)
        if found is None or len(address) > LONGEST:
            raise SchoolError(
                "bad-address",
                "expected rules/kind/level/seed/index and perhaps /fans, as in"
                f" 'mcr-2014/fans/3/2611/7', not {address!r}",
            )
        return cls(
            rules=found["rules"],
            kind=found["kind"],
            level=int(found["level"]),
            drill=found["run"] + (found["fans"] or ""),
            position=int(found["index"]),
        )

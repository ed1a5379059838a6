"""Where a question stands: the parts of its address that answers are looked up by."""

import re
from dataclasses import dataclass
from typing import Final, Self

from quizzes.address import LARGEST_INDEX, LARGEST_SEED, LONGEST
from school.errors import SchoolError

_INDEX: Final = rf"\d{{1,{len(str(LARGEST_INDEX))}}}"
_SEED: Final = rf"\d{{1,{len(str(LARGEST_SEED))}}}"
ADDRESS = re.compile(
    rf"(?P<run>(?P<rules>[^/]{{1,64}})/(?P<kind>[^/]{{1,64}})/(?P<level>\d)/{_SEED})"
    rf"/(?P<index>{_INDEX})(?P<fans>/[^/]+)?",
    re.ASCII,
)
CHECK: Final = "check"
"""The kind of a check of a lesson: it stands by itself, without level, seed or index."""

CHECK_ADDRESS = re.compile(rf"[^/]{{1,64}}/{CHECK}(?:/[a-z0-9-]+){{3}}/[0-9a-f]{{8}}", re.ASCII)


def check_address(rules: str, course: str, lesson: str, name: str, digest: str) -> str:
    """Where the answers to a check of a lesson are kept.

    `digest` is made from all that the check shows and asks, in eight letters, so that a check that
    was changed is another check.
    """
    return f"{rules}/{CHECK}/{course}/{lesson}/{name}/{digest}"


@dataclass(frozen=True, slots=True)
class AddressParts:
    """The parts of an address such as `mcr-2014/fans/3/2611/7/pure-straight+all-chows`.

    `drill` is the address without the index: the run of questions that a learner works
    through, `mcr-2014/fans/3/2611/pure-straight+all-chows`. `position` is the index in it.

    A check of a lesson, `mcr-2014/check/mcr/pure-straight/faded/5f3ac1d2`, is a run of its own.

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
        if CHECK_ADDRESS.fullmatch(address) and len(address) <= LONGEST:
            return cls(address.split("/", 1)[0], CHECK, 0, address, 1)
        found = ADDRESS.fullmatch(address)
        if found is None or found["kind"] == CHECK or len(address) > LONGEST:
            raise SchoolError(
                "bad-address",
                "expected rules/kind/level/seed/index and perhaps /fans, as in"
                " 'mcr-2014/fans/3/2611/7', or rules/check/course/lesson/name/digest, not"
                f" {address!r}",
            )
        return cls(
            rules=found["rules"],
            kind=found["kind"],
            level=int(found["level"]),
            drill=found["run"] + (found["fans"] or ""),
            position=int(found["index"]),
        )

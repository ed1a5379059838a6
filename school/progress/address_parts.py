"""Where a question stands: the parts of its address that answers are looked up by."""

import re
from dataclasses import dataclass
from typing import Final, Self

from quizzes.address import LONGEST, address_fields, rules_of
from school.errors import SchoolError

CHECK: Final = "check"
"""The kind of a check of a lesson: it stands by itself, without level, seed or index."""

_CHECK_FORM: Final = re.compile(
    rf"[^/]{{1,64}}/{CHECK}/([a-z0-9-]+)/([a-z0-9-]+)/[a-z0-9-]+/[0-9a-f]{{8}}", re.ASCII
)


def check_address(rules: str, course: str, lesson: str, name: str, digest: str) -> str:
    """Where the answers to a check of a lesson are kept.

    `digest` is made from all that the check shows and asks, in eight letters, so that a check that
    was changed is another check.
    """
    return f"{rules}/{CHECK}/{course}/{lesson}/{name}/{digest}"


def lesson_of_check(address: str) -> tuple[str, str]:
    """The course and the lesson of a check, by its address.

    Raises:
        SchoolError: `bad-address` when it is not the address of a check.
    """
    match = _CHECK_FORM.fullmatch(address)
    if match is None:
        raise _bad_address(address)
    return match[1], match[2]


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
        """The parts of an address.

        Raises:
            SchoolError: `bad-address` when it is not the address of a question.
        """
        if _CHECK_FORM.fullmatch(address) and len(address) <= LONGEST:
            return cls(rules_of(address), CHECK, 0, address, 1)
        fields = address_fields(address)
        if fields is None or fields.kind == CHECK:
            raise _bad_address(address)
        return cls(fields.rules, fields.kind, fields.level, fields.drill, fields.index)


def _bad_address(address: str) -> SchoolError:
    return SchoolError(
        "bad-address",
        "expected rules/kind/level/seed/index and perhaps /fans, as in"
        " 'mcr-2014/fans/3/2611/7', or rules/check/course/lesson/name/digest, not"
        f" {address!r}",
    )

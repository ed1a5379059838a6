"""Which question a student meets at a place of an assignment."""

from dataclasses import replace
from typing import Final

from quizzes import Address
from quizzes.address import DERIVED_SEEDS
from school.accounts.digests import keyed_digest
from school.assignments.models import Assignment, Item, Seeds
from school.classes.models import Student

SEED_COUNT: Final = 10**15  # nobody finds a seed among so many by trying


def question_for(assignment: Assignment, item: Item, student: Student, number: int) -> str:
    """The address of the question in a student's attempt of that number.

    Where each has others: the same kind, level and wish, with a seed derived from the secret of
    the assignment. Of several fans it is about the one that the teacher saw.
    """
    if assignment.seeds is Seeds.ONE:
        return item.question
    of = str(student.public_id)
    return derived_address(
        assignment, item, of if assignment.seeds is Seeds.STUDENT else f"{of}/{number}"
    )


def derived_address(assignment: Assignment, item: Item, owner: str) -> str:
    """The address of the question at this place for somebody or something of that name.

    The same name always leads to the same question, another one to another.
    """
    like = Address.parse(item.question)
    drawn = int(keyed_digest(assignment.seed, "questions of an assignment", owner), 16)
    first = 0 if like.is_of_first_series else DERIVED_SEEDS.start
    found = replace(
        like,
        seed=first + drawn % SEED_COUNT,
        index=item.position,
        fans=(like.target,) if like.target else (),
        masked=False,
    )
    return str(replace(found, masked=found.can_be_masked))

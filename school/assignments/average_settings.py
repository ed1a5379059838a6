"""How a class makes averages, as it is stored: weights of assignments, drops, the pass mark."""

from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.averages import MOST_DROPPED, MOST_WEIGHT, PERCENT, AverageTerms
from school.assignments.models import Assignment
from school.classes.models import SchoolClass
from school.errors import SchoolError


def average_terms(school_class: SchoolClass) -> AverageTerms:
    """What holds for the class."""
    return AverageTerms(school_class.drop_lowest, school_class.pass_percent)


def change_averages(
    session: Session, school_class: SchoolClass, terms: AverageTerms, weights: Mapping[int, float]
) -> None:
    """Let averages be made like this from now on; `weights` by the id of the assignment.

    Assignments that are not named keep the weight that they have; those of other classes are left alone.

    Raises:
        SchoolError: `bad-drop`, `bad-pass-mark`, `bad-weight`.
    """
    if not 0 <= terms.drop_lowest <= MOST_DROPPED:
        raise SchoolError("bad-drop", f"expected 0 to {MOST_DROPPED} grades to drop")
    if terms.pass_percent not in PERCENT:
        raise SchoolError("bad-pass-mark", "expected 0 to 100 percent")
    # Written so that a NaN, which compares false with everything, is refused as well.
    if not all(0 <= weight <= MOST_WEIGHT for weight in weights.values()):
        raise SchoolError("bad-weight", f"expected weights from 0 to {MOST_WEIGHT:g}")
    row = session.get_one(SchoolClass, school_class.id, with_for_update=True)
    row.drop_lowest, row.pass_percent = terms.drop_lowest, terms.pass_percent
    of_class = select(Assignment).where(
        Assignment.class_id == row.id, Assignment.id.in_(weights.keys())
    )
    for each in session.scalars(of_class):
        each.weight = weights[each.id]
    session.flush()

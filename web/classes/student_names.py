"""The students of a class as boxes to tick."""

from collections.abc import Collection, Sequence

from school.classes.models import Student
from web.classes.student_rows import namesake_numbers, numbered_name
from web.components.options import OptionView


def student_options(students: Sequence[Student], ticked: Collection[int]) -> tuple[OptionView, ...]:
    """A box for each; `ticked` are row ids. Those of one name carry a number."""
    numbers = namesake_numbers(students)
    return tuple(
        OptionView(
            str(each.public_id),
            numbered_name(each.name, numbers[each.id]),
            each.id in ticked,
            lang="und",
        )
        for each in students
    )

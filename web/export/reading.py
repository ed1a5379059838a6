"""An assignment as it is stored, made ready to be taken along."""

from collections.abc import Sequence

from quizzes import Address, make
from quizzes.fingerprint import fingerprint
from school.assignments.models import Assignment, AssignmentState, Item
from school.assignments.status import SectionWithItems as StoredPart
from web.export.book import ExportedAssignment, ExportedQuestion, ExportedSection


def exported_assignment(assignment: Assignment, parts: Sequence[StoredPart]) -> ExportedAssignment:
    """The assignment with its questions made; sections without any are left out.

    The addresses of a draft are not told: whoever has one meets the question before its time.
    """
    told = assignment.state is not AssignmentState.DRAFT
    return ExportedAssignment(
        assignment.title,
        tuple(
            ExportedSection(
                part.section.title,
                part.section.instruction,
                tuple(_entry(item, told) for item in part.items),
            )
            for part in parts
            if part.items
        ),
    )


def _entry(item: Item, is_revealed: bool) -> ExportedQuestion:
    question = make(Address.parse(item.question))
    return ExportedQuestion(
        question,
        item.points,
        fingerprint(question),
        item.question if is_revealed else "",
        item.note or "",
    )

"""A class with its gradebook, as the pages of the gradebook load it."""

import uuid
from dataclasses import dataclass
from datetime import datetime, tzinfo

from school.assignments.average_settings import average_terms
from school.assignments.averages import AverageTerms
from school.assignments.matrix import Matrix, gradebook_matrix
from school.assignments.models import Assignment
from school.classes.models import SchoolClass
from web import request_context
from web.classes.access import taught_class
from web.classes.view import ClassView, class_view, with_page_rule_set, zone_of_class
from web.clock import now


@dataclass(frozen=True, slots=True)
class Gradebook:
    """The class, and how its students stand `at` this moment."""

    school_class: SchoolClass
    matrix: Matrix
    at: datetime

    @property
    def zone(self) -> tzinfo:
        """The zone that the times of the class are told in."""
        return zone_of_class(self.school_class)

    @property
    def view(self) -> ClassView:
        """The class as the head of a page shows it."""
        return class_view(
            self.school_class, len(self.matrix.students), request_context.translator()
        )

    @property
    def terms(self) -> AverageTerms:
        """How the averages of the class are made."""
        return average_terms(self.school_class)

    @property
    def assignments(self) -> tuple[Assignment, ...]:
        """The assignments that are in it."""
        return tuple(each.assignment for each in self.matrix.listed)

    @property
    def assignment_ids(self) -> list[int]:
        """Their ids."""
        return [each.assignment.id for each in self.matrix.listed]


def open_book(class_id: uuid.UUID) -> Gradebook:
    """The gradebook of a class that the visitor teaches.

    Raises:
        NotFound: there is no such class, or it is taught by others.
    """
    school_class, at = with_page_rule_set(taught_class(class_id)), now()
    return Gradebook(
        school_class, gradebook_matrix(request_context.reading(), school_class.id, at), at
    )

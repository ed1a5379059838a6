"""The students of a class as a list, each told from others of the same name."""

import uuid
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from school.classes.models import SchoolClass, Student
from school.classes.trail import comings_of
from web import request_context
from web.classes.place_words import came_text
from web.classes.view import zone_of_class
from web.clock import now
from web.components.dates import moment_text
from wording import Translator


@dataclass(frozen=True, slots=True)
class StudentRow:
    """A student in the list of a class; `joined` says since when, empty where nobody came yet, and
    `came` how. `namesake` tells those of one name apart, 0 where nobody else has it; `number` is the
    one in the lists of the school, empty for none.
    """

    id: uuid.UUID
    name: str
    joined: str
    came: str
    namesake: int
    number: str = ""


def student_rows(
    school_class: SchoolClass, students: Iterable[Student], t: Translator
) -> tuple[StudentRow, ...]:
    """The students as a list."""
    listed, zone = tuple(students), zone_of_class(school_class)
    comings, numbers = comings_of(request_context.reading(), listed), namesake_numbers(listed)
    return tuple(
        StudentRow(
            id=each.public_id,
            name=each.name,
            joined=moment_text(each.joined_at, zone, t, now())
            if each.joined_at and each.learner_id
            else "",
            came=came_text(comings.get(each.id), t) if each.learner_id else "",
            namesake=numbers[each.id],
            number=each.number,
        )
        for each in listed
    )


def namesake_numbers(students: Iterable[Student]) -> Mapping[int, int]:
    """A number for each of several of one name, in the order in which they were added; else 0."""
    by_age = sorted(students, key=lambda each: each.id)
    alike, met = Counter(each.name_key for each in by_age), Counter[str]()
    numbers = {}
    for each in by_age:
        met[each.name_key] += 1
        numbers[each.id] = met[each.name_key] if alike[each.name_key] > 1 else 0
    return numbers


def numbered_name(name: str, number: int) -> str:
    """The name with its number, where several have it: on a card there is room for nothing else."""
    return f"{name} ({number})" if number else name

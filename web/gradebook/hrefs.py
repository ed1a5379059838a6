"""Where the pages of the gradebook are.

Written out, for a gradebook has thousands of links and building each from its route takes longer
than all the rest of the page; a test follows them.
"""

from school.assignments.models import Assignment
from school.classes.models import SchoolClass, Student


def of_class(school_class: SchoolClass) -> str:
    """The overview of the class."""
    return f"/teach/{school_class.public_id}"


def grades(school_class: SchoolClass, tab: str = "") -> str:
    """The gradebook: by assignment, or the tab `skills` or `questions`."""
    own = f"{of_class(school_class)}/grades"
    return f"{own}/{tab}" if tab else own


def student(school_class: SchoolClass, place: Student) -> str:
    """All that one student did."""
    return f"{of_class(school_class)}/students/{place.public_id}"


def assignment(task: Assignment) -> str:
    """What the assignment is."""
    return f"/teach/assignments/{task.public_id}"


def cell(task: Assignment, place: Student, part: str = "") -> str:
    """What one student did in an assignment; with a part something of it."""
    own = f"{assignment(task)}/students/{place.public_id}"
    return f"{own}/{part}" if part else own


def answer(task: Assignment, place: Student, number: int, position: int) -> str:
    """The answer to one question of an attempt, explained."""
    return cell(task, place, f"{number}/{position}")


def question(task: Assignment, position: int) -> str:
    """The figures of a question."""
    return f"{assignment(task)}/questions/{position}"

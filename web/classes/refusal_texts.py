"""What is said of a name, a code or a class that cannot be taken."""

from school.classes.names import LONGEST_CLASS, LONGEST_STUDENT
from school.classes.places import MOST_STUDENTS
from school.classes.roster import MOST_NAMES
from school.classes.teaching import MOST_TEACHERS
from school.errors import SchoolError
from wording import Translator


def fault_text(error: SchoolError, t: Translator, of_class: bool = False) -> str:
    """What to say beside a field that holds what cannot be; names are of students or of a class."""
    told = {
        "no-name": t.gettext("Enter a name."),
        "long-name": t.gettext(
            "A name can have at most %(most)s characters.",
            most=LONGEST_CLASS if of_class else LONGEST_STUDENT,
        ),
        "many-names": t.gettext(
            "At most %(most)s names at once. Add the others afterwards.", most=MOST_NAMES
        ),
        "class-full": t.gettext("A class can have at most %(most)s students.", most=MOST_STUDENTS),
        "many-teachers": t.gettext(
            "A class can have at most %(most)s teachers.", most=MOST_TEACHERS
        ),
        "last-teacher": t.gettext(
            "The class has no other teacher. Invite one first, or archive or delete the class."
        ),
        "joining-closed": t.gettext(
            "This class is not taking new students at the moment. Ask your teacher."
        ),
        "many-waiting": t.gettext(
            "Too many students are waiting to be let into this class. Ask your teacher."
        ),
        "founder": t.gettext(
            "The teacher who has taught a class longest cannot be removed by others."
        ),
        "place-taken": t.gettext(
            "Somebody else is already using this student's name. Ask your teacher."
        ),
        "already-left": t.gettext("The student is no longer in this class."),
    }
    return told[error.code]


def no_class_text(t: Translator) -> str:
    """What to say to who typed a code that no class has."""
    return t.gettext(
        "No class has this code. Check it, or ask the teacher whether the class can be joined."
    )


def no_card_text(t: Translator) -> str:
    """What to say to who typed a code that is of no card."""
    return t.gettext("This code does not work. Check it, or ask the teacher for a new card.")

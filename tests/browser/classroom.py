"""A class with a student, for pages that only a student has."""

from dataclasses import dataclass

from app import create_app
from school.assignments.models import Shown
from school.classes.models import Student
from tests.browser.live_site import LiveSite
from tests.web.taking import EACH_KIND, Pupil, change_terms, pupil, set_task
from web.services import services
from web.settings import Settings

NAME = "MCR"  # of whom and what teachers name: a word of every language


@dataclass(frozen=True, slots=True)
class Classroom:
    """A student: the cookie that says who it is, and the pages."""

    cookie: tuple[str, str]
    places: dict[str, str]


def open_classroom(site: LiveSite) -> Classroom:
    """A student who is in the middle of one assignment, and has handed in another."""
    app = create_app(Settings(secret_key=site.secret_key, database=f"sqlite:///{site.database}"))
    during = {"score": Shown.DURING, "answers": Shown.DURING, "explanations": Shown.DURING}
    under_way = set_task(app, questions=EACH_KIND, minutes=300, **during)
    done = set_task(app, questions=EACH_KIND[:4], answers=Shown.ENDED, explanations=Shown.NEVER)
    change_terms(done, class_id=under_way.school_class.id, title=NAME)
    change_terms(under_way, title=NAME)
    student = pupil(under_way)
    with services(app).database.writing() as writing:
        writing.get_one(Student, student.student.id).name = NAME
    student.begin()
    student.answer(under_way.at(2), unknown=1)
    mate = Pupil(done, student.student)
    mate.begin()
    mate.answer(done.at(1), unknown=1)
    mate.hand_in()
    cookie = student.client.get_cookie(app.config["SESSION_COOKIE_NAME"])
    assert cookie is not None
    services(app).database.close()
    return Classroom(
        (cookie.key, cookie.value),
        {
            "class of a student": f"/class/{under_way.school_class.public_id}",
            "assignment": under_way.path,
            "assignment: asked": under_way.at(1),
            "assignment: told": under_way.at(2),
            "assignment: to hand in": f"{under_way.path}/attempts/1/hand-in",
            "assignment: done": done.path,
            "assignment: result": f"{done.path}/attempts/1",
            "assignment: looked at": done.at(1),
        },
    )

"""An exam that a learner of the world has passed."""

from sqlalchemy import update

from school.exams.models import ExamSitting
from tests.web.access.world import AccessWorld, RequestRole
from web.clock import now
from web.services import services


def passed_exam(world: AccessWorld) -> str:
    """Where the certificate of an exam is made that the learner has passed."""
    began = world.people[RequestRole.LEARNER].client.post("/mcr-2014/exam/begin")
    at = now()
    with services(world.site).database.writing() as writing:
        ended = {"handed_in_at": at, "closed_at": at, "right": 60, "passed": True}
        writing.execute(update(ExamSitting).values(ended))
    return f"{began.headers['Location'].rpartition('/')[0]}/certificate"

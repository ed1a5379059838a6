"""A learner with something in every table that may hold something of a person, and rows of nobody."""

import uuid
from datetime import UTC, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session

from quizzes import Kind
from quizzes.deal.opponent import PlayingStrength
from quizzes.desk.address import DeskAddress
from quizzes.desk.maker import make_incident
from school.accounts import merging, recovery, sign_ins
from school.accounts.api_keys import make_api_key
from school.accounts.models import Attempt
from school.assignments.models import Assignment
from school.classes.calendar_links import make_calendar_link
from school.classes.models import PlaceEventKind, Student
from school.classes.requests import ask_to_join
from school.classes.trail import note_event
from school.exams.certificates import issue_certificate
from school.learners.guests import new_guest
from school.learners.models import Learner
from school.lti.arriving import CourseKey, bind_account, connect_course
from school.lti.grades import keep_grade_column
from school.lti.models import LtiGradeColumn, LtiLogin, LtiPlatform, LtiScore, LtiVisit
from school.lti.platforms import NewPlatform, add_platform
from school.progress.deals import DealChoices, begin_deal
from school.progress.desk_results import IncidentAnswers, keep_result
from school.progress.evidence import AnswerEvidence
from school.progress.lessons import store_lesson_done
from school.progress.models import Complaint, LessonCompletion
from school.progress.question_reports import QuestionComplaint, store_report
from school.progress.sprints import begin_sprint
from school.progress.summaries import FeatureRow
from scoring import RULE_SETS
from tests.school.accounts.factors import turned_on
from tests.school.accounts.opened import account
from tests.school.bank.banks import bank_of_one
from tests.school.classes.made import answered, class_of, student_in, told_and_led
from tests.school.exams.sat import passed
from tests.school.make import NOON, answer

SHOWN = AnswerEvidence((("all-chows", True, 1.0),), "all-chows", {"kind:fans": 1.0}, "absent")


def in_every_table(session: Session) -> uuid.UUID:
    """An account with rows wherever a person may have some; who it is."""
    lin = account(session, email="lin@school.example").learner_id
    guest = new_guest(session, NOON).id
    for who in (guest, lin):
        graded = answer(session, who, shown=SHOWN)
        store_lesson_done(session, who, "mcr", f"lesson-{who}", LessonCompletion.READ, NOON)
    merging.merge_guest(session, guest, lin, NOON)
    sign_ins.store_sign_in(session, lin, "token", "Firefox/Linux", NOON)
    recovery.store_codes(session, lin, "first", recovery.derived_codes("k" * 32, lin, "first"))
    recovery.store_link(session, lin, "token", NOON)
    make_api_key(session, lin, "Script", "fanwise_1", NOON)
    turned_on(session, lin)
    complaint = QuestionComplaint(Complaint.KEY, "Is it 8?")
    store_report(session, session.get_one(Learner, lin), graded, complaint, "en", NOON)
    begin_sprint(session, session.get_one(Learner, lin), "mcr-2014", Kind.FIND, NOON, timed=True)
    begin_deal(
        session,
        session.get_one(Learner, lin),
        RULE_SETS["imj"],
        DealChoices(PlayingStrength.STEADY),
        NOON,
    )
    keep_result(
        session,
        lin,
        make_incident(DeskAddress("mcr-2014", 3, 1)),
        IncidentAnswers({}, frozenset(), None),
        NOON,
    )
    issue_certificate(session, passed(session, lin), "Lin", NOON, UTC)
    taught = class_of(session, lin)
    place = student_in(session, taught, lin)
    told_and_led(session, taught, answered(session, taught, place, by=lin), by=lin)
    note_event(session, place, PlaceEventKind.BY_CARD, NOON)
    ask_to_join(session, taught.id, lin, "Lin", NOON)
    make_calendar_link(session, taught.id, lin, "nonce", "token", NOON)
    _come_by_a_platform(session, taught.id, lin)
    bank_of_one(session, lin)
    return lin


def _come_by_a_platform(session: Session, class_id: int, learner_id: uuid.UUID) -> None:
    """A course of a platform with a column of grades, and one on its way there."""
    urls = dict.fromkeys(("auth_url", "token_url", "jwks_url"), "https://school.example/x")
    new = NewPlatform("School", "https://school.example", "1", deployments=("1",), **urls)
    platform = add_platform(session, new, NOON)
    course = connect_course(session, CourseKey(platform.id, "1", "5"), class_id)
    bind_account(session, platform.id, "person-1", learner_id)
    task = session.scalars(select(Assignment)).first()
    place = session.scalars(select(Student)).first()
    assert task
    assert place
    keep_grade_column(session, course, task.id, "https://school.example/items/1")
    column = session.scalars(select(LtiGradeColumn)).one()
    sums = {"points": 1.0, "points_of": 2.0, "tries": 0, "error": ""}
    session.add(LtiScore(column_id=column.id, student_id=place.id, graded_at=NOON, **sums))


def rows_of_nobody(session: Session) -> None:
    """Rows where a person has none, and keys that databases sort each in its own way."""
    platform = session.scalars(select(LtiPlatform)).one().id
    later = NOON + timedelta(microseconds=1)
    kept = {"platform_id": platform, "expires_at": later}
    session.add(Attempt(kind="sign-in", who_digest="0" * 64, at=later))
    session.add(LtiLogin(state_digest="1" * 64, nonce="n", **kept))
    session.add(LtiVisit(ticket_digest="2" * 64, claims={"名": [1, 2.5, None, True]}, **kept))
    for feature in ("a", "B", "a-b", "ab", "é", "国", "_"):
        rules, level = "Z" if feature == "B" else "a", {"mean": 0.1, "variance": 1e-17, "n": 3}
        session.add(FeatureRow(rules=rules, feature=feature, **level))

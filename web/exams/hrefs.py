"""Where the pages of an exam are."""

from flask import url_for

from school.exams.models import ExamSitting


def question(sitting: ExamSitting, place: int) -> str:
    """The question at a place."""
    return url_for("exam_question.page", public_id=sitting.public_id, place=place)


def hand_in(sitting: ExamSitting) -> str:
    """Where it is handed in."""
    return url_for("exam_hand_in.page", public_id=sitting.public_id)


def exam(sitting: ExamSitting) -> str:
    """The exam: its first open question, or its result."""
    return url_for("exam_result.page", public_id=sitting.public_id)


def about(sitting: ExamSitting) -> str:
    """What the exam of its rule set holds."""
    return url_for("exams.page", rules=sitting.rules)


def certificate(sitting: ExamSitting) -> str:
    """Its certificate, or the form where one is made."""
    return url_for("exam_certificate.page", public_id=sitting.public_id)

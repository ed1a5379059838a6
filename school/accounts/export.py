"""Everything that is stored of a learner, row by row, for the learner to take home."""

import csv
import io
import json
import uuid
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.accounts.api_keys import API_KEYS_TABLE
from school.accounts.bank_tables import OWN_QUESTIONS_TABLE, QUESTION_LINKS_TABLE
from school.accounts.class_tables import (
    CALENDAR_LINKS_TABLE,
    COMMENTS_TABLE,
    COMMENTS_WRITTEN_TABLE,
    NEWS_WRITTEN_TABLE,
    PLACE_EVENTS_TABLE,
    PLACES_TABLE,
    PLATFORM_USERS_TABLE,
    REQUESTS_TABLE,
    RESPONSES_TABLE,
    TAUGHT_CLASSES_TABLE,
)
from school.accounts.exam_tables import EXAM_ANSWERS_TABLE, EXAMS_TABLE
from school.accounts.export_table import ExportTable, Row, rows
from school.accounts.models import SecondFactor, SignIn, UserAccount
from school.formulas import escape_formula
from school.learners.models import Learner
from school.progress.models import (
    Answer,
    DeskResult,
    LessonDone,
    PlayedDeal,
    QuestionReport,
    SkillEvidence,
    Sprint,
)
from school.progress.summaries import SkillRow


def csv_lines(session: Session, learner_id: uuid.UUID, sheet: ExportTable) -> Iterator[str]:
    """The sheet as lines of CSV; it begins with the mark by which spreadsheets know UTF-8."""
    yield "\ufeff" + _csv_line(sheet.columns)
    for row in sheet.read(session, learner_id):
        yield _csv_line([_cell(value) for value in row])


def json_parts(session: Session, learner_id: uuid.UUID) -> Iterator[str]:
    """All sheets as one JSON object: the name of each sheet with a list of its rows."""
    yield "{"
    for at, (name, sheet) in enumerate(EXPORT_TABLES.items()):
        yield f"{',' if at else ''}\n{json.dumps(name)}: ["
        for number, row in enumerate(sheet.read(session, learner_id)):
            told = dict(zip(sheet.columns, map(_plain, row), strict=True))
            yield f"{',' if number else ''}\n  {json.dumps(told, ensure_ascii=False)}"
        yield "\n]"
    yield "\n}\n"


def _csv_line(cells: Iterable[Any]) -> str:
    line = io.StringIO()
    csv.writer(line).writerow(cells)
    return line.getvalue()


def _plain(value: Any) -> Any:
    """The value as JSON knows it."""
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if isinstance(value, uuid.UUID) else value


def _cell(value: Any) -> Any:
    """The value as one cell; what has parts is written as JSON, and no text is a formula.

    Others may have written it: names of classes and titles are a teacher's.
    """
    plain = _plain(value)
    if isinstance(plain, str):
        return escape_formula(plain)
    if isinstance(plain, bool | list | dict):
        return json.dumps(plain, ensure_ascii=False)
    return plain


def _account(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = (
        select(
            UserAccount.name,
            UserAccount.email,
            UserAccount.role,
            SecondFactor.confirmed_at,
            Learner.created_at,
            Learner.last_seen_at,
        )
        .select_from(Learner)
        .outerjoin(UserAccount, UserAccount.learner_id == Learner.id)
        .outerjoin(SecondFactor, SecondFactor.learner_id == Learner.id)
        .where(Learner.id == learner_id)
    )
    return rows(session, query)


def _settings(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    learner = session.get(Learner, learner_id)
    yield from asdict(learner.settings).items() if learner else ()


def _sign_ins(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = select(SignIn.device, SignIn.created_at, SignIn.last_seen_at)
    return rows(session, query.where(SignIn.learner_id == learner_id).order_by(SignIn.id))


def _answers(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = select(
        Answer.answered_at,
        Answer.question,
        Answer.rules,
        Answer.kind,
        Answer.outcome,
        Answer.given,
        Answer.credit,
        Answer.seconds,
        Answer.engine,
    )
    own = query.where(Answer.learner_id == learner_id)
    return rows(session, own.order_by(Answer.answered_at, Answer.id))


def _lessons(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = select(LessonDone.at, LessonDone.course, LessonDone.lesson, LessonDone.how)
    own = query.where(LessonDone.learner_id == learner_id)
    return rows(session, own.order_by(LessonDone.at, LessonDone.course, LessonDone.lesson))


def _evidence(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = select(
        SkillEvidence.answered_at,
        SkillEvidence.rules,
        SkillEvidence.topic,
        SkillEvidence.kind,
        SkillEvidence.seen,
        SkillEvidence.weight,
    )
    own = query.where(SkillEvidence.learner_id == learner_id)
    return rows(session, own.order_by(SkillEvidence.answered_at, SkillEvidence.answer_id))


def _skills(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = select(
        SkillRow.rules,
        SkillRow.topic,
        SkillRow.kind,
        SkillRow.n,
        SkillRow.right,
        SkillRow.last_at,
        SkillRow.due_at,
    )
    own = query.where(SkillRow.learner_id == learner_id)
    return rows(session, own.order_by(SkillRow.rules, SkillRow.topic, SkillRow.kind))


def _sprints(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = select(
        Sprint.begun_at, Sprint.ends_at, Sprint.rules, Sprint.kind, Sprint.right, Sprint.strikes
    )
    return rows(session, query.where(Sprint.learner_id == learner_id).order_by(Sprint.id))


def _deals(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = select(
        PlayedDeal.begun_at,
        PlayedDeal.rules,
        PlayedDeal.seed,
        PlayedDeal.seat,
        PlayedDeal.round,
        PlayedDeal.skill,
        PlayedDeal.mode,
        PlayedDeal.timed,
        PlayedDeal.ending,
        PlayedDeal.winner,
        PlayedDeal.moves,
        PlayedDeal.looked_back_at,
        PlayedDeal.let_go,
    )
    return rows(session, query.where(PlayedDeal.learner_id == learner_id).order_by(PlayedDeal.id))


def _desk_results(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = select(
        DeskResult.at,
        DeskResult.incident,
        DeskResult.rules,
        DeskResult.level,
        DeskResult.right,
        DeskResult.parts,
        DeskResult.asked,
        DeskResult.seconds,
        DeskResult.used,
        DeskResult.given,
    )
    return rows(session, query.where(DeskResult.learner_id == learner_id).order_by(DeskResult.id))


def _reports(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = select(
        QuestionReport.at,
        QuestionReport.question,
        QuestionReport.given,
        QuestionReport.language,
        QuestionReport.complaint,
        QuestionReport.note,
    )
    own = query.where(QuestionReport.learner_id == learner_id)
    return rows(session, own.order_by(QuestionReport.at, QuestionReport.id))


EXPORT_TABLES: Final[Mapping[str, ExportTable]] = {
    "account": ExportTable(
        ("name", "email", "role", "second_factor_since", "created_at", "last_seen_at"), _account
    ),
    "settings": ExportTable(("setting", "chosen"), _settings),
    "sign_ins": ExportTable(("device", "created_at", "last_seen_at"), _sign_ins),
    "api_keys": API_KEYS_TABLE,
    "answers": ExportTable(
        (
            *("answered_at", "question", "rules", "kind", "outcome"),
            *("given", "credit", "seconds", "engine"),
        ),
        _answers,
    ),
    "lessons": ExportTable(("done_at", "course", "lesson", "how"), _lessons),
    "topics": ExportTable(("answered_at", "rules", "topic", "kind", "seen", "weight"), _evidence),
    "skills": ExportTable(("rules", "topic", "kind", "n", "right", "last_at", "due_at"), _skills),
    "sprints": ExportTable(("begun_at", "ends_at", "rules", "kind", "right", "strikes"), _sprints),
    "deals": ExportTable(
        (
            *("begun_at", "rules", "seed", "seat", "round"),
            *("skill", "mode", "timed", "ending", "winner", "moves"),
        ),
        _deals,
    ),
    "desk": ExportTable(
        (
            *("at", "incident", "rules", "level", "right", "parts"),
            *("asked", "seconds", "used", "given"),
        ),
        _desk_results,
    ),
    "exams": EXAMS_TABLE,
    "exam_answers": EXAM_ANSWERS_TABLE,
    "reports": ExportTable(("at", "question", "given", "language", "complaint", "note"), _reports),
    "places": PLACES_TABLE,
    "place_events": PLACE_EVENTS_TABLE,
    "requests": REQUESTS_TABLE,
    "calendar_links": CALENDAR_LINKS_TABLE,
    "platforms": PLATFORM_USERS_TABLE,
    "responses": RESPONSES_TABLE,
    "taught": TAUGHT_CLASSES_TABLE,
    "comments": COMMENTS_TABLE,
    "comments_written": COMMENTS_WRITTEN_TABLE,
    "news_written": NEWS_WRITTEN_TABLE,
    "own_questions": OWN_QUESTIONS_TABLE,
    "question_links": QUESTION_LINKS_TABLE,
}
"""What an export holds, by the name of each sheet."""

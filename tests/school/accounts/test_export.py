"""An export holds all that is stored of a learner, and nothing of another."""

import csv
import io
import json
import uuid

from school.accounts import sign_ins
from school.accounts.export import EXPORT_TABLES, csv_lines, json_parts
from school.accounts.second_factor import derived_secret
from school.database import Database
from school.learners.guests import new_guest, save_settings
from school.learners.settings import LearnerSettings
from school.progress.lessons import store_lesson_done
from school.progress.models import LessonCompletion, Outcome
from tests.school.accounts.factors import KEY, turned_on
from tests.school.accounts.opened import account
from tests.school.classes.made import answered, class_of, student_in
from tests.school.make import NOON, answer

ADDRESS = "mcr-2014/fans/3/2611/7"


def filled(database: Database) -> uuid.UUID:
    with database.writing() as session:
        lin = account(session, email="lin@school.example").learner_id
        wang = account(session, "Wang").learner_id
        for who in (lin, wang):
            sign_ins.store_sign_in(session, who, f"token of {who}", "Firefox/Linux", NOON)
            store_lesson_done(
                session, who, "mcr", f"lesson-{who == lin}", LessonCompletion.READ, NOON
            )
        answer(session, lin, ADDRESS, response=["all-chows"], evidence=[("all-chows", True, 1.0)])
        answer(session, lin, response=None, credit=0, outcome=Outcome.UNKNOWN, seconds=None)
        answer(session, wang)
        save_settings(session, lin, LearnerSettings(language="ja"))
        return lin


def test_json_tells_everything_by_name(database: Database) -> None:
    lin = filled(database)
    with database.reading() as session:
        told = json.loads("".join(json_parts(session, lin)))
    assert list(told) == list(EXPORT_TABLES)
    assert told["account"][0]["name"] == "Lin"
    assert told["account"][0]["email"] == "lin@school.example"
    assert {"setting": "language", "chosen": "ja"} in told["settings"]
    assert told["account"][0]["second_factor_since"] is None
    assert told["answers"][0]["question"] == ADDRESS
    assert told["answers"][0]["given"] == ["all-chows"]
    assert told["answers"][0]["answered_at"] == "2026-11-21T12:00:00+00:00"
    assert len(told["answers"]) == 2
    assert told["lessons"] == [
        {
            "done_at": "2026-11-21T12:00:00+00:00",
            "course": "mcr",
            "lesson": "lesson-True",
            "how": "read",
        }
    ]
    assert told["sign_ins"][0]["device"] == "Firefox/Linux"
    assert told["topics"][0]["topic"] == "all-chows"
    assert told["skills"][0]["n"] == 1


def test_of_a_second_factor_only_its_date_is_told(database: Database) -> None:
    lin = filled(database)
    with database.writing() as session:
        turned_on(session, lin, "a-nonce")
    with database.reading() as session:
        text = "".join(json_parts(session, lin))
    assert json.loads(text)["account"][0]["second_factor_since"] == "2026-11-21T12:00:00+00:00"
    assert "a-nonce" not in text
    assert derived_secret(KEY, lin, "a-nonce") not in text


def test_csv_is_a_table_that_a_spreadsheet_reads(database: Database) -> None:
    lin = filled(database)
    with database.reading() as session:
        text = "".join(csv_lines(session, lin, EXPORT_TABLES["answers"]))
    rows = list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))
    assert text.startswith("\ufeffanswered_at,question,")
    assert rows[0]["question"] == ADDRESS
    assert rows[0]["given"] == '["all-chows"]'
    assert (rows[1]["given"], rows[1]["outcome"], rows[1]["seconds"]) == ("", "unknown", "")


def test_a_guest_takes_home_as_much(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        answer(session, learner)
    with database.reading() as session:
        told = json.loads("".join(json_parts(session, learner)))
    assert told["account"][0]["name"] is None
    assert len(told["answers"]) == 1


def test_a_student_takes_home_places_and_answers_to_assignments(database: Database) -> None:
    with database.writing() as session:
        lin, mei = account(session).learner_id, new_guest(session, NOON).id
        taught = class_of(session, lin)
        answered(session, taught, student_in(session, taught, mei), by=lin)
        student_in(session, taught, new_guest(session, NOON).id, "Wang")
    with database.reading() as session:
        told = json.loads("".join(json_parts(session, mei)))
        of_lin = json.loads("".join(json_parts(session, lin)))
    assert [(each["class"], each["name"]) for each in told["places"]] == [("Room 5", "Mei")]
    assert [each["given"] for each in told["responses"]] == [["full-flush"]]
    assert [each["class"] for each in of_lin["taught"]] == ["Room 5"]
    assert of_lin["responses"] == of_lin["places"] == told["taught"] == []


def test_an_export_tells_no_key_before_the_class_does(database: Database) -> None:
    with database.writing() as session:
        lin, mei = account(session).learner_id, new_guest(session, NOON).id
        taught = class_of(session, lin)
        response = answered(session, taught, student_in(session, taught, mei), by=lin)
    with database.reading() as session:
        (before,) = json.loads("".join(json_parts(session, mei)))["responses"]
    with database.writing() as session:
        session.merge(response).filed_at = NOON
    with database.reading() as session:
        (after,) = json.loads("".join(json_parts(session, mei)))["responses"]
    assert (before["question"], before["credit"]) == (None, None)
    assert (after["question"], after["credit"]) == (ADDRESS, 0.5)


def test_what_a_teacher_wrote_is_no_formula_in_the_students_file(database: Database) -> None:
    with database.writing() as session:
        lin, mei = account(session).learner_id, new_guest(session, NOON).id
        student_in(session, class_of(session, lin, name="=1+1"), mei, "＋Mei")
    with database.reading() as session:
        told = "".join(csv_lines(session, mei, EXPORT_TABLES["places"])).removeprefix("\ufeff")
        (row,) = csv.DictReader(io.StringIO(told))
    assert (row["class"], row["name"]) == ("'=1+1", "'＋Mei")

"""A teacher's bank: its limits, its file, its links."""

import json
from collections.abc import Iterator

import pytest
from sqlalchemy.orm import Session

from quizzes import QuizError
from school.bank import keeping, sharing
from school.bank.bank_file import bank_json, read_bank
from school.bank.entry import LONGEST_NOTE, LONGEST_TAG, MOST_TAGS, bank_entry, tags_of_text
from school.bank.finding import own_questions, tag_counts
from school.bank.keeping import KeptQuestions, change_question, keep_questions, remove_questions
from school.bank.sharing import opened_share, share_questions, shares_of
from school.database import Database
from school.errors import SchoolError
from tests.school.accounts.opened import account
from tests.school.bank.banks import QUESTION, bank_of_one
from tests.school.make import NOON


@pytest.fixture
def session(database: Database) -> Iterator[Session]:
    with database.writing() as writing:
        yield writing


OTHER = QUESTION.replace("/total/", "/fans/")


@pytest.mark.parametrize(
    ("typed", "tags"),
    [
        ("", ()),
        ("winds,  Half   Flush ,winds", ("winds", "half flush")),
        ("风、花；杠，", ("风", "花", "杠")),
        (",".join("abcdefgh"), tuple("abcdefgh")),
    ],
)
def test_tags_are_read_as_they_are_typed_in_any_language(typed: str, tags: tuple[str, ...]) -> None:
    assert tags_of_text(typed) == tags


@pytest.mark.parametrize(
    ("tags", "note", "code"),
    [
        (["x" * (LONGEST_TAG + 1)], "", "long-tag"),
        ([str(number) for number in range(MOST_TAGS + 1)], "", "many-tags"),
        ([], "x" * (LONGEST_NOTE + 1), "long-note"),
    ],
)
def test_what_is_too_long_is_refused(tags: list[str], note: str, code: str) -> None:
    with pytest.raises(SchoolError) as raised:
        bank_entry(QUESTION, tags, note)
    assert raised.value.code == code


@pytest.mark.parametrize(
    "question", ["mcr-2014/total/3/0/51", "x", QUESTION.replace("own:", "hand:")]
)
def test_only_questions_about_a_hand_that_was_laid_are_kept(question: str) -> None:
    with pytest.raises(SchoolError, match=r"own|expected"):
        bank_entry(question, [], "")


def test_a_kind_that_does_not_fit_is_no_entry() -> None:
    with pytest.raises(QuizError):
        bank_entry(QUESTION.replace("_1p,by=draw", ""), [], "")


def test_a_bank_is_never_fuller_than_it_may_be(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "MOST_QUESTIONS", 1)
    lin = account(session).learner_id
    both = [bank_entry(each, [], "") for each in (QUESTION, OTHER)]
    with pytest.raises(SchoolError) as raised:
        keep_questions(session, lin, both, NOON)
    assert raised.value.code == "many-questions"
    assert not own_questions(session, lin)
    assert keep_questions(session, lin, both[:1], NOON) == KeptQuestions(1, 0)
    assert keep_questions(session, lin, both[:1] * 2, NOON) == KeptQuestions(0, 2)


def test_links_and_what_they_lead_to_have_an_end(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    lin = account(session).learner_id
    row = bank_of_one(session, lin)
    monkeypatch.setattr(sharing, "MOST_LINKS", 1)
    for chosen, code in (([row.public_id], "many-links"), ([], "nothing-chosen")):
        with pytest.raises(SchoolError) as raised:
            share_questions(session, lin, chosen, "another", NOON)
        assert raised.value.code == code
    monkeypatch.setattr(sharing, "MOST_SHARED", 0)
    with pytest.raises(SchoolError) as raised:
        share_questions(session, lin, [row.public_id], "another", NOON)
    assert raised.value.code == "many-shared"


def test_a_link_leads_to_questions_as_they_are_when_it_is_opened(session: Session) -> None:
    lin = account(session).learner_id
    row = bank_of_one(session, lin)
    change_question(session, row, ["new"], "Changed.", NOON)
    opened = opened_share(session, "a-link")
    assert opened
    assert [(each.tags, each.note) for each in opened.questions] == [(["new"], "Changed.")]
    assert tag_counts(opened.questions) == {"new": 1}
    remove_questions(session, lin, [row.public_id])
    session.expire_all()
    assert opened_share(session, "a-link") is None
    assert [each.questions for each in shares_of(session, lin)] == [0]


def test_a_file_holds_the_bank_as_it_is(session: Session) -> None:
    lin = account(session).learner_id
    row = bank_of_one(session, lin)
    read = read_bank(bank_json([row]))

    assert read.entries == (bank_entry(QUESTION, ["winds"], "Look."),)
    assert not read.left_out


def test_each_question_of_a_file_that_is_left_out_has_its_reason() -> None:
    rows = [
        {"question": QUESTION},
        {"question": QUESTION, "tags": "winds"},
        {"question": QUESTION, "note": "x" * (LONGEST_NOTE + 1)},
        {"question": QUESTION.replace("1p123456789s", "1p12345678s")},
        None,
        {"question": QUESTION, "note": "\0"},
        {"question": QUESTION, "tags": ["\udcff"]},
        {"question": "\ud800"},
    ]
    read = read_bank(json.dumps({"format": "fanwise-questions", "version": 1, "questions": rows}))

    assert len(read.entries) == 1
    assert [each.number for each in read.left_out] == [2, 3, 4, 5, 6, 7, 8]
    assert [each.error.code for each in read.left_out] == [
        *("bad-line", "long-note", "no-hand", *["bad-line"] * 4)
    ]

"""A draft: its sections and questions are put in, moved and taken out, until it is published."""

import uuid
from collections.abc import Callable

import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from quizzes import Address, make
from quizzes.fingerprint import fingerprint
from quizzes.version import ENGINE
from school.assignments import drafts, items
from school.assignments.models import Assignment, AssignmentState, Item
from school.assignments.publishing import digests_of, publish, withdraw
from school.assignments.status import class_assignments, sections_with_items
from school.database import Database
from school.errors import SchoolError
from tests.school.assignments.make import DAY, ON_SQLITE, QUESTIONS, draft, published, school_class
from tests.school.make import NOON

OTHER = "mcr-2014/fans/2/99/1"
NOBODYS = uuid.UUID(int=7)


def questions(session: Session, assignment: Assignment) -> list[list[str]]:
    """The questions by section, in order; that they count through from 1 is checked on the way."""
    parts = sections_with_items(session, assignment)
    positions = [item.position for part in parts for item in part.items]
    assert positions == list(range(1, len(positions) + 1))
    return [[item.question for item in part.items] for part in parts]


def two_sections(session: Session) -> tuple[Assignment, list[Item]]:
    """A draft with the first question alone, and the two others in a second section."""
    made = draft(session, school_class(session), questions=QUESTIONS[:1])
    second = drafts.add_section(session, made)
    items.add_items(session, made, second.public_id, QUESTIONS[1:])
    return made, [item for part in sections_with_items(session, made) for item in part.items]


def test_questions_stand_in_their_section_and_count_through(database: Database) -> None:
    with database.writing() as session:
        made, _ = two_sections(session)
        first = sections_with_items(session, made)[0].section
        items.add_items(session, made, first.public_id, [OTHER], points=2.5)
        assert questions(session, made) == [[QUESTIONS[0], OTHER], [QUESTIONS[1], QUESTIONS[2]]]
        listed = class_assignments(session, made.class_id)
    assert [(each.questions, each.points) for each in listed] == [(4, 5.5)]


def test_a_question_moves_within_its_section_and_into_another(database: Database) -> None:
    a, b, c = QUESTIONS
    with database.writing() as session:
        made, (first, second, third) = two_sections(session)
        items.move_item(session, made, third.public_id, 1)
        assert questions(session, made) == [[a], [c, b]]
        into = sections_with_items(session, made)[0].section.public_id
        items.move_item(session, made, second.public_id, 1, into)
        assert questions(session, made) == [[b, a], [c]]
        items.move_item(session, made, second.public_id, 99)
        assert questions(session, made) == [[a, b], [c]]
        items.remove_item(session, made, first.public_id)
        assert questions(session, made) == [[b], [c]]


def test_a_section_has_words_and_goes_with_its_questions(database: Database) -> None:
    a, b, c = QUESTIONS
    with database.writing() as session:
        made, _ = two_sections(session)
        first, second = (part.section for part in sections_with_items(session, made))
        drafts.change_section(session, made, second.public_id, " Waits ", "Each hand waits.")
        assert questions(session, made) == [[a], [b, c]]
        words = sections_with_items(session, made)[1].section
        assert (words.title, words.instruction) == ("Waits", "Each hand waits.")
        drafts.remove_section(session, made, second.public_id)
        assert questions(session, made) == [[a]]
        with pytest.raises(SchoolError) as refused:
            drafts.remove_section(session, made, first.public_id)
    assert refused.value.code == "last-section"


def test_a_question_is_swapped_for_the_same_points_unless_it_is_locked(database: Database) -> None:
    with database.writing() as session:
        made, (first, *_) = two_sections(session)
        items.set_points(session, made, first.public_id, 3)
        items.replace_item(session, made, first.public_id, OTHER)
        items.lock_item(session, made, first.public_id, True)
        with pytest.raises(SchoolError) as refused:
            items.replace_item(session, made, first.public_id, QUESTIONS[0])
        assert refused.value.code == "item-locked"
        assert (first.question, first.points, first.locked) == (OTHER, 3, True)
        items.lock_item(session, made, first.public_id, False)
        items.replace_item(session, made, first.public_id, QUESTIONS[0])
        assert first.question == QUESTIONS[0]


REFUSED: dict[str, Callable[[Session, Assignment, uuid.UUID, uuid.UUID], object]] = {
    "question-twice": lambda session, made, section, item: items.add_items(
        session, made, section, [QUESTIONS[0]]
    ),
    "question-of-other-rules": lambda session, made, section, item: items.replace_item(
        session, made, item, "imj/fans/2/99/1"
    ),
    "bad-address": lambda session, made, section, item: items.add_items(
        session, made, section, ["mcr-2014/fans"]
    ),
    "too-many-questions": lambda session, made, section, item: items.add_items(
        session, made, section, [f"mcr-2014/fans/2/99/{n}" for n in range(98)]
    ),
    "bad-points": lambda session, made, section, item: items.set_points(session, made, item, 0),
    "unknown-section": lambda session, made, section, item: items.move_item(
        session, made, item, 1, NOBODYS
    ),
    "unknown-item": lambda session, made, section, item: items.remove_item(session, made, NOBODYS),
    "has-questions": lambda session, made, section, item: drafts.change_rules(session, made, "imj"),
    "title-too-long": lambda session, made, section, item: drafts.change_section(
        session, made, section, "x" * 256, ""
    ),
    "instruction-too-long": lambda session, made, section, item: drafts.change_section(
        session, made, section, "", "x" * 2001
    ),
}


@ON_SQLITE
@pytest.mark.parametrize("code", REFUSED)
def test_what_a_draft_refuses(database: Database, code: str) -> None:
    with database.writing() as session:
        made = draft(session, school_class(session))
        part = sections_with_items(session, made)[0]
        with pytest.raises(SchoolError) as refused:
            REFUSED[code](session, made, part.section.public_id, part.items[0].public_id)
        assert refused.value.code == code
        assert questions(session, made) == [list(QUESTIONS)]


def test_the_question_of_another_assignment_is_not_found(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        made, other = draft(session, of), draft(session, of)
        theirs = sections_with_items(session, other)[0]
        for act in (
            lambda: items.remove_item(session, made, theirs.items[0].public_id),
            lambda: items.add_items(session, made, theirs.section.public_id, [OTHER]),
        ):
            with pytest.raises(SchoolError, match=r"has no (question|section)"):
                act()


def test_an_empty_draft_may_change_its_rules(database: Database) -> None:
    with database.writing() as session:
        made = draft(session, school_class(session), questions=())
        drafts.change_rules(session, made, "imj")
        section = sections_with_items(session, made)[0].section
        items.add_items(session, made, section.public_id, ["imj/fans/2/99/1"])
        assert questions(session, made) == [["imj/fans/2/99/1"]]


def test_a_draft_is_thrown_away_with_its_questions(database: Database) -> None:
    with database.writing() as session:
        made = draft(session, school_class(session))
        drafts.discard(session, made)
        assert session.scalar(select(func.count()).select_from(Item)) == 0


def test_publishing_freezes_each_question_with_version_and_digest(database: Database) -> None:
    with database.writing() as session:
        made = draft(session, school_class(session))
        digests = digests_of(sections_with_items(session, made)[0].items, make)
        publish(session, made, digests, NOON)
        found = sections_with_items(session, made)[0].items
    assert (made.state, made.published_at) == (AssignmentState.PUBLISHED, NOON)
    assert [(each.engine, each.digest) for each in found] == [
        (ENGINE, fingerprint(make(Address.parse(question)))) for question in QUESTIONS
    ]


def test_questions_of_a_published_assignment_stay_as_they_are(database: Database) -> None:
    with database.writing() as session:
        made = published(session, school_class(session))
        part = sections_with_items(session, made)[0]
        section, item = part.section.public_id, part.items[0].public_id
        for act in (
            lambda: items.add_items(session, made, section, [OTHER]),
            lambda: items.replace_item(session, made, item, OTHER),
            lambda: items.remove_item(session, made, item),
            lambda: items.move_item(session, made, item, 2),
            lambda: items.set_points(session, made, item, 2),
            lambda: items.lock_item(session, made, item, True),
            lambda: drafts.add_section(session, made),
            lambda: drafts.change_section(session, made, section, "a", "b"),
            lambda: drafts.remove_section(session, made, section),
            lambda: drafts.store_wishes(session, made, {}),
            lambda: drafts.change_rules(session, made, "imj"),
            lambda: drafts.discard(session, made),
        ):
            with pytest.raises(SchoolError) as refused:
                act()
            assert refused.value.code == "not-a-draft"


def test_an_empty_assignment_is_not_published(database: Database) -> None:
    with database.writing() as session:
        made = draft(session, school_class(session), questions=())
        with pytest.raises(SchoolError) as refused:
            publish(session, made, {}, NOON)
    assert refused.value.code == "no-questions"


def test_a_question_that_came_in_meanwhile_stops_the_publishing(database: Database) -> None:
    with database.writing() as session:
        made = draft(session, school_class(session))
        with pytest.raises(SchoolError) as refused:
            publish(session, made, dict.fromkeys(QUESTIONS[:2], "digest"), NOON)
    assert refused.value.code == "questions-changed"


def test_what_is_over_already_is_not_published(database: Database) -> None:
    with database.writing() as session:
        made = draft(session, school_class(session))
        with pytest.raises(SchoolError) as refused:
            publish(session, made, dict.fromkeys(QUESTIONS, "digest"), NOON + 3 * DAY)
    assert refused.value.code == "over"


def test_what_was_withdrawn_comes_back_as_it_was(database: Database) -> None:
    with database.writing() as session:
        made = published(session, school_class(session))
        withdraw(session, made)
        assert made.state is AssignmentState.WITHDRAWN
        publish(session, made, {}, NOON + DAY)
        publish(session, made, {}, NOON + DAY)  # the form was sent twice
        kept = sections_with_items(session, made)[0].items
    assert (made.state, made.published_at) == (AssignmentState.PUBLISHED, NOON)
    assert [each.digest for each in kept] == ["digest"] * 3


def test_a_draft_is_not_withdrawn(database: Database) -> None:
    with database.writing() as session, pytest.raises(SchoolError) as refused:
        withdraw(session, draft(session, school_class(session)))
    assert refused.value.code == "not-published"

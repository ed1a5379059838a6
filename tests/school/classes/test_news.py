"""News of a class: shown until taken down or until its moment, bounded, and gone with the class."""

from datetime import timedelta

import pytest

from school.classes.erasing import erase_class
from school.classes.news import LONGEST_NEWS, MOST_NEWS, NewNews, news_of, take_down, tell_class
from school.database import Database
from school.errors import SchoolError
from tests.school.accounts.opened import account
from tests.school.assignments.make import DAY, ON_SQLITE, school_class
from tests.school.make import NOON

SECOND = timedelta(seconds=1)


def test_news_is_shown_until_its_moment_and_the_newest_comes_first(database: Database) -> None:
    with database.writing() as session:
        of, by = school_class(session), account(session, "Zhou").learner_id
        tell_class(session, of.id, NewNews("Exam on Friday", NOON + DAY, by), NOON)
        tell_class(session, of.id, NewNews(" Bring tiles ", None, by), NOON)
        told = [each.text for each in news_of(session, of.id, NOON)]
        assert told == ["Bring tiles", "Exam on Friday"]
        assert [each.text for each in news_of(session, of.id, NOON + DAY)] == ["Bring tiles"]
        other = school_class(session)
        assert news_of(session, other.id, NOON) == ()


def test_what_is_taken_down_is_gone_and_only_by_its_own_class(database: Database) -> None:
    with database.writing() as session:
        of, by = school_class(session), account(session, "Zhou").learner_id
        row = tell_class(session, of.id, NewNews("Bring tiles", None, by), NOON)
        assert not take_down(session, school_class(session).id, row.public_id)
        assert take_down(session, of.id, row.public_id)
        assert not take_down(session, of.id, row.public_id)
        assert news_of(session, of.id, NOON) == ()


def test_the_same_sent_twice_is_told_once(database: Database) -> None:
    with database.writing() as session:
        of, by = school_class(session), account(session, "Zhou").learner_id
        news = NewNews("Bring tiles", None, by)
        first = tell_class(session, of.id, news, NOON)
        assert tell_class(session, of.id, news, NOON + SECOND).id == first.id


@ON_SQLITE
@pytest.mark.parametrize(
    ("text", "until", "code"),
    [
        (" ", None, "news-missing"),
        ("x" * (LONGEST_NEWS + 1), None, "news-too-long"),
        ("x", NOON, "news-past"),
    ],
)
def test_what_cannot_be_told(database: Database, text: str, until: object, code: str) -> None:
    with database.writing() as session:
        of, by = school_class(session), account(session, "Zhou").learner_id
        with pytest.raises(SchoolError) as refused:
            tell_class(session, of.id, NewNews(text, until, by), NOON)  # type: ignore[arg-type]
        assert refused.value.code == code


@ON_SQLITE
def test_a_class_is_told_so_much_and_no_more(database: Database) -> None:
    with database.writing() as session:
        of, by = school_class(session), account(session, "Zhou").learner_id
        for number in range(MOST_NEWS):
            tell_class(session, of.id, NewNews(str(number), None, by), NOON)
        with pytest.raises(SchoolError) as refused:
            tell_class(session, of.id, NewNews("more", None, by), NOON)
        assert refused.value.code == "too-much-news"


def test_news_goes_with_the_class(database: Database) -> None:
    with database.writing() as session:
        of, by = school_class(session), account(session, "Zhou").learner_id
        tell_class(session, of.id, NewNews("Bring tiles", None, by), NOON)
        erase_class(session, of.id)
        assert news_of(session, of.id, NOON) == ()

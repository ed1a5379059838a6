"""News of a class: short texts of its teachers, which its students read on the page of the class."""

import uuid
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from school.classes.models import ClassNews
from school.columns import to_utc
from school.errors import SchoolError

LONGEST_NEWS: Final = 1000  # characters
MOST_NEWS: Final = 20  # of one class at a time; more is read by nobody


@dataclass(frozen=True, slots=True)
class NewNews:
    """What a teacher says to a class, and until when; None is until it is taken down."""

    text: str
    until: datetime | None
    by: uuid.UUID


def tell_class(session: Session, class_id: int, news: NewNews, now: datetime) -> ClassNews:
    """Let the students of the class read it. The same once more is still one.

    Raises:
        SchoolError: `news-missing`, `news-too-long`, `news-past`, `too-much-news`, `naive-time`.
    """
    at, text = to_utc(now), news.text.strip()
    if not text:
        raise SchoolError("news-missing", "there is no text")
    if len(text) > LONGEST_NEWS:
        raise SchoolError("news-too-long", f"{len(text)} characters, at most {LONGEST_NEWS}")
    if news.until is not None and to_utc(news.until) <= at:
        raise SchoolError("news-past", f"nobody would see it: it is shown until {news.until}")
    shown = news_of(session, class_id, now)
    same = next((each for each in shown if each.text == text and each.until == news.until), None)
    if same is not None:
        return same
    if len(shown) >= MOST_NEWS:
        raise SchoolError("too-much-news", f"the class has {len(shown)} already")
    row = ClassNews(class_id=class_id, text=text, until=news.until, by=news.by, at=at)
    session.add(row)
    session.flush()
    return row


def take_down(session: Session, class_id: int, public_id: uuid.UUID) -> bool:
    """Show it no longer; whether it was there."""
    gone = session.scalar(
        delete(ClassNews)
        .where(ClassNews.class_id == class_id, ClassNews.public_id == public_id)
        .returning(ClassNews.id)
    )
    return gone is not None


def news_of(session: Session, class_id: int, now: datetime) -> tuple[ClassNews, ...]:
    """What the class is told at this moment, the newest first.

    Raises:
        SchoolError: `naive-time`.
    """
    rows = (
        select(ClassNews)
        .where(
            ClassNews.class_id == class_id,
            or_(ClassNews.until.is_(None), ClassNews.until > to_utc(now)),
        )
        .order_by(ClassNews.id.desc())
        .limit(MOST_NEWS)
    )
    return tuple(session.scalars(rows))

"""Sign-in cards: a code for each place, which lets its student in on any device.

A code is derived from the site's secret, so that a card can be printed at any time. The database
keeps a digest that only the site can make: a copy of it opens no place.
"""

import uuid
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.accounts.digests import keyed_digest
from school.classes.codes import as_kept, as_shown, letters_of
from school.classes.models import SchoolClass, Student

PURPOSE: Final = "student card"
MOST_MOVES: Final = 20


def card_code(key: str, place: Student) -> str:
    """The code of the place's card as it is printed; `key` is the site's secret."""
    return as_shown(_letters(key, place.public_id, place.card))


def card_digest(key: str, public_id: uuid.UUID, card: int) -> str:
    """What is kept of the code of a place's card."""
    return _digest(key, _letters(key, public_id, card))


def renew_card(session: Session, key: str, place: Student) -> None:
    """Give the place another card. The former code opens nothing from now on."""
    held = session.get_one(Student, place.id, with_for_update=True)
    held.card += 1
    held.card_digest = card_digest(key, held.public_id, held.card)
    session.flush()


def holder(session: Session, key: str, typed: str) -> tuple[SchoolClass, Student] | None:
    """The place that a card opens, with its class; None where the code opens none.

    The card of a student who was moved opens the new place, until that has another card.
    """
    place = session.scalar(
        select(Student).where(Student.card_digest == _digest(key, as_kept(typed)))
    )
    for _ in range(MOST_MOVES):
        if place is None or place.moved_to is None:
            break
        place = session.scalar(
            select(Student).where(Student.public_id == place.moved_to, Student.card == 1)
        )
    if place is None or place.left_at is not None:
        return None
    return session.get_one(SchoolClass, place.class_id), place


def _letters(key: str, public_id: uuid.UUID, card: int) -> str:
    return letters_of(keyed_digest(key, PURPOSE, f"{public_id}/{card}"))


def _digest(key: str, letters: str) -> str:
    return keyed_digest(key, f"{PURPOSE} kept", letters)

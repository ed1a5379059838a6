"""Sign-in cards: a code for each place, which lets its student in on any device.

A code is derived from the site's secret key, so that a card can be printed at any time. The database
keeps a digest that only the site can make: a copy of it opens no place. Where the key was changed,
the cards that a former key made open their places as long as the site still has that key.
"""

import uuid
from collections.abc import Iterable
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.accounts.digests import keyed_digest
from school.classes.models import SchoolClass, Student
from school.codes import code_letters, grouped_code, normalized_code

CARD_PURPOSE: Final = "student card"
MOST_MOVES: Final = 20


def card_code(keys: Iterable[str], place: Student) -> str | None:
    """The code that opens the place, as it is printed; None where none of the keys made it."""
    for key in keys:
        letters = _letters(key, place.public_id, place.card)
        if place.card_digest == _digest(key, letters):
            return grouped_code(letters)
    return None


def card_digest(key: str, public_id: uuid.UUID, card: int) -> str:
    """What is kept of the code of a place's card."""
    return _digest(key, _letters(key, public_id, card))


def renew_card(session: Session, key: str, place: Student) -> None:
    """Give the place another card. The former code opens nothing from now on."""
    locked = session.get_one(Student, place.id, with_for_update=True)
    locked.card += 1
    locked.card_digest = card_digest(key, locked.public_id, locked.card)
    session.flush()


def restore_card(session: Session, keys: tuple[str, ...], place: Student) -> str:
    """The code of the place, made anew with the first of the keys where no key made the one before.

    The card that was printed then opens nothing any more, with or without this.
    """
    locked = session.get_one(Student, place.id, with_for_update=True)
    code = card_code(keys, locked)
    if code is None:
        letters = _letters(keys[0], locked.public_id, locked.card)
        locked.card_digest, code = _digest(keys[0], letters), grouped_code(letters)
        session.flush()
    return code


def place_of_card(
    session: Session, keys: Iterable[str], typed: str
) -> tuple[SchoolClass, Student] | None:
    """The place that a card opens, with its class; None where the code opens none.

    The card may be made by any of the keys.
    The card of a student who was moved opens the new place, until that has another card.
    """
    letters = normalized_code(typed)
    digests = [_digest(key, letters) for key in keys]
    place = session.scalar(select(Student).where(Student.card_digest.in_(digests)))
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
    return code_letters(keyed_digest(key, CARD_PURPOSE, f"{public_id}/{card}"))


def _digest(key: str, letters: str) -> str:
    return keyed_digest(key, f"{CARD_PURPOSE} kept", letters)

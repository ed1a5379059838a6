"""The trail of a place: how its student came, left and came back, and who let it happen."""

import uuid
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.classes.models import PlaceEvent, PlaceEventKind, Student
from school.columns import to_utc

COMINGS: Final = frozenset(
    {PlaceEventKind.BY_CODE, PlaceEventKind.BY_CARD, PlaceEventKind.LET_IN, PlaceEventKind.BACK}
)
LEAVINGS: Final = frozenset(
    {
        PlaceEventKind.LEFT,
        PlaceEventKind.REMOVED,
        PlaceEventKind.MOVED,
        PlaceEventKind.ERASED,
    }
)


def note_event(
    session: Session,
    place: Student,
    event: PlaceEventKind,
    at: datetime,
    by: uuid.UUID | None = None,
) -> None:
    """Add a line to the trail of the place; `by` is the teacher who did it, if one did."""
    session.add(PlaceEvent(student_id=place.id, event=event, by=by, at=to_utc(at)))
    session.flush()


def trail_of(session: Session, place: Student) -> tuple[PlaceEvent, ...]:
    """Every line of the trail of the place, the first one first."""
    rows = select(PlaceEvent).where(PlaceEvent.student_id == place.id).order_by(PlaceEvent.id)
    return tuple(session.scalars(rows))


def comings_of(session: Session, places: Iterable[Student]) -> Mapping[int, PlaceEventKind]:
    """How the student of each place came last, by its row id; unknown ones are missing."""
    return _last(session, places, COMINGS)


def leavings_of(session: Session, places: Iterable[Student]) -> Mapping[int, PlaceEventKind]:
    """How the place of each student who is gone came to be left, by its row id.

    Of places that were left before a trail was kept it is known whether the student was moved.
    """
    gone = [each for each in places if each.left_at is not None]
    known = _last(session, gone, LEAVINGS)
    return {each.id: known.get(each.id) or _untold(each) for each in gone}


def _untold(place: Student) -> PlaceEventKind:
    return PlaceEventKind.LEFT if place.moved_to is None else PlaceEventKind.MOVED


def _last(
    session: Session, places: Iterable[Student], kinds: frozenset[PlaceEventKind]
) -> dict[int, PlaceEventKind]:
    ids = [each.id for each in places]
    if not ids:
        return {}
    rows = session.execute(
        select(PlaceEvent.student_id, PlaceEvent.event)
        .where(PlaceEvent.student_id.in_(ids), PlaceEvent.event.in_(sorted(kinds)))
        .order_by(PlaceEvent.id)
    )
    return {row.student_id: row.event for row in rows}

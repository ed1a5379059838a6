"""What the first page says of classes: one's own, and the ways to join or to teach one."""

from dataclasses import dataclass

from flask import url_for

from school.classes.finding import places_of
from web import request_context
from web.view_models import Link
from web.visitors.current_visitor import visitor


@dataclass(frozen=True, slots=True)
class ClassesView:
    """The classes in which one has a place, and where one joins, shows a card or teaches."""

    own: tuple[Link, ...]
    join_href: str
    card_href: str
    teach_href: str


def classes_view() -> ClassesView:
    """For whoever asks; archived classes are left out."""
    return ClassesView(
        own=_own(),
        join_href=url_for("join_class.page"),
        card_href=url_for("card.page"),
        teach_href=url_for("teach.page"),
    )


def _own() -> tuple[Link, ...]:
    who = visitor()
    if who.id is None or not who.stored:
        return ()
    places = places_of(request_context.reading(), who.id)
    found = {made.public_id: made.name for made, _ in places if made.archived_at is None}
    return tuple(
        Link(name, url_for("own_class.page", class_id=public_id))
        for public_id, name in found.items()
    )

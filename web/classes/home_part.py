"""What the first page says of classes: one's own, and the ways to join or to teach one."""

from collections.abc import Iterable
from dataclasses import dataclass

from flask import url_for

from school.classes.finding import places_of
from school.classes.models import SchoolClass, Student
from web import request_context
from web.components.links import Link
from web.visitors.current_visitor import visitor


@dataclass(frozen=True, slots=True)
class ClassesView:
    """The classes in which one has a place, and where one joins, shows a card or teaches."""

    own: tuple[Link, ...]
    join_href: str
    card_href: str
    teach_href: str


ClassPlace = tuple[SchoolClass, Student]
"""A class with somebody's place in it."""


def places_of_visitor() -> tuple[ClassPlace, ...]:
    """The visitor's places in classes; archived classes are left out."""
    who = visitor()
    if who.id is None or not who.in_class:
        return ()
    places = places_of(request_context.reading(), who.id)
    return tuple(place for place in places if place[0].archived_at is None)


def classes_view(places: Iterable[ClassPlace]) -> ClassesView:
    """For whoever has these places."""
    return ClassesView(
        own=_links(places),
        join_href=url_for("join_class.page"),
        card_href=url_for("card.page"),
        teach_href=url_for("teach.page"),
    )


def _links(places: Iterable[ClassPlace]) -> tuple[Link, ...]:
    results = {made.public_id: made.name for made, _ in places}
    return tuple(
        Link(name, url_for("own_class.page", class_id=public_id))
        for public_id, name in results.items()
    )

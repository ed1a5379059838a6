"""What the buttons of the builder do."""

import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from quizzes import Address
from quizzes.question_cache import question_at
from school.assignments.choosing import another, choose, easier_or_harder, what_it_shows
from school.assignments.drafts import add_section, change_rules, remove_section
from school.assignments.items import (
    add_items,
    lock_item,
    move_item,
    remove_item,
    replace_item,
)
from school.assignments.models import Item
from school.errors import SchoolError
from web import request_context
from web.building.draft import Draft, id_of

FIRST_PLACE: Final = 1
LAST_PLACE: Final = 1000  # beyond every last one


@dataclass(frozen=True, slots=True)
class Done:
    """Where the page goes on, and what is to be said: a code of `MESSAGES`, mostly nothing."""

    anchor: str = ""
    said: str = ""


def press(draft: Draft, button: str) -> Done:
    """Do what a button says, such as `swap:<id of the question>`. What is unknown does nothing.

    Whatever was typed is kept before. A question or section that somebody else took away meanwhile
    is left alone.
    """
    name, _, id = button.partition(":")
    try:
        if name in _ON_ITEMS:
            item = draft.item(id)
            return _ON_ITEMS[name](draft, item) if item else Done("questions", "gone")
        if name in _ON_DRAFTS:
            return _ON_DRAFTS[name](draft, id)
    except SchoolError as error:
        if error.code not in _KNOWN:
            raise
        return Done("questions", error.code)
    return Done("", "saved")


_KNOWN: Final = frozenset(
    {
        *("unknown-item", "unknown-section", "item-locked", "question-twice", "last-section"),
        *("too-many-questions", "too-many-sections", "not-a-draft"),
    }
)


def choose_questions(draft: Draft, _id: str = "") -> Done:
    """Choose anew what is not locked. Under other rules nothing stays.

    A new question takes the place of an old one, so that points and sections stay.
    """
    rules, row = draft.wished_rules, draft.assignment
    kept = [item for item in draft.items if item.locked and rules is draft.rules]
    loose = [item for item in draft.items if item not in kept]
    wishes = replace(draft.wishes, count=max(draft.wishes.count - len(kept), 0))
    shown = {what_it_shows(question_at(Address.parse(item.question))) for item in kept}
    found = list(map(str, choose(wishes, rules, shown))) if wishes.count else []
    with request_context.writing() as writing:
        if rules is not draft.rules:
            for item in draft.items:
                remove_item(writing, row, item.public_id)
            change_rules(writing, row, rules.id)
            loose = []
        for item, question in zip(loose, found, strict=False):
            replace_item(writing, row, item.public_id, question)
        for item in loose[len(found) :]:
            remove_item(writing, row, item.public_id)
        section = draft.parts[-1].section.public_id
        add_items(writing, row, section, found[len(loose) :])
    fewer = len(found) < wishes.count
    return Done("questions", "fewer" if fewer else "chosen")


def _add_questions(draft: Draft, _id: str) -> Done:
    """Put as many as are wished into a section of their own, after all others."""
    if draft.wished_rules is not draft.rules and draft.items:
        return Done("questions", "other-rules")
    found = choose(draft.wishes, draft.wished_rules, draft.shown())
    with request_context.writing() as writing:
        change_rules(writing, draft.assignment, draft.wished_rules.id)
        last = draft.parts[-1]
        section = add_section(writing, draft.assignment) if last.items else last.section
        add_items(writing, draft.assignment, section.public_id, list(map(str, found)))
    return Done(_section(section.public_id), "fewer" if len(found) < draft.wishes.count else "")


def _drop_section(draft: Draft, id: str) -> Done:
    with request_context.writing() as writing:
        remove_section(writing, draft.assignment, id_of(id))
    return Done("questions")


def _swap(draft: Draft, item: Item) -> Done:
    return _replace(draft, item, another(Address.parse(item.question), draft.shown()))


def _harder(draft: Draft, item: Item) -> Done:
    return _step(draft, item, 1)


def _easier(draft: Draft, item: Item) -> Done:
    return _step(draft, item, -1)


def _step(draft: Draft, item: Item, step: int) -> Done:
    return _replace(
        draft, item, easier_or_harder(Address.parse(item.question), step, draft.shown())
    )


def _replace(draft: Draft, item: Item, fresh: Address | None) -> Done:
    """Ask another question at the place. A lock keeps from choosing anew, not from this."""
    if fresh is None:
        return Done(_item(item), "no-other")
    with request_context.writing() as writing:
        lock_item(writing, draft.assignment, item.public_id, False)
        replace_item(writing, draft.assignment, item.public_id, str(fresh))
        lock_item(writing, draft.assignment, item.public_id, item.locked)
    return Done(_item(item), "replaced")


def _lock(draft: Draft, item: Item) -> Done:
    with request_context.writing() as writing:
        lock_item(writing, draft.assignment, item.public_id, not item.locked)
    return Done(_item(item))


def _remove(draft: Draft, item: Item) -> Done:
    """Take the question out; the page goes on at the one that follows."""
    with request_context.writing() as writing:
        remove_item(writing, draft.assignment, item.public_id)
    after = [each for each in draft.items if each.position > item.position]
    return Done(_item(after[0]) if after else "questions")


def _up(draft: Draft, item: Item) -> Done:
    """One place up; the first of a section goes to the end of the section before."""
    at, place = _place(draft, item)
    if place > FIRST_PLACE:
        return _move(draft, item, at, place - 1)
    return _move(draft, item, at - 1, LAST_PLACE) if at > 0 else Done(_item(item))


def _down(draft: Draft, item: Item) -> Done:
    """One place down; the last of a section becomes the first of the next."""
    at, place = _place(draft, item)
    if place < len(draft.parts[at].items):
        return _move(draft, item, at, place + 1)
    return (
        _move(draft, item, at + 1, FIRST_PLACE) if at + 1 < len(draft.parts) else Done(_item(item))
    )


def _place(draft: Draft, item: Item) -> tuple[int, int]:
    """Which section, from 0, and where in it, from 1."""
    at = next(number for number, part in enumerate(draft.parts) if item in part.items)
    return at, draft.parts[at].items.index(item) + 1


def _move(draft: Draft, item: Item, at: int, place: int) -> Done:
    section = draft.parts[at].section.public_id
    with request_context.writing() as writing:
        move_item(writing, draft.assignment, item.public_id, place, section)
    return Done(_item(item))


def _item(item: Item) -> str:
    return f"q-{item.public_id}"


def _section(public_id: uuid.UUID) -> str:
    return f"s-{public_id}"


_ON_ITEMS: Final[Mapping[str, Callable[[Draft, Item], Done]]] = {
    "swap": _swap,
    "harder": _harder,
    "easier": _easier,
    "lock": _lock,
    "remove": _remove,
    "up": _up,
    "down": _down,
}
_ON_DRAFTS: Final[Mapping[str, Callable[[Draft, str], Done]]] = {
    "choose": choose_questions,
    "add": _add_questions,
    "drop-section": _drop_section,
}

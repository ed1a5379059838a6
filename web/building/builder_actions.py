"""What the buttons of the builder do.

Each is made ready first (questions are chosen, which may take a while), and written then, in the
transaction that keeps what was typed.
"""

import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.orm import Session

from quizzes import Address
from quizzes.question_cache import question_at
from school.assignments.choosing import (
    another_question,
    choose_questions,
    easier_or_harder,
    shown_subject,
)
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
from school.public_ids import parse_id
from web.building.draft import AssignmentDraft

FIRST_PLACE: Final = 1
LAST_PLACE: Final = 1000  # beyond every last one


@dataclass(frozen=True, slots=True)
class ActionResult:
    """Where the page goes on, and what is to be said: the code of a message, mostly nothing."""

    anchor: str = ""
    text: str = ""


DraftAction = Callable[[Session], ActionResult]
"""An action that is ready: it is called with the session that writes."""


def action_of_button(draft: AssignmentDraft, button: str) -> DraftAction:
    """What a button does, such as `swap:<id of the question>`. What is unknown does nothing.

    A question or section that somebody else took away meanwhile is left alone, and what was written
    before in the same transaction stays.
    """
    name, _, id = button.partition(":")
    if name in _ON_ITEMS:
        item = draft.item(id)
        return _careful(_ON_ITEMS[name](draft, item)) if item else _nothing("questions", "gone")
    if name in _ON_DRAFTS:
        return _careful(_ON_DRAFTS[name](draft, id))
    return _nothing("", "saved")


def _nothing(anchor: str, said: str = "") -> DraftAction:
    return lambda _session: ActionResult(anchor, said)


def _careful(write: DraftAction) -> DraftAction:
    """The same; where the draft has changed meanwhile, nothing is written and the page says so.

    An action that takes one step looks before it writes; one of several stands in a savepoint.
    """

    def written(session: Session) -> ActionResult:
        try:
            return write(session)
        except SchoolError as error:
            if error.code not in _KNOWN:
                raise
            return ActionResult("questions", error.code)

    return written


_KNOWN: Final = frozenset(
    {
        *("unknown-item", "unknown-section", "item-locked", "question-twice", "last-section"),
        *("too-many-questions", "too-many-sections"),
    }
)


def _choose_questions(draft: AssignmentDraft, _id: str) -> DraftAction:
    """Choose anew what is not locked. Under other rules nothing stays.

    A new question takes the place of an old one, so that points and sections stay.
    """
    rules = draft.wished_rules
    kept = [item for item in draft.items if item.locked and rules is draft.rules]
    loose = [item for item in draft.items if item not in kept]
    wishes = replace(draft.wishes, count=max(draft.wishes.count - len(kept), 0))
    shown = {shown_subject(question_at(Address.parse(item.question))) for item in kept}
    found = list(map(str, choose_questions(wishes, rules, shown))) if wishes.count else []
    fewer = len(found) < wishes.count

    def write(session: Session) -> ActionResult:
        with session.begin_nested():
            _replace_all(session, draft, loose, found)
        return ActionResult("questions", "fewer" if fewer else "chosen")

    return write


def _replace_all(
    session: Session, draft: AssignmentDraft, loose: list[Item], found: list[str]
) -> None:
    """Put these questions in the place of the loose ones; of more or fewer the last differ."""
    row, rules = draft.assignment, draft.wished_rules
    if rules is not draft.rules:
        for item in draft.items:
            remove_item(session, row, item.public_id)
        change_rules(session, row, rules.id)
        loose = []
    for item, question in zip(loose, found, strict=False):
        replace_item(session, row, item.public_id, question)
    for item in loose[len(found) :]:
        remove_item(session, row, item.public_id)
    add_items(session, row, draft.parts[-1].section.public_id, found[len(loose) :])


def _add_questions(draft: AssignmentDraft, _id: str) -> DraftAction:
    """Put as many as are wished into a section of their own, after all others."""
    if draft.wished_rules is not draft.rules and draft.items:
        return _nothing("questions", "other-rules")
    found = list(
        map(str, choose_questions(draft.wishes, draft.wished_rules, draft.shown_subjects()))
    )
    fewer = len(found) < draft.wishes.count

    def write(session: Session) -> ActionResult:
        last = draft.parts[-1]
        with session.begin_nested():
            change_rules(session, draft.assignment, draft.wished_rules.id)
            section = add_section(session, draft.assignment) if last.items else last.section
            add_items(session, draft.assignment, section.public_id, found)
        return ActionResult(_section(section.public_id), "fewer" if fewer else "")

    return write


def _drop_section(draft: AssignmentDraft, id: str) -> DraftAction:
    def write(session: Session) -> ActionResult:
        remove_section(session, draft.assignment, parse_id(id))
        return ActionResult("questions")

    return write


def _swap(draft: AssignmentDraft, item: Item) -> DraftAction:
    return _replace(
        draft, item, another_question(Address.parse(item.question), draft.shown_subjects())
    )


def _harder(draft: AssignmentDraft, item: Item) -> DraftAction:
    return _step(draft, item, 1)


def _easier(draft: AssignmentDraft, item: Item) -> DraftAction:
    return _step(draft, item, -1)


def _step(draft: AssignmentDraft, item: Item, step: int) -> DraftAction:
    return _replace(
        draft, item, easier_or_harder(Address.parse(item.question), step, draft.shown_subjects())
    )


def _replace(draft: AssignmentDraft, item: Item, fresh: Address | None) -> DraftAction:
    """Ask another question at the place. A lock keeps from choosing anew, not from this."""
    if fresh is None:
        return _nothing(_item(item), "no-other")

    def write(session: Session) -> ActionResult:
        replace_item(session, draft.assignment, item.public_id, str(fresh), though_locked=True)
        return ActionResult(_item(item), "replaced")

    return write


def _lock(draft: AssignmentDraft, item: Item) -> DraftAction:
    def write(session: Session) -> ActionResult:
        lock_item(session, draft.assignment, item.public_id, not item.locked)
        return ActionResult(_item(item))

    return write


def _remove(draft: AssignmentDraft, item: Item) -> DraftAction:
    """Take the question out; the page goes on at the one that follows."""
    after = [each for each in draft.items if each.position > item.position]

    def write(session: Session) -> ActionResult:
        remove_item(session, draft.assignment, item.public_id)
        return ActionResult(_item(after[0]) if after else "questions")

    return write


def _up(draft: AssignmentDraft, item: Item) -> DraftAction:
    """One place up; the first of a section goes to the end of the section before."""
    at, place = _place(draft, item)
    if place > FIRST_PLACE:
        return _move(draft, item, at, place - 1)
    return _move(draft, item, at - 1, LAST_PLACE) if at > 0 else _nothing(_item(item))


def _down(draft: AssignmentDraft, item: Item) -> DraftAction:
    """One place down; the last of a section becomes the first of the next."""
    at, place = _place(draft, item)
    if place < len(draft.parts[at].items):
        return _move(draft, item, at, place + 1)
    if at + 1 < len(draft.parts):
        return _move(draft, item, at + 1, FIRST_PLACE)
    return _nothing(_item(item))


def _place(draft: AssignmentDraft, item: Item) -> tuple[int, int]:
    """Which section, from 0, and where in it, from 1."""
    at = next(number for number, part in enumerate(draft.parts) if item in part.items)
    return at, draft.parts[at].items.index(item) + 1


def _move(draft: AssignmentDraft, item: Item, at: int, place: int) -> DraftAction:
    section = draft.parts[at].section.public_id

    def write(session: Session) -> ActionResult:
        move_item(session, draft.assignment, item.public_id, place, section)
        return ActionResult(_item(item))

    return write


def _item(item: Item) -> str:
    return f"q-{item.public_id}"


def _section(public_id: uuid.UUID) -> str:
    return f"s-{public_id}"


_ON_ITEMS: Final[Mapping[str, Callable[[AssignmentDraft, Item], DraftAction]]] = {
    "swap": _swap,
    "harder": _harder,
    "easier": _easier,
    "lock": _lock,
    "remove": _remove,
    "up": _up,
    "down": _down,
}
_ON_DRAFTS: Final[Mapping[str, Callable[[AssignmentDraft, str], DraftAction]]] = {
    "choose": _choose_questions,
    "add": _add_questions,
    "drop-section": _drop_section,
}

"""What a question is about as JSON, for the digest that tells whether it is still the same one.

Digests are stored with answers: what stands here never changes, not even the names of its parts.
"""

from collections.abc import Mapping
from dataclasses import astuple
from enum import Enum
from typing import Any, Final

from quizzes.kinds.first_wordings import FIRST_WORDINGS
from quizzes.message import (
    AmountInUnit,
    CopiesOf,
    FanName,
    Message,
    Numeral,
    PrincipleName,
    SetName,
    TileList,
    TileSets,
)
from quizzes.question import Answer, HandQuestion
from scoring import SetKind, Tile, TileSet
from scoring.wire import write_hand

NO_SUBJECT: Final[Mapping[str, Any]] = {"hand": None, "standing": None, "about": None}
_STORED_NAMES: Final[Mapping[type, str]] = {
    FanName: "FanNamed",
    PrincipleName: "PrincipleNamed",
    AmountInUnit: "Worth",
    TileList: "OneByOne",
}


def hand_subject_json(question: HandQuestion[Answer]) -> Mapping[str, Any]:
    """The hand alone."""
    return {**NO_SUBJECT, "hand": write_hand(question.hand, question.address.rules)}


def message_json(value: Any) -> Any:
    """A message, what fills a place of one, or several of them, as JSON knows them."""
    match value:
        case Message():
            text = FIRST_WORDINGS.get(value.text, value.text)
            return [
                text,
                [
                    [name, message_json(each)]
                    for name, each in value.values
                    if f"%({name})s" not in value.text or f"%({name})s" in text
                ],
            ]
        case Tile():
            return str(value)
        case CopiesOf():
            return str(value.tile)  # the digest of a question had the tile there from the first
        case Enum():
            return value.value
        case Numeral():
            return value.number  # the digest of a question had a number there from the first
        case tuple() | list():
            return [message_json(each) for each in value if not _joined_later(each)]
        case SetName():
            return _set_json(value.set)
        case TileSets():
            return ["Sets", [message_json(each.tiles) for each in value.sets]]
        case FanName() | PrincipleName() | AmountInUnit() | TileList():
            return [_STORED_NAMES[type(value)], message_json(astuple(value))]
    return value


def _joined_later(value: Any) -> bool:
    """Whether it is a sentence that questions did not have at first."""
    return isinstance(value, Message) and FIRST_WORDINGS.get(value.text) == ""


def _set_json(part: TileSet) -> Any:
    """As the message that a digest had for it from the first."""
    if part.kind is SetKind.CHOW:
        return ["a chow %(tiles)s", [["tiles", message_json(part.tiles)]]]
    return ["a pung of %(tile)s", [["tile", message_json(part.tiles[0])]]]

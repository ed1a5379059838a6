"""A digest of all that a question shows and asks, to tell whether it is still the same one."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import astuple, is_dataclass
from enum import Enum
from typing import Any, Final

from quizzes.message import FanName, Message, OneByOne, PrincipleName, Worth
from quizzes.question import About, Announcement, Choice, Elsewhere, Question, Situation
from scoring import Tile, WaitingHand
from scoring.wire import write_hand

_STORED_NAMES: Final[Mapping[type, str]] = {
    FanName: "FanNamed",
    PrincipleName: "PrincipleNamed",
    Worth: "Worth",
    OneByOne: "OneByOne",
}
"""How a digest writes what fills a place: digests are stored, so these words never change."""


def fingerprint(question: Question) -> str:
    """64 letters that change whenever what is shown, asked or offered changes.

    The key is no part of it, nor the explanation, nor the misconception behind a choice: with a
    corrected key it is the same question, graded otherwise.
    """
    address = question.address
    shown = {
        "rules": address.rules,
        "kind": address.kind.value,
        "hand": question.hand and write_hand(question.hand, address.rules),
        "standing": question.waiting_hand and _waiting_hand(question.waiting_hand),
        "about": question.about and _about(question.about),
        "choices": question.choices and [_choice(each) for each in question.choices],
    }
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()


def _waiting_hand(held: WaitingHand) -> Any:
    return [list(map(str, held.concealed)), list(map(str, held.melds))]


def _about(about: About) -> Any:
    match about:
        case Announcement():
            return [about.fans, about.total]
        case Elsewhere():
            return about.rules  # the score there is what is asked
        case Situation():
            return [about.template, _plain(about.facts), _plain(about.question)]
    return [about.id, about.way.value, about.languages, about.is_fan]


def _choice(choice: Choice) -> Any:
    return [choice.id, _plain(choice.text)]


def _plain(value: Any) -> Any:
    """A sentence, or what fills a place of one, as JSON knows it."""
    match value:
        case Message():
            return [value.text, [[name, _plain(each)] for name, each in value.values]]
        case Tile():
            return str(value)
        case Enum():
            return value.value
        case tuple() | list():
            return [_plain(each) for each in value]
    if is_dataclass(value) and not isinstance(value, type):
        return [_STORED_NAMES[type(value)], _plain(astuple(value))]
    return value

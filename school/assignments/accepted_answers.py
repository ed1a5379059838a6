"""Answers that are right because a teacher ruled so: which they are, told from what is stored."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

_TOKEN = 16  # hexadecimal digits


@dataclass(frozen=True, slots=True)
class AcceptedAnswer:
    """An answer to a question: its address, and what was given as JSON knows it."""

    question: str
    given: Any

    @property
    def token(self) -> str:
        """The answer in a few digits, by which a form names it."""
        return answer_token(self.question, self.given)


def is_accepted(accepted: Iterable[Sequence[Any]] | None, question: str, given: Any) -> bool:
    """Whether the answer is among these, `[[question, given], …]`. No answer never is."""
    if given is None or not accepted:
        return False
    asked = answer_token(question, given)
    return any(answer_token(each[0], each[1]) == asked for each in accepted)


def answer_token(question: str, given: Any) -> str:
    """The same for two spellings of one answer: the order of what was ticked makes no other."""
    text = json.dumps([question, _plain(given)], ensure_ascii=True, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:_TOKEN]


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return sorted((_plain(each) for each in value), key=json.dumps)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value

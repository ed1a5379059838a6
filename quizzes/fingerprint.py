"""A digest of all that a question shows and asks, to tell whether it is still the same one."""

import hashlib
import json
from typing import Any

from quizzes.kinds.registry import spec_of
from quizzes.kinds.subject import message_json
from quizzes.question import Choice, Question


def fingerprint(question: Question) -> str:
    """64 letters that change whenever what is shown, asked or offered changes.

    The key is no part of it, nor the explanation, nor the misconception behind a choice: with a
    corrected key it is the same question, graded otherwise.
    """
    address = question.address
    shown = {
        "rules": address.rules,
        "kind": address.kind.value,
        "choices": question.choices and [_choice(each) for each in question.choices],
        **spec_of(question).subject(question),
    }
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()


def _choice(choice: Choice) -> Any:
    return [choice.id, message_json(choice.text)]

"""The answer to a question as a form sends it."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from werkzeug.datastructures import MultiDict

from quizzes import Kind, Question
from scoring import TILES, System, rule_set
from web.present.picker import MOST
from wording import Translator

Form = MultiDict[str, str]
Given = str | float | tuple[str, ...]
LARGEST_TOTAL: Final = 999
_HALF: Final = re.compile(r"(\d{0,2})(?:½|[.,]5)")  # the Coward's half, as pads and people write it

_CODES: Final = {str(tile): tile for tile in TILES if not tile.is_flower}


class AnswerError(ValueError):
    """What was sent is no answer to the question; the message says what to send instead."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def read_answer(question: Question, form: Form, t: Translator) -> Given:
    """The answer that the form holds, as `quizzes.grade` takes it.

    Raises:
        AnswerError: `no-fan`, `unknown-fan`, `no-total`, `no-tile`, `unknown-tile`,
            `no-choice`; the message is in the reader's language.
    """
    return _READERS[question.address.kind](question, form, t)


def chosen_fans(form: Form) -> tuple[str, ...]:
    """The fans that are ticked, each as often as it was said to count."""
    return tuple(
        fan for fan in dict.fromkeys(form.getlist("fan")) for _ in range(_times(fan, form))
    )


def _fans(question: Question, form: Form, t: Translator) -> Given:
    chosen = chosen_fans(form)
    if not chosen:
        raise AnswerError(
            "no-fan", t.gettext("Choose at least one fan. If you see none, press “I don't know”.")
        )
    rules = rule_set(question.address.rules)
    if not all(rules.has(fan) for fan in chosen):
        raise AnswerError("unknown-fan", t.gettext("That is none of the fans. Choose again."))
    return chosen


def _times(fan: str, form: Form) -> int:
    asked = form.get(f"times-{fan}", "1")
    times = int(asked) if asked.isdecimal() and len(asked) < 3 else 1
    return min(max(times, 1), MOST.get(fan, 1))


def _total(question: Question, form: Form, t: Translator) -> Given:
    text = form.get("total", "").strip()
    if rule_set(question.address.rules).system is System.IMJ and (half := _HALF.fullmatch(text)):
        return int(half[1] or 0) + 0.5
    if not text.isdecimal() or len(text) > 4 or int(text) > LARGEST_TOTAL:
        raise AnswerError(
            "no-total", t.gettext("Give the total as a whole number of points, such as 12.")
        )
    return int(text)


def _waits(_question: Question, form: Form, t: Translator) -> Given:
    chosen = frozenset(form.getlist("tile"))
    if not chosen:
        raise AnswerError(
            "no-tile", t.gettext("Choose at least one tile. If you see none, press “I don't know”.")
        )
    if not chosen <= _CODES.keys():
        raise AnswerError("unknown-tile", t.gettext("That is none of the tiles. Choose again."))
    return tuple(sorted(chosen, key=_CODES.__getitem__))


def _find(question: Question, form: Form, t: Translator) -> Given:
    chosen = form.get("answer", "")
    if chosen not in {choice.id for choice in question.choices or ()}:
        raise AnswerError("no-choice", t.gettext("Choose one of the four."))
    return chosen


_READERS: Final[Mapping[Kind, Callable[[Question, Form, Translator], Given]]] = {
    Kind.FANS: _fans,
    Kind.TOTAL: _total,
    Kind.WAITS: _waits,
    Kind.FIND: _find,
}

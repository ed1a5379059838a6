"""The answer to a question as a form sends it."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from werkzeug.datastructures import MultiDict

from quizzes import Question, QuizError, answer_of_choice, response_from_json
from quizzes.question import AnnouncementQuestion, Answer, Objection, SheetQuestion
from quizzes.sheets.task import AskedOfSheet
from quizzes.systems import profile_of
from scoring import RULE_SETS, TILES, WINDS, rule_set
from scoring.rows import row_for_each
from web.questions.control import Control
from web.questions.heading import sent_choices
from web.questions.kind_views import control_of
from wording import Translator
from wording.typed_text import normalized_text, parse_digits

Form = MultiDict[str, str]
LARGEST_TOTAL: Final = 999
LONGEST_NUMBER: Final = 16  # characters: sign, six digits and what people write between them
_HALF: Final = re.compile(r"(\d{0,2})(?:½|[.,]5)")  # the Coward's half, as pads and people write it
_NUMBER: Final = re.compile(r"[+-]?\d{1,6}")
_PLAIN: Final = str.maketrans({"\N{MINUS SIGN}": "-", "\N{EN DASH}": "-", ",": "", " ": ""})

_FILLED_IN: Final = ("answer", "fan", "tile", "extra", "total")
_SEAT: Final = "seat-"
_MOST_TIMES: Final = {fan.id: fan.most_times for rules in RULE_SETS.values() for fan in rules.fans}
_CODES: Final = {str(tile): tile for tile in TILES if not tile.is_flower}


class AnswerError(ValueError):
    """What was sent is no answer to the question; `text` says what to send instead."""

    def __init__(self, code: str, sentence: Callable[[Translator], str]) -> None:
        super().__init__(code)
        self.code = code
        self.text = sentence


def read_answer(question: Question, form: Form) -> Answer:
    """The answer that the form holds, as `quizzes.grade` takes it.

    Raises:
        AnswerError: `no-fan`, `unknown-fan`, `no-total`, `no-tile`, `unknown-tile`,
            `no-choice`, `no-number`, `no-amounts`; `text` is it in the reader's language.
    """
    return _READERS[control_of(question)](question, form)


def is_blank(form: Form) -> bool:
    """Whether nothing is ticked or typed."""
    fields = [*_FILLED_IN, *(name for name in form if name.startswith(_SEAT))]
    return not any(value.strip() for name in fields for value in form.getlist(name))


def with_total(question: Question, form: Form) -> Form:
    """Who has not yet typed what an announcement comes to lets its total stand so far."""
    if not isinstance(question, AnnouncementQuestion) or form.get("total", "").strip():
        return form
    total = question.announcement.total
    filled = form.copy()
    filled["total"] = str(int(total)) if total == int(total) else str(total)
    return filled


def read_chosen_fans(form: Form) -> tuple[str, ...]:
    """The fans that are ticked, each as often as it was said to count."""
    return tuple(
        fan for fan in dict.fromkeys(form.getlist("fan")) for _ in range(_times(fan, form))
    )


def read_amounts(form: Form) -> dict[str, str]:
    """What was typed for each seat."""
    return {seat.value: form.get(f"seat-{seat.value}", "").strip()[:9] for seat in WINDS}


def parse_whole_number(text: str) -> int | None:
    """A whole number as people write it: `-16`, `+48`, `5,200`, also in wide figures."""
    plain = normalized_text(text, LONGEST_NUMBER).translate(_PLAIN)
    return int(plain) if _NUMBER.fullmatch(plain) else None


def parse_half_number(text: str) -> float | None:
    """A number of points from 0 on, the Coward's half included: `12`, `½`, `0.5`."""
    plain = text.strip()
    if half := _HALF.fullmatch(plain):
        return int(half[1] or 0) + 0.5
    found = parse_whole_number(plain)
    return None if found is None or found < 0 else found


def _fans(question: Question, form: Form) -> Answer:
    found = _known_fans(question, form)
    if not found:
        raise AnswerError(
            "no-fan",
            lambda t: t.gettext("Choose at least one fan. If you see none, press “I don't know”."),
        )
    return found


def _known_fans(question: Question, form: Form) -> tuple[str, ...]:
    found = read_chosen_fans(form)
    rules = rule_set(question.address.rules)
    if not all(rules.has(fan) for fan in found):
        raise AnswerError(
            "unknown-fan", lambda t: t.gettext("That is not one of the fans. Choose again.")
        )
    return found


def _objection(question: AnnouncementQuestion, form: Form) -> Answer:
    """What is struck and added; “It is right” leaves the announcement as it is."""
    said = question.announcement
    if "right" in form:
        return Objection((), (), said.total)
    left = list(said.fans)
    struck = []
    for fan in form.getlist("extra"):
        if fan in left:
            left.remove(fan)
            struck.append(fan)
    return Objection(_known_fans(question, form), tuple(struck), _total(question, form))


def _times(fan: str, form: Form) -> int:
    times = parse_digits(form.get(f"times-{fan}", "1"), 2) or 1
    return min(times, _MOST_TIMES.get(fan, 1))


def _total(question: Question, form: Form) -> float:
    text = form.get("total", "").strip()
    in_halves = profile_of(rule_set(question.address.rules)).has_half_fans
    if in_halves and (half := _HALF.fullmatch(text)):
        return int(half[1] or 0) + 0.5
    if not text.isdecimal() or len(text) > 4 or int(text) > LARGEST_TOTAL:
        raise AnswerError(
            "no-total",
            lambda t: t.gettext("Enter the total as a number, such as 12."),
        )
    return int(text)


def _waits(_question: Question, form: Form) -> Answer:
    found = frozenset(form.getlist("tile"))
    if not found:
        raise AnswerError(
            "no-tile",
            lambda t: t.gettext("Choose at least one tile. If you see none, press “I don't know”."),
        )
    if not found <= _CODES.keys():
        raise AnswerError(
            "unknown-tile", lambda t: t.gettext("That is not one of the tiles. Choose again.")
        )
    return tuple(sorted(found, key=_CODES.__getitem__))


def _choice(question: Question, form: Form) -> Answer:
    choice = sent_choices(question).get(form.get("answer", ""))
    if choice is None:
        raise AnswerError("no-choice", lambda t: t.gettext("Choose one of the answers."))
    return answer_of_choice(question, choice.id)


def _number(question: Question, form: Form) -> Answer:
    found = parse_whole_number(form.get("total", ""))
    try:
        answer = response_from_json(question, found)
    except QuizError:
        answer = None
    if answer is None:
        raise AnswerError("no-number", lambda t: t.gettext("Enter a whole number, such as 40."))
    return answer


def _cell(text: str) -> float | None:
    """A number of a score sheet: whole, or with a half as table points have it.

    The half is looked for first: `2,5` is no 25.
    """
    found = parse_half_number(text.lstrip("+"))
    return parse_whole_number(text) if found is None else found


def _seats(question: Question, form: Form) -> Answer:
    """Where one amount is given, an empty field is nothing paid and nothing gained."""
    typed = read_amounts(form)
    parse = _cell if isinstance(question, SheetQuestion) else parse_whole_number
    results = {seat: parse(text or "0") for seat, text in typed.items()}
    if not any(typed.values()) or None in results.values():
        raise AnswerError("no-amounts", partial(_no_amounts_text, question))
    answer = response_from_json(question, results)
    assert answer is not None  # four numbers are an answer
    return answer


def _no_amounts_text(question: Question, t: Translator) -> str:
    asks = question.task.asks if isinstance(question, SheetQuestion) else AskedOfSheet.POINTS
    if asks is AskedOfSheet.POINTS:
        return t.gettext(
            "Enter a whole number for each player: +24 for a gain, −8 for a loss, or 0."
        )
    if asks is AskedOfSheet.RANK:
        return t.gettext("Enter a number for each player, such as 2 or 2½.")
    return t.gettext("Enter a whole number for each player, such as 40.")


_READERS: Final[Mapping[Control, Callable[[Any, Form], Answer]]] = row_for_each(
    Control,
    {
        Control.FANS: _fans,
        Control.PAD: _total,
        Control.TILES: _waits,
        Control.CHOICES: _choice,
        Control.NUMBER: _number,
        Control.SEATS: _seats,
        Control.ANNOUNCEMENT: _objection,
    },
)

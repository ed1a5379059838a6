"""An answer that was given, put back into the control that it came from."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from quizzes import Question, Response, answer_of_choice
from quizzes.question import Answer, Objection, PaymentsAnswer, SheetQuestion
from scoring import WINDS
from scoring.rows import row_for_each
from web.questions.control import Control
from web.questions.heading import sent_choices
from web.questions.kind_views import control_of
from web.questions.question_view import SentFields
from web.questions.sheet_kind_view import cell_text
from wording import Translator, signed


def saved_fields(question: Question, response: Response, t: Translator) -> SentFields:
    """What fills the control with this answer; nothing where somebody did not know."""
    if response is None:
        return SentFields()
    return _TRIED[control_of(question)](question, response, t)


def _choice(question: Question, answer: Answer, t: Translator) -> SentFields:
    return SentFields(choice=_sent(question, answer))


def _fans(question: Question, response: tuple[str, ...], t: Translator) -> SentFields:
    return SentFields(fans=response)


def _tiles(question: Question, response: tuple[str, ...], t: Translator) -> SentFields:
    return SentFields(tiles=response)


def _seats(question: Question, payments: PaymentsAnswer, t: Translator) -> SentFields:
    amounts = zip(
        WINDS, (payments.east, payments.south, payments.west, payments.north), strict=True
    )
    text = partial(cell_text, question) if isinstance(question, SheetQuestion) else signed
    return SentFields(seats={seat.value: text(each, t) for seat, each in amounts})


def _announcement(question: Question, objection: Objection, t: Translator) -> SentFields:
    return SentFields(fans=objection.missing, extra=objection.extra, total=_plain(objection.total))


def _number(question: Question, number: float, t: Translator) -> SentFields:
    return SentFields(total=_plain(number))


_TRIED: Final[Mapping[Control, Callable[[Question, Any, Translator], SentFields]]] = row_for_each(
    Control,
    {
        Control.CHOICES: _choice,
        Control.FANS: _fans,
        Control.TILES: _tiles,
        Control.SEATS: _seats,
        Control.ANNOUNCEMENT: _announcement,
        Control.PAD: _number,
        Control.NUMBER: _number,
    },
)


def _sent(question: Question, answer: Answer) -> str:
    """What the form sends for that choice; nothing where it is offered no longer."""
    sent = sent_choices(question).items()
    return next((key for key, each in sent if answer_of_choice(question, each.id) == answer), "")


def _plain(n: float) -> str:
    return str(int(n)) if n == int(n) else str(n)

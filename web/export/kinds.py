"""Which form each kind of question takes elsewhere."""

from collections.abc import Callable, Mapping
from typing import Final

from quizzes import Kind, Question
from web.export.choices import one_of
from web.export.fans import several_fans
from web.export.forms import Form
from web.export.numbers import number
from web.export.objections import objection
from web.export.payments import paid
from web.export.waits import several_tiles
from wording import Translator

_FORMS: Final[Mapping[Kind, Callable[[Question, Translator], Form]]] = {
    Kind.FANS: several_fans,
    Kind.WAITS: several_tiles,
    Kind.TOTAL: number,
    Kind.BASE: number,
    Kind.PAYMENTS: paid,
    Kind.SPOT_ERROR: objection,
}


def form_of(question: Question, t: Translator) -> Form:
    """The question in the form that fits it; those with choices, and others, tell by themselves."""
    plain = one_of if question.choices else number
    return _FORMS.get(question.address.kind, plain)(question, t)

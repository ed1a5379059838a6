"""How the pages show the kinds of question about fu and points that have no whole hand."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

from quizzes import Kind, Question
from quizzes.kinds.hand_fu import wrong_hand_fu
from quizzes.kinds.points import wrong_points
from quizzes.kinds.rounding import wrong_rounding
from quizzes.kinds.set_fu import wrong_fu
from quizzes.kinds.wait_fu import wrong_wait_fu
from quizzes.question import (
    HandFuQuestion,
    PaymentsAnswer,
    PointsQuestion,
    RoundingQuestion,
    SetQuestion,
    TsumoQuestion,
    WaitFuQuestion,
)
from quizzes.words.points import asked_share
from quizzes.words.rounding import asked_rounding
from quizzes.words.tsumo_split import asked_split
from web.components.hand import HandView
from web.export.losses import AMOUNTS_IN_A_LIST, NOTHING_LOST
from web.export.numbers import number_or
from web.export.payments import split_gaps
from web.questions.answer_blocks import (
    choices_blocks,
    no_answer_text,
    no_payments_table,
    number_text,
)
from web.questions.choices import text_choice
from web.questions.control import Control
from web.questions.kind_view import KindView
from web.questions.number_field import FU_FIELD, NUMBER_FIELD, NumberField
from web.questions.seats import split_table
from web.questions.shown import no_hand, parts_of_question, set_of_question, wait_of_question
from web.questions.stated import (
    SituationView,
    explained_reason,
    no_situation,
    number_to_round,
    whole_prompt,
    won_figures,
    won_tsumo,
)
from wording import Translator

QuestionT = TypeVar("QuestionT", bound=Question)
_POINTS_FIELD: Final = replace(NUMBER_FIELD, signed=False, working=True)
_FU_OF_A_PART: Final = replace(FU_FIELD, label=NUMBER_FIELD.label, working=False)


def _number(question: Question) -> Control:
    return Control.NUMBER


def _seats(question: Question) -> Control:
    return Control.SEATS


def _number_row(
    kind: Kind,
    field: NumberField,
    hand: Callable[[QuestionT, Translator], HandView | None],
    wrong: Callable[[QuestionT], Any],
    situation: Callable[[QuestionT, Translator], SituationView | None] = no_situation,
    prompt: Callable[[QuestionT, Translator], str] = whole_prompt,
) -> KindView[QuestionT, float]:
    """The row of a kind whose questions are answered by one number and explained in words."""
    return KindView(
        kind=kind,
        control=_number,
        number_field=field,
        choice_view=text_choice,
        sends_ids=False,
        titled_by_kind=False,
        hand=hand,
        situation=situation,
        prompt=prompt,
        repeats_prompt=True,
        answer_text=number_text,
        blocks=choices_blocks,
        payments_table=no_payments_table,
        reason=explained_reason,
        export=number_or(wrong),
        export_losses=NOTHING_LOST,
    )


_SET_FU: Final[KindView[SetQuestion, float]] = _number_row(
    Kind.SET_FU, _FU_OF_A_PART, set_of_question, wrong_fu
)
_WAIT_FU: Final[KindView[WaitFuQuestion, float]] = _number_row(
    Kind.WAIT_FU, _FU_OF_A_PART, wait_of_question, wrong_wait_fu
)
_HAND_FU: Final[KindView[HandFuQuestion, float]] = _number_row(
    Kind.HAND_FU, replace(_FU_OF_A_PART, working=True), parts_of_question, wrong_hand_fu
)
_POINTS: Final[KindView[PointsQuestion, float]] = _number_row(
    Kind.POINTS, _POINTS_FIELD, no_hand, wrong_points, won_figures, asked_share
)
_ROUNDING: Final[KindView[RoundingQuestion, float]] = _number_row(
    Kind.ROUNDING,
    replace(_POINTS_FIELD, working=False),
    no_hand,
    wrong_rounding,
    number_to_round,
    asked_rounding,
)
_TSUMO_SPLIT: Final[KindView[TsumoQuestion, PaymentsAnswer]] = KindView(
    kind=Kind.TSUMO_SPLIT,
    control=_seats,
    number_field=None,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=no_hand,
    situation=won_tsumo,
    prompt=asked_split,
    repeats_prompt=True,
    answer_text=no_answer_text,
    blocks=choices_blocks,
    payments_table=split_table,
    reason=explained_reason,
    export=split_gaps,
    export_losses=AMOUNTS_IN_A_LIST,
)
POINT_KIND_VIEWS: Final[tuple[KindView[Any, Any], ...]] = (
    *(_SET_FU, _WAIT_FU, _HAND_FU, _ROUNDING, _POINTS, _TSUMO_SPLIT),
)
"""In the order of the page on which kinds are chosen."""

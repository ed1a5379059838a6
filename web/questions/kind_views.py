"""How the pages show each kind of question: a row a kind."""

from collections.abc import Callable
from typing import Any, Final

from quizzes import Kind, Question
from quizzes.question import (
    AnnouncementQuestion,
    CardQuestion,
    ComparisonQuestion,
    Exclusion,
    HandQuestion,
    Objection,
    PaymentsAnswer,
    SituationQuestion,
    TermQuestion,
    WaitQuestion,
    WinClaim,
)
from scoring.rows import row_for_each
from web.export.choices import choice_or_number, one_choice
from web.export.fans import fan_choices
from web.export.losses import AMOUNTS_IN_A_LIST, FEW_OBJECTIONS, NOTHING_LOST, SHORT_LIST
from web.export.numbers import number_or, total_number, wrong_bases_of
from web.export.objections import objection_gaps
from web.export.payments import payment_gaps
from web.export.waits import tile_choices
from web.questions.answer_blocks import (
    announcement_and_counted_fans_blocks,
    choices_and_counted_fans_blocks,
    choices_blocks,
    corrected_total_text,
    counted_and_chosen_fans_blocks,
    counted_fans_and_choices_blocks,
    counted_fans_block,
    fans_total_text,
    fu_and_counted_fans_blocks,
    no_answer_text,
    no_payments_table,
    number_text,
    situation_answer_text,
    waits_blocks,
)
from web.questions.choices import card_choice, fan_choice, text_choice
from web.questions.control import Control
from web.questions.kind_view import KindView
from web.questions.number_field import FU_FIELD, NUMBER_FIELD, TOTAL_FIELD
from web.questions.plans_kind_view import PLANS_KIND_VIEW
from web.questions.point_kind_views import POINT_KIND_VIEWS
from web.questions.seats import payments_table
from web.questions.sheet_kind_view import SHEET_KIND_VIEW
from web.questions.shown import card_of_question, hand_of_question
from web.questions.stated import (
    announcement_prompt,
    comparison_prompt,
    explained_reason,
    no_reason,
    no_situation,
    other_score_facts,
    refusal_reason,
    situation_facts,
    situation_prompt,
    situation_reason,
    whole_prompt,
)
from web.questions.table_shown import TABLE_KIND_VIEW


def _fixed(control: Control) -> Callable[[Question], Control]:
    """The control of every question of a kind."""
    return lambda question: control


def _choices_or_number(question: Question) -> Control:
    """Its choices, or a number where it has none."""
    return Control.CHOICES if question.choices else Control.NUMBER


_choices: Final = _fixed(Control.CHOICES)
_FIND: Final[KindView[HandQuestion[str], str]] = KindView(
    kind=Kind.FIND,
    control=_choices,
    number_field=None,
    choice_view=fan_choice,
    sends_ids=True,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=no_situation,
    prompt=whole_prompt,
    repeats_prompt=False,
    answer_text=no_answer_text,
    blocks=counted_fans_and_choices_blocks,
    payments_table=no_payments_table,
    reason=refusal_reason,
    export=one_choice,
    export_losses=NOTHING_LOST,
)
_FANS: Final[KindView[HandQuestion[tuple[str, ...]], tuple[str, ...]]] = KindView(
    kind=Kind.FANS,
    control=_fixed(Control.FANS),
    number_field=None,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=no_situation,
    prompt=whole_prompt,
    repeats_prompt=False,
    answer_text=fans_total_text,
    blocks=counted_and_chosen_fans_blocks,
    payments_table=no_payments_table,
    reason=refusal_reason,
    export=fan_choices,
    export_losses=SHORT_LIST,
)
_TOTAL: Final[KindView[HandQuestion[float], float]] = KindView(
    kind=Kind.TOTAL,
    control=_fixed(Control.PAD),
    number_field=TOTAL_FIELD,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=no_situation,
    prompt=whole_prompt,
    repeats_prompt=False,
    answer_text=number_text,
    blocks=counted_fans_block,
    payments_table=no_payments_table,
    reason=refusal_reason,
    export=total_number,
    export_losses=NOTHING_LOST,
)
_BASE: Final[KindView[HandQuestion[float], float]] = KindView(
    kind=Kind.BASE,
    control=_fixed(Control.NUMBER),
    number_field=FU_FIELD,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=no_situation,
    prompt=whole_prompt,
    repeats_prompt=False,
    answer_text=number_text,
    blocks=fu_and_counted_fans_blocks,
    payments_table=no_payments_table,
    reason=refusal_reason,
    export=number_or(wrong_bases_of),
    export_losses=NOTHING_LOST,
)
_WAITS: Final[KindView[WaitQuestion, tuple[str, ...]]] = KindView(
    kind=Kind.WAITS,
    control=_fixed(Control.TILES),
    number_field=None,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=no_situation,
    prompt=whole_prompt,
    repeats_prompt=False,
    answer_text=no_answer_text,
    blocks=waits_blocks,
    payments_table=no_payments_table,
    reason=no_reason,
    export=tile_choices,
    export_losses=SHORT_LIST,
)
_LEGAL: Final[KindView[HandQuestion[WinClaim], WinClaim]] = KindView(
    kind=Kind.LEGAL,
    control=_choices,
    number_field=None,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=no_situation,
    prompt=whole_prompt,
    repeats_prompt=False,
    answer_text=no_answer_text,
    blocks=choices_and_counted_fans_blocks,
    payments_table=no_payments_table,
    reason=refusal_reason,
    export=one_choice,
    export_losses=NOTHING_LOST,
)
_PAYMENTS: Final[KindView[HandQuestion[PaymentsAnswer], PaymentsAnswer]] = KindView(
    kind=Kind.PAYMENTS,
    control=_fixed(Control.SEATS),
    number_field=None,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=no_situation,
    prompt=whole_prompt,
    repeats_prompt=False,
    answer_text=no_answer_text,
    blocks=counted_fans_block,
    payments_table=payments_table,
    reason=refusal_reason,
    export=payment_gaps,
    export_losses=AMOUNTS_IN_A_LIST,
)
_PRINCIPLE: Final[KindView[HandQuestion[Exclusion], Exclusion]] = KindView(
    kind=Kind.PRINCIPLE,
    control=_choices,
    number_field=None,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=no_situation,
    prompt=whole_prompt,
    repeats_prompt=False,
    answer_text=no_answer_text,
    blocks=choices_and_counted_fans_blocks,
    payments_table=no_payments_table,
    reason=refusal_reason,
    export=one_choice,
    export_losses=NOTHING_LOST,
)
_SPOT_ERROR: Final[KindView[AnnouncementQuestion, Objection]] = KindView(
    kind=Kind.SPOT_ERROR,
    control=_fixed(Control.ANNOUNCEMENT),
    number_field=None,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=no_situation,
    prompt=announcement_prompt,
    repeats_prompt=False,
    answer_text=corrected_total_text,
    blocks=announcement_and_counted_fans_blocks,
    payments_table=no_payments_table,
    reason=refusal_reason,
    export=objection_gaps,
    export_losses=FEW_OBJECTIONS,
)
_COMPARE: Final[KindView[ComparisonQuestion, str]] = KindView(
    kind=Kind.COMPARE,
    control=_choices,
    number_field=None,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=other_score_facts,
    prompt=comparison_prompt,
    repeats_prompt=True,
    answer_text=no_answer_text,
    blocks=choices_and_counted_fans_blocks,
    payments_table=no_payments_table,
    reason=refusal_reason,
    export=one_choice,
    export_losses=NOTHING_LOST,
)
_EDITION: Final[KindView[ComparisonQuestion, str]] = KindView(
    kind=Kind.EDITION,
    control=_choices,
    number_field=None,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=other_score_facts,
    prompt=comparison_prompt,
    repeats_prompt=True,
    answer_text=no_answer_text,
    blocks=choices_and_counted_fans_blocks,
    payments_table=no_payments_table,
    reason=refusal_reason,
    export=one_choice,
    export_losses=NOTHING_LOST,
)
_RULING: Final[KindView[SituationQuestion, float | str]] = KindView(
    kind=Kind.RULING,
    control=_choices_or_number,
    number_field=NUMBER_FIELD,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=situation_facts,
    prompt=situation_prompt,
    repeats_prompt=True,
    answer_text=situation_answer_text,
    blocks=choices_blocks,
    payments_table=no_payments_table,
    reason=situation_reason,
    export=choice_or_number,
    export_losses=NOTHING_LOST,
)
_PROCEDURE: Final[KindView[SituationQuestion, float | str]] = KindView(
    kind=Kind.PROCEDURE,
    control=_choices_or_number,
    number_field=NUMBER_FIELD,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_of_question,
    situation=situation_facts,
    prompt=situation_prompt,
    repeats_prompt=True,
    answer_text=situation_answer_text,
    blocks=choices_blocks,
    payments_table=no_payments_table,
    reason=situation_reason,
    export=choice_or_number,
    export_losses=NOTHING_LOST,
)
_TERM: Final[KindView[TermQuestion, str]] = KindView(
    kind=Kind.TERM,
    control=_choices,
    number_field=None,
    choice_view=text_choice,
    sends_ids=False,
    titled_by_kind=True,
    hand=hand_of_question,
    situation=no_situation,
    prompt=whole_prompt,
    repeats_prompt=True,
    answer_text=no_answer_text,
    blocks=choices_blocks,
    payments_table=no_payments_table,
    reason=explained_reason,
    export=one_choice,
    export_losses=NOTHING_LOST,
)

_CARD: Final[KindView[CardQuestion, str]] = KindView(
    kind=Kind.CARD,
    control=_choices,
    number_field=None,
    choice_view=card_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=card_of_question,
    situation=no_situation,
    prompt=whole_prompt,
    repeats_prompt=True,
    answer_text=no_answer_text,
    blocks=choices_blocks,
    payments_table=no_payments_table,
    reason=explained_reason,
    export=one_choice,
    export_losses=NOTHING_LOST,
)


_ROWS: Final[tuple[KindView[Any, Any], ...]] = (
    _FIND,
    _FANS,
    _TOTAL,
    _WAITS,
    _LEGAL,
    _PAYMENTS,
    _PRINCIPLE,
    _SPOT_ERROR,
    _COMPARE,
    _EDITION,
    _CARD,
    PLANS_KIND_VIEW,
    TABLE_KIND_VIEW,
    SHEET_KIND_VIEW,
    *POINT_KIND_VIEWS,
    _BASE,
    _RULING,
    _PROCEDURE,
    _TERM,
)
KIND_VIEWS: Final = row_for_each(Kind, {each.kind: each for each in _ROWS})
"""The order is that of the page on which kinds are chosen."""


def kind_view(question: Question) -> KindView[Any, Any]:
    """The row of a question's kind."""
    return KIND_VIEWS[question.address.kind]


def control_of(question: Question) -> Control:
    """The control that a question is answered with."""
    return kind_view(question).control(question)

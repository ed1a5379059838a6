"""How the pages show questions about plans."""

from typing import Final

from quizzes import Kind
from quizzes.question import PlansQuestion
from web.export.choices import one_choice
from web.export.losses import NOTHING_LOST
from web.questions.answer_blocks import choices_blocks, no_answer_text, no_payments_table
from web.questions.choices import plans_choice
from web.questions.control import Control
from web.questions.kind_view import KindView
from web.questions.shown import hand_in_play_of_question
from web.questions.stated import explained_reason, no_situation, whole_prompt


def _choices(question: PlansQuestion) -> Control:
    return Control.CHOICES


PLANS_KIND_VIEW: Final[KindView[PlansQuestion, str]] = KindView(
    kind=Kind.PLANS,
    control=_choices,
    number_field=None,
    choice_view=plans_choice,
    sends_ids=False,
    titled_by_kind=False,
    hand=hand_in_play_of_question,
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

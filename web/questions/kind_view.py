"""What the pages need of a kind of question, as one value; there is no default."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from quizzes import Choice, Kind, Question, Verdict
from quizzes.question import Answer
from web.components.hand import HandView
from web.components.ledger import BlockView, FanLinks
from web.export.forms import Form
from web.export.losses import Losses
from web.questions.choices import ChoiceView
from web.questions.control import Control
from web.questions.number_field import NumberField
from web.questions.seats import PaymentsTable
from web.questions.stated import ReasonView, SituationView
from wording import Translator

QuestionT = TypeVar("QuestionT", bound=Question)
AnswerT = TypeVar("AnswerT", bound=Answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class KindView(Generic[QuestionT, AnswerT]):
    """How pages, sheets and files show a kind of question.

    `control` is what stands below it. `number_field` is where a number may answer it, else
    None. `choice_view` makes the button of a choice, which a form sends by its id where `sends_ids`,
    else by its letter. `titled_by_kind` keeps the question out of the page's title.

    `hand` are its tiles, `situation` what stands in words beside them, `prompt` what is asked then;
    with `repeats_prompt` the question is repeated after the answer. `answer_text` is an answer as one number,
    `blocks` the account and the answer beside the key, `payments_table` who pays what, `reason` how the
    answer follows from the text where the account does not say it. `export` is the form that the
    question takes in the file of another system, and `export_losses` what it loses there, as messages.
    """

    kind: Kind
    control: Callable[[QuestionT], Control]
    number_field: NumberField | None
    choice_view: Callable[[str, str, Choice, QuestionT, Translator], ChoiceView]
    sends_ids: bool
    titled_by_kind: bool
    hand: Callable[[QuestionT, Translator], HandView | None]
    situation: Callable[[QuestionT, Translator], SituationView | None]
    prompt: Callable[[QuestionT, Translator], str]
    repeats_prompt: bool
    answer_text: Callable[[QuestionT, AnswerT, Translator], str]
    blocks: Callable[[QuestionT, AnswerT | None, Verdict, Translator, FanLinks], list[BlockView]]
    payments_table: Callable[[QuestionT, AnswerT | None, Translator], PaymentsTable | None]
    reason: Callable[[QuestionT, Translator], ReasonView | None]
    export: Callable[[QuestionT, Translator], Form]
    export_losses: Losses

"""A question of an assignment after its answer: as much of it as may be seen now."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from quizzes import Question, QuizError, Response, feedback, grade, response_from_json
from quizzes.fingerprint import fingerprint
from quizzes.texts import foreign_names
from school.assignments.models import ItemRepair, StudentResponse
from school.assignments.rules import Reveal
from school.assignments.status import AttemptQuestion
from school.exams.models import ExamItem
from school.progress.models import Outcome
from web.assignments.points import points_text
from web.assignments.question_view import State, state_of
from web.assignments.repair_notes import NO_NOTE, RepairNote, repair_note
from web.components.hand import HandView
from web.components.ledger import FanHref
from web.questions.answer_words import answer_words, key_words, words_language
from web.questions.answered_view import AnsweredView, answered_view
from web.questions.heading import page_title
from web.questions.question_view import shown_hand
from web.questions.reason import prompt_without_control, situation_view
from web.questions.stated import SituationView
from wording import Translator


@dataclass(frozen=True, slots=True)
class AnswerInWords:
    """An answer in words, and its language where it is another than the page's."""

    words: str
    lang: str = ""


@dataclass(frozen=True, slots=True)
class AnsweredItemView:
    """What stands on the page after an answer.

    `explained` holds everything and stands alone; before its time it is None, and so is `key`.
    `points` is empty while they are not shown. `changed`: the question is another one since,
    so that neither its key nor an explanation belongs to the answer; the points stay.
    `said_by_teacher` is the note of a teacher's own question.
    """

    title: str
    hand: HandView | None
    situation: SituationView | None
    question: str
    foreign_names: tuple[tuple[str, str], ...]
    state: State
    points: str
    own_answer: AnswerInWords
    key: AnswerInWords | None
    explained: AnsweredView | None
    changed: bool
    note: RepairNote = NO_NOTE
    said_by_teacher: str = ""


def answered_item_view(
    question: Question,
    attempt_question: AttemptQuestion,
    reveal: Reveal,
    t: Translator,
    href: FanHref,
    repairs: Mapping[int, ItemRepair] = MappingProxyType({}),
) -> AnsweredItemView:
    """The answer with its points, its key and its explanation, each from its time on.

    `repairs` are the latest rulings on questions of the assignment.
    """
    prompted = prompt_without_control(question, t)
    changed = is_changed(question, attempt_question.response)
    explained = None
    if reveal.explanations and not changed:
        response = response_to(question, attempt_question.response)
        explained = answered_view(question, response, grade(question, response), t, href)
    state = state_of(attempt_question.response, reveal.marks)
    return AnsweredItemView(
        title=page_title(question, prompted, t),
        hand=shown_hand(question, t),
        situation=situation_view(question, t),
        question=prompted,
        foreign_names=foreign_names(question, t),
        state=state,
        points=points_got_text(attempt_question, reveal, t),
        own_answer=own_answer_words(question, attempt_question.response, t),
        key=right_answer_words(question, t) if reveal.answers and not changed else None,
        explained=explained,
        changed=changed,
        note=repair_note(attempt_question, repairs, reveal, t),
        said_by_teacher=(attempt_question.item.note or "") if explained else "",
    )


def is_changed(question: Question, row: StudentResponse | ExamItem) -> bool:
    """Whether the question asks something else than what was answered."""
    return row.digest is not None and row.digest != fingerprint(question)


def response_to(question: Question, row: StudentResponse | ExamItem) -> Response:
    """What was answered; None for "I don't know", and where nothing was that can still be read."""
    if row.outcome is not Outcome.ANSWERED:
        return None
    try:
        return response_from_json(question, row.given)
    except QuizError:  # the question offers it no longer
        return None


def why_wrong(question: Question, row: StudentResponse | ExamItem, t: Translator) -> str:
    """What was missed or invented, in a sentence; nothing of a right answer and where none was given."""
    response = response_to(question, row)
    if response is None:
        return ""
    verdict = grade(question, response)
    return "" if verdict.exact else feedback(question, verdict, t)


def points_got_text(attempt_question: AttemptQuestion, reveal: Reveal, t: Translator) -> str:
    """The points that a question brought; nothing while they are not shown."""
    if not reveal.marks:
        return ""
    item = attempt_question.item
    if not item.counts:
        return t.gettext("does not count")
    return points_text(attempt_question.credit * item.points, item.points, t)


def own_answer_words(
    question: Question, row: StudentResponse | ExamItem, t: Translator
) -> AnswerInWords:
    """What the student answered; of a question left open that it was."""
    if row.outcome is None:
        return AnswerInWords(t.gettext("no answer"))
    response = response_to(question, row)
    return AnswerInWords(answer_words(question, response, t), words_language(question, response, t))


def right_answer_words(question: Question, t: Translator) -> AnswerInWords:
    """The right answer."""
    return AnswerInWords(key_words(question, t), words_language(question, question.answer, t))

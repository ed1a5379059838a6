"""What was answered to a question, answer by answer, with the names of who gave it."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quizzes import Question, QuizError, answer_of_choice, misconception_name, response_from_json
from quizzes.misconceptions.registry import BY_ID
from quizzes.quiz import response_to_json
from school.assignments.accepted_answers import AcceptedAnswer
from school.assignments.first_attempts import FirstAnswer, outcome_of
from school.assignments.item_statistics import ResponseResult
from school.assignments.models import Assignment, Item
from school.classes.models import Student
from school.progress.models import Outcome
from school.rounding import percent
from web.components.links import Link
from web.gradebook import hrefs
from web.gradebook.item_words import outcome_text
from web.questions.answer_words import answer_words, words_language
from wording import Translator


@dataclass(frozen=True, slots=True)
class AnswerCount:
    """An answer, or what came of the question: how often, in percent of all, and by whom.

    `token` names an answer that may be accepted as right; it is empty where there is nothing to accept.
    `trap` is the misconception behind it; `accepted` says that a teacher ruled it right.
    """

    token: str
    words: str
    lang: str
    times: int
    percent: int
    right: bool
    accepted: bool
    trap: str
    names: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class ClassAnswers:
    """The first answers of a class to one question: `answers` by whom, whose names `students` has."""

    task: Assignment
    item: Item
    answers: Sequence[FirstAnswer]
    students: Mapping[int, Student]


def answer_counts(
    given: ClassAnswers, question: Question | None, t: Translator
) -> tuple[AnswerCount, ...]:
    """By the answer where `question` is the one that all were asked, by what came of it for None.

    The right ones come first, then the commonest; of choices those too that nobody took.
    """
    groups: defaultdict[str, list[FirstAnswer]] = defaultdict(list)
    for each in given.answers:
        groups[_key(each, question)].append(each)
    rows = [_count(key, each, given, question, t) for key, each in groups.items()]
    if question is not None:
        rows += _not_taken(question, set(groups), t)
    return tuple(sorted(rows, key=lambda each: (not each.right, -each.times)))


def choices_as_answers(question: Question) -> Iterable[AcceptedAnswer]:
    """Every choice of a question as an answer, taken or not."""
    for choice in question.choices or ():
        answer = answer_of_choice(question, choice.id)
        yield AcceptedAnswer(str(question.address), response_to_json(question, answer))


def _key(each: FirstAnswer, question: Question | None) -> str:
    if question is None or each.outcome is not Outcome.ANSWERED:
        return outcome_of(each)
    return AcceptedAnswer(each.question, each.given).token


def _count(
    key: str,
    answers: Sequence[FirstAnswer],
    given: ClassAnswers,
    question: Question | None,
    t: Translator,
) -> AnswerCount:
    first = answers[0]
    by_answer = question is not None and first.outcome is Outcome.ANSWERED
    words, lang = outcome_text(key, t), ""
    if by_answer and question is not None:
        words, lang = _words(question, first.given, t)
    right = first.credit >= 1
    return AnswerCount(
        token=key if by_answer and not right else "",
        words=words,
        lang=lang,
        times=len(answers),
        percent=percent(len(answers) / len(given.answers)),
        right=right,
        accepted=first.accepted,
        trap=_trap(first.trap, t) if by_answer and not right else "",
        names=tuple(
            Link(who.name, hrefs.answer(given.task, who, each.number, given.item.position))
            for each in answers
            if (who := given.students.get(each.student_id)) is not None
        ),
    )


def _words(question: Question, given: Any, t: Translator) -> tuple[str, str]:
    try:
        response = response_from_json(question, given)
    except QuizError:  # a corrected question offers it no longer
        return outcome_text(ResponseResult.OTHER, t), ""
    return answer_words(question, response, t), words_language(question, response, t)


def _trap(trap: str | None, t: Translator) -> str:
    return misconception_name(trap, t) if trap is not None and trap in BY_ID else ""


def _not_taken(question: Question, taken: set[str], t: Translator) -> Iterable[AnswerCount]:
    for choice, each in zip(question.choices or (), choices_as_answers(question), strict=True):
        if each.token not in taken:
            words, lang = _words(question, each.given, t)
            right = answer_of_choice(question, choice.id) == question.answer
            token = "" if right else each.token
            trap = _trap(choice.misconception, t)
            yield AnswerCount(token, words, lang, 0, 0, right, False, trap, ())

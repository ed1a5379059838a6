"""What a class answered to a question, as bars: by answer, and by the mistake behind it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from quizzes import (
    Question,
    QuizError,
    answer_of_choice,
    misconception_name,
    response_from_json,
)
from quizzes.misconceptions.registry import BY_ID
from school.rounding import percent
from school.together.standing import GivenAnswer
from web.gradebook.answers_given import choices_as_answers
from web.questions.answer_words import answer_words, words_language
from web.questions.choices import ChoiceView
from web.questions.control import Control
from web.questions.heading import choice_views
from web.questions.kind_views import control_of
from wording import Translator

MOST_BARS = 8
"""Where answers are typed or ticked, so many of the commonest are shown."""


@dataclass(frozen=True, slots=True)
class BarView:
    """One answer and how many gave it. `key` is the letter of a choice; `choice` how it looks.

    `times` is None where nothing is told yet. `right` and `trap`, the mistake behind a wrong answer,
    are told with the answer alone.
    """

    key: str
    words: str
    lang: str = ""
    times: int | None = None
    percent: int = 0
    right: bool = False
    trap: str = ""
    choice: ChoiceView | None = None


@dataclass(frozen=True, slots=True)
class TrapBar:
    """A mistake, and how many answers it explains."""

    name: str
    times: int
    percent: int


def answer_bars(
    question: Question,
    given: Sequence[GivenAnswer],
    t: Translator,
    counted: bool,
    revealed: bool,
) -> tuple[BarView, ...]:
    """The choices with how many took each, in their order; of other answers the commonest.

    Args:
        counted: how many took each may be seen.
        revealed: which is right may be seen, too.
    """
    total = sum(each.times for each in given)
    if control_of(question) is Control.CHOICES:
        return _choice_bars(question, given, t, total, counted, revealed)
    if not counted:
        return ()
    return tuple(_bar(each, question, t, total, revealed) for each in given[:MOST_BARS])


def trap_bars(given: Sequence[GivenAnswer], t: Translator) -> tuple[TrapBar, ...]:
    """The mistakes that explain answers, the commonest first."""
    total = sum(each.times for each in given)
    found: Counter[str] = Counter()
    for each in given:
        if each.trap in BY_ID and each.trap is not None and not each.right:
            found[each.trap] += each.times
    return tuple(
        TrapBar(misconception_name(trap, t), times, percent(times / total))
        for trap, times in found.most_common()
    )


def _choice_bars(
    question: Question,
    given: Sequence[GivenAnswer],
    t: Translator,
    total: int,
    counted: bool,
    revealed: bool,
) -> tuple[BarView, ...]:
    by_token = {each.token: each for each in given}
    rights = {choice.id for choice in question.choices or () if _is_right(question, choice.id)}
    rows = []
    views, answers = choice_views(question, t), choices_as_answers(question)
    for view, choice, answer in zip(views, question.choices or (), answers, strict=True):
        own = by_token.get(answer.token)
        times = own.times if own else 0
        trap = choice.misconception if revealed else None
        rows.append(
            BarView(
                key=view.key,
                words=view.name,
                lang=view.lang,
                times=times if counted else None,
                percent=percent(times / total) if counted and total else 0,
                right=revealed and choice.id in rights,
                trap=misconception_name(trap, t) if trap in BY_ID and trap else "",
                choice=view,
            )
        )
    unknown = by_token.get("")
    if counted and unknown is not None:
        rows.append(_bar(unknown, question, t, total, revealed))
    return tuple(rows)


def _is_right(question: Question, choice: str) -> bool:
    return answer_of_choice(question, choice) == question.answer


def _bar(
    each: GivenAnswer, question: Question, t: Translator, total: int, revealed: bool
) -> BarView:
    if not each.token:
        words, lang = t.gettext("“I don't know”"), ""
    else:
        words, lang = _words(each, question, t)
    return BarView(
        key="",
        words=words,
        lang=lang,
        times=each.times,
        percent=percent(each.times / total),
        right=revealed and each.right,
        trap=misconception_name(each.trap, t)
        if revealed and each.trap in BY_ID and each.trap and not each.right
        else "",
    )


def _words(each: GivenAnswer, question: Question, t: Translator) -> tuple[str, str]:
    try:
        response = response_from_json(question, each.given)
    except QuizError:  # a corrected question offers it no longer
        return t.gettext("another wrong answer"), ""
    return answer_words(question, response, t), words_language(question, response, t)

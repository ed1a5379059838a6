"""The answer to a question as the teacher's key has it: what is right, and shortly why."""

from collections.abc import Iterator
from dataclasses import dataclass

from quizzes import Question, answer_of_choice, explanation, grade
from quizzes.question import HandQuestion, score_of
from quizzes.texts import foreign_names
from quizzes.words.score_text import not_counted_text, score_text, total_text
from scoring import Account, Score
from web.questions.answer_words import key_words, words_language
from web.questions.choices import CHOICE_KEYS
from web.questions.control import Control
from web.questions.kind_views import control_of
from wording import Translator, comma_list, line_text


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A line of the key.

    `letter` and `answer` are what is right, `lang` where the answer is in another language;
    `account` the fans that count with their values and what they come to, `reasons` what else leads to
    the answer with its articles, with the names of other languages in it (`foreign_names`); `address`
    names the question for ever; `note` is what the teacher says of it.
    """

    number: int
    letter: str
    answer: str
    account: str
    reasons: tuple[str, ...]
    address: str
    points: str = ""
    lang: str = ""
    foreign_names: tuple[tuple[str, str], ...] = ()
    note: str = ""


def key_row(question: Question, number: int, counts: str, t: Translator) -> KeyRow:
    """The line of the key; `counts` is what the question counts, empty where all count one."""
    account = _account(question, t)
    of_fans = control_of(question) is Control.FANS
    answer = account if of_fans else key_words(question, t)
    return KeyRow(
        number=number,
        letter=_letter(question),
        answer=answer,
        lang=words_language(question, question.answer, t),
        account="" if of_fans else account,
        reasons=tuple(each for each in _why(question, t) if each not in answer),
        address=str(question.address),
        points=counts,
        foreign_names=foreign_names(question, t),
    )


def _letter(question: Question) -> str:
    """The letter of the right choice, or of each that is; empty where there are none to choose from."""
    if control_of(question) is not Control.CHOICES:
        return ""
    choices = zip(CHOICE_KEYS, question.choices or (), strict=False)
    return " ".join(
        key for key, each in choices if grade(question, answer_of_choice(question, each.id)).exact
    )


def _account(question: Question, t: Translator) -> str:
    """The fans that count and what they come to; nothing where there is nothing to count."""
    score = score_of(question)
    return _counted(score, t) if score and score.account else ""


def _counted(score: Score, t: Translator) -> str:
    fans = comma_list([line_text(line, score.rules, t) for line in score.counted], t)
    return t.gettext("%(fans)s = %(total)s", fans=fans, total=total_text(score, t))


def _why(question: Question, t: Translator) -> Iterator[str]:
    """What is there and does not count, what else leads to the answer, and the articles."""
    said = explanation(question, t).splitlines()
    if isinstance(question, HandQuestion) and question.score.account:
        yield from dict.fromkeys(_struck(question.score, question.score.account, t))
        counting = score_text(question, t).splitlines()
        if said[: len(counting)] == counting:
            said = said[len(counting) :]
    yield from said


def _struck(score: Score, account: Account, t: Translator) -> Iterator[str]:
    for each in account.struck:
        yield not_counted_text(each, account, score, t)

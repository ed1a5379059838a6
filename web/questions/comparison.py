"""The choices after an answer: the right one, the learner's own, and the trap behind each other."""

from quizzes import (
    Choice,
    Question,
    Response,
    answer_of_choice,
    choice_text,
    grade,
)
from quizzes.texts import choices_language, trap_name
from web.components.ledger import BlockView, LedgerRow, LedgerView, Sign
from web.questions.choices import CHOICE_KEYS
from wording import Translator


def comparison_block(question: Question, response: Response, t: Translator) -> BlockView:
    """Every choice with what is to be said of it, in the order in which they were asked."""
    rows = tuple(
        _row(key, choice, question, response, t)
        for key, choice in zip(CHOICE_KEYS, question.choices or (), strict=False)
    )
    return BlockView(t.gettext("The answers to choose from"), LedgerView(rows))


def _row(
    key: str, choice: Choice, question: Question, response: Response, t: Translator
) -> LedgerRow:
    answer = answer_of_choice(question, choice.id)
    right, own = grade(question, answer).exact, answer == response
    sign: Sign = ""
    word = ""
    if right:
        sign = "right"
        word = t.gettext("your answer, and right") if own else t.gettext("the right answer")
    elif own:
        sign, word = "invented", t.gettext("your answer")
    lang = choices_language(question, t)
    return LedgerRow(
        value=key,
        name=choice_text(question, choice, t),
        reason=""
        if right or not choice.misconception
        else _trap(question, choice, choice.misconception, t),
        sign=sign,
        sign_word=word,
        name_lang="" if lang == t.lang else lang,
    )


def _trap(question: Question, choice: Choice, trap: str, t: Translator) -> str:
    return t.gettext("Trap: %(name)s", name=trap_name(question, choice.id, trap, t))

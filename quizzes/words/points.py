"""Words of: what is paid for han and fu?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.misconceptions.rengo.figures import OF_THE_COUNT
from quizzes.question import PointsQuestion, Share, Verdict
from quizzes.words.figures import (
    conversion_of,
    paid_and_why,
    paid_text,
    reaches_limit,
    shortcuts,
    won_text,
)
from quizzes.words.headline import fullest
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from wording import N_, Translator, joined_sentences

_ASKED: Final = {
    Share.DISCARDER: N_("What does the discarder pay?"),
    Share.NON_DEALER: N_("What does each non-dealer pay?"),
    Share.DEALER: N_("What does the dealer pay?"),
    Share.TOTAL: N_("What does the winner get in all?"),
}


def asked_share(question: PointsQuestion, t: Translator) -> str:
    """Whose payment is asked for; what the figures are stands beside it."""
    return t.gettext(_ASKED[question.share])


def _prompt(question: PointsQuestion, t: Translator) -> str:
    return joined_sentences((won_text(question.win, t), asked_share(question, t)), t)


def _hint(question: PointsQuestion, t: Translator) -> str:
    return t.gettext("In points, without riichi sticks.")


def _wrong(question: PointsQuestion, verdict: Verdict, t: Translator) -> str:
    if verdict.misconception and verdict.misconception not in OF_THE_COUNT:
        told = t.gettext(BY_ID[verdict.misconception].feedback)
        return fullest([joined_sentences([told, paid_text(question.win, t)], t), told], t)
    return paid_and_why(question.win, t)


def _explanation(question: PointsQuestion, t: Translator) -> str:
    win = question.win
    lines = [conversion_of(win, t)]
    if question.share is Share.TOTAL and not reaches_limit(win):
        lines.append(paid_text(win, t))
    return "\n".join((*lines, *shortcuts(win, question.share, t)))


WORDS: Final[KindWords[PointsQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)

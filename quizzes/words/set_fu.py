"""Words of: how many fu is this set worth?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.question import SetQuestion, Verdict
from quizzes.words.headline import fu_of_line, fullest
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from scoring import SetKind
from scoring.rengo.fu import fu_of_set
from wording import COMPLETED_BY_RON, N_, Translator, base_item_line, joined_sentences

_ASKED: Final = {  # by its kind, and whether it is open
    (SetKind.CHOW, False): N_("This chow is concealed. How many fu is it?"),
    (SetKind.CHOW, True): N_("This chow is open. How many fu is it?"),
    (SetKind.PUNG, False): N_("This pung is concealed. How many fu is it?"),
    (SetKind.PUNG, True): N_("This pung is open. How many fu is it?"),
    (SetKind.KONG, False): N_("This kong is concealed. How many fu is it?"),
    (SetKind.KONG, True): N_("This kong is open. How many fu is it?"),
}


def _prompt(question: SetQuestion, t: Translator) -> str:
    if question.by_ron:
        return t.gettext("A ron completes this pung. How many fu is it?")
    return t.gettext(_ASKED[question.tile_set.kind, question.tile_set.melded])


def _hint(question: SetQuestion, t: Translator) -> str:
    return t.gettext("The set alone: without starting fu, wait or rounding.")


def _wrong(question: SetQuestion, verdict: Verdict, t: Translator) -> str:
    is_chow = question.tile_set.kind is SetKind.CHOW
    worth = _worth(question, t)
    shown = worth if is_chow else fu_of_line(fu_of_set(question.tile_set), question.tile_set, t)
    if verdict.misconception:
        told = t.gettext(BY_ID[verdict.misconception].feedback)
        return fullest([*(joined_sentences([told, each], t) for each in (shown, worth)), told], t)
    return shown


def _worth(question: SetQuestion, t: Translator) -> str:
    if question.tile_set.kind is SetKind.CHOW:
        return t.gettext("A chow is worth no fu, open or concealed.")
    return t.gettext("This set is %(fu)s fu.", fu=question.answer)


def _explanation(question: SetQuestion, t: Translator) -> str:
    if question.tile_set.kind is SetKind.CHOW:
        return _worth(question, t)
    item = fu_of_set(question.tile_set)
    line = base_item_line(item, (question.tile_set,), t)
    notes = [t.gettext(COMPLETED_BY_RON)] if question.by_ron else []
    return "\n".join((line, *notes, _worth(question, t)))


WORDS: Final[KindWords[SetQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)

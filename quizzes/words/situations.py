"""Words of situations: what happened, what is asked, and how the answer follows."""

from typing import Final

from quizzes.misconceptions.mcr.table.editions import EDITION_MISCONCEPTIONS
from quizzes.misconceptions.registry import BY_ID
from quizzes.question import Choice, SituationQuestion, Verdict
from quizzes.situations.book import is_house_ruling
from quizzes.situations.people import PEOPLE
from quizzes.words.headline import fullest
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.translated import translated
from wording import N_, Translator, capitalized, joined_sentences

_OF_EDITIONS: Final = frozenset(each.id for each in EDITION_MISCONCEPTIONS)
"""They say that another edition has it so, and not what this one says."""


def _prompt(question: SituationQuestion, t: Translator) -> str:
    about, rules = question.situation, question.address.rules
    return joined_sentences(
        [translated(each, rules, t) for each in (*about.facts, about.question)], t
    )


def _hint(question: SituationQuestion, t: Translator) -> str:
    if question.situation.names_our_reading:
        return ""
    return t.gettext("By the text of this rule set.")


def _wrong(question: SituationQuestion, verdict: Verdict, t: Translator) -> str:
    if verdict.misconception and verdict.misconception not in _OF_EDITIONS:
        return t.gettext(BY_ID[verdict.misconception].feedback)
    told, otherwise = _told(question, verdict, t)
    if not verdict.invented:  # the reason itself, where it is short enough
        if str(question.answer) in PEOPLE:  # what stands as wrong is not what the text says
            otherwise = t.gettext("The reason is given below.")
        return fullest([_explanation(question, t), *_ruled(told, question, t), otherwise], t)
    if verdict.misconception:
        otherwise = t.gettext(BY_ID[verdict.misconception].feedback)
    ruled = _ruled(told, question, t)
    if not verdict.misconception:
        return fullest([*ruled, _explanation(question, t), otherwise], t)
    return fullest([joined_sentences([otherwise, *ruled], t), *ruled, otherwise], t)


def _ruled(told: str, question: SituationQuestion, t: Translator) -> list[str]:
    """What is right, led in; nothing where it is a number or a person, whose letter tells nothing."""
    key = next((each for each in question.choices or () if each.id == question.answer), None)
    if key is None or key.id in PEOPLE:
        return []
    answer = named_choice(question, key, t)
    return [t.gettext(told if answer.endswith(_STOPS) else _OF_A_WORD[told], answer=answer)]


_STOPS: Final = (".", "。", "?", "？")
_OF_A_WORD: Final = {
    N_("By the text: %(answer)s"): N_("By the text: %(answer)s."),
    N_("This site rules: %(answer)s"): N_("This site rules: %(answer)s."),
}
"""What leads in an answer that is no sentence, by what leads in a sentence."""


def _told(question: SituationQuestion, verdict: Verdict, t: Translator) -> tuple[str, str]:
    """A message that leads in what is right, and a sentence that only says that it is otherwise."""
    if is_house_ruling(question):
        told = N_("This site rules: %(answer)s")
        if verdict.invented:
            return told, t.gettext("This site rules otherwise.")
        return told, t.gettext("This is how this site rules.")
    told = N_("By the text: %(answer)s")
    if verdict.invented:
        return told, t.gettext("The text rules otherwise.")
    return told, t.gettext("This is what the text says.")


def _explanation(question: SituationQuestion, t: Translator) -> str:
    return translated(question.situation.reason, question.address.rules, t)


def _choice(question: SituationQuestion, choice: Choice, t: Translator) -> str:
    """The text of a choice, which stands alone: in a sentence it begins as it does there."""
    return capitalized(named_choice(question, choice, t))


WORDS: Final[KindWords[SituationQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)

"""Words of: how many fu do these parts come to?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.question import HandFuQuestion, Verdict
from quizzes.words.headline import fullest, summed_fu
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from scoring import Fu, Score
from wording import Translator, base_item_line, completed_by_ron_text, joined_sentences

_MOST_OF_A_CHEAP_HAND: Final = (
    40  # fu: what a closed ron comes to, unless pungs and kongs make it more
)


def base_of(counted: Score) -> Fu:
    """The base of a hand that wins and is no yakuman."""
    account = counted.account
    assert account is not None  # the hand wins
    assert account.base is not None  # by ordinary yaku
    return account.base


def _prompt(question: HandFuQuestion, t: Translator) -> str:
    return t.gettext("The hand is laid out in its parts. How many fu is it?")


def _hint(question: HandFuQuestion, t: Translator) -> str:
    return t.gettext("Round as the rules say.")


def _wrong(question: HandFuQuestion, verdict: Verdict, t: Translator) -> str:
    account = question.counted.account
    assert account is not None  # the hand wins
    summed = summed_fu(base_of(question.counted), account.reading.sets, t)
    if verdict.misconception:
        told = t.gettext(BY_ID[verdict.misconception].feedback)
        return fullest([joined_sentences([told, summed], t), told], t)
    return summed


def _explanation(question: HandFuQuestion, t: Translator) -> str:
    account = question.counted.account
    assert account is not None  # the hand wins
    base = base_of(question.counted)
    lines = [base_item_line(item, account.reading.sets, t) for item in base.items]
    notes = (completed_by_ron_text(question.counted, t), fu_shortcut(question.counted, t))
    return "\n".join(
        (*lines, t.gettext("This hand is %(fu)s fu.", fu=base.points), *filter(None, notes))
    )


def fu_shortcut(counted: Score, t: Translator) -> str:
    """The short way to that base, where there is one that players go."""
    base = base_of(counted)
    ids = {item.id for item in base.items}
    if "seven-pairs" in ids:
        return t.gettext("Seven pairs are always 25 fu; nothing is added or rounded.")
    if base.points > _MOST_OF_A_CHEAP_HAND:
        return ""
    if "closed-ron" in ids:
        return t.gettext(
            "In short: a closed ron is 40 fu, 30 with Pinfu, 25 with seven pairs; only pungs and"
            " kongs can make it more."
        )
    if "pinfu-self-draw" in ids:
        return t.gettext("In short: Pinfu by tsumo is 20 fu.")
    if "open-twenty" in ids:
        return t.gettext("In short: an open hand is never less than 30 fu.")
    return ""


WORDS: Final[KindWords[HandFuQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)

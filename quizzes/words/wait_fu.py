"""Words of: how many fu is this wait worth?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.question import Verdict, WaitFuQuestion
from quizzes.words.headline import fu_of_line, fullest
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from scoring import Circumstances, FuItem, Tile, TileSet
from scoring.rengo.fu import fu_of_pair, fu_of_wait
from wording import Translator, base_item_line, joined_sentences

FuOfPart = tuple[FuItem, TileSet]
"""A line of the base with the set that it is about."""


def fu_items(
    filled: TileSet, win: Tile, pair: TileSet | None, circumstances: Circumstances
) -> tuple[FuOfPart, ...]:
    """The line of the wait, and that of the pair where there is one."""
    wait = (fu_of_wait(filled, win), filled)
    if pair is None:
        return (wait,)
    return wait, (fu_of_pair(pair.tiles[0], circumstances.seat, circumstances.round), pair)


def _prompt(question: WaitFuQuestion, t: Translator) -> str:
    if question.pair:
        return t.gettext("How many fu do the wait and the pair add up to?")
    return t.gettext("How many fu is the wait worth?")


def _hint(question: WaitFuQuestion, t: Translator) -> str:
    if question.pair:
        return t.gettext("These two alone: without starting fu, sets or rounding.")
    return t.gettext("The wait alone: without starting fu, sets or rounding.")


def _wrong(question: WaitFuQuestion, verdict: Verdict, t: Translator) -> str:
    if verdict.misconception:
        told = t.gettext(BY_ID[verdict.misconception].feedback)
        parts, worth = _of_parts(question, t), _worth(question, t)
        texts = ([told, parts], [worth, parts], [told, worth], [told])
        return fullest([joined_sentences(each, t) for each in texts], t)
    parts, worth = _of_parts(question, t), _worth(question, t)
    return fullest([joined_sentences([worth, parts], t), parts, worth], t)


def _of_parts(question: WaitFuQuestion, t: Translator) -> str:
    """Each part with its fu: `Closed wait, 2 fu.`"""
    items = fu_items(question.filled, question.win, question.pair, question.circumstances)
    told = [fu_of_line(item, part, t) for item, part in items]
    return joined_sentences(told, t)


def _worth(question: WaitFuQuestion, t: Translator) -> str:
    if question.pair:
        return t.gettext("The wait and the pair add up to %(fu)s fu.", fu=question.answer)
    return t.gettext("The wait is worth %(fu)s fu.", fu=question.answer)


def _explanation(question: WaitFuQuestion, t: Translator) -> str:
    items = fu_items(question.filled, question.win, question.pair, question.circumstances)
    lines = [base_item_line(item, (part,), t) for item, part in items]
    if question.hand:
        lines.append(
            t.gettext(
                "What counts is the set that the last tile completes, not how many tiles would win. Where the hand can be read in several ways, the one that pays most counts."
            )
        )
    return "\n".join((*lines, _worth(question, t)))


WORDS: Final[KindWords[WaitFuQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)

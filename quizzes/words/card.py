"""Words of: which fan is this, what is it worth, what does it look like?"""

from typing import Final

from quizzes.question import CardQuestion, CardSide, Choice, Verdict
from quizzes.words.headline import fullest
from quizzes.words.kind_words import (
    KindWords,
    no_foreign_names,
    reader_language,
    right_headline,
)
from scoring import RuleSet, pattern, rule_set
from wording import Translator, comma_list, fan_name, hook, points, run_text
from wording.rengo.names import YAKUMAN_SERIES, limit_name


def _prompt(question: CardQuestion, t: Translator) -> str:
    match question.side:
        case CardSide.PICTURE:
            return t.gettext("Which fan does this picture show?")
        case CardSide.VALUE:
            return t.gettext("What is %(fan)s worth?", fan=_named(question, t))
        case CardSide.NAME:
            return t.gettext("Which picture shows %(fan)s?", fan=_named(question, t))


def _hint(question: CardQuestion, t: Translator) -> str:
    if question.side is CardSide.VALUE:
        rules = rule_set(question.address.rules)
        if rules.fan(question.fan).for_each_tile:
            return t.gettext("Its value in the rule book, for each tile.")
        if any(fan.open_value is not None for fan in rules.fans):
            return t.gettext("Its value in the rule book, in a closed hand.")
        return t.gettext("Its value in the rule book.")
    return t.gettext("The picture holds only the tiles that make the fan.")


def _choice(question: CardQuestion, choice: Choice, t: Translator) -> str:
    rules = rule_set(question.address.rules)
    match question.side:
        case CardSide.PICTURE:
            return fan_name(rules.fan(choice.id), t)
        case CardSide.VALUE:
            return _worth(float(choice.id), rules, t)
        case CardSide.NAME:
            return picture_text(question, choice.id, t)


def picture_text(question: CardQuestion, fan: str, t: Translator) -> str:
    """The tiles of a fan's picture in words, set by set."""
    sets = pattern(rule_set(question.address.rules), fan).sets
    return comma_list([run_text(each, t) for each in sets], t)


def _wrong(question: CardQuestion, verdict: Verdict, t: Translator) -> str:
    if question.side is CardSide.VALUE or not verdict.invented:
        return _explanation(question, t)
    chosen = rule_set(question.address.rules).fan(verdict.invented[0])
    wrong, rules = fan_name(chosen, t), question.address.rules
    otherwise = t.gettext(
        "%(wrong)s (%(hook)s) looks different.", wrong=wrong, hook=hook(rules, chosen.id, t)
    )
    if question.side is CardSide.NAME:
        told = t.gettext(
            "That is %(wrong)s, not %(fan)s (%(hook)s).",
            wrong=wrong,
            fan=_named(question, t),
            hook=hook(rules, question.fan, t),
        )
    else:
        told = t.gettext(
            "Not %(wrong)s: the picture shows %(fan)s (%(hook)s).",
            wrong=wrong,
            fan=_named(question, t),
            hook=hook(rules, question.fan, t),
        )
    return fullest([told, otherwise], t)


def _explanation(question: CardQuestion, t: Translator) -> str:
    rules = rule_set(question.address.rules)
    return t.gettext(
        "%(fan)s, %(points)s: %(hook)s.",
        fan=_named(question, t),
        points=_worth_in_a_sentence(rules.fan(question.fan).value, rules, t),
        hook=hook(rules.id, question.fan, t),
    )


def _worth(value: float, rules: RuleSet, t: Translator) -> str:
    """A value that fans of the rule set have: `8 points`, `half a fan`, `Yakuman`."""
    return t.gettext("Yakuman") if _is_yakuman(value, rules) else points(value, rules.id, t)


def _worth_in_a_sentence(value: float, rules: RuleSet, t: Translator) -> str:
    """The same where a sentence goes on: `8 points`, `yakuman`."""
    if _is_yakuman(value, rules):
        return limit_name(YAKUMAN_SERIES, t)
    return points(value, rules.id, t)


def _is_yakuman(value: float, rules: RuleSet) -> bool:
    return any(each.value == value and each.series == YAKUMAN_SERIES for each in rules.fans)


def _named(question: CardQuestion, t: Translator) -> str:
    return fan_name(rule_set(question.address.rules).fan(question.fan), t)


WORDS: Final[KindWords[CardQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)

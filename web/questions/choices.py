"""A choice as a button: a fan by its name and worth, or what the choice says."""

from dataclasses import dataclass
from typing import Final
from unicodedata import east_asian_width

from quizzes import Choice, Question, choice_text
from quizzes.question import CardQuestion, CardSide, PlansAsked, PlansQuestion
from quizzes.texts import choices_language
from scoring import pattern, rule_set
from web.components.fan_values import spoken_value, value_label
from wording import Translator, fan_name, second_name


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """One of a few answers, sent by pressing it; `points` may be empty.

    `named` for a fan, which has a name; else the answer is a phrase or a sentence, perhaps in
    another language (`lang`) than the page's.  `chosen` marks the one that was saved before.
    `said` is `points` with its unit, for a screen reader.
    `tiles` are shown in place of the words, set by set.
    """

    key: str
    value: str
    name: str
    second_name: str = ""
    second_lang: str = ""
    points: str = ""
    said: str = ""
    named: bool = False
    lang: str = ""
    chosen: bool = False
    tiles: tuple[tuple[str, ...], ...] = ()

    @property
    def is_brief(self) -> bool:
        """Whether it fits half the width of a phone in two lines: a few words, without a picture."""
        letters = f"{self.name}{self.second_name}{self.points}"
        wide = sum(east_asian_width(letter) in "WF" for letter in letters)
        return not self.tiles and len(letters) + wide <= BRIEF


BRIEF: Final = 26
"""As many letters, of which a Chinese or Japanese one counts twice."""
CHOICE_KEYS: Final = "ABCDEFGH"


def fan_choice(
    key: str, value: str, choice: Choice, question: Question, t: Translator
) -> ChoiceView:
    """A fan to choose; `value` is what a form sends for it."""
    rules = rule_set(question.address.rules)
    fan = rules.fan(choice.id)
    also, also_lang = second_name(fan, rules.id, t)
    points = value_label(fan, t)
    said = spoken_value(fan, rules.id, t)
    return ChoiceView(key, value, fan_name(fan, t), also, also_lang, points, said, named=True)


def card_choice(
    key: str, value: str, choice: Choice, question: CardQuestion, t: Translator
) -> ChoiceView:
    """A name, a value, or a picture with its tiles in words."""
    text = choice_text(question, choice, t)
    if question.side is not CardSide.NAME:
        return ChoiceView(key, value, text)
    sets = pattern(rule_set(question.address.rules), choice.id).sets
    return ChoiceView(key, value, text, tiles=tuple(tuple(map(str, each)) for each in sets))


def plans_choice(
    key: str, value: str, choice: Choice, question: PlansQuestion, t: Translator
) -> ChoiceView:
    """A fan by its name and worth, or a tile with its name."""
    if question.asked is PlansAsked.NEAREST:
        return fan_choice(key, value, choice, question, t)
    text = choice_text(question, choice, t)
    return ChoiceView(key, value, text, tiles=((choice.id,),))


def text_choice(
    key: str, value: str, choice: Choice, question: Question, t: Translator
) -> ChoiceView:
    """A sentence to choose, marked where it is in another language than the page."""
    lang = choices_language(question, t)
    text = choice_text(question, choice, t)
    return ChoiceView(key, value, text, lang="" if lang == t.lang else lang)

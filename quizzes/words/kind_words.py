"""What each kind of question says: one row a kind."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from quizzes.question import Choice, Question, Verdict
from quizzes.words.translated import translated
from scoring import rule_set
from wording import Translator, fan_name

AskedQuestion = TypeVar("AskedQuestion", bound=Question, contravariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class KindWords(Generic[AskedQuestion]):
    """The words of a kind; each function takes the question and a translator.

    `prompt` is what is asked, `hint` the small line under it, which never gives the answer away and may be empty;
    `wrong` the first line after a response that is not all right (20 words at most), `right` after
    one that is; `explanation` the whole answer in plain text, without its articles. `choice` is the
    text of a choice, `choices_language` the language of the choices, `foreign_names` names in other
    languages that the sentences may hold, each with its language.
    """

    prompt: Callable[[AskedQuestion, Translator], str]
    hint: Callable[[AskedQuestion, Translator], str]
    wrong: Callable[[AskedQuestion, Verdict, Translator], str]
    right: Callable[[AskedQuestion, Translator], str]
    explanation: Callable[[AskedQuestion, Translator], str]
    choice: Callable[[AskedQuestion, Choice, Translator], str]
    choices_language: Callable[[AskedQuestion, Translator], str]
    foreign_names: Callable[[AskedQuestion, Translator], tuple[tuple[str, str], ...]]


def right_headline(question: Question, t: Translator) -> str:
    """The first line after a right answer."""
    return t.gettext("Right.")


def complete_headline(question: Question, t: Translator) -> str:
    """The first line after a list that is right."""
    return t.gettext("Right. Nothing missing, nothing extra.")


def named_choice(question: Question, choice: Choice, t: Translator) -> str:
    """The text of the choice, or the name of its fan."""
    rules = rule_set(question.address.rules)
    if choice.text:
        return translated(choice.text, rules.id, t)
    return fan_name(rules.fan(choice.id), t)


def reader_language(question: Question, t: Translator) -> str:
    """That the choices are in the language of the reader."""
    return t.lang


def no_foreign_names(question: Question, t: Translator) -> tuple[tuple[str, str], ...]:
    """That the sentences hold no names of other languages."""
    return ()

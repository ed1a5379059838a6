"""What each kind of question says: one row a kind."""

from collections.abc import Callable
from dataclasses import dataclass

from quizzes.question import Choice, Question, Verdict
from quizzes.words.score_text import of_score
from quizzes.words.translated import translated
from scoring import rule_set
from wording import Translator, fan_name


def named_choice(question: Question, choice: Choice, t: Translator) -> str:
    """What the choice says, or the name of its fan."""
    rules = rule_set(question.address.rules)
    return (
        translated(choice.text, rules.id, t) if choice.text else fan_name(rules.fan(choice.id), t)
    )


def just_right(question: Question, t: Translator) -> str:
    """The first line after a right answer."""
    return t.gettext("Right.")


@dataclass(frozen=True, slots=True)
class KindWords:
    """The words of a kind; each takes the question and a translator.

    `prompt` is what is asked, `hint` the small line under it, which never tells the answer;
    `wrong` the first line after an answer that is not all right (20 words at most), `right`
    after one that is; `explanation` the whole in plain text, with its articles.
    """

    prompt: Callable[[Question, Translator], str]
    hint: Callable[[Question, Translator], str]
    wrong: Callable[[Question, Verdict, Translator], str]
    right: Callable[[Question, Translator], str] = just_right
    explanation: Callable[[Question, Translator], str] = of_score
    choice: Callable[[Question, Choice, Translator], str] = named_choice

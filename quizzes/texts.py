"""What a learner reads of a question: its prompt, its choices, and what follows a response."""

from quizzes.address import Kind
from quizzes.kinds.registry import KINDS, spec_of
from quizzes.misconceptions.misnaming import LOOKALIKE_NAME, NEIGHBOURING_TERM
from quizzes.misconceptions.registry import BY_ID
from quizzes.question import Choice, Question, SituationQuestion, TermQuestion, Verdict
from quizzes.words.term import names_look_alike
from wording import Translator, and_list, article_label


def kind_name(kind: Kind, t: Translator) -> str:
    """What a question of that kind asks, in a few words."""
    return t.gettext(KINDS[kind].name)


def kind_says(kind: Kind, t: Translator) -> str:
    """What questions of that kind ask, in a sentence."""
    return t.gettext(KINDS[kind].asks)


def prompt(question: Question, t: Translator) -> str:
    """What is asked."""
    return spec_of(question).words.prompt(question, t)


def hint(question: Question, t: Translator) -> str:
    """The small line under it, which never gives the answer away; empty where nothing is to add."""
    return spec_of(question).words.hint(question, t)


def choice_text(question: Question, choice: Choice, t: Translator) -> str:
    """The text of a choice."""
    return spec_of(question).words.choice(question, choice, t)


def choices_language(question: Question, t: Translator) -> str:
    """The language that the choices are in, which a page must name where it is another."""
    return spec_of(question).words.choices_language(question, t)


def foreign_names(question: Question, t: Translator) -> tuple[tuple[str, str], ...]:
    """Names in other languages that the question's sentences may hold, each with its language."""
    return spec_of(question).words.foreign_names(question, t)


def feedback(question: Question, verdict: Verdict, t: Translator) -> str:
    """The first line after a response: right, or what happened, in 20 words at most."""
    words = spec_of(question).words
    return words.right(question, t) if verdict.exact else words.wrong(question, verdict, t)


def explanation(question: Question, t: Translator) -> str:
    """The whole answer in plain text, for a worksheet or a terminal; its articles end it."""
    rules = question.address.rules
    articles = and_list([article_label(each, rules, t) for each in question.citations], t)
    source = (
        t.gettext("See %(articles)s.", articles=articles)
        if isinstance(question, SituationQuestion) and question.situation.names_our_reading
        else t.gettext("By the text: %(articles)s.", articles=articles)
    )
    return f"{spec_of(question).words.explanation(question, t)}\n{source}"


def trap_name(question: Question, chosen: str, misconception: str, t: Translator) -> str:
    """The misconception behind a choice as it is named beside it: names look alike only in the language that is asked about."""
    if (
        isinstance(question, TermQuestion)
        and misconception == LOOKALIKE_NAME
        and not names_look_alike(question, chosen, t)
    ):
        return misconception_name(NEIGHBOURING_TERM, t)
    return misconception_name(misconception, t)


def misconception_name(misconception: str, t: Translator) -> str:
    """The name of a misconception. Raises KeyError: there is none of that id."""
    return t.gettext(BY_ID[misconception].name)

"""The question itself, and the small line under it."""

from quizzes.address import Kind
from quizzes.question import Question
from quizzes.words.asking import ASKING
from scoring import By, rule_set
from wording import Translator


def prompt(question: Question, t: Translator) -> str:
    """What is asked."""
    kind = question.address.kind
    asking = ASKING[rule_set(question.address.rules).system]
    if kind is Kind.WAITS:
        return _which_tiles(question, asking.last_draw, t)
    return t.gettext(asking.prompts[kind])


def _which_tiles(question: Question, last_draw: str, t: Translator) -> str:
    assert question.standing is not None
    circumstances = question.standing.circumstances
    match circumstances.by:
        case By.REPLACEMENT:
            return t.gettext("Which tiles win when drawn after a kong?")
        case By.ROBBED_KONG:
            return t.gettext("Which tiles win when another player adds them to a pung?")
        case By.DRAW if circumstances.last:
            return t.gettext(last_draw)
        case By.DRAW if circumstances.first_turn:
            return t.gettext("Which tiles win when drawn in the first turn?")
        case By.DRAW:
            return t.gettext("Which tiles win when drawn?")
        case By.DISCARD if circumstances.last:
            return t.gettext("Which tiles win as the last discard of the deal?")
        case By.DISCARD if circumstances.first_turn:
            return t.gettext("Which tiles win as the dealer's first discard?")
        case By.DISCARD:
            return t.gettext("Which tiles win on a discard?")


def hint(question: Question, t: Translator) -> str:
    """What to look out for; it never tells which fan is meant."""
    rules = rule_set(question.address.rules)
    text = ASKING[rules.system].hints[question.address.kind]
    return t.gettext(text, minimum=rules.minimum)

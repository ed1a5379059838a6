"""The question itself, and the small line under it."""

from quizzes.address import Kind
from quizzes.question import Question
from scoring import By, rule_set
from wording import Translator


def prompt(question: Question, t: Translator) -> str:
    """What is asked."""
    match question.address.kind:
        case Kind.FANS:
            return t.gettext("Which fans does this hand count?")
        case Kind.TOTAL:
            return t.gettext("How many points is this hand worth, flowers included?")
        case Kind.WAITS:
            return _which_tiles(question, t)
        case Kind.FIND:
            return t.gettext("Which of these fans does this hand count?")


def _which_tiles(question: Question, t: Translator) -> str:
    assert question.standing is not None
    circumstances = question.standing.circumstances
    match circumstances.by:
        case By.REPLACEMENT:
            return t.gettext("Which tiles win when drawn after a kong?")
        case By.ROBBED_KONG:
            return t.gettext("Which tiles win when another player adds them to a pung?")
        case By.DRAW if circumstances.last:
            return t.gettext("Which tiles win when drawn as the last tile of the wall?")
        case By.DRAW:
            return t.gettext("Which tiles win when drawn?")
        case By.DISCARD if circumstances.last:
            return t.gettext("Which tiles win as the last discard of the deal?")
        case By.DISCARD:
            return t.gettext("Which tiles win on a discard?")


def hint(question: Question, t: Translator) -> str:
    """What to look out for; it never tells which fan is meant."""
    match question.address.kind:
        case Kind.FANS:
            return t.gettext("Give each fan as often as it counts. Flower Tiles are a fan too.")
        case Kind.TOTAL:
            return t.gettext("All fans and flowers, without the base points.")
        case Kind.WAITS:
            minimum = rule_set(question.address.rules).minimum
            return t.gettext(
                "The hand must reach %(minimum)s points without flowers.", minimum=minimum
            )
        case Kind.FIND:
            return t.gettext("The other three are not there at all.")

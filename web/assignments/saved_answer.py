"""An answer that was given, put back into the control that it came from."""

from quizzes import Question, Response, answer_of_choice
from quizzes.question import Objection, Paid
from scoring import WINDS
from web.questions.asked_view import Tried
from web.questions.control import Control, control_of
from web.questions.heading import sent_choices
from wording import Translator, signed


def given_again(question: Question, given: Response, t: Translator) -> Tried:
    """What fills the control with this answer; nothing where somebody did not know."""
    if given is None:
        return Tried()
    match control_of(question):
        case Control.CHOICES:
            return Tried(choice=_sent(question, given))
        case Control.FANS:
            assert isinstance(given, tuple)
            return Tried(fans=given)
        case Control.TILES:
            assert isinstance(given, tuple)
            return Tried(tiles=given)
        case Control.SEATS:
            assert isinstance(given, Paid)
            amounts = (given.east, given.south, given.west, given.north)
            told = zip(WINDS, amounts, strict=True)
            return Tried(seats={seat.value: signed(each, t) for seat, each in told})
        case Control.ANNOUNCEMENT:
            assert isinstance(given, Objection)
            return Tried(fans=given.missing, extra=given.extra, total=_plain(given.total))
        case Control.PAD | Control.NUMBER:
            assert isinstance(given, int | float)
            return Tried(total=_plain(given))


def _sent(question: Question, given: Response) -> str:
    """What the form sends for that choice; nothing where it is offered no longer."""
    sent = sent_choices(question).items()
    return next((key for key, each in sent if answer_of_choice(question, each.id) == given), "")


def _plain(n: float) -> str:
    return str(int(n)) if n == int(n) else str(n)

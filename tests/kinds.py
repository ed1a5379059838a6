"""Every kind of question as tests need it: where it is asked, a mistake, and what a form posts."""

from quizzes import Address, Kind, Question, Response, answer_of_choice, grade, kinds_of, make
from quizzes.question import Objection, PaymentsAnswer
from scoring import RULE_SETS
from web.questions.control import Control
from web.questions.heading import sent_choices
from web.questions.kind_views import control_of

Fields = list[tuple[str, str]]


def rules_for(kind: Kind) -> str:
    """The first rule set under which the kind is asked."""
    return next(rules.id for rules in RULE_SETS.values() if kind in kinds_of(rules))


def asked(kind: Kind, level: int = 3, seed: int = 2611, index: int = 1) -> Address:
    """The address of a question of that kind."""
    return Address(rules_for(kind), kind, level, seed, index)


def wrong_answer(question: Question) -> Response:
    """A mistake that somebody could make: something missed and something invented."""
    key = question.answer
    match control_of(question):
        case Control.CHOICES:
            answers = (answer_of_choice(question, each.id) for each in question.choices or ())
            return next(each for each in answers if not grade(question, each).exact)
        case Control.PAD | Control.NUMBER:
            assert isinstance(key, int | float)
            return key + 1
        case Control.SEATS:
            assert isinstance(key, PaymentsAnswer)
            return PaymentsAnswer(key.east + 8, key.south - 8, key.west, key.north)
        case Control.TILES:
            assert isinstance(key, tuple)
            return (*key[1:], next(code for code in ("9s", "1p", "5z", "6z") if code not in key))
        case Control.FANS:
            assert isinstance(key, tuple)
            offered = [each.id for each in question.choices or ()]
            return (*key[1:], next(fan for fan in offered if fan not in key))
        case Control.ANNOUNCEMENT:
            assert isinstance(key, Objection)
            return Objection(key.missing[1:], key.extra[1:], key.total + 1)


def posted(question: Question, response: Response) -> Fields:
    """The fields that a form sends with that answer; None is "I don't know"."""
    if response is None:
        return [("unknown", "1")]
    match control_of(question):
        case Control.CHOICES:
            sent = sent_choices(question)
            return [
                next(
                    ("answer", v)
                    for v, c in sent.items()
                    if answer_of_choice(question, c.id) == response
                )
            ]
        case Control.PAD | Control.NUMBER:
            return [("total", str(response))]
        case Control.SEATS:
            assert isinstance(response, PaymentsAnswer)
            amounts = (response.east, response.south, response.west, response.north)
            return [
                (f"seat-{seat}", f"{amount:+}")
                for seat, amount in zip("ESWN", amounts, strict=True)
            ]
        case Control.TILES:
            assert isinstance(response, tuple)
            return [("tile", each) for each in response]
        case Control.FANS:
            assert isinstance(response, tuple)
            return _fans(response)
        case Control.ANNOUNCEMENT:
            assert isinstance(response, Objection)
            return [
                *_fans(response.missing),
                *(("extra", each) for each in response.extra),
                ("total", str(response.total)),
            ]


def _fans(response: tuple[str, ...]) -> Fields:
    once = dict.fromkeys(response)
    counts = [(f"times-{each}", str(response.count(each))) for each in once]
    return [("fan", each) for each in once] + counts


def question_of(kind: Kind, seed: int = 2611) -> Question:
    """A question of that kind."""
    return make(asked(kind, seed=seed))

"""An answer in a few words: a student's own beside the key, in lists, on paper."""

from collections import Counter
from collections.abc import Iterable

from quizzes import Kind, Question, Response, answer_of_choice, choice_text
from quizzes.question import Objection, Paid
from quizzes.words import choices_language
from scoring import Wind, rule_set, tile
from web.questions.announcement import announced
from web.questions.control import Control, control_of
from wording import (
    Translator,
    amount,
    fan_name,
    listing,
    points,
    seat_name,
    sentences,
    series,
    signed,
    tile_label,
    times,
)


def answer_words(question: Question, given: Response, t: Translator) -> str:
    """What was answered, without a word on whether it is right; None is "I don't know"."""
    if given is None:
        return t.gettext("I don't know")
    match control_of(question):
        case Control.CHOICES:
            return _choice(question, given, t)
        case Control.FANS:
            assert isinstance(given, tuple)
            return listing(_fans(question, given, t), t)
        case Control.TILES:
            assert isinstance(given, tuple)
            return listing([tile_label(tile(code), t) for code in given], t)
        case Control.SEATS:
            assert isinstance(given, Paid)
            return _paid(given, t)
        case Control.ANNOUNCEMENT:
            assert isinstance(given, Objection)
            return _objection(question, given, t)
        case Control.PAD | Control.NUMBER:
            assert isinstance(given, int | float)
            return _number(question, given, t)


def key_words(question: Question, t: Translator) -> str:
    """The right answer; where several are, the one that the account shows."""
    return answer_words(question, question.answer, t)


def words_language(question: Question, given: Response, t: Translator) -> str:
    """The language of those words where it is not the page's; empty where it is."""
    if given is None or control_of(question) is not Control.CHOICES:
        return ""
    lang = choices_language(question, t)
    return "" if lang == t.lang else lang


def _choice(question: Question, given: Response, t: Translator) -> str:
    choices = question.choices or ()
    said = next((each for each in choices if answer_of_choice(question, each.id) == given), None)
    if said is None:  # a choice that a corrected question offers no longer
        return str(given)
    return choice_text(question, said, t)


def _fans(question: Question, fans: Iterable[str], t: Translator) -> list[str]:
    rules = rule_set(question.address.rules)
    return [
        f"{fan_name(rules.fan(fan), t)} {times(count)}".strip()
        for fan, count in Counter(fans).items()
    ]


def _number(question: Question, given: float, t: Translator) -> str:
    match question.address.kind:
        case Kind.BASE:
            return t.gettext("%(num)s fu", num=amount(given, t))
        case Kind.TOTAL:
            return points(given, question.address.rules, t)
    return amount(given, t) if given >= 0 else signed(given, t)


def _paid(given: Paid, t: Translator) -> str:
    amounts = zip("ESWN", (given.east, given.south, given.west, given.north), strict=True)
    said = [
        t.gettext("%(seat)s %(amount)s", seat=seat_name(Wind(seat), t), amount=signed(each, t))
        for seat, each in amounts
    ]
    return series(said, t)


def _objection(question: Question, given: Objection, t: Translator) -> str:
    if given == Objection((), (), announced(question).total):
        return t.gettext("It is right")
    said = []
    if given.missing:
        fans = listing(_fans(question, given.missing, t), t)
        said.append(t.gettext("Left out: %(fans)s.", fans=fans))
    if given.extra:
        fans = listing(_fans(question, given.extra, t), t)
        said.append(t.gettext("Too much: %(fans)s.", fans=fans))
    total = points(given.total, question.address.rules, t)
    said.append(t.gettext("The total: %(total)s.", total=total))
    return sentences(said, t)

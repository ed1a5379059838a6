"""An answer in a few words: a student's own beside the key, in lists, on paper."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from quizzes import Question, Response, answer_of_choice, choice_text
from quizzes.question import AnnouncementQuestion, Objection, PaymentsAnswer, SheetQuestion
from quizzes.sheets.task import AskedOfSheet
from quizzes.texts import choices_language
from scoring import rule_set, tile
from scoring.rows import row_for_each
from web.questions.control import Control
from web.questions.kind_views import control_of, kind_view
from web.questions.number_field import NUMBER_FIELD
from wording import (
    Translator,
    amount,
    and_list,
    comma_list,
    fan_name,
    joined_sentences,
    name_list,
    points,
    seat_name,
    signed,
    tile_label,
    times,
)


def answer_words(question: Question, response: Response, t: Translator) -> str:
    """What was answered, without a word on whether it is right; None is "I don't know"."""
    if response is None:
        return t.gettext("I don't know")
    return _WORDS[control_of(question)](question, response, t)


def key_words(question: Question, t: Translator) -> str:
    """The right answer; where several are, the one that the account shows."""
    return answer_words(question, question.answer, t)


def words_language(question: Question, response: Response, t: Translator) -> str:
    """The language of those words where it is not the page's; empty where it is."""
    if response is None or control_of(question) is not Control.CHOICES:
        return ""
    lang = choices_language(question, t)
    return "" if lang == t.lang else lang


def _choice(question: Question, response: Response, t: Translator) -> str:
    choices = question.choices or ()
    said = next((each for each in choices if answer_of_choice(question, each.id) == response), None)
    if said is None:  # a choice that a corrected question offers no longer
        return str(response)
    return choice_text(question, said, t)


def _listed(question: Question, response: tuple[str, ...], t: Translator) -> str:
    return name_list(_fans(question, response, t), t)


def _tiles(question: Question, response: tuple[str, ...], t: Translator) -> str:
    return and_list([tile_label(tile(code), t) for code in response], t)


def _fans(question: Question, fans: Iterable[str], t: Translator) -> list[str]:
    rules = rule_set(question.address.rules)
    return [
        f"{fan_name(rules.fan(fan), t)} {times(count)}".strip()
        for fan, count in Counter(fans).items()
    ]


def _number(question: Question, number: float, t: Translator) -> str:
    field = kind_view(question).number_field or NUMBER_FIELD
    return field.in_words(number, question.address.rules, t)


def _paid(question: Question, payments: PaymentsAnswer, t: Translator) -> str:
    is_sum = isinstance(question, SheetQuestion) and question.task.asks is not AskedOfSheet.POINTS
    written = _unsigned if is_sum else signed
    texts = [
        t.gettext("%(seat)s %(amount)s", seat=seat_name(seat, t), amount=written(each, t))
        for seat, each in payments.by_seat.items()
    ]
    return comma_list(texts, t)


def _unsigned(n: float, t: Translator) -> str:
    """A number with a sign only where it is below zero."""
    return amount(n, t) if n >= 0 else signed(n, t)


def _objection(question: AnnouncementQuestion, objection: Objection, t: Translator) -> str:
    if objection == Objection((), (), question.announcement.total):
        return t.gettext("It is right")
    texts = []
    if objection.missing:
        fans = name_list(_fans(question, objection.missing, t), t)
        texts.append(t.gettext("Left out: %(fans)s.", fans=fans))
    if objection.extra:
        fans = name_list(_fans(question, objection.extra, t), t)
        texts.append(t.gettext("Extra: %(fans)s.", fans=fans))
    total = points(objection.total, question.address.rules, t)
    texts.append(t.gettext("The total: %(total)s.", total=total))
    return joined_sentences(texts, t)


_WORDS: Final[Mapping[Control, Callable[[Any, Any, Translator], str]]] = row_for_each(
    Control,
    {
        Control.CHOICES: _choice,
        Control.FANS: _listed,
        Control.TILES: _tiles,
        Control.SEATS: _paid,
        Control.ANNOUNCEMENT: _objection,
        Control.PAD: _number,
        Control.NUMBER: _number,
    },
)

"""An answer in words, and back in the control that it came from."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from werkzeug.datastructures import MultiDict

from quizzes import Kind, Question, Response
from quizzes.aiming import KINDS_IN_ORDER
from quizzes.question import Objection
from tests.kinds import question_of, wrong_answer
from web.assignments.saved_answer import saved_fields
from web.components.dates import clock_text, moment_text
from web.questions.answer_form import read_answer
from web.questions.answer_words import answer_words, key_words
from web.questions.question_view import SentFields
from wording import LANGUAGES, translator, translator_under

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
SHANGHAI = ZoneInfo("Asia/Shanghai")


def sent_by(sent: SentFields) -> MultiDict[str, str]:
    """What a form sends whose controls hold that."""
    once = dict.fromkeys(sent.fans)
    return MultiDict(
        [
            ("answer", sent.choice),
            ("total", sent.total),
            *(("fan", each) for each in once),
            *((f"times-{each}", str(sent.fans.count(each))) for each in once),
            *(("tile", each) for each in sent.tiles),
            *(("extra", each) for each in sent.extra),
            *((f"seat-{seat}", amount) for seat, amount in sent.seats.items()),
        ]
    )


def some_answers(question: Question) -> list[Response]:
    return [question.answer, wrong_answer(question)]


def plain(response: Response) -> Response:
    if isinstance(response, Objection):
        return Objection(
            tuple(sorted(response.missing)), tuple(sorted(response.extra)), response.total
        )
    return tuple(sorted(response)) if isinstance(response, tuple) else response


@pytest.mark.parametrize("kind", KINDS_IN_ORDER)
def test_a_saved_answer_stands_in_its_control_and_would_be_sent_again(kind: Kind):
    for seed in range(1, 6):
        question = question_of(kind, seed)
        t = translator_under(question.address.rules, translator("en"))
        for given in some_answers(question):
            again = read_answer(question, sent_by(saved_fields(question, given, t)))

            assert plain(again) == plain(given)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS_IN_ORDER)
def test_an_answer_is_said_in_words_and_another_in_others(kind: Kind, language: str):
    for seed in range(1, 4):
        question = question_of(kind, seed)
        t = translator_under(question.address.rules, translator(language))

        assert "%(" not in key_words(question, t)
        assert key_words(question, t) != answer_words(question, wrong_answer(question), t)


def test_who_did_not_know_is_told_so_and_nothing_stands_in_the_control():
    question = question_of(Kind.FANS)
    t = translator("en")

    assert answer_words(question, None, t) == "I don't know"
    assert saved_fields(question, None, t) == SentFields()


def test_an_announcement_that_is_let_stand_is_called_right():
    question = question_of(Kind.SPOT_ERROR)
    stand = Objection((), (), question.announcement.total)

    assert answer_words(question, stand, translator("en")) == "It is right"


@pytest.mark.parametrize(
    ("language", "said", "next_year"),
    [
        ("en", "Friday 27 November, 18:00", "1 January 2027, 08:00"),
        ("zh-Hans", "11月27日（周五）18:00", "2027年1月1日 08:00"),
        ("ja", "11月27日（金）18:00", "2027年1月1日 08:00"),
    ],
)
def test_a_moment_is_told_in_the_zone_of_the_class(language: str, said: str, next_year: str):
    t = translator(language)
    due = datetime(2026, 11, 27, 10, tzinfo=UTC)
    far = datetime(2027, 1, 1, tzinfo=UTC)

    assert moment_text(due, SHANGHAI, t, NOW) == said
    assert moment_text(far, SHANGHAI, t, NOW) == next_year


def test_a_time_of_today_needs_no_day():
    t = translator("en")
    today, tomorrow = (
        datetime(2026, 11, 21, 14, 5, tzinfo=UTC),
        datetime(2026, 11, 21, 23, tzinfo=UTC),
    )

    assert clock_text(today, SHANGHAI, t, NOW) == "22:05"
    assert clock_text(tomorrow, SHANGHAI, t, NOW) == "Sunday 22 November, 07:00"

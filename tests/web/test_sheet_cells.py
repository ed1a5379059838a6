"""The cells of a score sheet as they are typed, and as they stand there again."""

import pytest
from werkzeug.datastructures import MultiDict

from quizzes import Address, make
from quizzes.question import PaymentsAnswer
from web.assignments.saved_answer import saved_fields
from web.questions.answer_form import AnswerError, read_answer
from web.questions.seats import sheet_seats_view
from wording import translator

POINTS, PLACES, SEATS = (
    "mcr-2014/sheet/1/2600/2",
    "mcr-2014/sheet/1/2600/3",
    "mcr-2014/sheet/2/2601/3",
)
TOTALS = "mcr-2014/sheet/2/2601/2"
EN = translator("en")


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        (POINTS, ["+24", "\N{MINUS SIGN}8", "0", "+2½"]),
        (TOTALS, ["24", "\N{MINUS SIGN}8", "0", "2½"]),
        (PLACES, ["24", "\N{MINUS SIGN}8", "0", "2½"]),
        (SEATS, ["24", "\N{MINUS SIGN}8", "0", "2½"]),
    ],
)
def test_only_gains_and_losses_come_back_with_a_plus(address: str, shown: list[str]):
    question = make(Address.parse(address))
    saved = saved_fields(question, PaymentsAnswer(24, -8, 0, 2.5), EN)
    assert list(saved.seats.values()) == shown


@pytest.mark.parametrize("typed", ["2½", "2.5", "2,5", "+2,5"])
def test_a_half_is_read_however_it_is_typed(typed: str):
    form = MultiDict({"seat-E": typed, "seat-S": "1,000"})
    assert read_answer(make(Address.parse(PLACES)), form) == PaymentsAnswer(2.5, 1000, 0, 0)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        (POINTS, "Enter a whole number for each player: +24 for a gain, −8 for a loss, or 0."),
        (PLACES, "Enter a number for each player, such as 2 or 2½."),
        (SEATS, "Enter a whole number for each player, such as 40."),
    ],
)
def test_what_is_no_number_is_asked_for_in_the_words_of_the_sheet(address: str, told: str):
    with pytest.raises(AnswerError) as refused:
        read_answer(make(Address.parse(address)), MultiDict({"seat-E": "much"}))
    assert refused.value.text(EN) == told


def test_places_and_players_have_no_sum():
    summed = {
        address: sheet_seats_view(make(Address.parse(address)), EN, {}).has_sum  # type: ignore[arg-type]
        for address in (POINTS, TOTALS, PLACES, SEATS)
    }
    assert summed == {POINTS: True, TOTALS: True, PLACES: False, SEATS: False}

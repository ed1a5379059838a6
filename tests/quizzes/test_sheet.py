"""Score sheets: an account of each deal by hand agrees, and what is wrong is wrong alone."""

from functools import cache

import pytest

from quizzes import Address, Kind, grade, make
from quizzes.message import AmountInUnit, Message
from quizzes.misconceptions.sheets import RIGHT_LINE_REFUSED, SIGNS_TURNED, TOTAL_MISCARRIED
from quizzes.question import PaymentsAnswer, SheetQuestion
from quizzes.sheets.task import AskedOfSheet
from quizzes.texts import explanation, hint, prompt
from scoring import WINDS, Wind
from wording import translator, translator_under

MCR = ("mcr-1998", "mcr-2006", "mcr-2014")
FALSE_WINS = {  # to each (3.11.6.6; 1998, 14.6)
    "less than 8 points": 10,
    "while not waiting": 20,
    "one tile short of waiting": 20,
}


@cache
def asked(rules: str, asks: AskedOfSheet, count: int = 6) -> list[SheetQuestion]:
    found: list[SheetQuestion] = []
    for index in range(120):
        question = make(Address(rules, Kind.SHEET, 2 + index % 4, 41, index))
        assert isinstance(question, SheetQuestion)
        if question.task.asks is asks:
            found.append(question)
    return found[:count]


def by_hand(told: Message) -> dict[Wind, float]:
    """What a sentence about a deal of the competition rules does to the four, read off its words."""
    values = dict(told.values)
    paid: dict[Wind, float] = dict.fromkeys(WINDS, 0)
    if "deducts" in told.text:
        paid[_seat(values["seat"])] -= _points(values["points"])
    elif "false win" in told.text or "less than 8 points" in told.text:
        each = next(points for words, points in FALSE_WINS.items() if words in told.text)
        paid = dict.fromkeys(WINDS, float(each))
        paid[_seat(values["seat"])] = -3.0 * each
    elif "wins on" in told.text:
        winner, worth = _seat(values["winner"]), _points(values["worth"])
        payer = _seat(values["payer"]) if "payer" in values else None
        for seat in WINDS:
            if seat is not winner:
                paid[seat] = -8 - (worth if payer in (None, seat) else 0)
        paid[winner] = -sum(paid.values())
    return paid


def _seat(value: object) -> Wind:
    assert isinstance(value, Wind)
    return value


def _points(value: object) -> float:
    assert isinstance(value, AmountInUnit)
    return value.amount


def deals_told(question: SheetQuestion) -> dict[int, dict[Wind, float]]:
    """Each deal that is told, with what the four gain and lose in it; its number stands at its start."""
    deals: dict[int, dict[Wind, float]] = {}
    points: dict[Wind, float] = {}
    for fact in question.task.facts:
        values, what = dict(fact.values), fact
        if "num" in values:
            number, first = values["num"], values["what"]
            assert isinstance(number, int)
            assert isinstance(first, Message)
            what, points = first, deals.setdefault(number, dict.fromkeys(WINDS, 0.0))
        for seat, paid in by_hand(what).items():
            points[seat] += paid
    return deals


def amounts(answer: object) -> dict[Wind, float]:
    assert isinstance(answer, PaymentsAnswer)
    return dict(zip(WINDS, (answer.east, answer.south, answer.west, answer.north), strict=True))


@pytest.mark.parametrize("rules", MCR)
def test_the_points_of_a_deal_are_those_of_its_sentences(rules: str) -> None:
    for question in asked(rules, AskedOfSheet.POINTS):
        (points,) = deals_told(question).values()
        assert amounts(question.answer) == points, question.address


def test_a_false_win_that_pays_20_in_1998_was_one_tile_short() -> None:
    """14.6(2); two tiles or more are a disqualification (14.6(4))."""
    told = str([each.task for each in asked("mcr-1998", AskedOfSheet.POINTS, 30)])

    assert "one tile short of waiting" in told
    assert "while not waiting" not in told


@pytest.mark.parametrize("rules", MCR)
def test_totals_carry_the_line_before_and_500_at_the_start_in_1998(rules: str) -> None:
    for question in asked(rules, AskedOfSheet.TOTALS):
        *_, last = (each for each in question.task.sheet.lines if None not in each.cells)
        held = dict(zip(WINDS, last.cells[1::2], strict=True))
        told = deals_told(question).values()
        right = {seat: held[seat] + sum(each[seat] for each in told) for seat in WINDS}  # type: ignore[operator]
        assert amounts(question.answer) == right, question.address
        assert (sum(right.values()) <= 2000) if rules == "mcr-1998" else sum(right.values()) <= 0


@pytest.mark.parametrize("rules", MCR)
def test_one_line_alone_is_wrong(rules: str) -> None:
    for question in asked(rules, AskedOfSheet.ERROR):
        held = dict.fromkeys(WINDS, 500.0 if rules == "mcr-1998" else 0.0)
        lines = [each for each in question.task.sheet.lines if None not in each.cells]
        wrong = []
        for number, (line, points) in enumerate(
            zip(lines, deals_told(question).values(), strict=True), 1
        ):
            written = dict(zip(WINDS, line.cells[::2], strict=True))
            totals = dict(zip(WINDS, line.cells[1::2], strict=True))
            right = {seat: held[seat] + points[seat] for seat in WINDS}
            if written != points or totals != right:
                wrong.append(str(number))
            held = {seat: each for seat, each in totals.items() if each is not None}
        assert wrong == [question.answer], question.address


@pytest.mark.parametrize("rules", ["imj", "rengo"])
def test_points_of_a_deal_sum_to_zero(rules: str) -> None:
    for question in asked(rules, AskedOfSheet.POINTS, 20):
        assert sum(amounts(question.answer).values()) == 0, question.address


def test_equal_players_share_the_table_points_of_their_places() -> None:
    """3.9.2.2 gives 4, 2, 1, 0; the text says nothing of equal scores."""
    shared = set()
    for question in asked("mcr-2014", AskedOfSheet.RANK, 20):
        first = question.task.sheet.lines[0].cells
        if len(question.task.sheet.lines) == 2:
            points = list(amounts(question.answer).values())
            assert sum(points) == 7
            shared |= {p for p, cell in zip(points, first, strict=True) if first.count(cell) > 1}
    assert shared & {3, 1.5, 0.5}


@pytest.mark.parametrize(("rules", "unit"), [("imj", "mados"), ("mcr-2014", "points")])
def test_a_sheet_is_asked_in_the_unit_of_its_rule_set(rules: str, unit: str) -> None:
    t = translator_under(rules, translator("en"))
    for question in asked(rules, AskedOfSheet.POINTS):
        assert f"How many {unit} does each player gain or lose" in prompt(question, t)


@pytest.mark.parametrize("rules", [*MCR, "imj"])
def test_who_is_ranked_is_told_to_look_at_what_decides_first(rules: str) -> None:
    """Places go by table points before competition points (3.10.1); IMJ has mados alone (31)."""
    for question in asked(rules, AskedOfSheet.RANK):
        text, places = hint(question, translator("en")), "place" in question.task.asked.text
        first = ("table points" if places else "competition points") if rules in MCR else "mados"
        assert first in text


def test_a_wrong_rule_is_named_by_the_cells_it_leads_to() -> None:
    question = asked("mcr-2014", AskedOfSheet.POINTS)[-1]
    trap, wrong = question.task.wrong[-1]
    verdict = grade(question, PaymentsAnswer(*(wrong[seat] for seat in WINDS)))
    assert verdict.misconception == trap
    assert not verdict.exact


@pytest.mark.parametrize("rules", ["mcr-2006", "mcr-2014"])
def test_seats_are_those_of_appendix_4(rules: str) -> None:
    table = {2: (2, 1, 4, 3), 3: (3, 4, 2, 1), 4: (4, 3, 1, 2)}
    for question in asked(rules, AskedOfSheet.SEATS):
        number = dict(question.task.asked.values)["num"]
        assert isinstance(number, int)
        assert tuple(amounts(question.answer).values()) == table[number]


@pytest.mark.parametrize("rules", MCR)
def test_an_appeal_is_made_within_thirty_minutes_of_the_session(rules: str) -> None:
    """3.12.2; 1998, 15.2: whole papers within the half hour, and one of them after it."""
    for question in asked(rules, AskedOfSheet.APPEAL):
        whole = {
            int(each.id.split("-")[1]) for each in question.choices or () if "whole" in each.id
        }
        assert min(whole) <= 30 < max(whole)
        assert question.answer == f"whole-{min(whole)}"


@pytest.mark.parametrize("rules", MCR)
def test_only_the_text_of_2014_takes_the_fee_in_another_currency(rules: str) -> None:
    """3.12.2; 1998, 15: there is no fee."""
    for question in asked(rules, AskedOfSheet.APPEAL):
        told = explanation(question, translator("en"))
        assert ("a currency that the organisers name" in told) is (rules == "mcr-2014")
        assert ("200 US dollars" in told) is (rules != "mcr-1998")


def test_no_more_stacks_are_counted_in_a_wall_than_it_has() -> None:
    counted = [
        next(dict(line.values) for line in question.task.working if "are counted" in line.text)
        for question in asked("mcr-2014", AskedOfSheet.WALL, 30)
    ]

    assert any(int(str(each["num"])) > 18 for each in counted)
    for each in counted:
        assert int(str(each["num"])) - int(str(each.get("more", 0))) <= 18


@pytest.mark.parametrize(
    ("throws", "answer", "begins"),
    [
        ((2, 1, 4, 4), "W12", "stack 12 of West's wall."),
        ((5, 3, 3, 4), "N16", "stack 16 of North's wall."),
        ((6, 5, 6, 1), "S1", "stack 1 of South's wall."),  # 18 stacks: the whole of West's wall
    ],
)
def test_the_stack_that_is_told_is_the_one_that_is_taken(
    throws: tuple[int, ...], answer: str, begins: str
) -> None:
    """3.5.7.4: the dealer counts both throws together from the second thrower's wall."""
    thrown = [
        (tuple(value for told in question.task.facts for _, value in told.values), question)
        for question in asked("mcr-2014", AskedOfSheet.WALL, 30)
    ]
    question = next(each for found, each in thrown if found == throws)

    assert question.answer == answer
    assert f"next one clockwise: {begins}" in explanation(question, translator("en"))


@pytest.mark.parametrize("rules", ["mcr-2006", "mcr-2014"])
def test_table_points_can_be_written_as_halves(rules: str) -> None:
    """Three who are first together would have a third each; the form takes halves alone."""
    for index in range(60):
        question = make(Address(rules, Kind.SHEET, 5, 1_003_019, index))
        assert isinstance(question, SheetQuestion)
        if question.task.asks is AskedOfSheet.RANK:
            assert all(float(2 * each).is_integer() for each in question.task.answer.values()), (
                index
            )


def test_a_sheet_of_rengo_says_once_what_players_are_called() -> None:
    """The dealer is always East there (13), so names of seats have to be told."""
    for asks in (AskedOfSheet.POINTS, AskedOfSheet.TOTALS, AskedOfSheet.ERROR):
        for question in asked("rengo", asks, 2):
            first, *others = question.task.facts
            assert "named after their seats" in first.text
            assert first not in others


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_two_players_in_each_others_place_are_named(rules: str) -> None:
    told = [
        (explanation(each, translator("en")).splitlines(), each)
        for each in asked(rules, AskedOfSheet.ERROR, 20)
        if any(trap == SIGNS_TURNED for trap, _written in each.task.wrong)
    ]

    assert told
    for (first, lead, *_), question in told:
        assert "are swapped" in first, question.address
        assert lead.endswith("should read:"), question.address


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_a_right_line_is_not_said_to_have_the_error_of_another(rules: str) -> None:
    for question in asked(rules, AskedOfSheet.ERROR, 20):
        wrong = {trap for id, _text, trap in question.task.choices if id != question.answer}
        assert wrong == {RIGHT_LINE_REFUSED}
        ((trap, _written),) = question.task.wrong
        rule = "A total is the previous total plus the points of this deal."
        told = explanation(question, translator("en")).splitlines()
        assert (rule in told) == (trap == TOTAL_MISCARRIED)


def test_international_mahjong_compares_games() -> None:
    question = asked("imj", AskedOfSheet.ERROR)[0]

    assert hint(question, translator_under("imj", translator("en"))).endswith(
        "what happened in its game."
    )

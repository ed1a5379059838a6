"""From a question to its explanation and on, without a script."""

from datetime import timedelta

import pytest
from flask import Flask

from quizzes import Address, Kind, Question, Response, make, response_from_json
from quizzes.aiming import KINDS_IN_ORDER
from quizzes.countings import is_accepted
from quizzes.question import Objection
from school.progress.models import Outcome
from scoring import rule_set
from tests.kinds import posted, question_of, wrong_answer
from tests.web.visitor import SiteVisitor, public_id

FANS = "/drill/mcr-2014/fans/3/2611/2?n=5"
TOTAL = "/drill/mcr-2014/total/3/2611/2?n=5"
WAITS = "/drill/mcr-2014/waits/3/2611/2?n=5"
SMALL_COMBINATIONS = {
    "short-straight",
    "mixed-double-chow",
    "pure-double-chow",
    "two-terminal-chows",
}
PAYMENTS = "/drill/mcr-2014/payments/3/2611/2?n=5"
BASE = "/drill/rengo/base/3/2611/2?n=5"
ANNOUNCED = "/drill/mcr-2014/spot-error/3/2611/2?n=5"
RULING = "/drill/mcr-2014/ruling/3/2611/2?n=5"
FIND = "/drill/mcr-2014/find/1/2611/2?n=5"


def key(address: str):
    """The right answer to the question at an address."""
    return make(Address.parse(address.removeprefix("/drill/").split("?")[0])).answer


def test_from_the_first_page_through_an_explanation_to_the_next_question(visitor: SiteVisitor):
    first = visitor.open("/")
    choices = [value for name, value in first.question.buttons if name == "answer"]

    explanation = visitor.send(first.question, answer=choices[0])
    following = visitor.open(explanation.link_to("/drill/mcr-2014/find/1/"))

    assert len(choices) == 4
    assert explanation.status == 200
    assert 'id="say"' in explanation.text
    assert following.question.action.split("?")[0].endswith("/2")


def test_the_right_fans_get_full_credit(visitor: SiteVisitor):
    answer = key(FANS)
    times = {f"times__{fan}": answer.count(fan) for fan in answer}

    visitor.answer(FANS, fan=sorted(set(answer)), **times)

    (row,) = visitor.rows()
    assert sorted(row.given) == sorted(answer)
    assert (row.credit, row.outcome) == (1.0, Outcome.ANSWERED)


@pytest.mark.parametrize("how", ["right", "wrong"])
@pytest.mark.parametrize("kind", KINDS_IN_ORDER)
def test_an_answer_of_each_kind_is_read_graded_and_explained(
    visitor: SiteVisitor, kind: Kind, how: str
):
    for seed in range(1, 4):
        question = question_of(kind, seed)
        given = question.answer if how == "right" else wrong_answer(question)
        page = visitor.answer(f"/drill/{question.address}?n=5", **fields(question, given))

        row = visitor.last_row()
        assert page.status == 200
        assert as_read(response_from_json(question, row.given)) == as_read(given)
        assert (row.credit == 1) == (how == "right")


def as_read(response: Response) -> Response:
    """The answer in the order in which a form reads fans and tiles."""
    return tuple(sorted(response)) if isinstance(response, tuple) else response


def fields(question: Question, response: Response) -> dict[str, list[str]]:
    """What the form of a question sends with an answer, as the visitor fills it in."""
    results: dict[str, list[str]] = {}
    for name, value in posted(question, response):
        results.setdefault(name.replace("-", "__", 1), []).append(value)
    return results


@pytest.mark.parametrize(("address", "given"), [(TOTAL, {"total": 999}), (WAITS, {"tile": "7z"})])
def test_a_wrong_answer_is_kept_without_credit(visitor: SiteVisitor, address: str, given: dict):
    visitor.answer(address, **given)

    assert [row.credit for row in visitor.rows()] == [0.0]


def test_wrong_fans_stand_beside_the_key(visitor: SiteVisitor):
    page = visitor.answer(FANS, fan="thirteen-orphans")

    assert "Thirteen Orphans" in page.text
    assert "not counted in this hand" in page.text
    assert "missed" in page.text


def counted_otherwise(question: Question) -> list[str] | None:
    """Another admissible counting of the hand, with one small combination fan for another."""
    for fan in SMALL_COMBINATIONS.intersection(question.answer):
        for other in SMALL_COMBINATIONS - set(question.answer):
            counting = [*question.answer, other]
            counting.remove(fan)
            if is_accepted(counting, question.score, rule_set("mcr-2014")):
                return counting
    return None


def test_another_counting_of_the_same_worth_is_right_and_is_called_so(visitor: SiteVisitor):
    questions = (make(Address.parse(f"mcr-2014/fans/3/{seed}/1")) for seed in range(1000))
    question, counting = next(
        (question, counting)
        for question in questions
        if (counting := counted_otherwise(question)) is not None
    )

    page = visitor.answer(f"/drill/{question.address}", fan=counting)

    assert [row.credit for row in visitor.rows()] == [1.0]
    assert "Another way to count this hand, worth the same: both are right." in page.text


def test_one_submission_sent_twice_is_one_row(visitor: SiteVisitor):
    form = visitor.open(TOTAL).question

    once = visitor.send(form, total=8)
    again = visitor.send(form, total=12)

    assert once.address == again.address
    assert [row.given for row in visitor.rows()] == [8]


def test_the_first_submission_sent_twice_makes_one_guest(site: Flask):
    """Both arrive before the browser has seen the cookie that the first one set."""
    visitor = SiteVisitor(site)
    form = visitor.open(TOTAL).question
    before = visitor.client.get_cookie("fanwise")
    assert before is not None

    visitor.send(form, total=8)
    visitor.client.set_cookie("fanwise", before.value)
    visitor.send(form, total=8)

    assert len(visitor.rows()) == 1
    assert len(visitor.learners()) == 1


def test_the_same_question_on_another_showing_is_another_row(visitor: SiteVisitor):
    visitor.answer(TOTAL, total=8)
    visitor.answer(TOTAL, total=8)

    assert len(visitor.rows()) == 2


def test_nobody_else_finds_an_explanation(site: Flask):
    mine = SiteVisitor(site)
    page = mine.answer(TOTAL, total=8)
    other = SiteVisitor(site)
    other.answer(TOTAL, total=8)

    assert mine.open(page.address).status == 200
    assert other.open(page.address).status == 404
    assert SiteVisitor(site).open(page.address).status == 404


def test_i_dont_know_is_an_answer_without_credit_and_is_explained(visitor: SiteVisitor):
    page = visitor.answer(FANS, unknown=1)

    (row,) = visitor.rows()
    assert (row.outcome, row.credit, row.given) == (Outcome.UNKNOWN, 0.0, None)
    assert row.public_id == public_id(page)
    assert "Counted" in page.text


def test_skip_goes_on_without_credit(visitor: SiteVisitor):
    page = visitor.answer(FANS, skip=1)

    (row,) = visitor.rows()
    assert row.outcome is Outcome.SKIPPED
    assert page.question.action == "/drill/mcr-2014/fans/3/2611/3?n=5"


def test_after_the_last_question_comes_the_sum_of_the_run(visitor: SiteVisitor):
    visitor.answer("/drill/mcr-2014/total/1/9/1?n=2", total=key("mcr-2014/total/1/9/1"))
    last = visitor.answer("/drill/mcr-2014/total/1/9/2?n=2", total=999)

    page = visitor.open(last.link_to("/drill/done/"))

    assert page.heading == "1 of 2 questions right"
    assert any(link.startswith("/mcr-2014/drill/begin") for link in page.links)


@pytest.mark.parametrize(
    ("address", "given", "said"),
    [
        (FANS, {}, "Choose at least one fan"),
        (FANS, {"fan": "no-such-fan"}, "not one of the fans"),
        (TOTAL, {"total": ""}, "total as a number"),
        (TOTAL, {"total": "twelve"}, "total as a number"),
        (TOTAL, {"total": "-8"}, "total as a number"),
        (TOTAL, {"total": "99999"}, "total as a number"),
        (PAYMENTS, {}, "for each player"),
        (PAYMENTS, {"seat-E": "much"}, "for each player"),
        (PAYMENTS, {"seat-E": "9999999"}, "for each player"),
        (BASE, {"total": ""}, "Enter a whole number"),
        (BASE, {"total": "-40"}, "Enter a whole number"),
        (BASE, {"total": "40.5"}, "Enter a whole number"),
        (ANNOUNCED, {"total": ""}, "total as a number"),
        (ANNOUNCED, {"total": "8", "fan": "no-such-fan"}, "not one of the fans"),
        (RULING, {"answer": ""}, "one of the answers"),
        (RULING, {"answer": "h"}, "one of the answers"),
        (WAITS, {}, "Choose at least one tile"),
        (WAITS, {"tile": "1f"}, "not one of the tiles"),
        (FIND, {"answer": "chicken-hand-of-doom"}, "one of the answers"),
    ],
)
def test_what_is_no_answer_is_told_and_not_kept(
    visitor: SiteVisitor, address: str, given: dict, said: str
):
    page = visitor.refused_answer(address, **given)

    assert said in page.text
    assert visitor.rows() == []


@pytest.mark.parametrize("amount", ["\N{MINUS SIGN}16", "-16", "\uff0d\uff11\uff16", " - 16 "])
def test_a_loss_is_written_as_people_write_it(visitor: SiteVisitor, amount: str):
    """And whoever neither gains nor loses may be left out."""
    visitor.answer(PAYMENTS, **{"seat__E": amount, "seat__S": "+1,016", "seat__W": "0"})

    assert [row.given for row in visitor.rows()] == [{"E": -16, "S": 1016, "W": 0, "N": 0}]


def test_an_announcement_is_called_right_by_one_button(visitor: SiteVisitor):
    for seed in range(1, 9):
        question = question_of(Kind.SPOT_ERROR, seed)
        visitor.answer(f"/drill/{question.address}?n=5", right=1, extra="all-pungs", total="")

        row = visitor.last_row()
        is_right = question.answer == Objection((), (), question.announcement.total)
        assert (row.given["missing"], row.given["extra"]) == ([], [])
        assert (row.credit == 1) == is_right


def test_no_more_is_struck_than_was_said(visitor: SiteVisitor):
    question = question_of(Kind.SPOT_ERROR, 2)
    fan = question.announcement.fans[0]
    visitor.answer(
        f"/drill/{question.address}?n=5", extra=[fan] * 9 + ["thirteen-orphans"], total="8"
    )

    assert visitor.last_row().given["extra"] == [fan] * question.announcement.fans.count(fan)


def test_what_was_typed_at_the_seats_stands_there_again(visitor: SiteVisitor):
    page = visitor.refused_answer(PAYMENTS, **{"seat__E": "many", "seat__S": "+24"})

    assert page.question.values("seat-E") == ["many"]
    assert page.question.values("seat-S") == ["+24"]


def test_what_was_chosen_stands_there_again_after_a_mistake(visitor: SiteVisitor):
    page = visitor.refused_answer(
        FANS, fan=["no-such-fan", "all-pungs", "tile-hog"], **{"times__tile-hog": 2}
    )

    assert page.question.values("fan") == ["tile-hog", "all-pungs"]
    assert page.question.values("times-tile-hog") == ["2"]


def test_wide_figures_are_figures(visitor: SiteVisitor):
    visitor.answer(TOTAL, total="１２")

    assert [row.given for row in visitor.rows()] == [12]


@pytest.mark.parametrize("token", ["", "made-up", "W10.abc"])
def test_a_token_that_is_not_ours_asks_the_question_again(visitor: SiteVisitor, token: str):
    page = visitor.answer(TOTAL, total=8, token=token)

    assert page.status == 400
    assert "Answer again" in page.text
    assert page.question.values("token") != [token]
    assert visitor.rows() == []


def test_the_token_of_another_question_is_refused(visitor: SiteVisitor):
    other = visitor.open(FANS).question.values("token")[0]

    assert visitor.answer(TOTAL, total=8, token=other).status == 400


def test_the_time_taken_is_kept(visitor: SiteVisitor):
    visitor.answer(TOTAL, total=8)

    (row,) = visitor.rows()
    assert row.seconds is not None
    assert timedelta(seconds=row.seconds) < timedelta(minutes=1)

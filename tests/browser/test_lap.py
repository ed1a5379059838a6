"""The first lap: a guest learns with the keyboard alone, and all is there again afterwards."""

from dataclasses import dataclass
from typing import Self

import pytest
from playwright.sync_api import Page, expect

from quizzes import Kind, Question, Response
from quizzes.aiming import KINDS_IN_ORDER
from tests.browser.conftest import OpenPage
from tests.browser.explained import check_explanation
from tests.browser.keyboard import Keyboard
from tests.browser.live_site import LiveSite
from tests.browser.tour import OF_EACH_CONTROL
from tests.kinds import asked, wrong_answer

pytestmark = pytest.mark.browser

SERIES = ("right", "wrong", "unknown", "skip", "right")
ROWS_OF_A_LAP = 1 + len(SERIES)
LAST_LEARNER = "learner_id = (SELECT learner_id FROM answers ORDER BY id DESC LIMIT 1)"
WITHOUT_TIMES = """them => them.map(it => [...it.childNodes]
  .filter(part => !part.classList?.contains("quiet"))
  .map(part => part.textContent).join(""))"""


@dataclass(frozen=True, slots=True)
class Learned:
    """What a guest has on this day: the answers, the fans met, the heading of the newest day."""

    answers: tuple[str, ...]
    fans: set[str]
    day: str

    @classmethod
    def of(cls, page: Page) -> Self:
        return cls(tuple(answers_in(page)), met_fans(page), newest_day(page))


def test_a_guest_learns_by_keyboard_and_finds_everything_again(
    live_site: LiveSite, open_page: OpenPage
):
    page = open_page(language="en")
    keys = Keyboard(page)

    answer_the_first_page(keys)
    drill_five(keys, Kind.FANS, level="3")

    assert outcomes(live_site) == {
        "answered": 1 + SERIES.count("right") + SERIES.count("wrong"),
        "unknown": SERIES.count("unknown"),
        "skipped": SERIES.count("skip"),
    }
    learned = Learned.of(page)
    let_a_day_pass(live_site)
    later = opened_again(open_page, page)
    assert len(learned.answers) == ROWS_OF_A_LAP
    assert answers_in(later) == list(learned.answers)
    assert met_fans(later) == learned.fans
    assert newest_day(later) != learned.day
    later.goto("/")
    expect(later.locator("main .button--primary")).to_have_count(1)


@pytest.mark.parametrize(("level", "how"), [(1, "wrong"), (2, "right")])
def test_fans_of_a_short_list_are_chosen_by_keyboard(open_page: OpenPage, level: int, how: str):
    keys = Keyboard(open_page(language="en"))
    keys.page.goto(f"/drill/mcr-2014/fans/{level}/7/1?n=5")
    question = keys.question()
    answer_and_check(keys, question, given_as(how, question))


@pytest.mark.parametrize("kind", KINDS_IN_ORDER)
def test_every_kind_is_answered_by_keyboard(open_page: OpenPage, kind: Kind):
    """One kind of each control in every way; the others, which look like it, are explained as well."""
    keys = Keyboard(open_page(language="en"))
    keys.page.goto(f"/drill/{asked(kind)}?n=5")
    for how in ("right", "wrong", "unknown") if kind in OF_EACH_CONTROL else ("wrong",):
        question = keys.question()
        answer_and_check(keys, question, given_as(how, question))
        keys.go("Enter")


def answer_the_first_page(keys: Keyboard) -> None:
    """The hand of the day, then on to the drill by the menu."""
    keys.page.goto("/")
    question = keys.question()
    assert question.address.kind is Kind.FIND
    answer_and_check(keys, question, question.answer)
    keys.follow(".nav a[href='/mcr-2014/drill']")


def drill_five(keys: Keyboard, kind: Kind, level: str) -> None:
    """Five questions of a kind from the set-up to the sum, each answered as `SERIES` says."""
    keys.page.goto("/mcr-2014/drill")
    keys.choose_only("kind", kind.value)
    keys.choose_option("level", level)
    keys.choose_radio("n", "5")
    keys.follow("main form .button--primary")
    assert f"/drill/mcr-2014/{kind}/{level}/" in keys.page.url
    keys.page.goto(f"/drill/mcr-2014/{kind}/{level}/2611/1?n=5")
    for number, how in enumerate(SERIES, 1):
        question = keys.question()
        assert (question.address.kind, question.address.index) == (kind, number)
        if how == "skip":
            keys.skip()
            continue
        answer_and_check(keys, question, given_as(how, question))
        keys.go("Enter")
    expect(keys.page.locator("h1")).to_have_text(f"{SERIES.count('right')} of 5 questions right")
    expect(keys.page.locator(".past")).to_have_count(len(SERIES))
    expect(keys.page.locator(".past__sign--right")).to_have_count(SERIES.count("right"))
    expect(keys.page.locator(".past__sign--skipped")).to_have_count(SERIES.count("skip"))


def given_as(how: str, question: Question) -> Response:
    if how == "unknown":
        return None
    return question.answer if how == "right" else wrong_answer(question)


def answer_and_check(keys: Keyboard, question: Question, response: Response) -> None:
    keys.answer(question, response)
    assert "/drill/answers/" in keys.page.url
    expect(keys.page.locator("#say")).to_be_focused()
    check_explanation(keys.page, question, response)


def answers_in(page: Page) -> list[str]:
    """The answers of the whole history, newest first, without the times of day."""
    page.goto("/history")
    found: list[str] = []
    while True:
        found += page.locator(".past__what > p").evaluate_all(WITHOUT_TIMES)
        older = page.locator("a[rel=next]")
        if not older.count():
            return found
        page.goto(older.get_attribute("href") or "")


def newest_day(page: Page) -> str:
    page.goto("/history")
    return page.locator("section:has(.past) h2").first.inner_text()


def met_fans(page: Page) -> set[str]:
    """The fans that the map has a state for."""
    page.goto("/mcr-2014/fans")
    return set(page.locator(".map-cell:has(.map-cell__letter) .map-cell__name").all_inner_texts())


def outcomes(site: LiveSite) -> dict[str, int]:
    """How the guest who answered last has answered so far."""
    statement = f"SELECT outcome, count(*) FROM answers WHERE {LAST_LEARNER} GROUP BY outcome"
    return dict(site.query(statement))


def let_a_day_pass(site: LiveSite) -> None:
    """Every answer of the guest who answered last is a day old, and so are the sums of them."""
    for table, column in (("answers", "answered_at"), ("hours", "begins_at")):
        site.change(
            f"UPDATE {table} SET {column} ="
            f" strftime('%Y-%m-%d %H:%M:%f000', {column}, '-1 day') WHERE {LAST_LEARNER}"
        )


def opened_again(open_page: OpenPage, before: Page) -> Page:
    """The same browser, closed and opened again."""
    later = open_page(language="en")
    later.context.add_cookies([{**each} for each in before.context.cookies()])  # type: ignore[typeddict-item]
    return later

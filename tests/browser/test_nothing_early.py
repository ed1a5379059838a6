"""A page that asks, as a browser has built it, is the same whatever the right answer is."""

import pytest

from quizzes import Address, Kind, Question, make
from quizzes.aiming import KINDS_IN_ORDER, KINDS_WITHOUT_HANDS
from quizzes.question import PlansQuestion, SheetQuestion
from quizzes.table_question import TableQuestion
from tests.browser.conftest import OpenPage
from tests.kinds import asked

pytestmark = pytest.mark.browser

ANSWERS = 2
SEEDS = range(1, 13)

# Everything of the page but the hand or the situation, and what names this one showing.
# Answers differ in their words alone and a situation has more or fewer of them, so one is kept
# and its words are not; seats differ in what the felt says of the win.
# Where nothing but words is asked about, the question is one of the facts.
OUTLINE = r"""asksWords => {
  const page = document.documentElement.cloneNode(true);
  if (asksWords) for (const asked of page.querySelectorAll("title, #q")) asked.textContent = "";
  page.querySelectorAll("link[rel=canonical], link[rel=alternate]").forEach(way => way.remove());
  for (const told of page.querySelectorAll("head meta[content]"))  // the address names the question
    if (asksWords || told.content.includes(location.pathname.split("/drill/")[1])) told.content = "";
  page.querySelectorAll(".felt, .question-table, .drill__line, .situation, .announced ul, .seat__role, .answer:not(:first-child)")
    .forEach(told => told.remove());
  page.querySelectorAll(".seat--wins").forEach(seat => seat.classList.remove("seat--wins"));
  page.querySelectorAll(".announced__total b").forEach(sum => { sum.textContent = ""; });
  page.querySelectorAll(".announced ~ .number-ask input")
    .forEach(field => field.setAttribute("value", ""));
  page.querySelectorAll(".seats__due").forEach(due => { due.textContent = ""; });
  page.querySelectorAll("seat-sum").forEach(sum => sum.removeAttribute("data-due"));
  page.querySelectorAll("a[href*='back=']").forEach(way => way.removeAttribute("href"));
  page.querySelectorAll("[name=token], [name=csrf_token], [name=back]")
    .forEach(field => field.setAttribute("value", ""));
  page.querySelector(".answers")?.classList.remove("answers--brief"); // all words together are short
  page.querySelector("main form").setAttribute("action", "");
  for (const each of page.querySelectorAll(".answer")) {
    each.setAttribute("value", "");
    each.querySelector(".answer__name").textContent = "";
    each.querySelector(".answer__name").removeAttribute("lang");
    for (const value of each.querySelectorAll(".answer__value")) value.textContent = "";
  }
  return page.outerHTML.replaceAll(/\s+/g, " ");
}"""


LOOKS = """() => [...document.querySelectorAll(".felt svg")].map(
  tile => [...tile.attributes].map(each => `${each.name}=${each.value}`).join(" "))"""
ALIKE = {"class=tile aria-hidden=true", "class=tile tile--lying aria-hidden=true"}


@pytest.mark.parametrize("kind", list(KINDS_IN_ORDER))
def test_a_page_that_asks_does_not_depend_on_the_answer(open_page: OpenPage, kind: Kind):
    """Outside the felt all is the same; on it tiles lie or stand, and none is marked."""
    page = open_page()
    first = ""
    for address in of_different_answers(kind):
        page.goto(f"/drill/{address}?n=5")
        outline = page.evaluate(OUTLINE, kind in KINDS_WITHOUT_HANDS)
        first = first or outline

        assert outline == first, address
        assert set(page.evaluate(LOOKS)) <= ALIKE, address


def of_different_answers(kind: Kind) -> list[Address]:
    """Questions of the kind that ask the same, each with another right answer."""
    groups: dict[object, dict[object, Address]] = {}
    for address in (asked(kind, seed=number) for number in SEEDS):
        question = make(address)
        alike = groups.setdefault(what_it_asks(question), {})
        alike.setdefault(question.answer, address)
        if len(alike) == ANSWERS:
            return list(alike.values())
    raise LookupError(f"no two questions of {kind} ask the same")


def what_it_asks(question: Question) -> object:
    """A plan, a table or a score sheet is asked about in several ways."""
    match question:
        case PlansQuestion():
            return question.asked
        case TableQuestion():
            return question.asks
        case SheetQuestion():
            return question.task.asked
        case _:
            return None

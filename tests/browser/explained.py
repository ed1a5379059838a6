"""What an explanation shows, beside what the engine says."""

from collections import Counter
from dataclasses import astuple, dataclass

from playwright.sync_api import Page, expect

from quizzes import Kind, Question, Response, Verdict, answer_of_choice, choice_text, grade
from quizzes.question import Objection, PaymentsAnswer, PlansQuestion, WaitQuestion, score_of
from scoring import Score, rule_set, tile
from web.components.fan_values import YAKUMAN_SERIES
from web.questions.control import Control
from web.questions.kind_views import control_of
from wording import amount, fan_name, signed, tile_label, translator, translator_under

ENGLISH = translator("en")
READ = """() => [...document.querySelectorAll("main section.sheet")].map(sheet => [
  sheet.querySelector("h2").innerText,
  [...sheet.querySelectorAll(".ledger__row")].map(row => [
    row.querySelector(".ledger__value").innerText.trim(),
    row.querySelector(".ledger__name > *").innerText.trim(),
    row.querySelector(".ledger__times")?.innerText ?? "",
    row.querySelector(".ledger__sign")?.classList[1].split("--")[1] ?? "",
    row.querySelector(".ledger__value s") !== null,
  ]),
  sheet.querySelector(".ledger__total .ledger__value")?.innerText.trim() ?? "",
])"""


@dataclass(frozen=True, slots=True)
class ShownRow:
    """A row of a ledger as it is seen; `struck` says that its value is crossed out."""

    value: str
    name: str
    times: str = ""
    sign: str = ""
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """The rows below one heading, and their total where one is drawn."""

    rows: tuple[ShownRow, ...]
    total: str


def blocks(page: Page) -> dict[str, Block]:
    """The ledgers of the page by their headings."""
    return {
        heading: Block(tuple(ShownRow(*row) for row in rows), total)
        for heading, rows, total in page.evaluate(READ)
    }


def _of_choices(shown: dict[str, Block]) -> Block:
    """The block of the fans to choose from, whatever the rule set calls a fan."""
    return next(block for title, block in shown.items() if title.endswith("to choose from"))


def check_explanation(page: Page, question: Question, response: Response) -> None:
    """The page says of the hand and of the answer what the engine says of them.

    A click ends before the page that it leads to has come, so that is waited for.
    """
    expect(page.locator("#say")).to_be_attached()
    page.wait_for_load_state("domcontentloaded")
    shown = blocks(page)
    verdict = grade(question, response)
    if isinstance(question, WaitQuestion):
        _check_waits(shown["The waits"], question, verdict)
        return
    if (score := score_of(question)) and score.account:
        _check_account(shown, question.score)
    if control_of(question) is Control.ANNOUNCEMENT:
        _check_announced(shown["What was announced"], question)
    elif question.address.kind is Kind.FIND:
        _check_choices(_of_choices(shown), question, response)
    elif question.address.kind is Kind.FANS and response is not None:
        _check_answer(shown["Your answer"], question, verdict)
    elif control_of(question) is Control.CHOICES:
        _check_weighed(shown["The answers to choose from"], question, response)
    elif question.address.kind is Kind.PAYMENTS:
        _check_paid(page, question, response)


def _check_account(shown: dict[str, Block], score: Score) -> None:
    assert score.account is not None
    counted = shown["Counted"]
    assert counted.rows == tuple(
        ShownRow(amount(line.points, ENGLISH), fan_name(line.fan, ENGLISH), _times(line.times))
        for line in score.counted
    )
    is_yakuman = any(line.fan.series == YAKUMAN_SERIES for line in score.counted)
    assert counted.total == ("" if is_yakuman else amount(score.account.total, ENGLISH))
    struck = shown["Not counted"].rows if "Not counted" in shown else ()
    assert struck == tuple(
        ShownRow(
            amount(line.value * line.times, ENGLISH),
            fan_name(line.fan, ENGLISH),
            _times(line.times),
            struck=True,
        )
        for line in score.account.struck
    )


def _times(count: int) -> str:
    return f"×{count}" if count > 1 else ""


def _check_choices(block: Block, question: Question, response: Response) -> None:
    rules = rule_set(question.address.rules)
    signs = {response: "invented", question.answer: "missed" if response else ""}
    if response == question.answer:
        signs = {response: "right"}
    assert [(row.name, row.sign) for row in block.rows] == [
        (fan_name(rules.fan(each.id), ENGLISH), signs.get(each.id, ""))
        for each in question.choices or ()
    ]


def _check_weighed(block: Block, question: Question, response: Response) -> None:
    t = translator_under(question.address.rules, ENGLISH)
    answers = {each.id: answer_of_choice(question, each.id) for each in question.choices or ()}
    right = question.accepted if isinstance(question, PlansQuestion) else (question.answer,)
    signs = {
        id: "right" if answer in right else "invented" if answer == response else ""
        for id, answer in answers.items()
    }
    assert [(row.name, row.sign) for row in block.rows] == [
        (choice_text(question, each, t), signs[each.id]) for each in question.choices or ()
    ]


def _check_announced(block: Block, question: Question) -> None:
    """The corrector's marks: what is struck is too much, what comes after the list is missing."""
    key, rules = question.answer, rule_set(question.address.rules)
    assert isinstance(key, Objection)
    named = [fan_name(rules.fan(fan), ENGLISH) for fan in key.extra]
    assert sorted(row.name for row in block.rows if row.struck) == sorted(named)
    said = question.announcement.fans
    rows = [row.name for row in block.rows[: len(said) + len(key.missing)]]
    assert rows == [fan_name(rules.fan(fan), ENGLISH) for fan in (*said, *key.missing)]


def _check_paid(page: Page, question: Question, response: Response) -> None:
    keys = page.locator(".paid tbody td:last-child").all_inner_texts()
    assert keys == [signed(each, ENGLISH) for each in astuple(question.answer)]
    own = page.locator(".paid tbody td:not(:last-child)").all_inner_texts()
    assert [each.split()[0] for each in own] == (
        [signed(each, ENGLISH) for each in astuple(response)]
        if isinstance(response, PaymentsAnswer)
        else []
    )


def _check_answer(block: Block, question: Question, verdict: Verdict) -> None:
    rules = rule_set(question.address.rules)
    named = {sign: [row for row in block.rows if row.sign == sign] for sign in ("missed", "right")}
    for sign, fans in (("missed", verdict.missed), ("right", verdict.right)):
        assert len(named[sign]) == bool(fans)
        for row in named[sign]:
            worth = sum(rules.fan(fan).value_in(question.score.hand) for fan in fans)
            assert row.value == amount(worth, ENGLISH)
            assert all(fan_name(rules.fan(fan), ENGLISH) in row.name for fan in fans)
    invented = [row.name for row in block.rows if row.sign == "invented"]
    assert invented == [fan_name(rules.fan(fan), ENGLISH) for fan in Counter(verdict.invented)]


def _check_waits(block: Block, question: Question, verdict: Verdict) -> None:
    signs = dict.fromkeys(verdict.right, "right") | dict.fromkeys(verdict.missed, "missed")
    t = translator_under(
        question.address.rules, ENGLISH
    )  # each rule set has its own names of the tiles
    waits = [
        (
            amount(wait.score.total, ENGLISH),
            tile_label(wait.tile, t),
            signs.get(str(wait.tile), ""),
        )
        for wait in question.waits
    ]
    invented = [("", tile_label(tile(code), t), "invented") for code in verdict.invented]
    assert [(row.value, row.name, row.sign) for row in block.rows] == waits + invented

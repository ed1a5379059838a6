"""Situations of International Mahjong and Mahjong Rengo: fillings that were checked by hand.

Each line of `tests/cases/situations.jsonl` is a filling whose answer somebody has worked out with
nothing but the articles that it names.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from quizzes.hands.draw import Draw
from quizzes.misconceptions.imj.table import MISCONCEPTIONS as ABOUT_IMJ
from quizzes.misconceptions.rengo.table import MISCONCEPTIONS as ABOUT_RENGO
from quizzes.situations import imj, rengo
from quizzes.situations.template import DrawnSituation, Template
from quizzes.words.translated import translated
from scoring import rule_set
from tests.quizzes.named_tiles import named_tiles
from wording import joined_sentences, translator, translator_under

CASES = Path(__file__).parents[1] / "cases" / "situations.jsonl"
CHECKED: list[dict[str, Any]] = [json.loads(line) for line in CASES.read_text().splitlines()]
TEMPLATES = {
    each.id: (each, rules)
    for rules, chapters in (("imj", imj.CHAPTERS), ("rengo", rengo.CHAPTERS))
    for chapter in chapters
    for each in chapter.templates
}
OF_SEVERAL_GAMES = {"imj-two-games"}
"""Templates of which each fact tells of another game."""
every_template = pytest.mark.parametrize(
    ("template", "rules"), TEMPLATES.values(), ids=TEMPLATES.keys()
)


def filled(template: Template, rules: str, filling: int) -> DrawnSituation:
    return template.fill(Draw(f"{rules}/{template.id}", filling), rule_set(rules))


@pytest.mark.parametrize(
    "case", CHECKED, ids=[f"{each['template']}-{each['filling']}" for each in CHECKED]
)
def test_the_answer_is_the_one_worked_out_from_the_articles(case: dict[str, Any]) -> None:
    template, rules = TEMPLATES[case["template"]]
    drawn, t = filled(template, rules, case["filling"]), translator_under(rules, translator("en"))
    right = next(each for each in drawn.choices or () if each.id == drawn.answer)

    assert rules == case["rules"]
    assert (
        joined_sentences([translated(each, rules, t) for each in (*drawn.facts, drawn.question)], t)
        == case["asked"]
    )
    assert right.text
    assert translated(right.text, rules, t) == case["answer"]
    assert list(drawn.citations) == case["articles"]


def test_every_template_has_checked_fillings() -> None:
    assert {each["template"] for each in CHECKED} == set(TEMPLATES)


@every_template
def test_the_right_answer_varies(template: Template, rules: str) -> None:
    """Who knows the template does not know the answer; one rule alone has a single outcome."""
    answers = {filled(template, rules, filling).answer for filling in range(40)}

    assert len(answers) > 1 or template.id == "imj-wall-touched"


def test_every_misreading_leads_to_a_choice() -> None:
    named = {each.id for each in (*ABOUT_IMJ, *ABOUT_RENGO)}
    chosen = {
        choice.misconception
        for template, rules in TEMPLATES.values()
        for filling in range(400)
        for choice in filled(template, rules, filling).choices or ()
    }

    assert named - chosen == set()


def test_a_second_indicator_is_refused_as_such() -> None:
    """It has nothing to do with how late an error is noticed (16)."""
    template, rules = TEMPLATES["rengo-indicator-turned"]
    traps = {
        choice.id: choice.misconception
        for filling in range(60)
        if (drawn := filled(template, rules, filling)).answer == "one"
        for choice in drawn.choices or ()
    }

    assert traps["stays"] == "rengo-one-indicator"
    assert not {"rengo-indicator-too-late", "rengo-indicator-too-early"} & set(traps.values())


@pytest.mark.parametrize(
    ("template", "right", "wrong", "misconception"),
    [
        ("rengo-may-call", "38", "yes", "rengo-riichi-calls"),
        ("rengo-may-call", "70", "yes", "rengo-dead-hand-calls"),
        ("rengo-may-call", "34", "yes", "rengo-last-discard-called"),
        ("rengo-may-call", "29", "yes", "rengo-fifth-kong"),
        ("rengo-indicator-turned", "mended", "stays", "rengo-indicator-too-early"),
        ("rengo-indicator-turned", "stays", "mended", "rengo-indicator-too-late"),
        ("rengo-indicator-turned", "one", "right", "rengo-one-indicator"),
    ],
)
def test_a_wrong_ruling_is_answered_by_what_was_overlooked(
    template: str, right: str, wrong: str, misconception: str
) -> None:
    traps = {
        choice.misconception
        for filling in range(60)
        if (drawn := filled(*TEMPLATES[template], filling)).answer == right
        for choice in drawn.choices or ()
        if choice.id == wrong
    }

    assert traps == {misconception}


@every_template
def test_no_fifth_tile_is_told_of(template: Template, rules: str) -> None:
    for filling in range(60):
        facts = filled(template, rules, filling).facts
        games = [(each,) for each in facts] if template.id in OF_SEVERAL_GAMES else [facts]
        for told in games:
            named = sum((named_tiles(each) for each in told), Counter())

            assert all(count <= (1 if tile.is_flower else 4) for tile, count in named.items())


def test_only_a_win_on_a_discard_is_worth_half_a_fan() -> None:
    """A tile from the wall and a robbed kong count 1 fan themselves (28.1(2), (3))."""
    template, rules = TEMPLATES["imj-who-pays-what"]
    t = translator_under(rules, translator("en"))
    told = [
        translated(filled(template, rules, filling).facts[1], rules, t) for filling in range(200)
    ]
    halves = [each for each in told if "½ fan" in each]

    assert halves
    assert all("discard of" in each for each in halves)

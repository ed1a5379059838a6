"""Runs of tiles are heard tile by tile: no screen reader says two hundred and thirty-four."""

import re

import pytest

from quizzes import Address, kinds_of, prompt
from quizzes.question_cache import question_at
from scoring import RULE_SETS, rule_set
from wording import LANGUAGES, translator
from wording.runs import expand_tile_runs

SPOKEN_AS_A_NUMBER = re.compile(
    r"\d{2,} (?:of (?:characters|dots|bamboos)|Wan|Tan|Sok)\b|(?<![\d第])\d{2,}[万饼筒条索]|[萬筒索]子の\d{2,}"
)


def spaced(text: str) -> str:
    """Narrow spaces as underlines, so that one sees them."""
    return text.replace("\u202f", "_")


@pytest.mark.parametrize(
    ("written", "heard"),
    [
        ("234 of characters and 234 of dots", "2_3_4 of characters and 2_3_4 of dots"),
        ("34 of bamboos takes a 2", "3_4 of bamboos takes a 2"),
        ("333, 444, 555 in three suits", "3_3_3, 4_4_4, 5_5_5 in three suits"),
        ("234–345–456", "2_3_4–3_4_5–4_5_6"),
        ("147, 258 and 369", "1_4_7, 2_5_8 and 3_6_9"),
        ("89条只能等7条", "8_9条只能等7条"),
        ("萬子の1234、索子の55", "萬子の1_2_3_4、索子の5_5"),
    ],
)
def test_a_run_of_tiles_is_spelt(written: str, heard: str):
    assert spaced(expand_tile_runs(written)) == heard


@pytest.mark.parametrize(
    "written",
    [
        *("144 tiles", "88 points", "345 points", "1,234 points", "567 fans", "234点", "123番"),
        *(
            "article 3.9.1.6(1)",
            "MCR 2014",
            "1998",
            "第36条",
            "stack 12",
            "5 to 60",
            "123%",
            "2.345",
        ),
    ],
)
def test_counts_points_and_articles_stay_as_they_are(written: str):
    assert expand_tile_runs(written) == written


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_no_question_asks_for_tiles_as_if_they_were_a_number(rules: str, lang: str):
    t = translator(lang)
    for kind in kinds_of(rule_set(rules)):
        for index in range(1, 6):
            question = question_at(Address(rules, kind, 3, 2611, index))
            assert not SPOKEN_AS_A_NUMBER.search(prompt(question, t)), question.address

"""The reason of a ruling or procedure of MCR is the reason of that very case, and so is what it cites."""

import re

import pytest

from quizzes import Address, Kind, feedback, grade, hint, make, prompt
from quizzes.question import SituationQuestion
from quizzes.situations.template import DrawnSituation
from quizzes.words.translated import translated
from tests.quizzes.test_procedure_mcr import asked
from tests.quizzes.test_situations_asked import MANY, drawn, text_of
from wording import translator


def _answered(template: str, rules: str, words: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """Of the fillings whose right statement has those words: that statement, why, and what is cited."""
    results = []
    for each in drawn(template, rules, MANY):
        said_by = dict(re.findall(r"\b([A-D]): (.*?)(?= [A-D]: |$)", text_of(each, rules)))
        answer = said_by[str(each.answer)]
        if words in answer:
            reason = translated(each.reason, rules, translator("en"))
            results.append((answer, reason, each.citations))
    assert results
    return results


def test_the_team_of_a_number_is_cited_by_the_table_of_as_many_teams() -> None:
    """1998, appendix 7: table 1 is for four teams, table 4 for seven."""
    for answer, _why, cited in _answered("statements-about-ranking", "mcr-1998", " is in team "):
        teams = int(re.findall(r"With (\d) teams", answer)[0])
        assert cited == (f"appendix 7 table {teams - 3}",), answer


@pytest.mark.parametrize("rules", ["mcr-2006", "mcr-2014"])
def test_who_signs_an_appeal_is_told_where_that_is_asked(rules: str) -> None:
    """3.12.3: the player and the person responsible."""
    for answer, reason, _cited in _answered("statements-about-an-appeal", rules, "must sign"):
        assert "signed by the player and by the person responsible" in reason, answer


@pytest.mark.parametrize(
    ("rules", "body"),
    [
        ("mcr-1998", "organising committee"),
        ("mcr-2006", "department appointed by the organising committee"),
        ("mcr-2014", "department appointed by the organising committee"),
    ],
)
def test_who_hears_other_appeals_is_named(rules: str, body: str) -> None:
    """1998, 16.2; 3.13.2."""
    for answer, reason, _cited in _answered("statements-about-an-appeal", rules, "decides on it"):
        assert reason.endswith(f"{body}."), answer


def test_the_fewest_tiles_for_the_points_of_the_case_are_told() -> None:
    """3.11.6.11(6)."""
    for answer, reason, _cited in _answered(
        "statements-about-a-win", "mcr-2014", "fewest discards"
    ):
        assert re.search(
            r"With the fewest tiles, \d+ points are \d+ face up and \d+ face down", reason
        ), answer


def test_a_foul_that_leaves_the_right_to_win_is_said_to_leave_it() -> None:
    """3.11.6.3: an empty call brings a warning or a deduction, and no loss of the right to win."""
    cases = [
        each
        for each in drawn("who-may-still-win", "mcr-2014", MANY)
        if each.answer == "yes" and "brings a warning first" in _why(each)
    ]
    assert cases
    assert all("right to win this deal is not lost" in _why(each) for each in cases)


def _why(asked: DrawnSituation) -> str:
    return translated(asked.reason, "mcr-2014", translator("en"))


def test_a_wrong_statement_is_not_said_to_be_in_the_text() -> None:
    """Where the reason is too long for the first line, that only leads to it."""
    asked = 0
    for number in range(40):
        for seed in (1000000, 1000001, 1000002):
            question = make(Address("mcr-2014", Kind.PROCEDURE, 5, seed, number))
            assert isinstance(question, SituationQuestion)
            if not question.situation.template.startswith("statements-"):
                continue
            told = feedback(question, grade(question, None), translator("en"))
            assert "what the text says" not in told
            asked += told == "The reason is given below."
    assert asked


def test_a_tile_of_the_first_three_rounds_is_not_explained_by_the_last_ones() -> None:
    """3.5.7.5(4): up to tile 48 the players take four at a time."""
    for answer, reason, _cited in _answered("statements-about-the-wall", "mcr-2014", "Tile "):
        number = int(re.findall(r"Tile (\d+)", answer)[0])
        assert ("four tiles each in turn" in reason) is (number <= 48), answer


@pytest.mark.parametrize("template", ["three-calls", "three-hampered-calls"])
def test_calls_that_do_not_hold_are_told_with_what_voids_them(template: str) -> None:
    """3.6.6, 3.11.3, 3.11.6.11(5): who may chow, who may not win, who reached to draw."""
    asked = 0
    for each in drawn(template, "mcr-2014", MANY):
        reason = _why(each)
        if "invalid." not in reason and "not valid." not in reason:
            continue
        traps = {choice.misconception for choice in each.choices or ()}
        assert ("may not win this deal" in reason) is ("still-wins" in traps), reason
        assert ("by reaching to draw" in reason) is ("reaching-ignored" in traps), reason
        assert ("may chow" in reason) is ("chow-from-anyone" in traps), reason
        asked += 1
    assert asked


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2006", "mcr-2014"])
def test_who_receives_a_deduction_is_stated_and_told_as_this_site_rules(rules: str) -> None:
    """1998, 13.2(2); 3.11.2.2: it is deducted, and the text does not say that anybody receives it."""
    words = "brings the others"
    for answer, reason, _cited in _answered("statements-about-sessions", rules, words):
        assert answer.endswith(", as this site rules."), answer
        assert reason == (
            "A deduction comes off the score and is paid to nobody."
            " The text is silent here; this is how this site rules."
        )


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2006", "mcr-2014"])
def test_no_hint_names_the_text_where_a_statement_is_as_this_site_rules(rules: str) -> None:
    t, found = translator("en"), 0
    for question in asked(rules, "statements-about-sessions", 12):
        is_ours = "as this site rules" in prompt(question, t)
        found += is_ours
        assert bool(hint(question, t)) is not is_ours
    assert found


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2006", "mcr-2014"])
def test_what_the_committee_may_overturn_is_told_apart_from_penalties(rules: str) -> None:
    """1998, 16.3; 3.13.3: it reviews rulings, and may not overturn penalties."""
    cases = [each for each in drawn("appeals-of-2", rules, MANY) if each.answer == "may"]
    assert cases
    assert all("is a ruling, not a penalty" in _why(each) for each in cases)

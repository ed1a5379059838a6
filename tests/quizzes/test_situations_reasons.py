"""The reason of a situation is that of its case: rows that can be read beside the articles."""

import re
from typing import NamedTuple

import pytest

from quizzes.situations.template import DrawnSituation
from quizzes.words.translated import translated
from tests.quizzes.test_situations_asked import drawn, said, text_of
from wording import translator, translator_under


class ReasonRow(NamedTuple):
    """A case of a template: words of what is told and ruled, its reason, the article that bears it."""

    rules: str
    template: str
    case: str
    article: str
    reason: str


ROWS = [
    ReasonRow(
        "imj",
        "imj-after-a-false-win",
        "paid as usual.$",
        "33.4",
        "After a false win on a discard another player may still win on the tile and is paid as usual.",
    ),
    ReasonRow(
        "imj",
        "imj-after-a-false-win",
        "Nobody wins, the game is over, and the deal passes",
        "34.7",
        "If nobody wins after a false win, the game is over and the jonga retires.",
    ),
    ReasonRow(
        "imj",
        "imj-swap",
        "chows it",
        "21.4",
        "After a chow, no tile may be discarded that would make a chow with the two that were shown.",
    ),
    ReasonRow(
        "imj",
        "imj-swap",
        "calls “pung”",
        "21.2",
        "After a pung, the fourth tile of the same kind may not be discarded.",
    ),
    ReasonRow(
        "imj",
        "imj-wrong-tiles",
        "as a chow",
        "34.6",
        "Displayed tiles that make no proper set stay as they are.",
    ),
    ReasonRow(
        "imj",
        "imj-wrong-tiles",
        "2 sets displayed, no kong among them",
        "34.6",
        "There should be 7; the number is not put right, and the hand may win only by flowers.",
    ),
    ReasonRow(
        "imj",
        "imj-wrong-tiles",
        "3 sets displayed, no kong among them",
        "34.6",
        "There should be 4; the number is not put right, and the hand may win only by flowers.",
    ),
    ReasonRow(
        "imj",
        "imj-throws-for-seats",
        "discard of",
        "8.2",
        "The winner of the last game throws for the new seats.",
    ),
    ReasonRow(
        "imj",
        "imj-throws-for-seats",
        "and nobody wins",
        "34.7",
        "Nobody won the last game, so the player to whom the deal has passed throws.",
    ),
    ReasonRow(
        "rengo",
        "rengo-may-call",
        "Yes.$",
        "34",
        "No article stands in the way of this call.",
    ),
    ReasonRow(
        "rengo",
        "rengo-may-call",
        "after riichi nothing may be called",
        "38",
        "Once riichi is declared no chi, pon or kan is allowed.",
    ),
    ReasonRow(
        "rengo",
        "rengo-may-call",
        "lost the right to win may not call either",
        "70",
        "A player who may not win any more loses the right to chi, pon, kan and riichi too.",
    ),
    ReasonRow(
        "rengo",
        "rengo-may-call",
        "with 14 tiles left nothing may be called",
        "34",
        "When 14 tiles are left there is no chi, pon or kan.",
    ),
    ReasonRow(
        "rengo",
        "rengo-may-call",
        "four kongs have already been made",
        "29",
        "The four players together may make at most four kongs in a deal.",
    ),
    ReasonRow(
        "rengo",
        "rengo-own-discards",
        "Yes, the win counts.$",
        "63",
        "The player has neither discarded a winning tile nor let one pass.",
    ),
    ReasonRow(
        "rengo",
        "rengo-own-discards",
        "No win: one of the player's own discards",
        "63",
        "One of the player's own discards would complete the shape; claimed ones count too.",
    ),
    ReasonRow(
        "rengo",
        "rengo-chombo-with-a-win",
        "shows a hand that wins",
        "66",
        "A proper win at the same time takes priority, and the chombo goes unpunished.",
    ),
    ReasonRow(
        "rengo",
        "rengo-chombo-with-a-win",
        "^(?!.*shows a hand that wins)",
        "68",
        "Each player who commits a chombo is punished.",
    ),
    ReasonRow(
        "mcr-1998",
        "appeal-filed",
        "",
        "15.2",
        "The team leader must submit a signed, written appeal within 30 minutes of the session's end; the text names no fee.",
    ),
    *(
        ReasonRow(
            rules,
            "appeal-filed",
            "",
            "3.12.2",
            "An appeal must be made in writing, with the fee, within 30 minutes of the session's end.",
        )
        for rules in ("mcr-2006", "mcr-2014")
    ),
    ReasonRow(
        "mcr-1998",
        "time-is-up",
        "",
        "6.4",
        "A session lasts 3 hours; a deal still running when time is called does not count.",
    ),
    *(
        ReasonRow(
            rules,
            "time-is-up",
            "",
            "3.5.6",
            "A session lasts at most 150 minutes; a deal still running when time is up does not count.",
        )
        for rules in ("mcr-2006", "mcr-2014")
    ),
    ReasonRow(
        "mcr-1998",
        "discard-time",
        "East, the dealer",
        "6.5(6)",
        "Sorting, flowers and the first discard must be done within 30 seconds in all.",
    ),
    ReasonRow(
        "mcr-1998",
        "discard-time",
        "After the previous discard",
        "7.4",
        "A discard must be made within 15 seconds.",
    ),
    ReasonRow(
        "mcr-2014",
        "discard-time",
        "East, the dealer",
        "3.5.7.6",
        "Sorting, flowers and the first discard must be done within 20 seconds in all.",
    ),
    ReasonRow(
        "mcr-2014",
        "discard-time",
        "After drawing a tile",
        "3.6.4",
        "A discard must be made within 10 seconds.",
    ),
    ReasonRow(
        "mcr-2006",
        "fetched-late",
        "",
        "3.11.6.11(1)",
        "A claimed tile may be fetched until the player's second draw after the claim.",
    ),
    ReasonRow(
        "mcr-2014",
        "fetched-late",
        "",
        "3.11.6.11(1)",
        "A claimed tile may be fetched until another player's discard lies on the table.",
    ),
    ReasonRow(
        "mcr-1998",
        "round-robin-meetings",
        "^4 teams",
        "appendix 7 table 1",
        "Each player meets every player of the other teams once, and never a team-mate.",
    ),
    ReasonRow(
        "mcr-1998",
        "round-robin-meetings",
        "^7 teams",
        "appendix 7 table 4",
        "With seven teams, two players meet once; only team-mates and players with the same place in their teams, such as 1 and 5, never meet.",
    ),
    ReasonRow(
        "mcr-1998",
        "round-robin-meetings",
        "^16 individual players",
        "appendix 7 table 5",
        "Any two players meet exactly once.",
    ),
]
TEMPLATES = sorted({(each.rules, each.template) for each in ROWS})


def why(question: DrawnSituation, rules: str) -> str:
    return translated(question.reason, rules, translator_under(rules, translator("en")))


def case_of(question: DrawnSituation, rules: str) -> str:
    """What is told and what is right."""
    right = next(each for each in question.choices or () if each.id == question.answer)
    text = said(right, rules) if right.text else str(question.answer)
    return f"{text_of(question, rules)} {text}"


@pytest.mark.parametrize(("rules", "template"), TEMPLATES)
def test_each_case_has_its_reason(rules: str, template: str) -> None:
    rows = [each for each in ROWS if (each.rules, each.template) == (rules, template)]
    met = set()
    for question in drawn(template, rules):
        case = case_of(question, rules)
        (row,) = (each for each in rows if re.search(each.case, case))
        assert why(question, rules) == row.reason, case
        assert row.article in question.citations, case
        met.add(row)

    assert met == set(rows)


def test_an_odd_throw_takes_the_first_wind_from_the_side_of_the_1() -> None:
    """Rengo 8(4) to 8(6)."""
    for question in drawn("rengo-wind-drawn", "rengo"):
        told = text_of(question, "rengo")
        dots = sum(map(int, re.findall(r"second throw: (\d) and (\d)", told)[0]))
        reason = why(question, "rengo")

        assert f" {dots} is " in reason
        assert f"from the side of the {1 if dots % 2 else 2};" in reason, told

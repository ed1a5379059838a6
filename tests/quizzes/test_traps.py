"""Each misconception yields wrong answers, and those answers lead back to it."""

from collections import Counter

import pytest

from quizzes import TRAPS, Address, Kind, grade, make, traps
from quizzes.traps.trap import change
from scoring import rule_set
from tests.quizzes.make import about

RULES = rule_set("mcr-2014")
KONG = [{"kind": "kong", "tiles": "2222p"}]
OF_THE_SUM = {"base-in-total", "paid-by-three"}  # they leave the fans alone


def wrong(answer: tuple[str, ...], mistake: traps.Mistake) -> tuple[str, ...]:
    """The answer of somebody who makes the mistake."""
    fans = Counter(answer)
    fans.update(mistake.added)
    fans.subtract(mistake.removed)
    assert min(fans.values()) >= 0, f"{mistake} leaves out what is not there"
    return tuple(fans.elements())


@pytest.fixture(scope="module")
def diagnoses() -> list[tuple[str, str | None]]:
    """The trap fed and the trap found, over hands of every fan."""
    found = []
    for fan in RULES.fans:
        question = make(Address(RULES.id, Kind.FANS, 4, 17, fan.number, (fan.id,)))
        assert question.score is not None
        assert isinstance(question.answer, tuple)
        firsts = {
            trap.id: (trap, mistake) for trap, mistake in traps.mistakes(question.score, RULES)
        }
        for trap, mistake in firsts.values():
            if mistake.added or mistake.removed:
                verdict = grade(question, wrong(question.answer, mistake))
                assert not verdict.exact, (trap.id, mistake, str(question.address))
                found.append((trap.id, verdict.trap))
    return found


def test_there_are_twelve_misconceptions_and_more() -> None:
    assert len(TRAPS) >= 12
    assert len({trap.id for trap in TRAPS}) == len(TRAPS)


def test_a_mistake_is_always_explained_by_a_trap(
    diagnoses: list[tuple[str, str | None]],
) -> None:
    assert {found for _, found in diagnoses if found is None} == set()


@pytest.mark.parametrize("trap", [trap.id for trap in TRAPS if trap.id not in OF_THE_SUM])
def test_answers_of_a_trap_lead_back_to_it(
    trap: str, diagnoses: list[tuple[str, str | None]]
) -> None:
    """Not always: two wrong rules may yield one answer, and then the narrower one is named."""
    assert (trap, trap) in diagnoses


HANDS = {
    "self-drawn-beside": (
        {"concealed": "123m456p789s2344m", "win": "4m", "by": "draw"},
        ["self-drawn"],
        [],
    ),
    "honor-pung-twice": (
        {"concealed": "123m456p789s3p", "melds": [{"kind": "pung", "tiles": "555z"}], "win": "3p"},
        ["pung-of-terminals-or-honors"],
        [],
    ),
    "sets-taken-apart": (
        {"concealed": "123456789m234p5z", "win": "5z"},
        ["short-straight"],
        [],
    ),
    "combined-twice": (
        {"concealed": "123456m123456p5s", "win": "5s", "by": "draw"},
        ["short-straight"],
        [],
    ),
    "concealed-on-draw": (
        {"concealed": "123m456p789s2344m", "win": "4m", "by": "draw"},
        ["concealed-hand"],
        [],
    ),
    "one-wait-of-several": (
        {"concealed": "123m456p789s1234p", "win": "4p"},
        ["single-wait"],
        [],
    ),
    "kong-as-hog": (
        {
            "concealed": "123m456p789s5s",
            "melds": [{"kind": "kong", "tiles": "2222p"}],
            "win": "5s",
        },
        ["tile-hog"],
        [],
    ),
    "flowers-forgotten": (
        {"concealed": "123m456p789s2344m", "win": "4m", "by": "draw", "flowers": "12f"},
        [],
        ["flower-tiles", "flower-tiles"],
    ),
    "two-suits-voided": (
        {"concealed": "123456m222333z5m", "win": "5m"},
        ["one-voided-suit"],
        [],
    ),
}


@pytest.mark.parametrize("trap", HANDS)
def test_a_written_out_mistake_is_named(trap: str) -> None:
    line, added, removed = HANDS[trap]
    question = about(Kind.FANS, **line)
    assert isinstance(question.answer, tuple)
    fans = Counter(question.answer)
    fans.update(added)
    fans.subtract(removed)
    verdict = grade(question, tuple(fans.elements()))

    assert verdict.trap == trap, question.answer


def test_the_worst_part_of_a_mixed_mistake_is_named() -> None:
    question = about(Kind.FANS, concealed="123m456p789s2344m", win="4m", by="draw")
    assert isinstance(question.answer, tuple)
    given = (*question.answer, "concealed-hand", "self-drawn", "nine-gates")
    verdict = grade(question, given)

    assert set(verdict.invented) == {"concealed-hand", "self-drawn", "nine-gates"}
    assert verdict.trap == "concealed-on-draw"


def test_base_points_in_a_total_are_recognised() -> None:
    question = about(Kind.TOTAL, concealed="123m234p345s567m5z", win="5z")
    assert question.answer == 9

    assert grade(question, 9).exact
    assert grade(question, 9 + RULES.base).trap == "base-in-total"


def test_a_total_that_one_mistake_yields_is_explained_by_its_first_trap() -> None:
    question = about(Kind.TOTAL, concealed="123m456p789s7z", melds=KONG, win="7z", by="draw")
    assert isinstance(question.answer, int)
    verdict = grade(question, question.answer + RULES.fan("tile-hog").value)

    assert (verdict.trap, verdict.fan) == ("kong-as-hog", "tile-hog")


def test_a_total_that_several_mistakes_yield_is_not_explained() -> None:
    question = about(Kind.TOTAL, concealed="123m456p789s2344m", win="4m", by="draw")
    assert question.score is not None
    assert isinstance(question.answer, int)
    by_total: dict[int, set[str]] = {}
    for trap, mistake in traps.mistakes(question.score, RULES):
        if trap.id != traps.LOOK_ALIKE:
            points = change(question.score, RULES, mistake)
            by_total.setdefault(points, set()).add(trap.id)
    shared = next(points for points, found in by_total.items() if len(found) > 1 and points)

    assert grade(question, question.answer + shared).trap is None


def test_every_trap_cites_the_text() -> None:
    question = about(Kind.FANS, concealed="123m456p789s2344m", win="4m", by="draw", flowers="1f")
    assert question.score is not None
    for trap, mistake in traps.mistakes(question.score, RULES):
        assert trap.article(RULES, mistake)[0].isdecimal()


def test_a_fan_that_the_hand_holds_is_not_called_another():
    question = make(Address.parse("mcr-2014/fans/1/31/1"))
    assert question.score is not None
    assert question.score.account is not None
    assert "self-drawn" in {line.fan.id for line in question.score.account.struck}
    mistakes = [m for trap, m in traps.mistakes(question.score, RULES) if trap.id == "look-alike"]
    assert mistakes
    assert "self-drawn" not in {m.fan for m in mistakes}

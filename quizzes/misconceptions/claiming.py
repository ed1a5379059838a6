"""Misconceptions about whether a hand may be declared a win."""

from collections.abc import Callable
from typing import Final

from quizzes.misconceptions.misconception import Misconception
from quizzes.question import WinClaim
from scoring import RuleSet, Score, Shape, System
from wording import N_

Explains = Callable[[Score, RuleSet, WinClaim], bool]


ClaimMisconception = Misconception[Explains]
"""`rule` says whether the wrong rule leads from the hand to the claim."""


def _claim(id: str, name: str, feedback: str, explains: Explains) -> ClaimMisconception:
    return Misconception(id, name, feedback, None, explains)


def _wins_wrongly(score: Score, claim: WinClaim, why_not: str) -> bool:
    return claim.win and score.why_not == why_not


def _refused(score: Score, claim: WinClaim, why_not: str) -> bool:
    return claim.why_not == why_not and score.why_not != why_not


def _overlooks_shape(score: Score, claim: WinClaim) -> bool:
    """Whether a hand that is not complete was refused for what only a complete one can lack."""
    return score.why_not == "shape" and claim.why_not in ("minimum", "no-yaku")


MISCONCEPTIONS: Final = (
    _claim(
        "flowers-in-minimum",
        N_("flowers in the minimum"),
        N_("Flowers never help to reach the minimum."),
        lambda score, rules, claim: (
            _wins_wrongly(score, claim, "minimum")
            and score.flowers > 0
            and score.total >= rules.minimum
        ),
    ),
    _claim(
        "minimum-overlooked",
        N_("the minimum forgotten"),
        N_("The shape is complete, but the hand is worth less than a win needs."),
        lambda score, rules, claim: _wins_wrongly(score, claim, "minimum"),
    ),
    _claim(
        "dora-as-yaku",
        N_("dora taken for a yaku"),
        N_("Dora adds han, but it is not a yaku: without a yaku there is no win."),
        lambda score, rules, claim: (
            _wins_wrongly(score, claim, "no-yaku")
            and any(line.fan.id == "dora" for line in score.counted)
        ),
    ),
    _claim(
        "yaku-overlooked",
        N_("a win without a yaku"),
        N_("The shape is complete, but there is no yaku in it."),
        lambda score, rules, claim: _wins_wrongly(score, claim, "no-yaku"),
    ),
    _claim(
        "furiten-overlooked",
        N_("furiten overlooked"),
        N_("A player who is furiten cannot win on another player's tile."),
        lambda score, rules, claim: _wins_wrongly(score, claim, "furiten"),
    ),
    _claim(
        "shape-taken-for-whole",
        N_("a broken shape taken for a winning one"),
        N_("The tiles make no winning shape: look at each set again."),
        lambda score, rules, claim: (
            _wins_wrongly(score, claim, "shape") or _overlooks_shape(score, claim)
        ),
    ),
    _claim(
        "furiten-when-drawn",
        N_("furiten held against a drawn tile"),
        N_("Furiten only bars a win on another player's tile: a self-drawn tile wins."),
        lambda score, rules, claim: (
            _refused(score, claim, "furiten") and score.hand.circumstances.self_drawn
        ),
    ),
    _claim(
        "furiten-without-cause",
        N_("furiten where there is none"),
        N_("Nothing here makes this player furiten."),
        lambda score, rules, claim: _refused(score, claim, "furiten"),
    ),
    _claim(
        "special-shape-unseen",
        N_("overlooked a winning shape that has no four sets"),
        N_("Not every winning shape is four sets and a pair: this one wins too."),
        lambda score, rules, claim: (
            _refused(score, claim, "shape")
            and score.account is not None
            and score.account.reading.shape is not Shape.STANDARD
        ),
    ),
    _claim(
        "shape-unseen",
        N_("a complete shape overlooked"),
        N_("The tiles do make a winning shape."),
        lambda score, rules, claim: _refused(score, claim, "shape"),
    ),
    _claim(
        "no-lowest-rank-agreed",
        N_("a lowest rank assumed where none is agreed"),
        N_("No lowest rank is agreed, so any winning hand may be declared, whatever it is worth."),
        lambda score, rules, claim: (
            _refused(score, claim, "minimum")
            and rules.system is System.IMJ
            and score.hand.circumstances.lowest is None
        ),
    ),
    _claim(
        "minimum-underrated",
        N_("a hand valued too low"),
        N_("The hand is worth enough: count its fans again."),
        lambda score, rules, claim: _refused(score, claim, "minimum"),
    ),
    _claim(
        "yaku-unseen",
        N_("a yaku overlooked"),
        N_("The hand has a yaku: look for it again."),
        lambda score, rules, claim: _refused(score, claim, "no-yaku"),
    ),
)


def diagnose(score: Score, rules: RuleSet, claim: WinClaim) -> ClaimMisconception | None:
    """The first misconception that leads to the claim."""
    return next(
        (
            misconception
            for misconception in MISCONCEPTIONS
            if misconception.rule(score, rules, claim)
        ),
        None,
    )


def feedback(misconception: str) -> str:
    """The sentence, a message, about a hand declared with the misconception of that id."""
    return next(each.feedback for each in MISCONCEPTIONS if each.id == misconception)

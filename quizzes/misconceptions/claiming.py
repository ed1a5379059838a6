"""Misconceptions about whether a hand may be declared a win."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from quizzes.question import Claim
from scoring import RuleSet, Score, Shape
from wording import N_

Explains = Callable[[Score, RuleSet, Claim], bool]


@dataclass(frozen=True, slots=True)
class ClaimTrap:
    """A wrong rule about declaring; `explains` says whether it leads from the hand to a claim.

    `feedback` is a sentence of 20 words at most.
    """

    id: str
    name: str
    feedback: str
    explains: Explains


def _wins_wrongly(score: Score, claim: Claim, why_not: str) -> bool:
    return claim.win and score.why_not == why_not


def _refused(score: Score, claim: Claim, why_not: str) -> bool:
    return claim.why_not == why_not and score.why_not != why_not


CLAIM_TRAPS: Final = (
    ClaimTrap(
        "flowers-in-minimum",
        N_("flowers counted towards the minimum"),
        N_("Flowers never help to reach the minimum."),
        lambda score, rules, claim: (
            _wins_wrongly(score, claim, "minimum")
            and score.flowers > 0
            and score.total >= rules.minimum
        ),
    ),
    ClaimTrap(
        "minimum-overlooked",
        N_("the minimum forgotten"),
        N_("The shape is complete, but the hand is worth less than a win needs."),
        lambda score, rules, claim: _wins_wrongly(score, claim, "minimum"),
    ),
    ClaimTrap(
        "dora-as-yaku",
        N_("dora taken for a yaku"),
        N_("Dora adds han, but it is no yaku: without a yaku there is no win."),
        lambda score, rules, claim: (
            _wins_wrongly(score, claim, "no-yaku")
            and any(line.fan.id == "dora" for line in score.counted)
        ),
    ),
    ClaimTrap(
        "yaku-overlooked",
        N_("a win without a yaku"),
        N_("The shape is complete, but there is no yaku in it."),
        lambda score, rules, claim: _wins_wrongly(score, claim, "no-yaku"),
    ),
    ClaimTrap(
        "furiten-overlooked",
        N_("furiten overlooked"),
        N_("A player who is furiten cannot win on another's tile."),
        lambda score, rules, claim: _wins_wrongly(score, claim, "furiten"),
    ),
    ClaimTrap(
        "shape-taken-for-whole",
        N_("a broken shape taken for a winning one"),
        N_("The tiles make no winning shape: look at each set once more."),
        lambda score, rules, claim: _wins_wrongly(score, claim, "shape"),
    ),
    ClaimTrap(
        "furiten-when-drawn",
        N_("furiten held against a drawn tile"),
        N_("Furiten forbids another's tile only: a tile drawn by oneself wins."),
        lambda score, rules, claim: (
            _refused(score, claim, "furiten") and score.hand.circumstances.self_drawn
        ),
    ),
    ClaimTrap(
        "furiten-without-cause",
        N_("furiten where there is none"),
        N_("Nothing says that this player is furiten."),
        lambda score, rules, claim: _refused(score, claim, "furiten"),
    ),
    ClaimTrap(
        "special-shape-unseen",
        N_("a winning shape without four sets overlooked"),
        N_("Not every winning shape is four sets and a pair: this one wins too."),
        lambda score, rules, claim: (
            _refused(score, claim, "shape")
            and score.account is not None
            and score.account.reading.shape is not Shape.STANDARD
        ),
    ),
    ClaimTrap(
        "shape-unseen",
        N_("a complete shape overlooked"),
        N_("The tiles do make a winning shape."),
        lambda score, rules, claim: _refused(score, claim, "shape"),
    ),
    ClaimTrap(
        "minimum-underrated",
        N_("a hand taken for too cheap"),
        N_("The hand is worth enough: count its fans once more."),
        lambda score, rules, claim: _refused(score, claim, "minimum"),
    ),
    ClaimTrap(
        "yaku-unseen",
        N_("a yaku overlooked"),
        N_("The hand has a yaku: look for it once more."),
        lambda score, rules, claim: _refused(score, claim, "no-yaku"),
    ),
)
BY_ID: Final = {misconception.id: misconception for misconception in CLAIM_TRAPS}


def diagnose(score: Score, rules: RuleSet, claim: Claim) -> ClaimTrap | None:
    """The first trap that leads to the claim."""
    return next(
        (
            misconception
            for misconception in CLAIM_TRAPS
            if misconception.explains(score, rules, claim)
        ),
        None,
    )

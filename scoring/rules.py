"""The rule sets that are known, by id."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from scoring.errors import ScoringError, fault, quoted
from scoring.fan import Fan
from scoring.hand import Hand, WaitingHand
from scoring.imj import count as imj_count
from scoring.imj.rules import RULES as IMJ
from scoring.mcr import count as mcr_count
from scoring.mcr import edition_1998, edition_2006, edition_2014
from scoring.mcr.edition import Edition
from scoring.record import Account, Score, Wait
from scoring.rengo import count as rengo_count
from scoring.rengo.rule_set import RULES as RENGO
from scoring.rows import row_for_each
from scoring.rule_set import RuleSet, System

EDITIONS: Final[Mapping[str, Edition]] = {
    edition.id: edition
    for edition in (edition_2014.EDITION, edition_2006.EDITION, edition_1998.EDITION)
}
RULE_SETS: Final[Mapping[str, RuleSet]] = {**EDITIONS, IMJ.id: IMJ, RENGO.id: RENGO}
DEFAULT: Final = edition_2014.EDITION.id


def rule_set(rules_id: str) -> RuleSet:
    """The rule set of that id. Raises ScoringError: there is none."""
    try:
        return RULE_SETS[rules_id]
    except KeyError:
        known = ", ".join(RULE_SETS)
        raise ScoringError(fault("unknown-rules", found=quoted(rules_id), known=known)) from None


class Engine(NamedTuple):
    """What a system does with a hand under one of its rule sets, which is of its own class.

    `worth_of` adds up what fans are worth that are counted together in a hand.
    """

    score: Callable[[Hand, Any], Score]
    equal_accounts: Callable[[Hand, Any], tuple[Account, ...]]
    waits: Callable[[WaitingHand, Any], tuple[Wait, ...]]
    worth_of: Callable[[Sequence[Fan], Score], float]


_ENGINES: Final = row_for_each(
    System,
    {
        System.MCR: Engine(
            mcr_count.score, mcr_count.equal_accounts, mcr_count.waits, mcr_count.worth_of
        ),
        System.IMJ: Engine(
            imj_count.score, imj_count.equal_accounts, imj_count.waits, imj_count.worth_of
        ),
        System.RENGO: Engine(
            rengo_count.score, rengo_count.equal_accounts, rengo_count.waits, rengo_count.worth_of
        ),
    },
)


def score(hand: Hand, rules: RuleSet) -> Score:
    """What a hand that the rule set's `check` lets pass is worth, with the record of how."""
    return _ENGINES[rules.system].score(hand, rules)


def equal_accounts(hand: Hand, rules: RuleSet) -> tuple[Account, ...]:
    """Every counting that is as good as the one that `score` keeps: worth, or paid, the same.

    None where the tiles make no winning shape.
    """
    return _ENGINES[rules.system].equal_accounts(hand, rules)


def waits(waiting_hand: WaitingHand, rules: RuleSet) -> tuple[Wait, ...]:
    """Every tile that would complete the waiting hand, in tile order, with its score."""
    return _ENGINES[rules.system].waits(waiting_hand, rules)


def worth_of(fans: Sequence[Fan], score: Score, rules: RuleSet) -> float:
    """What fans are worth together in the hand of the score, each as often as it is given."""
    return _ENGINES[rules.system].worth_of(fans, score)

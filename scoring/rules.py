"""The rule sets that are known, by id."""

from collections.abc import Mapping
from typing import Final

from scoring.errors import ScoringError, fault, quoted
from scoring.hand import Hand, WaitingHand
from scoring.imj import count as imj_count
from scoring.imj.rules import RULES as IMJ
from scoring.imj.rules import InternationalRules
from scoring.mcr import count, edition_1998, edition_2006, edition_2014
from scoring.mcr.edition import Edition
from scoring.record import Account, Score, Wait
from scoring.rengo import count as rengo_count
from scoring.rengo.rule_set import RULES as RENGO
from scoring.rengo.rule_set import RengoRules
from scoring.rule_set import RuleSet

EDITIONS: Final[Mapping[str, Edition]] = {
    edition.id: edition
    for edition in (edition_2014.EDITION, edition_2006.EDITION, edition_1998.EDITION)
}
RULE_SETS: Final[Mapping[str, RuleSet]] = {**EDITIONS, IMJ.id: IMJ, RENGO.id: RENGO}
DEFAULT: Final = edition_2014.EDITION.id


def rule_set(name: str) -> RuleSet:
    """The rule set of that id. Raises ScoringError: there is none."""
    try:
        return RULE_SETS[name]
    except KeyError:
        known = ", ".join(RULE_SETS)
        raise ScoringError(fault("unknown-rules", found=quoted(name), known=known)) from None


def score(hand: Hand, rules: RuleSet) -> Score:
    """What a hand that the rule set's `check` lets pass is worth, with the record of how."""
    match rules:
        case Edition():
            return count.score(hand, rules)
        case InternationalRules():
            return imj_count.score(hand, rules)
        case RengoRules():
            return rengo_count.score(hand, rules)
        case _:
            raise NotImplementedError(rules.id)


def equal_accounts(hand: Hand, rules: RuleSet) -> tuple[Account, ...]:
    """Every counting that is as good as the one that `score` keeps: worth, or paid, the same.

    None where the tiles make no winning shape.
    """
    match rules:
        case Edition():
            return count.equal_accounts(hand, rules)
        case InternationalRules():
            return imj_count.equal_accounts(hand, rules)
        case RengoRules():
            return rengo_count.equal_accounts(hand)
        case _:
            raise NotImplementedError(rules.id)


def waits(waiting_hand: WaitingHand, rules: RuleSet) -> tuple[Wait, ...]:
    """Every tile that would complete the standing tiles, in tile order, with its score."""
    match rules:
        case Edition():
            return count.waits(waiting_hand, rules)
        case InternationalRules():
            return imj_count.waits(waiting_hand, rules)
        case RengoRules():
            return rengo_count.waits(waiting_hand, rules)
        case _:
            raise NotImplementedError(rules.id)

"""A hand as a lesson shows it: without the facts that are taught later."""

from dataclasses import replace

from lessons.knowledge import Knowledge
from lessons.lesson import AccountPart
from lessons.pieces.check import Check, CheckKind
from scoring import Account, Hand, WaitingHand
from web.components.hand import HandView, hand_view
from wording import Translator


def taught_hand(
    hand: Hand | WaitingHand,
    rules: str,
    known: Knowledge,
    t: Translator,
    account: Account | None = None,
    *,
    plain: bool = False,
    wins: bool = True,
) -> HandView:
    """The hand for somebody who knows that much; `wins` as in `hand_view`."""
    view = hand_view(hand, rules, t, account, plain=plain, untold=known.later_facts, wins=wins)
    return replace(view, typed="") if AccountPart.TYPED in known.later_parts else view


def are_told_to_win(check: Check) -> bool:
    """Whether every hand of a check wins, and saying so gives nothing away."""
    return check.kind is not CheckKind.WIN and all(score.win for score in check.scores)

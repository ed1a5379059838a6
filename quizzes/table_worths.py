"""What a tile is worth to a player who could win on it at a table, and which traps it has."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.kinds.choices import amounts_in_any_place, falls_short
from quizzes.message import AmountInUnit, message
from quizzes.misconceptions.diagnosis import possible_mistakes
from quizzes.misconceptions.mistake import points_changed
from quizzes.question import Choice, Share, WinFigures
from quizzes.riichi_points import can_be, share_of
from scoring import Hand, RuleSet, Score, ScoringError, System, Wind, WinSource, rule_set, score
from wording import N_

NO_WIN: Final = "no-win"
_AMOUNTS: Final = 3  # beside that the tile does not win
_WORTH: Final = "worth:"
_FURITEN: Final = "furiten-overlooked"
_CHEAP: Final = WinFigures(1, 30, is_dealer=False, drawn=False)


def key_of(found: Score) -> str:
    """The choice that is right."""
    return f"{_WORTH}{amount_of(found):g}" if found.win else NO_WIN


def amount_of(found: Score) -> float:
    """What the win is worth, in Rengo what the discarder pays for it."""
    if found.payments is None or rule_set(found.rules).system is not System.RENGO:
        return found.total
    return -min(found.payments.values())


def worth_choices(found: Score, rules: RuleSet, draw: Draw) -> tuple[Choice, ...]:
    """Three amounts, and that the tile does not win.

    The amounts stand in any order: a hand of the table is often worth the least that there is.
    """
    wrong = [each for each in _taken_for(found, rules, draw) if each[0] > 0]
    if found.win:
        right = amount_of(found)
        known: dict[float, str | None] = {right: None}
        known.update(amounts_in_any_place(right, wrong, _AMOUNTS - 1, draw))
    else:
        known = dict(list(dict(reversed(wrong)).items())[: -_AMOUNTS - 1 : -1])
    chosen = [
        Choice(
            f"{_WORTH}{each:g}",
            _overlooked(each, found, rules) or known[each],
            message(N_("%(worth)s"), worth=_said(each, rules)),
        )
        for each in draw.shuffled(sorted(known))
    ]
    refused = "minimum-underrated" if found.win and rules.system is System.MCR else None
    return (*chosen, Choice(NO_WIN, refused, message(N_("It does not win"))))


def _overlooked(amount: float, found: Score, rules: RuleSet) -> str | None:
    """What alone makes that amount wrong in MCR: the flowers, or that it is below the minimum."""
    if rules.system is not System.MCR:
        return None
    if found.win:
        is_bare = found.flowers > 0 and amount == found.total - found.flowers
        return "flowers-forgotten" if is_bare else None
    if not found.account or not falls_short(amount, found, rules):
        return None
    if amount < rules.minimum:
        return "minimum-overlooked"
    return "flowers-in-minimum" if amount == found.total else None


def _said(amount: float, rules: RuleSet) -> AmountInUnit | float:
    return amount if rules.system is System.RENGO else AmountInUnit(amount)


def _taken_for(found: Score, rules: RuleSet, draw: Draw) -> Iterator[tuple[float, str | None]]:
    """Wrong amounts, the likeliest first."""
    if rules.system is System.RENGO:
        overlooked = _without_furiten(found, rules)
        yield from ((each, _FURITEN) for each in overlooked)
        others = draw.shuffled(_other_payments(found))
        yield from ((each, None) for each in others if each not in overlooked)
        return
    if not found.win and found.account:
        yield found.total, None
    yield from ((each, None) for each in _under_other_circumstances(found, rules))
    mistakes = possible_mistakes(found, rules) if found.account else ()
    slips = [
        (
            found.total + points_changed(found, rules, each.mistake),
            None if each.mistake.partial else each.misconception.id,
        )
        for each in mistakes
    ]
    yield from draw.shuffled(slips)
    least = max(found.total, rules.minimum or 0)
    yield from ((least + step, None) for step in (1, 2, 4, 6, 8))


def _without_furiten(found: Score, rules: RuleSet) -> tuple[float, ...]:
    """What a hand that furiten bars would be paid for."""
    if found.why_not != "furiten":
        return ()
    told = replace(found.hand.circumstances, furiten=False)
    hand = Hand(found.hand.concealed, found.hand.melds, found.hand.win, told)
    return (amount_of(score(hand, rules)),)


def _under_other_circumstances(found: Score, rules: RuleSet) -> Iterator[float]:
    """What the hand would be worth drawn, or with the circumstance seen or overlooked."""
    told = found.hand.circumstances
    others = [replace(told, last=not told.last), replace(told, by=WinSource.DRAW, discarder=None)]
    if rules.system is System.MCR:
        others.insert(0, replace(told, last_of_kind=not told.last_of_kind))
        others.append(replace(told, flowers=()))
    for each in others:
        try:
            yield score(
                Hand(found.hand.concealed, found.hand.melds, found.hand.win, each), rules
            ).total
        except ScoringError:  # the hand holds one of the tile: it cannot be the last
            continue


def _other_payments(found: Score) -> list[float]:
    """What other han and fu would pay, nearest first in han."""
    account = found.account
    is_dealer = found.hand.circumstances.seat is Wind.EAST
    fu = account.base.points if account and account.base else 30
    han = int(account.total) if account else 1
    win = _CHEAP._replace(is_dealer=is_dealer)
    near = [
        win._replace(han=han + more, fu=fu + extra)
        for more in (-1, 0, 1, 2)
        for extra in (0, 10, -10)
        if han + more > 0 and fu + extra >= 30
    ]
    return [share_of(each, Share.DISCARDER) for each in near if can_be(each)]

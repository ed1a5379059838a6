"""The hand of a check after its answer: its tiles answer to the rows of the account below."""

from collections.abc import Set
from dataclasses import replace

from lessons.knowledge import Knowledge
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.check_parts import numbered
from lessons.pieces.turn_hand import score_changed
from scoring import Score, rule_set, tile
from web.components.hand import HandView, TileView
from web.learn.check_view import shown_hand
from web.learn.taught_hand import taught_hand
from wording import Translator


def answered_hand(
    check: Check, chosen: Set[str], known: Knowledge, t: Translator
) -> HandView | None:
    """The hand that the check was about, or that the answer made of it."""
    score = account_score(check, chosen)
    if score is None:
        shown = shown_hand(check, t, known)
    else:
        account = None if check.plain else score.account
        shown = taught_hand(
            score.hand, check.rules, known, t, account, plain=check.plain, wins=score.win
        )
    return _raised(shown, _tiles_to_raise(check, chosen)) if shown else None


def _tiles_to_raise(check: Check, chosen: Set[str]) -> Set[str]:
    """The tiles that were asked for; of a change the one that came in."""
    if check.kind is CheckKind.POINT:
        return check.nearest_answer(chosen)
    if check.kind is CheckKind.DISCARD:
        return check.answer
    if check.kind is CheckKind.CHANGE:
        return {_change(check, chosen)[1]}
    return frozenset()


def account_score(check: Check, chosen: Set[str]) -> Score | None:
    """The hand whose account is shown: in `change` the one that the answer, or a right one, makes."""
    if check.kind is CheckKind.WHICH or not check.scores:
        return None
    (found,) = check.scores
    if check.kind is not CheckKind.CHANGE:
        return found
    out, put_in = map(tile, _change(check, chosen))
    return score_changed(found.hand, out, put_in, rule_set(check.rules)) or found


def _change(check: Check, chosen: Set[str]) -> tuple[str, str]:
    """The tile that goes and the one that comes: as was answered, or as would be right."""
    right = next(each for each in check.options if each in check.answer)
    out, _, put_in = next(iter(chosen), right).partition(">")
    return out, put_in


def _raised(shown: HandView, right: Set[str]) -> HandView:
    """The same with those tiles raised."""
    if not right:
        return shown
    tiles = [
        *(each for suit in shown.suits for each in suit),
        *((shown.win,) if shown.win else ()),
        *(each for meld in shown.melds for each in meld.tiles),
    ]
    up = iter(name in right for name in numbered(each.code for each in tiles))

    def raised(each: TileView) -> TileView:
        return replace(each, own=next(up))

    suits = tuple(tuple(raised(each) for each in suit) for suit in shown.suits)
    win = raised(shown.win) if shown.win else None
    melds = tuple(
        replace(meld, tiles=tuple(raised(each) for each in meld.tiles)) for meld in shown.melds
    )
    return replace(shown, suits=suits, win=win, melds=melds)

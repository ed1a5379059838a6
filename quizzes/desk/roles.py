"""Who is a party to what happened, who complains of it, and whom the referee asks."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from quizzes.desk.happening import Happening, HappeningKind
from scoring import WINDS, Wind

_NAMED: Final = ("other", "left", "friend")
_COMPLAINING: Final = ("complainer", "other", "left")


def parties(happening: Happening) -> frozenset[Wind]:
    """Its player, those who are named in it, and whose tile lies there where a win is called on it."""
    told = happening.values_by_name
    named = {seat for name in _NAMED if isinstance(seat := told.get(name), Wind)}
    is_win = happening.at_win or happening.kind is HappeningKind.WIN_CALL
    payer = {happening.state.turn} if is_win else set()
    return frozenset({happening.seat, *named, *payer})


def complainer_of(happening: Happening) -> Wind:
    """Who calls the referee: who suffered by it or would pay, else a player who has no part in it."""
    told = happening.values_by_name
    for name in _COMPLAINING:
        if isinstance(named := told.get(name), Wind):
            return named
    turn = happening.state.turn
    if happening.at_win and turn is not happening.seat:
        return turn
    return next(each for each in WINDS if each not in parties(happening))


def witness_of(happening: Happening) -> Wind:
    """A player who is no party to it and does not complain of it."""
    named = happening.values_by_name.get("neutral")
    if isinstance(named, Wind):
        return named
    near = _near(happening)
    return next(each for each in reversed(WINDS) if each not in near)


def third_of(happening: Happening) -> Wind:
    """A player who neither did it, nor complains of it, nor is asked about it."""
    near = (happening.seat, complainer_of(happening), witness_of(happening))
    return next(each for each in WINDS if each not in near)


def with_complainer(happening: Happening, complainer: Wind) -> Happening:
    """Complained of by a player who complains of something else too, unless somebody suffered by it."""
    is_named = any(name in happening.values_by_name for name in _COMPLAINING) or happening.at_win
    if is_named or complainer in parties(happening):
        return happening
    return replace(happening, values=(*happening.values, ("complainer", complainer)))


def with_witness(happening: Happening, others: Iterable[Happening]) -> Happening:
    """The event with a witness who has no part in the others, or is at least not accused in them."""
    rest, own = tuple(others), _near(happening)
    apart = own.union(*(_near(each) for each in rest))
    blameless = own | {each.seat for each in rest}
    for near in (apart, blameless, own):
        for seat in reversed(WINDS):
            if seat not in near:
                return replace(happening, values=(*happening.values, ("neutral", seat)))
    raise LookupError(f"no witness of {happening.row or happening.kind}")


def _near(happening: Happening) -> frozenset[Wind]:
    if happening.kind is HappeningKind.WIN_CALL:
        return parties(happening)
    return parties(happening) | {complainer_of(happening)}

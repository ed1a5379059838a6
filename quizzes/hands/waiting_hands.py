"""Standing tiles that wait for as many tiles as a level wants."""

from collections.abc import Iterator, Mapping
from typing import Final

from quizzes.errors import QuizError
from quizzes.hands import parts
from quizzes.hands.assembling import MeldKinds, assemble, meld_of
from quizzes.hands.craft import HandBuilding
from quizzes.hands.draw import Draw
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, Style
from quizzes.systems import profile_of
from scoring import (
    Circumstances,
    MeldKind,
    RuleSet,
    SetKind,
    Tile,
    Wait,
    WaitingHand,
    WinSource,
    waits,
)
from scoring.waits import completing_kinds

# Turns of seven and seventeen beside sixteen tables: hands that are few meet every table.
WAIT_COUNTS: Final[Mapping[int, tuple[int, ...]]] = {
    1: (1, 2),
    2: (1, 2, 3),
    3: (2, 3, 4),
    4: (3, 4, 5, 6, 4, 3, 5),
    5: (4, 5, 6, 4, 5, 7, 6, 5, 4, 8, 6, 5, 7, 4, 6, 5, 9),
}
LEVELS_WITH_EXACT_COUNTS: Final = (
    3  # up to this level every tile that completes the hand reaches the minimum
)
MOST_WAITS: Final = 8
MANY_WAITS: Final = 4  # so many waits need a run with pungs at its ends
_SHORT, _LONG = 4, 7  # numbers in a row
_FULL: Final = 0.15  # so often a long run has pungs at both ends: such hands are few
_FULL_FOR_MOST: Final = 0.4  # and so often where as many waits are wanted as only they have
_TRIES: Final = 60
_LAST_TRIES: Final = 6000  # where none of those had an answer: a run of one in ten thousand
_PLAIN: Final = Requirements(by=WinSource.DISCARD, plain=True, last=False)
_ANY_DISTANCE: Final = 99  # more than there are kinds of tile
_DOUBTFUL: Final = 0.4  # so often, above the sure levels, a tile completes and does not win

Waiting = tuple[WaitingHand, tuple[Wait, ...]]


def make_waiting_hand(rules: RuleSet, draw: Draw, level: int) -> Waiting:
    """Standing tiles with what would complete them; one tile at least wins on a discard.

    Raises QuizError `no-hand`: none was found, which a test over all levels rules out.
    """
    craft = profile_of(rules).craft
    table = draw.turn(craft.tables, "table")
    style = craft.levels[level].style
    if level > LEVELS_WITH_EXACT_COUNTS and craft.doubtful and draw.chance(_DOUBTFUL):
        candidates = (_from_hand(craft, draw, table, style, craft.doubtful) for _ in range(_TRIES))
        if (doubtful := _doubtful(candidates, rules)) is not None:
            return doubtful
    wanted = draw.turn(WAIT_COUNTS[level], "waits")
    candidates = (
        _run(draw, table, wanted)
        if wanted >= MANY_WAITS
        else _from_hand(craft, draw, table, style, craft.bases)
        for _ in range(_LAST_TRIES)
    )
    best = _nearest(candidates, wanted, level, rules)
    if best is None:
        raise QuizError("no-hand", f"no waiting hand was found at level {level}")
    return best


def _doubtful(candidates: Iterator[WaitingHand | None], rules: RuleSet) -> Waiting | None:
    """The first hand that some tile completes to a win, and another one to no win."""
    for waiting_hand in candidates:
        found = waits(waiting_hand, rules) if waiting_hand else ()
        if waiting_hand and len({wait.score.win for wait in found}) == 2:
            return waiting_hand, found
    return None


def _nearest(
    candidates: Iterator[WaitingHand | None], wanted: int, level: int, rules: RuleSet
) -> Waiting | None:
    """The first hand that so many kinds complete; after a few tries the one that comes nearest."""
    best: Waiting | None = None
    best_distance = _ANY_DISTANCE
    for attempt, waiting_hand in enumerate(candidates, 1):
        if waiting_hand is not None:
            distance = abs(len(_kinds(waiting_hand, rules)) - wanted)
            found = waits(waiting_hand, rules) if distance < best_distance else ()
            if found and _suits(waiting_hand, found, level, rules):
                best, best_distance = (waiting_hand, found), distance
        if not best_distance or (best is not None and attempt >= _TRIES):
            break
    return best


def _kinds(waiting_hand: WaitingHand, rules: RuleSet) -> tuple[Tile, ...]:
    """The kinds that complete the hand, also those of which all four stand in it."""
    return completing_kinds(waiting_hand.concealed, len(waiting_hand.melds), rules.shapes)


def _suits(waiting_hand: WaitingHand, waits: tuple[Wait, ...], level: int, rules: RuleSet) -> bool:
    """Whether the question has an answer, and no doubtful tile at the lower levels."""
    if not any(wait.score.win for wait in waits):
        return False
    if level > LEVELS_WITH_EXACT_COUNTS:
        return True
    return len(_kinds(waiting_hand, rules)) == len(waits) and all(wait.score.win for wait in waits)


def _from_hand(
    craft: HandBuilding, draw: Draw, table: Seating, style: Style, bases: Mapping[str, float]
) -> WaitingHand | None:
    """What stands of a hand that was built for one of those fans, before the last tile."""
    chosen = craft.recipes[draw.weighted(bases)](draw, table)
    if not isinstance(chosen, HandSkeleton):
        return None
    quiet = HandSkeleton(chosen.sets, chosen.pair, chosen.loose, _PLAIN)
    hand = assemble(quiet, draw, table, style, craft.surround)
    if hand is None or hand.circumstances.by is not WinSource.DISCARD:
        return None
    return WaitingHand(hand.concealed, hand.melds, _discard(table))


def _run(draw: Draw, table: Seating, wanted: int) -> WaitingHand | None:
    """Four or seven numbers in a row with a pung at one end or both, and other sets beside."""
    start = draw.pick(parts.SUIT_STARTS)
    length = _SHORT if draw.chance(0.6) else _LONG
    low = draw.below(10 - length)
    ends = [low + step for step in (-1, 0, length - 1, length) if 0 <= low + step < 9]
    full = _FULL_FOR_MOST if wanted >= MOST_WAITS else _FULL
    at_both = draw.chance(0.5 if length == _SHORT else full)
    pungs = [parts.pung(start + end) for end in draw.sample(ends, 1 + at_both)]
    run = [start + low + step for step in range(length)]
    count = 4 - length // 3 - len(pungs)
    if count < 0:
        return None
    own = parts.suit(start)
    palette = draw.weighted({own | parts.HONORS: 4, own: 3, parts.ALL_KINDS: 3})
    held = parts.counts_of(pungs)
    for kind in run:
        held[kind] += 1
    sets = parts.fill(draw, pungs, len(pungs) + count, palette, 0.4)
    if sets is None:
        return None
    beside = sets[len(pungs) :]
    counts = [one + other for one, other in zip(held, parts.counts_of(beside), strict=True)]
    if max(counts) > 4:
        return None
    meld_kinds: MeldKinds = {}
    for place, part in enumerate(beside):
        if draw.chance(0.5):
            is_chow = part.kind is SetKind.CHOW
            meld_kinds[place] = MeldKind.CHOW if is_chow else MeldKind.PUNG
    melds = tuple(meld_of(beside[place], kind, draw, table) for place, kind in meld_kinds.items())
    concealed = [*parts.kinds(run), *parts.tiles_of(pungs)]
    concealed += parts.tiles_of(
        part for place, part in enumerate(beside) if place not in meld_kinds
    )
    return WaitingHand(tuple(concealed), melds, _discard(table))


def _discard(table: Seating) -> Circumstances:
    return Circumstances(WinSource.DISCARD, table.seat, table.round)

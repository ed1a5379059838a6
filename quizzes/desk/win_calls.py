"""A win that is called: what is said of it, what shows whether it is one."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from quizzes.desk.happening import Happening
from quizzes.desk.incident import Inquiry, Statement
from quizzes.desk.roles import witness_of
from quizzes.desk.tables import called_tile, source_of_call, win_called
from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Message, TileList, message
from scoring import WINDS, RuleSet, Score, Wind, WinSource
from scoring.play import CallFault, RuledCall, SeatState, Stage, TableState
from scoring.play.strict import is_short_by_one
from scoring.play.winning import completes, furiten_of, win_on
from scoring.rule_set import System
from wording import N_

LOOKING: Final = 15  # seconds to look at a hand that lies open
COUNTING: Final = 60  # seconds to count its fans
ASKING: Final = 20  # seconds to ask a player


@dataclass(frozen=True, slots=True)
class TableFact:
    """Something that is true of the table, or is not; `shown_by` is the inquiry that shows it.

    `is_discard` says that it tells of the tile that was discarded last.
    """

    id: str
    text: Message
    is_true: bool
    shown_by: str = ""
    is_discard: bool = False


def score_of_call(happening: Happening, rules: RuleSet) -> Score | None:
    """The hand with the called tile as it counts; None where it has no winning shape."""
    state, seat = happening.state, happening.state.seat(happening.seat)
    tile = called_tile(state, happening.seat)
    if not completes(state, seat, tile):
        return None
    called = win_called(state, happening.seat, rules)
    if isinstance(called, Score):
        return called
    return win_on(state, seat, tile, source_of_call(state, happening.seat))


def heading_of_call(happening: Happening) -> Message:
    """What happens: a seat calls a win on a tile."""
    state, seat = happening.state, happening.seat
    if happening.is_rival:
        return message(N_("%(seat)s calls a win on the same tile at the same time."), seat=seat)
    tile = called_tile(state, seat)
    match source_of_call(state, seat):
        case WinSource.DISCARD:
            text = N_("%(seat)s calls a win on %(tile)s, which %(other)s discarded.")
            return message(text, seat=seat, tile=tile, other=state.turn)
        case WinSource.ROBBED_KONG:
            text = N_("%(seat)s calls a win on %(tile)s, which %(other)s adds to a pung.")
            return message(text, seat=seat, tile=tile, other=state.turn)
        case WinSource.REPLACEMENT if state.in_row > 1:
            text = N_(
                "%(seat)s makes %(number)s kongs in one turn and calls a win on %(tile)s, "
                "drawn as the last replacement."
            )
            return message(text, seat=seat, tile=tile, number=state.in_row)
        case WinSource.REPLACEMENT:
            text = N_(
                "%(seat)s makes a kong and calls a win on %(tile)s, drawn as the replacement."
            )
            return message(text, seat=seat, tile=tile)
        case _:
            text = N_("%(seat)s calls a win on %(tile)s, just drawn.")
            return message(text, seat=seat, tile=tile)


# ---- what is true -------------------------------------------------------------------------


def facts_of_call(happening: Happening, rules: RuleSet) -> tuple[TableFact, ...]:
    """What can be established of a called win, true or not."""
    state, own = happening.state, happening.seat
    seat, tile = state.seat(own), called_tile(state, own)
    score = score_of_call(happening, rules)
    complete = message(N_("%(seat)s's hand is complete with %(tile)s."), tile=tile, seat=own)
    lacking = short_of_waiting(state, seat)
    waits = (
        TableFact(f"{id}-{own}", message(text, seat=own), lacking == number)
        for number, (id, text) in enumerate(_WAITS)
    )
    look = _looks(happening)["fans"] if _is_out_of_sight(state, seat) else ""
    worths = _worth_facts(own, rules, score, look, is_on_discard=state.turn is not own)
    return (TableFact(f"complete-{own}", complete, score is not None), *waits, *worths)


def _is_out_of_sight(state: TableState, seat: SeatState) -> bool:
    """Whether the open tiles and the discards do not tell: a tile was let go (Rengo 64)."""
    furiten = furiten_of(state, seat)
    return furiten is not None and not furiten.discarded


def _looks(happening: Happening) -> dict[str, str]:
    """The ids of what may be looked at of a call; those of a second call name its seat."""
    end = f"-{happening.seat}" if happening.is_rival else ""
    return {each: f"{each}{end}" for each in ("hand", "fans", "seconds")}


_WAITS: Final = (
    ("waiting", N_("Before that tile, %(seat)s's hand was waiting.")),
    ("short", N_("Before that tile, %(seat)s's hand was one tile short of waiting.")),
    ("far", N_("Before that tile, %(seat)s's hand was two tiles or more short of waiting.")),
)


def short_of_waiting(state: TableState, seat: SeatState) -> int:
    """How many tiles a hand lacks to wait: none, one, or 2 for two and more."""
    if seat.waits(state.rules.shapes):
        return 0
    return 1 if is_short_by_one(state, seat) else 2


_RONS: Final = (
    N_("%(seat)s's hand is complete, has a yaku and is not furiten."),
    N_("%(seat)s's hand is complete, but has no yaku or is furiten."),
)
_TSUMOS: Final = (
    N_("%(seat)s's hand is complete and has a yaku."),
    N_("%(seat)s's hand is complete, but has no yaku."),
)
"""Furiten bars no win on a drawn tile (Rengo 63)."""


def _worth_facts(
    own: Wind, rules: RuleSet, score: Score | None, look: str, *, is_on_discard: bool
) -> Iterator[TableFact]:
    if rules.system is System.IMJ:
        return
    if rules.system is System.MCR:
        enough = N_("%(seat)s's hand is complete and worth 8 points or more without flowers.")
        little = N_("%(seat)s's hand is complete, but worth less than 8 points without flowers.")
        is_enough = score is not None and score.counted_for_minimum >= rules.minimum
    else:
        enough, little = _RONS if is_on_discard else _TSUMOS
        is_enough = score is not None and score.win
    yield TableFact(f"enough-{own}", message(enough, seat=own), is_enough, look)
    is_little = score is not None and not is_enough
    yield TableFact(f"little-{own}", message(little, seat=own), is_little, look)


# ---- what may be looked at ----------------------------------------------------------------


def inquiries_of_call(happening: Happening, rules: RuleSet) -> tuple[Inquiry, ...]:
    """Look at the hand, count it, ask when a tile of another's was called.

    The hand lies open: what its tiles tell is there to be read.
    """
    own, state = happening.seat, happening.state
    score, looks = score_of_call(happening, rules), _looks(happening)
    open_hand = Inquiry(
        looks["hand"],
        message(N_("Look at %(seat)s's open hand without the last tile"), seat=own),
        LOOKING,
        _hand_finding(happening, rules),
        decides=False,
    )
    counted = Inquiry(
        looks["fans"],
        message(N_("Count %(seat)s's hand"), seat=own),
        COUNTING,
        _count_finding(rules, score, has_flowers=bool(state.seat(own).flowers)),
        decides=_is_out_of_sight(state, state.seat(own)),
    )
    if state.turn is own:
        return (open_hand, counted)
    witness = witness_of(happening)
    text = N_("Ask %(neutral)s, who is not part of this dispute, how quickly %(seat)s called")
    asked = Inquiry(
        looks["seconds"],
        message(text, neutral=witness, seat=own),
        ASKING,
        message(N_("%(neutral)s: “%(seat)s called at once.”"), neutral=witness, seat=own),
        decides=False,
    )
    return (open_hand, counted, asked)


def _hand_finding(happening: Happening, rules: RuleSet) -> Message:
    seat = happening.state.seat(happening.seat)
    lacking = short_of_waiting(happening.state, seat)
    if not lacking:
        waits = tuple(sorted(seat.waits(rules.shapes)))
        return message(N_("It waits for %(tiles)s."), tiles=TileList(waits))
    if lacking == 1:
        return message(N_("It is one tile short of waiting."))
    return message(N_("It is two tiles or more short of waiting."))


def _count_finding(rules: RuleSet, score: Score | None, *, has_flowers: bool) -> Message:
    if score is None:
        return message(N_("There is nothing to count: the hand is not complete."))
    if rules.system is System.MCR and has_flowers:
        text = N_("Without flowers the hand comes to %(points)s, with them to %(total)s.")
        worth = AmountInUnit(score.counted_for_minimum)
        return message(text, points=worth, total=AmountInUnit(score.total))
    if rules.system is System.RENGO and score.why_not:
        furiten = N_("The hand has a yaku, but it is furiten.")
        return message(furiten if score.why_not == "furiten" else N_("The hand has no yaku."))
    return message(N_("The hand comes to %(points)s."), points=AmountInUnit(score.total))


# ---- what is said -------------------------------------------------------------------------

_TOO_LITTLE: Final = N_("“Without the flowers, that is less than 8 points.”")
_TOO_LITTLE_ALL: Final = N_("“That is less than 8 points.”")
_NO_YAKU: Final = N_("“That hand has no yaku.”")
_WRONG_TILE: Final = N_("“That is not a tile the hand is waiting for.”")
_NOT_WAITING: Final = N_("“That hand was not waiting at all.”")
_FURITEN: Final = N_("“%(seat)s is furiten and may not win on a discard.”")
SLOW: Final = N_("“%(seat)s took a long time over the last few discards.”")
_BESIDE: Final = (
    N_("“The tiles are on the table now. Do we go on?”"),
    N_("“%(seat)s called loudly; I heard it clearly.”"),
)
_SEVERAL: Final = 2  # discards that somebody can have been slow about
SAME_WAIT: Final = N_("“I was waiting for the same tile.”")
WOULD_HAVE_DRAWN: Final = N_("“I would have drawn next.”")
_OBJECTIONS: Final = {
    CallFault.BELOW_MINIMUM: _TOO_LITTLE,
    CallFault.NO_YAKU: _NO_YAKU,
    CallFault.FURITEN: _FURITEN,
    CallFault.WRONG_TILE: _WRONG_TILE,
    CallFault.NOT_WAITING: _NOT_WAITING,
    CallFault.FAR_FROM_WAITING: _NOT_WAITING,
}
_OF_SYSTEM: Final = {
    System.MCR: (_TOO_LITTLE, _WRONG_TILE, _NOT_WAITING),
    System.IMJ: (_WRONG_TILE, _NOT_WAITING),
    System.RENGO: (_NO_YAKU, _FURITEN, _WRONG_TILE, _NOT_WAITING),
}
_POINTS_CLAIMED: Final = 8


def statements_of_call(
    happening: Happening,
    rules: RuleSet,
    opened: Collection[Wind],
    busy: Collection[Wind],
    draw: Draw,
) -> tuple[Statement, ...]:
    """The caller, one who objects, right or wrong, and one who speaks beside the point.

    `opened` are those whose hand lies open, `busy` those who have something of their own to say: who
    thought the deal over does not object.
    """
    own, state = happening.seat, happening.state
    witness = witness_of(happening)
    others = draw.shuffled([each for each in WINDS if each not in (own, witness)])
    objector, third = sorted(others, key=lambda each: each in busy)
    called = win_called(happening.state, own, rules)
    wrong = draw.pick(_objections(happening, rules))
    told = draw.chance(0.5) and isinstance(called, RuledCall)
    objection = _OBJECTIONS[called.fault] if told and isinstance(called, RuledCall) else wrong
    if objection == _TOO_LITTLE and not state.seat(own).flowers:
        objection = _TOO_LITTLE_ALL
    waited = (SAME_WAIT,) if third not in opened and waits_for_the_tile(happening, third) else ()
    beside = (*waited, *said_by_the_table(state, own, third), *_BESIDE)
    return (
        Statement(own, _call_said(happening, rules)),
        Statement(objector, _said(objection, own)),
        Statement(third, _said(draw.pick(beside), own)),
    )


def waits_for_the_tile(happening: Happening, seat: Wind) -> bool:
    """Whether another could have won on the called tile too, which is not that player's own."""
    state = happening.state
    if seat is state.turn:
        return False
    return called_tile(state, happening.seat) in state.seat(seat).waits(state.rules.shapes)


def _objections(happening: Happening, rules: RuleSet) -> tuple[str, ...]:
    """What can be said against a win; of furiten only where another's tile is called."""
    known = _OF_SYSTEM[rules.system]
    if happening.seat is not happening.state.turn:
        return known
    return tuple(each for each in known if each != _FURITEN)


def draws_next(state: TableState, seat: Wind) -> bool:
    """Whether it would have been that seat's turn to draw if nobody had called the discard."""
    is_next = state.stage is Stage.CLAIMS and seat is state.turn.after(1)
    return is_next and state.wall.left > 0


def said_by_the_table(state: TableState, about: Wind, speaker: Wind) -> tuple[str, ...]:
    """What one can say of another beside the point, as the table stands."""
    drawing = (WOULD_HAVE_DRAWN,) if draws_next(state, speaker) else ()
    slow = (SLOW,) if len(state.seat(about).floor) >= _SEVERAL else ()
    return (*drawing, *slow)


def _call_said(happening: Happening, rules: RuleSet) -> Message:
    score = score_of_call(happening, rules)
    if rules.system is System.RENGO:
        is_drawn = happening.seat is happening.state.turn
        return message(N_("“Tsumo.”") if is_drawn else N_("“Ron.”"))
    if rules.system is not System.MCR:
        return message(
            N_("“I win on %(tile)s.”"), tile=called_tile(happening.state, happening.seat)
        )
    worth = max(score.total if score else 0, _POINTS_CLAIMED)
    return message(N_("“Hu. I count %(points)s.”"), points=AmountInUnit(worth))


def _said(text: str, seat: Wind) -> Message:
    return message(text, seat=seat) if "%(seat)s" in text else message(text)

"""Deeds beside a called win, as data: who says what, what shows whether it is so, when it can happen."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from quizzes.desk.gravity import drawn_gravity
from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.incident import Inquiry, Statement
from quizzes.desk.roles import complainer_of, third_of, witness_of
from quizzes.desk.tables import DealCourse
from quizzes.desk.win_calls import TableFact, said_by_the_table
from quizzes.hands.draw import Draw
from quizzes.message import Message, Value, message, of_copies
from scoring import Wind
from scoring.mcr.table.fouls import McrFoul
from scoring.play import Stage, TableState
from scoring.rule_set import System
from wording import N_

_PLACE: Final = re.compile(r"%\((\w+)\)s")


@dataclass(frozen=True, slots=True)
class LookedAt:
    """Something to look at or somebody to ask, with the seconds that it takes.

    `is_asked` says that a player is asked, whose answer it is.
    """

    id: str
    text: str
    seconds: int
    is_asked: bool = False


class DecidingLook(Enum):
    """What decides about a deed."""

    TILES = LookedAt("tiles", N_("Count %(seat)s's tiles"), 20)
    HAND = LookedAt("standing", N_("Look at %(seat)s's standing tiles, unseen by the others"), 20)
    SET = LookedAt("set", N_("Look at the tiles that %(seat)s laid open"), 10)
    SETS = LookedAt(
        "sets", N_("Look at %(other)s's sets and the order in which they were displayed"), 15
    )
    WALL = LookedAt("wall", N_("Look at the wall"), 10)
    SAW = LookedAt(
        "saw",
        N_("Ask %(neutral)s, who is not part of this dispute, what %(seat)s did"),
        20,
        is_asked=True,
    )
    HEARD = LookedAt(
        "heard",
        N_("Ask %(neutral)s, who is not part of this dispute, what %(seat)s said"),
        20,
        is_asked=True,
    )
    DEAD = LookedAt(
        "dead",
        N_(
            "Ask %(neutral)s, who is not part of this dispute, whether %(seat)s's hand had been declared dead"
        ),
        20,
        is_asked=True,
    )
    PHONE = LookedAt(
        "phone",
        N_("Ask %(neutral)s, who is not part of this dispute, which player's phone rang"),
        20,
        is_asked=True,
    )
    SECONDS = LookedAt(
        "seconds",
        N_("Ask %(neutral)s, who is not part of this dispute, how long %(seat)s took to call"),
        20,
        is_asked=True,
    )
    LIST = LookedAt("list", N_("Look at the list of arrivals"), 15)
    OPEN = LookedAt("open", N_("Look at %(seat)s's open hand"), 15)
    WORTH = LookedAt("worth", N_("Count %(seat)s's hand"), 60)
    LAP = LookedAt("lap", N_("Ask %(seat)s to stand up, and count the tiles"), 40)


class DisputedMatter(Enum):
    """What a complaint is about, without saying whether it is right."""

    CALL = N_("A call by %(seat)s is in dispute.")
    DRAW = N_("A draw by %(seat)s is in dispute.")
    DISCARD = N_("A discard by %(seat)s is in dispute.")
    TILES = N_("%(seat)s's tiles are in dispute.")
    CONDUCT = N_("%(seat)s's conduct is in dispute.")
    TIME = N_("%(seat)s's time of arrival is in dispute.")
    RIICHI = N_("%(seat)s's riichi is in dispute.")
    WIN = N_("%(seat)s's win is in dispute.")
    SET = N_("The set that %(seat)s displayed is in dispute.")


@dataclass(frozen=True, slots=True)
class DeedMoment:
    """When it happens: the table, the player, what fills the sentences.

    `is_kept` says that the deal can go on from there as it was played.
    """

    state: TableState
    seat: Wind
    values: Mapping[str, Value] = field(default_factory=dict)
    is_kept: bool = True


Moments = Callable[[DealCourse, Draw, bool], DeedMoment | None]
"""A moment of a deal at which a deed can happen, or its opposite; None where the deal has none."""


@dataclass(frozen=True, slots=True)
class DeedRow:
    """A foul and the case that looks like it: `so` and `otherwise` are what is found.

    `complaint` is what another says, `denial` what the player says. `opposite` is the foul that the other
    case is, where it is one. `grows` says that its penalty grows within a deal; `at_win` that it
    happens to a hand that wins; `anywhere` that it can happen at any moment, beside another deed.
    `first_level` is the level from which it comes; `rules` are those it comes under, all where none is
    named. `finding` is told where it says more than `so` and `otherwise`. `id` tells rows of one foul apart.
    `elsewhere` is the foul that it is where the call beside it fails. `matter` is what is in dispute;
    `is_after` says that the deed goes on after what the table shows. `undisputed` is what nobody
    disputes, and the referee must know. `grades` are how grave it can be by the scale of an event: a
    sign is given on purpose, a telephone does not ring so. `on_table` says that it can be read off the
    table that is shown, `opens_other` that the hand of the other player lies open there. Of `manners`
    somebody may say that others have them too. `names_copies` says that `so` and `otherwise` name a
    set by the copies it is of, a pung of Red Dragons; the other sentences name the single tile.
    """

    foul: str
    so: str
    otherwise: str
    complaint: str
    denial: str
    look: DecidingLook
    moments: Moments
    rules: tuple[str, ...] = ()
    opposite: str = ""
    grows: bool = False
    at_win: bool = False
    anywhere: bool = False
    opens: bool = False
    first_level: int = 1
    finding: str = ""
    id: str = ""
    elsewhere: str = ""
    matter: DisputedMatter = DisputedMatter.CONDUCT
    is_after: bool = False
    undisputed: str = ""
    grades: tuple[int, ...] = (0, 1, 2)
    on_table: bool = False
    opens_other: bool = False
    manners: bool = False
    names_copies: bool = False

    @property
    def key(self) -> str:
        """What tells it from every other row."""
        return self.id or self.foul


def filled(text: str, values: Mapping[str, Value]) -> Message:
    """The sentence with those of the values that it names."""
    return message(text, **{name: values[name] for name in _PLACE.findall(text)})


def happening_of(row: DeedRow, moment: DeedMoment, is_so: bool, draw: Draw) -> Happening:
    """What truly happens: the deed, or the case that looks like it."""
    foul = row.foul if is_so or not row.opposite else row.opposite
    return Happening(
        HappeningKind.DEED,
        moment.seat,
        moment.state,
        foul,
        is_so or bool(row.opposite),
        tuple({**moment.values, **drawn_gravity(row.grades, draw)}.items()),
        1 + min(draw.below(4), chances_before(row.foul, moment)) if row.grows else 0,
        row.at_win,
        row.key,
    )


_ON_A_TURN: Final = frozenset({McrFoul.EARLY_DRAW.value, McrFoul.EMPTY_FLOWER.value})
"""Fouls that happen as one draws; the others that grow, on a discard of another's."""


def chances_before(foul: str, moment: DeedMoment) -> int:
    """How often it can have happened earlier in the deal, going by the discards that were made."""
    state = moment.state
    if foul in _ON_A_TURN:
        return len(state.seat(moment.seat).floor)
    made = sum(len(each.floor) for each in state.seats if each.wind is not moment.seat)
    return made - (state.stage is Stage.CLAIMS)


_SAYS: Final = N_("%(neutral)s: “%(found)s”")


def found_text(row: DeedRow, happening: Happening) -> Message:
    """What is found when it is looked at, or what the one who is asked says."""
    found = _found(row, happening)
    if not row.look.value.is_asked:
        return found
    return message(_SAYS, neutral=witness_of(happening), found=found)


def _found(row: DeedRow, happening: Happening) -> Message:
    values = _values(happening)
    if row.finding and values.keys() >= set(_PLACE.findall(row.finding)):
        return filled(row.finding, values)
    return _so_or_otherwise(row, happening, is_so=happening.is_so and happening.foul == row.foul)


def _so_or_otherwise(row: DeedRow, happening: Happening, *, is_so: bool) -> Message:
    """That it is so, or that it is otherwise."""
    values = _values(happening)
    text = row.so if is_so else row.otherwise
    return filled(text, of_copies(values) if row.names_copies else values)


def _values(happening: Happening) -> Mapping[str, Value]:
    return {**happening.values_by_name, "neutral": witness_of(happening)}


_NOT_BORNE_OUT: Final = N_("What was found: %(found)s So there is no penalty.")
_NOTHING_LOST: Final = N_(
    "What was found: %(found)s So there is nothing to correct, and no right is lost."
)


def why_not_borne_out(row: DeedRow, happening: Happening, *, is_punished: bool) -> Message:
    """Why nothing happens: what was found instead of what somebody complains of."""
    text = _NOT_BORNE_OUT if is_punished else _NOTHING_LOST
    return message(text, found=_so_or_otherwise(row, happening, is_so=False))


def told_of_deed(row: DeedRow, happening: Happening) -> tuple[Message, ...]:
    """What is in dispute, and what nobody disputes: how often it came before, and the like."""
    seat = happening.seat
    found = [message(row.matter.value, seat=seat)]
    if row.undisputed:
        found.append(filled(row.undisputed, _values(happening)))
    if row.at_win and not row.opens:
        text = N_("Nobody has seen %(seat)s's hand; assume that it wins.")
        found.append(message(text, seat=seat))
    if happening.offence == 1:
        text = N_("%(seat)s has not been punished for a foul of this kind in this deal yet.")
        found.append(message(text, seat=seat))
    elif happening.offence:
        found.append(message(_PUNISHED[happening.offence - 2], seat=seat))
    return tuple(found)


_PUNISHED: Final = (
    N_("%(seat)s has been punished for a foul of this kind once in this deal."),
    N_("%(seat)s has been punished for a foul of this kind twice in this deal."),
    N_("%(seat)s has been punished for a foul of this kind three times in this deal."),
)


def lies_open(row: DeedRow) -> bool:
    """Whether it can be seen on the table: displayed, or in an open hand."""
    looks = (DecidingLook.OPEN, DecidingLook.TILES, DecidingLook.WORTH)
    return row.on_table or (row.opens and row.look in looks)


def facts_of_deed(row: DeedRow, happening: Happening) -> tuple[TableFact, ...]:
    """The fact that it was done, and the fact that it was not: one of them is true."""
    is_so = happening.is_so and happening.foul == row.foul
    key = f"{row.key}-{happening.seat}"
    shown_by = "" if lies_open(row) else f"{row.look.value.id}-{happening.seat}"
    return (
        *(() if row.is_after else _last_discard(happening)),
        TableFact(f"so-{key}", _so_or_otherwise(row, happening, is_so=True), is_so, shown_by),
        TableFact(f"not-{key}", _so_or_otherwise(row, happening, is_so=False), not is_so, shown_by),
    )


def _last_discard(happening: Happening) -> tuple[TableFact, ...]:
    """Whose tile lies there, which everybody sees."""
    state = happening.state
    if state.stage is not Stage.CLAIMS or state.offered is None or happening.at_win:
        return ()
    text, other = N_("%(seat)s has just discarded %(tile)s."), state.turn.after(2)
    return tuple(
        TableFact(
            f"last-{seat}",
            message(text, tile=state.offered, seat=seat),
            seat is state.turn,
            is_discard=True,
        )
        for seat in (state.turn, other)
    )


def inquiries_of_deed(row: DeedRow, happening: Happening, draw: Draw) -> tuple[Inquiry, ...]:
    """The one that decides among others that do not."""
    values, look = _values(happening), row.look.value
    deciding = Inquiry(
        f"{look.id}-{happening.seat}",
        filled(look.text, values),
        look.seconds,
        found_text(row, happening),
        decides=not lies_open(row),
    )
    is_timed = happening.state.rules.system is not System.IMJ
    away = _AWAY_FROM_THE_TABLE if is_timed else _FLOWERS
    looks = away if row.is_after else _BESIDE_LOOKS
    others = [_beside_the_point(happening, each) for each in draw.sample(looks, 2)]
    known = [each for each in others if each.id != deciding.id]
    return tuple(draw.shuffled([deciding, *known]))


_BESIDE_LOOKS: Final = ("melds", "left", "discards")
_AWAY_FROM_THE_TABLE: Final = ("clock", "sheet")
"""Where the deed goes on after what the table shows, nothing is counted on it."""
_FLOWERS: Final = ("flowers", "flowers-of-another")
"""International Mahjong has neither a clock nor a score sheet of its own."""
_MINUTES: Final = 20


def _beside_the_point(happening: Happening, id: str) -> Inquiry:
    """Something that is there to see, and decides nothing."""
    state, seat = happening.state, happening.seat
    match id:
        case "melds":
            text, finding = (
                N_("Count %(seat)s's sets on the table"),
                N_("%(seat)s's sets on the table: %(number)s."),
            )
            found = message(finding, seat=seat, number=len(state.seat(seat).melds))
            return Inquiry(f"melds-{seat}", message(text, seat=seat), 5, found, decides=False)
        case "left":
            text, finding = (
                N_("Count the tiles that can still be drawn"),
                N_("Tiles that can still be drawn: %(number)s."),
            )
            found = message(finding, number=state.wall.left)
            return Inquiry("left", message(text), 30, found, decides=False)
        case "clock":
            finding = N_("Minutes left of the session: %(number)s.")
            found = message(finding, number=_MINUTES + state.wall.left)
            return Inquiry("clock", message(N_("Look at the clock")), 5, found, decides=False)
        case "flowers" | "flowers-of-another":
            whose = complainer_of(happening) if id == "flowers" else third_of(happening)
            text = N_("Count %(seat)s's flowers on the table")
            finding = N_("%(seat)s's flowers on the table: %(number)s.")
            found = message(finding, seat=whose, number=len(state.seat(whose).flowers))
            asked = message(text, seat=whose)
            return Inquiry(f"flowers-{whose}", asked, 5, found, decides=False)
        case "sheet":
            found = message(N_("Every deal before this one is written down."))
            text = N_("Look at the score sheet")
            return Inquiry("sheet", message(text), 10, found, decides=False)
        case _:
            text = N_("Count %(seat)s's discards on the table")
            finding = N_("%(seat)s's discards on the table: %(number)s.")
            lying = [each for each in state.seat(seat).floor if each.claimed_by is None]
            found = message(finding, seat=seat, number=len(lying))
            return Inquiry(f"discards-{seat}", message(text, seat=seat), 10, found, decides=False)


_TIMED: Final = (N_("“This is costing us time.”"),)
_BESIDE: Final = (N_("“%(seat)s is new at this.”"),)
_MANNERS: Final = (N_("“They let it pass at the next table.”"),)


def statements_of_deed(row: DeedRow, happening: Happening, draw: Draw) -> tuple[Statement, ...]:
    """The complaint, the denial, and a word that is beside the point."""
    values = _values(happening)
    third = third_of(happening)
    timed = () if happening.state.rules.system is System.IMJ else _TIMED
    manners = _MANNERS if row.manners else ()
    beside = (
        *said_by_the_table(happening.state, happening.seat, third),
        *(*timed, *_BESIDE, *manners),
    )
    return (
        Statement(complainer_of(happening), filled(row.complaint, values)),
        Statement(happening.seat, filled(row.denial, values)),
        Statement(third, filled(draw.pick(beside), values)),
    )

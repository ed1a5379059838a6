"""Wrong rules about Rengo's base (article 56): each yields another base."""

from collections.abc import Callable, Iterator
from typing import Final

from quizzes.misconceptions.misconception import Misconception, MisconceptionTheme
from scoring import Score, WinSource
from scoring.record import Fu
from wording import N_

WrongBase = Callable[[Fu, Score], Iterator[int]]
BaseMisconception = Misconception[WrongBase]
_ROUNDING: Final = "rounding"
_WAITS: Final = frozenset({"inner-wait", "edge-wait", "pair-wait"})


theme = MisconceptionTheme[WrongBase]()


def _sum(base: Fu) -> int:
    """The points before rounding."""
    return sum(item.points for item in base.items if item.id != _ROUNDING)


def _up(points: int) -> int:
    return -(-points // 10) * 10


def _has(base: Fu, *ids: str) -> bool:
    return any(item.id in ids for item in base.items)


@theme.misconception(
    "seven-pairs-rounded",
    N_("seven pairs not left at 25 fu"),
    N_("Seven pairs are always 25 fu; nothing is added or rounded."),
    "56(7)",
)
def seven_pairs_rounded(base: Fu, score: Score) -> Iterator[int]:
    """Counts seven pairs like another hand."""
    if _has(base, "seven-pairs"):
        yield from (30, 20, 40)


@theme.misconception(
    "open-twenty-kept",
    N_("an open hand left at 20 fu"),
    N_("An open hand that would have 20 fu counts as 30."),
    "56(6)",
)
def open_twenty_kept(base: Fu, score: Score) -> Iterator[int]:
    """Leaves an open hand at twenty."""
    if _has(base, "open-twenty"):
        yield 20


@theme.misconception(
    "winning-pung-concealed",
    N_("a pung completed by a discard taken as concealed"),
    N_("By custom a pung completed by a discard counts as an open one."),
    "56(2)3",
)
def winning_pung_concealed(base: Fu, score: Score) -> Iterator[int]:
    """Gives the pung that another's tile completed the points of a concealed one."""
    account = score.account
    if account is None or score.hand.circumstances.self_drawn:
        return
    for item in base.items:
        if item.place == account.reading.completed and item.id.startswith("open-pung"):
            yield _up(_sum(base) + item.points)


@theme.misconception(
    "double-wind-four",
    N_("4 fu for a pair of a double wind"),
    N_("The pair is worth 2 fu, even when it is both seat wind and round wind."),
    "56(2)1",
)
def double_wind_four(base: Fu, score: Score) -> Iterator[int]:
    """Gives the pair of a double wind four, as other rules do."""
    circumstances = score.hand.circumstances
    if (
        _has(base, "yakuhai-pair")
        and circumstances.seat is circumstances.round
        and circumstances.by is not WinSource.REPLACEMENT
    ):
        yield _up(_sum(base) + 2)


@theme.misconception(
    "value-pair-forgotten",
    N_("the pair of value tiles forgotten"),
    N_("A pair of dragons, the seat wind or the round wind is worth 2 fu."),
    "56(2)1",
)
def value_pair_forgotten(base: Fu, score: Score) -> Iterator[int]:
    """Leaves the pair out."""
    if _has(base, "yakuhai-pair"):
        yield _up(_sum(base) - 2)


@theme.misconception(
    "wait-points-forgotten",
    N_("the 2 fu of the wait forgotten"),
    N_("A middle wait, an edge wait or a single wait is worth 2 fu."),
    "56(3)",
)
def wait_points_forgotten(base: Fu, score: Score) -> Iterator[int]:
    """Leaves the wait out."""
    if _has(base, *_WAITS):
        yield _up(_sum(base) - 2)


@theme.misconception(
    "draw-points-forgotten",
    N_("the 2 fu for tsumo counted wrongly"),
    N_("A tsumo adds 2 fu, but not with Pinfu."),
    "56(4)",
)
def draw_points_forgotten(base: Fu, score: Score) -> Iterator[int]:
    """Leaves the two of the draw out, or adds them to Pinfu."""
    if _has(base, "self-draw"):
        yield _up(_sum(base) - 2)
    if _has(base, "pinfu-self-draw"):
        yield _up(_sum(base) + 2)


@theme.misconception(
    "wait-points-wrongly",
    N_("2 fu for a two-sided wait"),
    N_("A two-sided wait or a two-pair wait adds no fu."),
    "56(3)",
)
def wait_points_wrongly(base: Fu, score: Score) -> Iterator[int]:
    """Adds the two to any wait."""
    if not _has(base, *_WAITS, "seven-pairs"):
        yield _up(_sum(base) + 2)


@theme.misconception(
    "closed-ten-forgotten",
    N_("the 10 fu for a closed hand forgotten"),
    N_("A closed hand that wins by ron gets 10 fu more."),
    "56(1)",
)
def closed_ten_forgotten(base: Fu, score: Score) -> Iterator[int]:
    """Leaves the ten out."""
    if _has(base, "closed-ron"):
        yield _up(_sum(base) - 10)


@theme.misconception(
    "closed-ten-wrongly",
    N_("10 fu for a closed hand where they are not due"),
    N_("The 10 fu are for a closed hand that wins by ron, not for a tsumo or an open hand."),
    "56(1)",
)
def closed_ten_wrongly(base: Fu, score: Score) -> Iterator[int]:
    """Adds the ten to a drawn or an open hand."""
    if not _has(base, "closed-ron", "seven-pairs"):
        yield _up(_sum(base) + 10)


@theme.misconception(
    "outer-as-simple",
    N_("terminals and honors mixed up with 2 to 8"),
    N_("Pungs and kongs of terminals and honors are worth twice the fu."),
    "56(2)",
)
def outer_as_simple(base: Fu, score: Score) -> Iterator[int]:
    """Halves, or doubles, the points of the sets."""
    outer = sum(item.points for item in base.items if item.id.endswith("-outer"))
    simple = sum(item.points for item in base.items if item.id.endswith("-simple"))
    if outer:
        yield _up(_sum(base) - outer // 2)
    if simple:
        yield _up(_sum(base) + simple)


@theme.misconception(
    "kong-as-pung",
    N_("a kong counted as a pung"),
    N_("A kong is worth four times the fu of a pung."),
    "56(2)5",
)
def kong_as_pung(base: Fu, score: Score) -> Iterator[int]:
    """Gives kongs the points of pungs."""
    kongs = sum(item.points for item in base.items if "kong" in item.id)
    if kongs:
        yield _up(_sum(base) - kongs * 3 // 4)


@theme.misconception(
    "open-kong-as-concealed",
    N_("open and concealed sets mixed up"),
    N_("Concealed sets are worth twice the fu of open ones."),
    "56(2)",
)
def open_as_concealed(base: Fu, score: Score) -> Iterator[int]:
    """Counts every open set as concealed, or the other way round."""
    open_sets = sum(item.points for item in base.items if item.id.startswith("open-p"))
    open_sets += sum(item.points for item in base.items if item.id.startswith("open-k"))
    concealed = sum(item.points for item in base.items if item.id.startswith("concealed-"))
    if open_sets:
        yield _up(_sum(base) + open_sets)
    if concealed:
        yield _up(_sum(base) - concealed // 2)


@theme.misconception(
    "sets-without-points",
    N_("the fu of the pungs forgotten"),
    N_("Each pung and each kong has fu of its own."),
    "56(2)",
)
def sets_without_points(base: Fu, score: Score) -> Iterator[int]:
    """Leaves out all pungs and kongs."""
    sets = sum(item.points for item in base.items if "pung" in item.id or "kong" in item.id)
    if sets:
        yield _up(_sum(base) - sets)


@theme.misconception(
    "base-not-rounded",
    N_("the fu not rounded up"),
    N_("The sum is rounded up to the next ten, however little is over."),
    "56(5)",
)
def not_rounded(base: Fu, score: Score) -> Iterator[int]:
    """Leaves the units, or rounds them down or to the nearer ten."""
    if _has(base, _ROUNDING):
        points = _sum(base)
        yield points
        yield points // 10 * 10


MISCONCEPTIONS: Final = tuple(theme.misconceptions)


def wrong_bases(score: Score) -> Iterator[tuple[BaseMisconception, int]]:
    """What each wrong rule makes of the hand's base, where that is not right by chance."""
    base = score.account.base if score.account else None
    if base is not None:
        for misconception in MISCONCEPTIONS:
            for points in misconception.rule(base, score):
                if points != base.points:
                    yield misconception, points

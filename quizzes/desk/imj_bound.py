"""Who is bound to lose a win of International Mahjong, and who is not (articles 32 and 33)."""

from typing import Final

from quizzes.desk.bound_deals import ThirdSet, third_discards, third_sets
from quizzes.desk.deed import DecidingLook, DeedMoment, DeedRow, DisputedMatter
from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.tables import DealCourse, win_called
from quizzes.hands.draw import Draw
from quizzes.message import Value
from scoring import Score
from wording import N_

BOUND: Final = "bound-tile"
"""The id of the deed, as of its row."""
_ON_A_DISCARD: Final = 0.3  # so many wins of the alerter


def _no_moment(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """It comes with a win, and not by itself."""
    return None


BOUND_TILE: Final = DeedRow(
    BOUND,
    N_(
        "When %(seat)s discarded %(tile)s and %(other)s punged it, %(other)s had already "
        "displayed two pungs of dragons."
    ),
    N_(
        "When %(seat)s discarded %(tile)s and %(other)s punged it, %(other)s had displayed "
        "only one pung of dragons."
    ),
    N_("“%(seat)s discarded a bound tile and pays for all.”"),
    N_("“Nobody announced an alert.”"),
    DecidingLook.SETS,
    _no_moment,
    matter=DisputedMatter.DISCARD,
)


def bound_discard(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who discards what somebody needs for a set of dragons, when two lie displayed or one."""
    found = next(third_discards(draw, bound=is_so), None)
    if found is None:
        return None
    values: dict[str, Value] = {"tile": found.tile, "other": found.seat}
    return DeedMoment(found.state, found.giver, values, is_kept=False)


BOUND_DISCARD: Final = DeedRow(
    BOUND,
    N_("When %(seat)s discarded %(tile)s, %(other)s had already displayed two pungs of dragons."),
    N_("When %(seat)s discarded %(tile)s, %(other)s had displayed only one pung of dragons."),
    N_("“%(seat)s may not discard %(tile)s: it is bound.”"),
    N_("“Nobody announced an alert.”"),
    DecidingLook.SETS,
    bound_discard,
    id="bound-discard",
    on_table=True,
    first_level=2,
    matter=DisputedMatter.DISCARD,
)


def bound_call(draw: Draw, *, is_so: bool) -> tuple[Happening, Happening] | None:
    """A win of a player who displayed three sets of honors, and who gave the tile of the third."""
    drawn = not draw.chance(_ON_A_DISCARD)
    found = next((each for each in third_sets(draw, bound=is_so, drawn=drawn) if _wins(each)), None)
    if found is None:
        return None
    values = (("tile", found.tile), ("other", found.seat))
    return (
        Happening(HappeningKind.WIN_CALL, found.seat, found.state),
        Happening(
            HappeningKind.DEED, found.giver, found.state, BOUND, is_so, values, row=BOUND_TILE.key
        ),
    )


def _wins(found: ThirdSet) -> bool:
    """Whether it is a win, and the giver pays for it or nobody does."""
    called = win_called(found.state, found.seat, found.state.rules)
    if not isinstance(called, Score) or not called.win:
        return False
    return called.hand.circumstances.liable in (None, found.giver)

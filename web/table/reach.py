"""What a hand at the table could become, in short: the nearest wins and the tiles that help."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scoring import System, rule_set
from scoring.looking_back import OwnTurn
from scoring.plans import PlansAnswer, WinPlan
from web.components.outlook import OutlookView, outlook_view
from web.components.worth import hand_value_text
from wording import Translator, comma_list, fan_name, tile_label, win_source_text
from wording.lists import seat_parts
from wording.looking_back import top_fans_text

MOST_WINS: Final = 3
MOST_FANS: Final = 5


@dataclass(frozen=True, slots=True)
class ReachedWin:
    """A win within reach: what it would be worth, of which fans, how it would be won."""

    worth: str
    source: str
    fans: str
    outlook: OutlookView


@dataclass(frozen=True, slots=True)
class ReachView:
    """What is told of fourteen tiles: the nearest wins, of a discard what it kept and let go.

    `fans` are the most valuable of the nearest fans. `let_go` is a sentence.
    """

    shape: OutlookView
    wins: tuple[ReachedWin, ...]
    fans: str
    is_win_due: bool
    let_go: str = ""


def reach_view(answer: PlansAnswer, t: Translator, turn: OwnTurn | None = None) -> ReachView:
    """What could have become of the tiles, and where the turn is over what its discard let go."""
    nearest = answer.fans[0].outlook.away if answer.fans else 0
    near = [each.fan for each in answer.fans if each.outlook.away == nearest]
    return ReachView(
        outlook_view(answer.shape, t),
        tuple(_win(each, t) for each in answer.wins[:MOST_WINS]),
        comma_list([fan_name(each, t) for each in near[:MOST_FANS]], t),
        rule_set(answer.rules).system is not System.IMJ,
        _let_go_text(turn, t) if turn else "",
    )


def _win(plan: WinPlan, t: Translator) -> ReachedWin:
    return ReachedWin(
        hand_value_text(plan.score, t),
        win_source_text(plan.score, t),
        comma_list([fan_name(line.fan, t) for line in plan.score.counted], t),
        outlook_view(plan.outlook, t),
    )


def _let_go_text(turn: OwnTurn, t: Translator) -> str:
    """What the discard did to the nearest wins."""
    tile, gone = tile_label(turn.discard, t), turn.wins_let_go
    if not turn.answer.wins:
        return t.gettext("You discarded %(tile)s.", tile=tile)
    if not gone:
        return t.gettext(
            "You discarded %(tile)s: all of these wins are as close as before.", tile=tile
        )
    if len(gone) == len(turn.answer.wins):
        return t.gettext(
            "You discarded %(tile)s: all of these wins are now farther away.", tile=tile
        )
    return t.gettext(
        "You discarded %(tile)s and gave up: %(wins)s.", tile=tile, wins=_wins_text(gone, t)
    )


def _wins_text(wins: Sequence[WinPlan], t: Translator) -> str:
    return seat_parts([top_fans_text(each.score, t) for each in wins[:MOST_WINS]], t)

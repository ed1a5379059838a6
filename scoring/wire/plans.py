"""What a hand could become, as the `plans` command answers it."""

from typing import Any

from scoring.plans import DiscardOutlook, FanPlan, Outlook, PlansAnswer, WinPlan
from scoring.tiles import format_tiles
from scoring.wire.answers import write_hand, write_score


def write_plans(answer: PlansAnswer) -> dict[str, Any]:
    """The nearest shape, the fans within reach, the nearest wins, and what each discard keeps."""
    return {
        "ok": True,
        "rules": answer.rules,
        "shape": _outlook(answer.shape),
        "fans": [_fan(each) for each in answer.fans],
        "wins": [_win(each) for each in answer.wins],
        "discards": [_discard(each, answer) for each in answer.discards],
    }


def _outlook(outlook: Outlook) -> dict[str, Any]:
    return {
        "away": outlook.away,
        "helps": [{"tile": str(each.tile), "unseen": each.unseen} for each in outlook.helps],
        "spare": format_tiles(outlook.spare),
    }


def _fan(plan: FanPlan) -> dict[str, Any]:
    return {"id": plan.fan.id, "value": plan.fan.value, **_outlook(plan.outlook)}


def _win(plan: WinPlan) -> dict[str, Any]:
    result = write_score(plan.score)
    return {
        **_outlook(plan.outlook),
        "fans": result["fans"],
        "total": result["total"],
        "hand": write_hand(plan.score.hand, plan.score.rules),
    }


def _discard(discard: DiscardOutlook, answer: PlansAnswer) -> dict[str, Any]:
    """A tile with the ids of the fans that stay as near, and the places of the wins that do."""
    return {
        "tile": str(discard.tile),
        "keeps_shape": discard.keeps_shape,
        "fans": [answer.fans[at].fan.id for at in discard.fans],
        "wins": list(discard.wins),
    }

"""That a wait fan is kept out by our reading alone: the other tile could not have come."""

from scoring import Account, Fan, Score, rule_set
from scoring.mcr.edition import Edition
from scoring.mcr.held_waits import held_wait
from wording.tiles import tiles_text
from wording.translator import Translator


def held_wait_text(score: Score, account: Account, t: Translator) -> tuple[Fan, str] | None:
    """The wait fan, and that by our reading the hand waits for a tile that it holds four of."""
    rules = rule_set(score.rules)
    found = held_wait(score.hand, account, rules) if isinstance(rules, Edition) else None
    if found is None:
        return None
    return found.fan, t.gettext(
        "By our reading, the hand also waits for the %(tiles)s, of which it holds all four itself. So it does not wait for one kind alone.",
        tiles=tiles_text(found.tiles, t),
    )

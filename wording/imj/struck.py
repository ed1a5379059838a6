"""Why an element that is there does not count."""

from scoring import Account, Score, Struck
from wording.names import fan_name
from wording.translator import Translator


def why_struck(struck: Struck, account: Account, score: Score, t: Translator) -> str:
    """Why this line of the account is struck, with the element that strikes it."""
    striker = next((line.fan for line in account.counted if line.fan.id == struck.because), None)
    if striker is None:
        return t.gettext("A special hand counts alone; counted as usual this hand is worth more.")
    by = fan_name(striker, t)
    if struck.principle == "special-alone":
        return t.gettext("%(by)s is a special hand: nothing is added to it.", by=by)
    return t.gettext(
        "Not added to %(by)s: both belong to group %(group)s.",
        group=struck.fan.series,
        by=by,
    )

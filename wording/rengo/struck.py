"""Why a yaku that is there does not count."""

from scoring import Account, Score, Struck
from scoring.rengo.settle import CONTAINED, REPLACED
from wording.names import fan_name
from wording.translator import Translator


def why_struck(
    struck: Struck, account: Account, score: Score, t: Translator, *, briefly: bool = False
) -> str:
    """Why this line of the account is struck, with the yaku that strikes it."""
    striker = next(line.fan for line in account.counted if line.fan.id == struck.because)
    by = fan_name(striker, t)
    if struck.principle == REPLACED:  # 51(11), (21) and (22) are silent
        return t.gettext(
            "By custom %(by)s counts in its place; the article does not say so.", by=by
        )
    if struck.principle == CONTAINED:
        return t.gettext("Already included in the han of %(by)s.", by=by)
    if struck.fan.id == "dora":
        return t.gettext("%(by)s is a yakuman: its points are fixed, and dora adds nothing.", by=by)
    return t.gettext("%(by)s is a yakuman: with it only yakuman count.", by=by)


def if_counted(struck: Struck, account: Account, score: Score, total: str, t: Translator) -> str:
    """The same where a total would need it; nothing where the reason is told by itself."""
    if struck.principle != CONTAINED:
        return ""
    striker = next(line.fan for line in account.counted if line.fan.id == struck.because)
    return t.gettext(
        "The total would be %(total)s with %(fan)s, but it is already included in the han of %(by)s.",
        fan=fan_name(struck.fan, t),
        total=total,
        by=fan_name(striker, t),
    )

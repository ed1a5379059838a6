"""Why an element that is there does not count."""

from scoring import Account, Score, Struck
from wording.names import fan_name
from wording.translator import N_, Translator


def why_struck(
    struck: Struck, account: Account, score: Score, t: Translator, *, briefly: bool = False
) -> str:
    """Why this line of the account is struck, with the element that strikes it."""
    striker = account.striker(struck)
    if striker is None:
        return t.gettext("A special hand gives way where the usual count is worth more.")
    by = fan_name(striker, t)
    if struck.principle == "special-alone":
        return t.gettext("%(by)s is a special hand: nothing is added to it.", by=by)
    if struck.in_words:
        return t.gettext("The text forbids adding it to %(by)s.", by=by)
    return t.gettext(
        "Not added to %(by)s: both belong to group %(group)s, and no article lets the two count together.",
        group=struck.fan.series,
        by=by,
    )


def if_counted(struck: Struck, account: Account, score: Score, total: str, t: Translator) -> str:
    """The same where a total would need it; nothing where the reason is told by itself."""
    striker = account.striker(struck)
    if striker is None:
        return ""
    told = (
        N_(
            "The total would be %(total)s with %(fan)s, but nothing is added to %(by)s, a special hand."
        )
        if struck.principle == "special-alone"
        else N_("The total would be %(total)s with %(fan)s, but it is not added to %(by)s.")
    )
    return t.gettext(told, fan=fan_name(struck.fan, t), total=total, by=fan_name(striker, t))

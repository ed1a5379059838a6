"""Why a fan that is there does not count."""

from collections.abc import Iterable, Mapping
from typing import Final

from scoring import Account, Fan, Scope, Score, Struck, TileSet, Use
from wording.names import fan_name
from wording.sets import sets_text
from wording.translator import N_, Translator

_KONGS_OF_ANY_KIND: Final = frozenset(
    {"melded-kong", "concealed-kong", "two-melded-kongs", "two-concealed-kongs"}
)
SEVERAL_KONGS: Final = frozenset({"three-kongs", "four-kongs"})
_EXCLUDED: Final = N_("Excluded by %(by)s.")
_CONCEALED_ONLY: Final = N_("Only concealed kongs are added to %(by)s.")
_OUR_READING: Final = N_("As this site reads the text, no kong is counted again with %(by)s.")
_OUR_READING_OF_GATES: Final = N_(
    "As this site reads the text, no pung of terminals is counted again with %(by)s."
)
_NOT_ALWAYS_THERE: Final[Mapping[str, frozenset[str]]] = {
    "seven-shifted-pairs": frozenset({"single-wait"}),
    "four-pure-shifted-chows": frozenset({"short-straight", "two-terminal-chows"}),
    "seven-pairs": frozenset({"single-wait"}),
    "reversible-tiles": frozenset({"one-voided-suit"}),
    "three-kongs": _KONGS_OF_ANY_KIND,
    "four-kongs": _KONGS_OF_ANY_KIND,
    "two-melded-kongs": frozenset({"concealed-kong"}),
}


def why_struck(
    struck: Struck, account: Account, score: Score, t: Translator, *, briefly: bool = False
) -> str:
    """Why this line of the account is struck, with the fan or the sets that strike it.

    `briefly` leaves out the sets that a fan holds.
    """
    striker = account.striker(struck)
    if striker is None:
        if struck.principle == "non-identical":
            return _served_twice(struck, account, t)
        return _joined_already(struck, account, t)
    if struck.principle == "non-separation":
        return t.gettext(
            "%(sets)s already make %(by)s and are not paired again.",
            sets=sets_text(_sets(account, struck.places), t),
            by=fan_name(striker, t),
        )
    return _never_beside(struck, striker, account, t, briefly)


def if_counted(struck: Struck, account: Account, score: Score, total: str, t: Translator) -> str:
    """The same where a total would need it; nothing where the reason is told by itself.

    Of a fan that is there several times, the total holds just one.
    """
    striker = account.striker(struck)
    if striker is None or struck.principle == "non-separation":
        return ""
    if _is_silent_on_gates(striker, struck.fan):
        return ""
    told = _if_counted(struck, striker)
    names = {"fan": fan_name(struck.fan, t), "by": fan_name(striker, t), "total": total}
    return (
        t.gettext(told, sets=sets_text(_sets(account, struck.places), t), **names) if told else ""
    )


def _if_counted(struck: Struck, striker: Fan) -> str:
    scope, several = striker.implied.get(struck.fan.id), struck.times > 1
    if scope is None or may_be_without(striker, struck.fan):
        if _not_beside(striker, struck.fan) != _EXCLUDED:
            return ""
        if several:
            return N_("Counting one %(fan)s would make it %(total)s, but %(by)s excludes it.")
        return N_("The total would be %(total)s with %(fan)s, but %(by)s excludes it.")
    if scope is not Scope.SAME_SETS:
        if several:
            return N_("Counting one %(fan)s would make it %(total)s, but %(by)s implies it.")
        return N_("The total would be %(total)s with %(fan)s, but %(by)s implies it.")
    if not several:
        return N_("The total would be %(total)s with %(fan)s for %(sets)s, but %(by)s implies it.")
    if any(len(use.sets) > 1 for use in struck.uses):
        return ""
    return N_(
        "The total would be %(total)s with %(fan)s for one of %(sets)s, but %(by)s implies it."
    )


def _never_beside(
    struck: Struck, striker: Fan, account: Account, t: Translator, briefly: bool
) -> str:
    """Non-repeat: the text says that it does not count, or it cannot be missing.

    The sets are named where the fan may still count for others.
    """
    by = fan_name(striker, t)
    scope = striker.implied.get(struck.fan.id)
    if _is_silent_on_gates(striker, struck.fan):
        return t.gettext(_OUR_READING_OF_GATES, by=by)
    if scope is None or may_be_without(striker, struck.fan):
        return t.gettext(_not_beside(striker, struck.fan), by=by)
    if briefly or scope is not Scope.SAME_SETS:
        return t.gettext("Implied by %(by)s.", by=by)
    sets = sets_text(_sets(account, struck.places), t)
    return t.gettext("%(sets)s: implied by %(by)s.", sets=sets, by=by)


def _not_beside(striker: Fan, fan: Fan) -> str:
    """What keeps a fan out that may be missing: the text, or, of three kongs in 1998, our reading.

    Rows 5 and 17 of 2006 and 2014 add concealed kongs alone; definition 5 of 1998 adds no kong.
    """
    if striker.id not in SEVERAL_KONGS or fan.id not in _KONGS_OF_ANY_KIND:
        return _EXCLUDED
    if fan.id in striker.struck_in_row:
        return _CONCEALED_ONLY
    return _OUR_READING if is_our_reading(striker, fan) else _EXCLUDED


def is_our_reading(striker: Fan, fan: Fan) -> bool:
    """Whether no text keeps that fan of kongs out beside three or four kongs (1998, row 17)."""
    told = (*striker.struck_in_row, *striker.excludes)
    return striker.id in SEVERAL_KONGS and fan.id in _KONGS_OF_ANY_KIND and fan.id not in told


def _is_silent_on_gates(striker: Fan, fan: Fan) -> bool:
    """Whether no text keeps out the pungs of Nine Gates, of which only one must be there (1998, row 4)."""
    return (
        striker.id == "nine-gates"
        and fan.id == "pung-of-terminals-or-honors"
        and fan.id not in striker.excludes
    )


def may_be_without(striker: Fan, fan: Fan) -> bool:
    """Whether the other may be missing: it goes uncounted, but is not implied.

    A fan of kongs may be made of others than those; four chows shifted by one or by two hold
    other pairs of chows; some seven pairs wait as four sets and a pair do; and reversible tiles may
    be dots alone.
    """
    return fan.id in _NOT_ALWAYS_THERE.get(striker.id, ())


def _served_twice(struck: Struck, account: Account, t: Translator) -> str:
    """Non-identical: some of its sets serve the same fan in a use that counts."""
    places = {
        place
        for line in account.counted
        if line.fan is struck.fan
        for use in line.uses
        for place in use.sets
    }
    shared = [place for place in struck.places if place in places]
    rest = [place for place in struck.places if place not in places]
    used = {account.reading.sets[place].tiles for place in places}
    is_second = any(account.reading.sets[place].tiles in used for place in rest)
    told = (
        N_("%(sets)s: used in %(fan)s, not again with the second %(rest)s.")
        if is_second
        else N_("%(sets)s: used in %(fan)s, so not again with %(rest)s.")
    )
    return t.gettext(
        told,
        sets=sets_text(_sets(account, shared), t),
        fan=fan_name(struck.fan, t),
        rest=sets_text(_sets(account, rest), t),
    )


def _joined_already(struck: Struck, account: Account, t: Translator) -> str:
    """Account-once: two of its sets are linked by the fans that count."""
    linked = max((group & set(struck.places) for group in _linked(account)), key=len, default=set())
    sets = sets_text(_sets(account, linked), t)
    return t.gettext(
        "%(sets)s are already combined, directly or through other sets, and are not "
        "combined again.",
        sets=sets,
    )


def _linked(account: Account) -> list[set[int]]:
    """Groups of sets that the counted combination fans link, directly or in turn."""
    groups: list[set[int]] = []
    for use in _combinations(account):
        own = set(use.sets)
        for group in [each for each in groups if each & own]:
            own |= group
            groups.remove(group)
        groups.append(own)
    return groups


def _combinations(account: Account) -> Iterable[Use]:
    return (use for line in account.counted if line.fan.combination for use in line.uses)


def _sets(account: Account, places: Iterable[int]) -> list[TileSet]:
    return [account.reading.sets[place] for place in places]

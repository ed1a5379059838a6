"""The five counting principles of 3.9.1.6, over whatever fans were found in a reading.

Non-repeat: a counted fan strikes what it excludes or cannot be without. Non-separation,
non-identical and account-once govern the combination fans: every set starts alone; a fan may be
counted only over sets that are not yet joined, and counting it joins them; and no set serves
the same fan twice. High-not-low: of all admissible families the one worth most counts. Nothing here
knows a fan by name but the chicken hand, which is what is left when nothing counts.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Final, NamedTuple

from scoring.fan import SAME_SETS, Fan, Use
from scoring.mcr.edition import Edition
from scoring.memo import Memo
from scoring.record import Finding, Struck

Family = tuple[Finding, ...]
_ORDER: Final = attrgetter("order")
MOST_SETS: Final = 7  # of any reading: seven pairs


class Settlement(NamedTuple):
    """What counts of the fans found, most valuable first."""

    counted: Family
    found: Family
    edition: Edition

    @property
    def total(self) -> float:
        """What it comes to."""
        return _worth(self.counted)

    def struck(self) -> tuple[Struck, ...]:
        """What does not count, and why."""
        left = [each for each in self.found if each not in self.counted]
        reasons = (_reason(each, self.counted, self.edition) for each in left)
        return tuple(_joined(reasons, self.edition))


def settle(findings: Iterable[Finding], edition: Edition) -> Settlement:
    """The admissible choice worth most among the fans found in one reading.

    At equal worth the choice with the lowest numbers is taken, so that the answer is stable.
    """
    ordered = tuple(sorted(findings, key=_ORDER))
    choices = _choices(ordered)
    counted = min(choices, key=_rank) if len(choices) > 1 else choices[0]
    return Settlement(counted or _chicken(edition), ordered, edition)


def settlements(findings: Iterable[Finding], edition: Edition) -> Iterator[Settlement]:
    """Every admissible choice that is worth as much as the best (3.9.1.6(4)), each once."""
    ordered = tuple(sorted(findings, key=_ORDER))
    choices = dict.fromkeys(_choices(ordered))
    most = max(map(_worth, choices))
    for counted in choices:
        if _worth(counted) == most:
            yield Settlement(counted or _chicken(edition), ordered, edition)


def _choices(ordered: Family) -> list[Family]:
    """What counts by each family of combination fans that may be worth most."""
    combinations = tuple([each for each in ordered if each.fan.joins])
    if len(combinations) < 2:
        return [_standing(ordered)]
    return [
        _standing([each for each in ordered if each not in left_out] if left_out else ordered)
        for left_out in _left_out[combinations]
    ]


def _chicken(edition: Edition) -> Family:
    return (Finding(edition.fan("chicken-hand"), Use()),)


def _worth(counted: Family) -> float:
    return sum([each.value for each in counted])


def _rank(counted: Family) -> tuple[float, tuple[float, ...]]:
    """Highest worth first, then lower numbers, which more valuable fans have."""
    return -_worth(counted), _numbers(counted)


def _numbers(counted: Family) -> tuple[float, ...]:
    """Numbers of the fans counted, ascending, each as often as it counts."""
    return tuple(sorted(each.fan.number for each in counted))


def _worked_out(combinations: Family) -> tuple[frozenset[Finding], ...]:
    """What each family that may be worth most leaves out of the combination fans.

    A fan that strikes nothing can only add to a family. So where a family could take more of
    such fans and nothing else, it need not be tried: the fuller one is worth at least as much.
    """
    families = [frozenset(family) for family in _families(combinations)]
    harmless = frozenset(each for each in combinations if not each.fan.strikes)
    return tuple(
        frozenset(combinations) - family
        for family in families
        if not any(family < fuller and fuller - family <= harmless for fuller in families)
    )


_left_out: Final = Memo(_worked_out, 1 << 14)


def _families(combinations: Family) -> Iterator[Family]:
    """Every admissible family of combination fans, from all that can be joined to none."""
    yield from _grow(combinations, (), tuple(range(MOST_SETS)))


def _grow(left: Family, chosen: Family, joined: tuple[int, ...]) -> Iterator[Family]:
    """Take or leave the first fan that is left. `joined[place]` names a set's component."""
    if not left:
        yield chosen
        return
    first, rest = left[0], left[1:]
    if _may_join(first, chosen, joined):
        yield from _grow(rest, (*chosen, first), _join(first, joined))
    yield from _grow(rest, chosen, joined)


def _may_join(each: Finding, chosen: Family, joined: tuple[int, ...]) -> bool:
    components = {joined[place] for place in each.use.sets}
    return len(components) == len(each.use.sets) and not any(
        _same_fan_again(each, other) for other in chosen
    )


def _join(each: Finding, joined: tuple[int, ...]) -> tuple[int, ...]:
    components = {joined[place] for place in each.use.sets}
    name = min(components)
    return tuple(name if component in components else component for component in joined)


def _same_fan_again(each: Finding, other: Finding) -> bool:
    return each.fan is other.fan and not set(each.use.sets).isdisjoint(other.use.sets)


def _standing(findings: Sequence[Finding]) -> Family:
    """The fans left once more valuable ones have struck what they strike, most valuable first.

    No fan strikes a more valuable one (a test holds every edition to it), so one pass from high to
    low values settles what is left.
    """
    counted: list[Finding] = []
    partly: list[Finding] = []  # counted fans that strike others for their own sets
    struck = partly_struck = 0
    for each in findings:
        fan = each.fan
        if fan.bit & struck:
            continue
        if fan.bit & partly_struck and any([strikes(other, each) for other in partly]):  # noqa: C419
            continue
        counted.append(each)
        struck |= fan.strikes_in_hand
        if fan.strikes_in_sets:
            partly_struck |= fan.strikes_in_sets
            partly.append(each)
    return tuple(counted)


def strikes(counted: Finding, other: Finding) -> bool:
    """Whether a counted fan strikes that use of another one (non-repeat, 3.9.1.6(1))."""
    scope = counted.fan.strikes.get(other.fan.id)
    if scope is SAME_SETS:
        return set(other.use.sets) <= set(counted.use.sets)
    return scope is not None


def _reason(each: Finding, counted: Family, edition: Edition) -> Struck:
    """By what a fan that was found falls away."""
    for other in counted:
        if strikes(other, each):
            return _struck(each, other.fan, "non-repeat", edition)
    for other in counted:
        if other.fan.combination and set(each.use.sets) <= set(other.use.sets):
            return _struck(each, other.fan, "non-separation", edition)
    if any(_same_fan_again(each, other) for other in counted):
        return _struck(each, None, "non-identical", edition)
    return _struck(each, None, "account-once", edition)


def _joined(reasons: Iterable[Struck], edition: Edition) -> Iterator[Struck]:
    """Uses of one fan that one counted fan strikes are told together.

    What a principle alone strikes stays apart, for each use has sets of its own to tell of.
    """

    def cause(each: Struck) -> tuple[object, ...]:
        apart = each.uses if each.because in edition.principles else ()
        return each.fan.id, each.value, each.because, each.principle, apart

    told: dict[tuple[object, ...], Struck] = {}
    for each in reasons:
        first = told.get(cause(each))
        told[cause(each)] = replace(first, uses=first.uses + each.uses) if first else each
    yield from told.values()


def _struck(each: Finding, striker: Fan | None, principle: str, edition: Edition) -> Struck:
    article = edition.principles[principle]
    return Struck(
        fan=each.fan,
        value=each.value,
        uses=(each.use,),
        because=striker.id if striker else principle,
        principle=principle,
        articles=(striker.article_against(each.fan.id), article) if striker else (article,),
        in_words=striker is not None and striker.says_against(each.fan.id),
    )

"""A second scorer for the competition rules, slow and plain, straight from the five principles.

It shares nothing with the engine but the hand itself: readings, fans and what strikes what are
written down a second time (`naive_readings`, `naive_fans`, `naive_table`). Of the fans made by a relation
between sets it tries every subset and asks of each whether the principles allow it.
"""

from collections.abc import Iterator
from itertools import combinations

from scoring import Hand, MeldKind
from tests.scoring.naive_fans import NaiveReading, Use, present, relations
from tests.scoring.naive_readings import Part, part_tiles, readings, winning_kinds
from tests.scoring.naive_table import STRIKES

_KINDS = {
    MeldKind.CHOW: "chow",
    MeldKind.PUNG: "pung",
    MeldKind.KONG: "kong",
    MeldKind.ADDED_KONG: "kong",
    MeldKind.CONCEALED_KONG: "ckong",
}


def naive_points(hand: Hand, year: int) -> int:
    """What the highest count of the highest-scoring reading is worth, without flowers."""
    return max(_most_valuable(held) for held in _held(hand, year))


def naive_countings(hand: Hand, year: int) -> set[tuple[str, ...]]:
    """The fans of every counting that is worth as much as the highest, sorted by name."""
    results = {
        tuple(sorted(name for name, _, _ in counted)): sum(value for _, _, value in counted)
        for held in _held(hand, year)
        for counted in _countings(held)
    }
    most = max(results.values())
    return {fans for fans, worth in results.items() if worth == most}


def _most_valuable(reading: NaiveReading) -> int:
    """What is there may not be passed over; where nothing is, the Chicken Hand is worth 8."""
    return max(sum(value for _, _, value in counted) for counted in _countings(reading)) or 8


def _held(hand: Hand, year: int) -> Iterator[NaiveReading]:
    """The hand under each reading, and each part that the winning tile may complete."""
    melds = tuple((_KINDS[meld.kind], meld.tiles[0].index) for meld in hand.melds)
    standing = sorted(each.index for each in hand.concealed)
    win = hand.win.index
    circumstances = hand.circumstances
    sole = winning_kinds(standing, len(melds)) == [win]
    for shape, own in readings([*standing, win], len(melds)):
        parts: tuple[Part, ...] = (*melds, *own)
        for completed in _completed(shape, own, len(melds), standing, win):
            yield NaiveReading(
                year,
                shape,
                parts,
                completed,
                tuple(standing),
                tuple(sorted([*standing, win, *(t for part in melds for t in part_tiles(part))])),
                melds,
                win,
                circumstances.by.value,
                circumstances.seat.value,
                circumstances.round.value,
                circumstances.last,
                circumstances.last_of_kind,
                sole,
            )


def _completed(
    shape: str, own: list[Part], melds: int, standing: list[int], win: int
) -> Iterator[int | None]:
    if shape in ("sets", "knitted"):
        for place, part in enumerate(own):
            if win in part_tiles(part):
                yield melds + place
    knitted_tiles = sorted([*standing, win])
    for part in own:
        for each in part_tiles(part):
            knitted_tiles.remove(each)
    if shape not in ("sets", "knitted") or (shape == "knitted" and win in knitted_tiles):
        yield None


def _countings(reading: NaiveReading) -> Iterator[list[Use]]:
    """Every counting that the principles allow, after the strikes of non-repeat."""
    others, linked = list(present(reading)), list(relations(reading))
    for size in range(len(linked) + 1):
        if size > 4:  # five sets that start alone are joined after four fans at most
            break
        for chosen in combinations(linked, size):
            if _may_stand_together(chosen):
                yield _unstruck([*others, *chosen], reading.year)


def _may_stand_together(chosen: tuple[Use, ...]) -> bool:
    """Non-separation, non-identical and account-once, asked of the whole subset at once.

    Account-once: some order of counting lets every fan join sets that were apart until then. In
    any order each fan of n sets makes n - 1 joins, so all joins must be joins of strangers.
    """
    for one, other in combinations(chosen, 2):
        if one[0] == other[0] and one[1] & other[1]:
            return False
    groups: list[set[int]] = []
    for _, places, _ in chosen:
        touched = [group for group in groups if group & places]
        if any(len(group & places) > 1 for group in touched):
            return False
        groups = [group for group in groups if group not in touched]
        groups.append(set(places).union(*touched))
    return True


def _unstruck(uses: list[Use], year: int) -> list[Use]:
    """Non-repeat: the most valuable fans stand, and each that stands strikes what it holds."""
    standing: list[Use] = []
    for use in sorted(uses, key=lambda each: -each[2]):
        if not any(_strikes(other, use, year) for other in standing):
            standing.append(use)
    return standing


def _strikes(one: Use, other: Use, year: int) -> bool:
    if (one[0], other[0]) in STRIKES[year]:
        return True
    return (one[0], f"*{other[0]}") in STRIKES[year] and other[1] <= one[1]

"""What makes the shapes fast is held to the readable rule, by brute force over tiles."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from scoring import TILES, Hand, Meld, MeldKind, Tile
from scoring.counts import (
    count_of,
    four_of_a_kind,
    is_playable,
    kinds_listed,
    kinds_of,
    packed_tiles,
    unpacked,
)
from scoring.decompose import can_split, winning_kinds
from scoring.hand import Circumstances, WinSource
from scoring.mcr.edition import SHAPES
from scoring.reading import KNITTED_STRAIGHTS, Shape, readings
from scoring.tiles import KINDS
from scoring.waits import completing_kinds
from tests.scoring.random_hands import random_hand

KIND = st.integers(0, KINDS - 1)
ORPHANS = {each.index for each in TILES[:KINDS] if each.is_terminal or each.is_honor}
HONORS = set(range(27, KINDS))


def sets_and_pair(tiles: list[int], pair: bool = False) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every split of sorted tiles into sets and one pair, lowest tile first."""
    if not tiles:
        if pair:
            yield ()
        return
    low = tiles[0]
    chow = [low, low + 1, low + 2]
    for part in ([low] * 2, [low] * 3, chow):
        if len(part) == 2 and pair:
            continue
        if part is chow and (low >= 27 or low % 9 > 6):
            continue
        if not Counter(part) - Counter(tiles):
            rest = sorted((Counter(tiles) - Counter(part)).elements())
            for others in sets_and_pair(rest, pair or len(part) == 2):
                yield (tuple(part), *others)


def is_complete(tiles: list[int], melds: int) -> bool:
    """The shapes of 3.7.2 in the plainest words."""
    counts = Counter(tiles)
    if any(sets_and_pair(tiles)):
        return True
    for straight in KNITTED_STRAIGHTS:
        rest = counts - Counter(straight)
        if not Counter(straight) - counts and any(sets_and_pair(sorted(rest.elements()))):
            return True
    if melds:
        return False
    single = max(counts.values()) == 1
    return (
        all(count % 2 == 0 for count in counts.values())
        or set(counts) == ORPHANS
        or (single and any(set(counts) <= HONORS | set(each) for each in KNITTED_STRAIGHTS))
    )


@given(st.lists(KIND, max_size=18))
def test_packed_counts_are_counts(kinds: list[int]) -> None:
    counts, tile_counts = packed_tiles(TILES[kind] for kind in kinds), Counter(kinds)
    assert unpacked(counts) == tuple(tile_counts[kind] for kind in range(KINDS))
    assert list(kinds_listed(counts)) == sorted(tile_counts)
    assert all(count_of(counts, kind) == tile_counts[kind] for kind in range(KINDS))
    assert is_playable(counts) == (max(tile_counts.values(), default=0) <= 4)
    if is_playable(counts):
        assert kinds_of(counts) == packed_tiles(TILES[kind] for kind in tile_counts)
        fours = [kind for kind in sorted(tile_counts) if tile_counts[kind] == 4]
        assert list(kinds_listed(four_of_a_kind(counts))) == fours


def test_flowers_are_not_playable() -> None:
    assert not any(is_playable(packed_tiles([flower])) for flower in TILES[KINDS:])


@settings(deadline=None)
@given(st.lists(st.sampled_from((*range(9), 18, 19, 27)), min_size=1, max_size=14))
def test_a_split_is_found_where_there_is_one(kinds: list[int]) -> None:
    counts = packed_tiles(TILES[kind] for kind in kinds)
    assert can_split(counts) == any(sets_and_pair(sorted(kinds)))


def test_the_tiles_that_complete_a_hand_are_those_of_a_trial_of_each() -> None:
    rng = Random(13)
    for _ in range(150):
        hand = random_hand(rng)
        concealed = hand.concealed
        if rng.random() < 0.5:  # a hand that may wait for nothing
            concealed = tuple(sorted((*concealed[1:], TILES[rng.randrange(KINDS)])))
        held = sorted(each.index for each in concealed)
        counts = packed_tiles(concealed)
        wanted = [
            kind for kind in range(KINDS) if is_complete(sorted([*held, kind]), len(hand.melds))
        ]
        found = completing_kinds(concealed, len(hand.melds), SHAPES)
        assert [each.index for each in found] == wanted
        plain = [kind for kind in range(KINDS) if any(sets_and_pair(sorted([*held, kind])))]
        assert list(winning_kinds(counts)) == plain


def test_the_readings_are_every_split_once() -> None:
    rng = Random(41)
    for _ in range(150):
        hand = random_hand(rng)
        tiles = sorted(each.index for each in (*hand.concealed, hand.win))
        wanted = {tuple(sorted(split)) for split in sets_and_pair(tiles)}
        found = list(readings(hand, frozenset({Shape.STANDARD})))
        melds = len(hand.melds)
        splits = set()
        for each in found:
            own = [*each.sets[: len(each.sets) - 1 - melds], each.sets[-1]]
            splits.add(tuple(sorted(tuple(tile.index for tile in part.tiles) for part in own)))
            assert hand.win in each.sets[each.completed].tiles
        assert splits == wanted
        assert len(found) == len({(each.sets, each.sets[each.completed]) for each in found})


MELDS = st.builds(
    lambda kind, how: Meld(how, (TILES[kind],) * (3 if how is MeldKind.PUNG else 4)),
    KIND,
    st.sampled_from((MeldKind.PUNG, MeldKind.KONG, MeldKind.CONCEALED_KONG)),
)
TOLD = st.builds(Circumstances, by=st.sampled_from(WinSource), last_of_kind=st.booleans())


@given(
    st.lists(st.sampled_from(TILES), min_size=10, max_size=15),
    st.lists(MELDS, max_size=2),
    st.sampled_from(TILES),
    TOLD,
)
@example(
    concealed=[TILES[kind] for kind in (0, 0, 0, 0, 1, 1, 1, 1, 2, 2)],
    melds=[Meld(MeldKind.PUNG, (TILES[3],) * 3)],
    win=TILES[4],
    told=Circumstances(by=WinSource.REPLACEMENT, last_of_kind=True),
)
def test_a_hand_that_looks_plain_has_no_faults(
    concealed: list[Tile], melds: list[Meld], win: Tile, told: Circumstances
) -> None:
    hand = object.__new__(Hand)  # as the constructor sees it before it refuses anything
    standing = packed_tiles(concealed)
    for name, value in {
        "concealed": tuple(sorted(concealed)),
        "melds": tuple(melds),
        "win": win,
        "circumstances": told,
        "standing_counts": standing,
        "counts": standing + packed_tiles([win]) + sum(meld.counts for meld in melds),
    }.items():
        object.__setattr__(hand, name, value)
    if hand._is_plain():
        assert not list(hand._faults())

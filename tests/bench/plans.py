"""Plans beside brute force, and the time they take.

`python -m tests.bench.plans [HANDS [SEED [RULES …]]]`: so many hands in all are held against every
complete hand of worlds of few kinds (distance, helpful tiles and spare tiles of each fan within
reach), and as many random hands of the whole set of tiles are timed; each is asked about once.
That every way to a win is one is asked of the engine again; how much nearer one is at times that
the search does not see is told from an exhaustive look at hands two tiles away.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Final

from scoring import RULE_SETS, TILES, Hand, RuleSet, Tile, WinSource, format_tiles, score, wire
from scoring.hand import held_tiles
from scoring.plans import HandInPlay, PlansAnswer, plans
from scoring.reading import KNITTED_STRAIGHTS, ORPHANS
from scoring.tiles import COPIES, KINDS
from scoring.waits import completing_kinds
from tests.scoring.naive_plans import NaiveReach, SmallWorld, small_world, world_of

HANDS: Final = 5_000
_OF_EACH_WORLD: Final = 40
_KINDS: Final = 7
_MELDS: Final = (0, 0, 1, 2, 3)
_SHOWN: Final = 3


def worlds(rules: RuleSet, rng: Random) -> Iterator[SmallWorld]:
    """Those of hands without sets first, then random ones for ever."""
    yield world_of(rules, rng, tuple(sorted(ORPHANS)), 0)
    honors = tuple(range(27, KINDS))
    yield world_of(rules, rng, (*sorted(KNITTED_STRAIGHTS[0]), *honors[:5]), 0)
    knitted = {*KNITTED_STRAIGHTS[rng.randrange(6)]}
    for melds in (0, 1):
        yield world_of(rules, rng, tuple(sorted({*knitted, 1, 2, *honors[3:5]})), melds)
    while True:
        yield small_world(rules, rng, rng.randrange(_KINDS - 2, _KINDS + 2), rng.choice(_MELDS))


def compared(rules: RuleSet, hands: int, seed: str) -> None:
    """Print how many hands agree with brute force and where others do not."""
    rng = Random(f"plans/{rules.id}/{seed}")
    wrong: Counter[str] = Counter()
    done = 0
    for world in worlds(rules, rng):
        naive = NaiveReach(world)
        for number in range(min(_OF_EACH_WORLD, hands - done)):
            hand = world.hand(rng, 13 + number % 2)
            for fault in naive.disagreements(hand):
                wrong[fault.split(":", maxsplit=1)[0]] += 1
                if sum(wrong.values()) <= _SHOWN:
                    print(f"  {fault}: {_told(hand)}")
            done += 1
        if done >= hands:
            break
    print(f"{rules.id}: {done} hands beside brute force, wrong: {dict(wrong) or 'none'}")


def _told(hand: HandInPlay) -> str:
    melds = " ".join(f"{each.kind} {format_tiles(each.tiles)}" for each in hand.melds)
    return f"{format_tiles(hand.concealed)} {melds} seen {format_tiles(hand.seen)}"


def dealt(rules: RuleSet, rng: Random, tiles: int) -> HandInPlay:
    """A hand that was worked on for some turns: of each draw the tile that keeps least goes."""
    wall = [tile for tile in TILES[:KINDS] for _ in range(COPIES)]
    rng.shuffle(wall)
    standing, seen = wall[:13], []
    for turn in range(rng.randrange(12)):
        drawn = HandInPlay((*standing, wall[13 + turn]), seen=tuple(seen))
        gone = rng.choice(plans(rules, drawn).shape.spare or drawn.concealed)
        standing = [*drawn.concealed]
        standing.remove(gone)
        seen.append(gone)
    more = wall[60 : 60 + tiles - 13]
    return HandInPlay((*standing, *more), seen=tuple(seen))


def timed(rules: RuleSet, hands: int, seed: str) -> None:
    """Print the time of a hand, and what its ways to a win are beside an exhaustive look."""
    rng = Random(f"plans-time/{rules.id}/{seed}")
    times: list[float] = []
    farther: Counter[str] = Counter()
    gaps: Counter[int | None] = Counter()
    for number in range(hands):
        hand = dealt(rules, rng, 13 + number % 2)
        hand = HandInPlay(hand.concealed, hand.melds, hand.circumstances, hand.seen[1:])
        begun = process_time()
        answer = plans(rules, hand)
        times.append(1000 * (process_time() - begun))
        nearest = answer.wins[0].outlook.away if answer.wins else None
        gaps[None if nearest is None else nearest - answer.shape.away] += 1
        _check_wins(rules, answer)
        if not hand.has_drawn and answer.shape.away <= 2:
            least = _least_win(rules, answer)
            if least is not None:
                farther["seen" if nearest == least else "missed"] += 1
    times.sort()
    print(
        f"  {hands} hands, ms: median {median(times):.0f}, 95 of 100 {times[hands * 95 // 100]:.0f}, "
        f"most {times[-1]:.0f}"
    )
    print(f"  the nearest win is so much farther than any shape: {dict(gaps)}")
    print(f"  of hands one or two tiles from a win that counts: {dict(farther)}")


def _check_wins(rules: RuleSet, answer: PlansAnswer) -> None:
    for each in answer.wins:
        hand, known = wire.read_hand(wire.write_hand(each.score.hand, rules.id))
        assert score(hand, known).win
        lacking = Counter(hand.tiles) - Counter(
            held_tiles(answer.hand.concealed, answer.hand.melds)
        )
        assert lacking.total() == each.outlook.away, (lacking, each.outlook)


def _least_win(rules: RuleSet, answer: PlansAnswer) -> int | None:
    """One or two where so many tiles make a win that counts, told by trying them all."""
    hand = answer.hand
    if _wins(rules, hand.concealed, hand):
        return 1
    for drawn in TILES[:KINDS]:
        if hand.unseen[drawn.index]:
            for gone in dict.fromkeys(hand.concealed):
                standing = [*hand.concealed, drawn]
                standing.remove(gone)
                if gone != drawn and _wins(rules, tuple(standing), hand):
                    return 2
    return None


def _wins(rules: RuleSet, standing: tuple[Tile, ...], hand: HandInPlay) -> bool:
    for win in completing_kinds(standing, len(hand.melds), rules.shapes):
        if hand.unseen[win.index] and standing.count(win) < COPIES:
            for by in (WinSource.DISCARD, WinSource.DRAW):
                told = wire.write_hand(Hand(standing, hand.melds, win), rules.id)
                riichi = {"riichi": "riichi"} if rules.id == "rengo" else {}
                if score(*wire.read_hand(told | {"by": by.value} | riichi)).win:
                    return True
    return False


def main(arguments: Sequence[str]) -> None:
    """Print what is said above for each rule set."""
    hands = int(arguments[0]) if arguments else HANDS
    seed = arguments[1] if len(arguments) > 1 else "1"
    chosen = arguments[2:] or list(RULE_SETS)
    for rules_id in chosen:
        compared(RULE_SETS[rules_id], hands // len(chosen), seed)
        timed(RULE_SETS[rules_id], hands // len(chosen) // 5, seed)


if __name__ == "__main__":
    main(sys.argv[1:])

"""One of the four players: what stands, what was claimed, and what the player would do."""

from collections.abc import Sequence
from typing import Final

from quizzes.deal.aims import choose_plan
from quizzes.deal.plans import NO_PLAN, Plan, is_wanted
from quizzes.deal.worth import NEARLY_WAITING_VALUE, SET_VALUE, tiles_value, value_lost
from quizzes.hands.draw import Draw
from quizzes.systems import profile_of
from scoring import TILES, Meld, RuleSet, Tile, Wind, WinSource
from scoring.counts import UNITS, count_of, kinds_listed
from scoring.tiles import KINDS
from scoring.waits import completing_indices

_DRAGONS: Final = range(31, KINDS)
_FIRST_DISCARDS: Final = 6  # so many draws long a player may change the plan
_ALIKE: Final = 100  # what two of a kind are worth to one who collects pairs


class Player:
    """A seat with its tiles. `counts` are the standing ones, packed; the rest is on the table."""

    def __init__(self, seat: Wind, round_wind: Wind, rules: RuleSet) -> None:
        self.seat = seat
        self.rules = rules
        self.counts = 0
        self.melds: list[Meld] = []
        self.flowers: list[Tile] = []
        self.thrown: set[int] = set()
        self.draws = 0
        self.riichi = False
        self.double = False
        self.passed = False  # let a winning tile go by since the last own discard
        self.waits: tuple[int, ...] = ()
        self.plan: Plan = NO_PLAN
        self._yakuhai = {seat.tile.index, round_wind.tile.index, *_DRAGONS}

    @property
    def is_closed(self) -> bool:
        """Nothing was claimed."""
        return not any(meld.is_claimed for meld in self.melds)

    @property
    def is_furiten(self) -> bool:
        """Rengo 63 and 64: a tile waited for was thrown or let go by."""
        return self.passed or not self.thrown.isdisjoint(self.waits)

    @property
    def concealed(self) -> tuple[Tile, ...]:
        """The standing tiles in order."""
        return tuple(
            TILES[kind]
            for kind in kinds_listed(self.counts)
            for _ in range(count_of(self.counts, kind))
        )

    def concealed_before(self, drawn: int, by: WinSource) -> tuple[Tile, ...]:
        """The standing tiles without the one that was just drawn; a flower never stands."""
        tiles = list(self.concealed)
        if by in (WinSource.DRAW, WinSource.REPLACEMENT) and drawn < KINDS:
            tiles.remove(TILES[drawn])
        return tuple(tiles)

    def take(self, kind: int) -> None:
        """One standing tile more."""
        self.counts += UNITS[kind]

    def give(self, kind: int, count: int = 1) -> None:
        """Standing tiles that leave the hand."""
        self.counts -= count * UNITS[kind]

    def held(self, kind: int) -> int:
        """How many of the kind stand."""
        return count_of(self.counts, kind)

    def look(self) -> None:
        """Which kinds would complete the thirteen tiles."""
        value = tiles_value(self.counts) + SET_VALUE * len(self.melds)
        if value >= NEARLY_WAITING_VALUE or not self.plan.sets:
            self.waits = tuple(completing_indices(self.counts, len(self.melds), self.rules.shapes))
        else:
            self.waits = ()

    def aim(self, draw: Draw) -> None:
        """Choose a plan, early on; claims settle it."""
        if not self.melds and self.draws <= _FIRST_DISCARDS:
            self.plan = choose_plan(self.counts, (), 0, profile_of(self.rules).plans, draw)

    def discard(self, draw: Draw) -> int:
        """The kind that is missed least; of such the first that chance shows."""
        return self.discard_of(list(kinds_listed(self.counts)), draw)

    def discard_of(self, kinds: Sequence[int], draw: Draw) -> int:
        """The same of those kinds alone."""
        start = draw.below(len(kinds))
        return min((*kinds[start:], *kinds[:start]), key=self._missed)

    def _missed(self, kind: int) -> int:
        held, plan = self.held(kind), self.plan
        if plan.alike:
            alike = _ALIKE if held == 2 or (held == 3 and plan.sets) else 0
            return alike + (value_lost(self.counts, kind) // 8 if plan.sets else 0)
        wanted = plan.bonus if is_wanted(plan, kind) else 0
        if plan.chows or not plan.sets:
            wanted = wanted if held == 1 else 0
        honor = 6 if kind in self._yakuhai else 0
        return wanted + (value_lost(self.counts, kind) + honor if plan.sets else 0)

    def wants_pung(self, kind: int, draw: Draw) -> bool:
        """Whether to claim a discard for a pung."""
        if self.riichi or self.held(kind) < 2 or not self.plan.sets:
            return False
        if self.plan.alike:
            return True
        if kind in self._yakuhai:
            return draw.chance(0.8)
        return self._may_open and count_of(self.plan.claims, kind) > 0 and self._gains(kind)

    def _gains(self, kind: int) -> bool:
        """Whether a pung is worth more than the pair and what else the tiles are part of."""
        rest = self.counts - 2 * UNITS[kind]
        return tiles_value(rest) + SET_VALUE > tiles_value(self.counts) + 20

    @property
    def _may_open(self) -> bool:
        """Whether an open hand can still win: by a plan, a yakuhai, or as any hand without a minimum."""
        if not self.rules.minimum or self.plan.claims:
            return True
        return any(meld.tiles[0].index in self._yakuhai for meld in self.melds)

    def chow_to_claim(self, kind: int, draw: Draw) -> int | None:
        """The lowest kind of the chow to claim with a discard; None where none is wanted."""
        if self.riichi or kind >= 27 or not self._may_open or not self.plan.sets or self.plan.alike:
            return None
        place, before = kind % 9, tiles_value(self.counts)
        for low in range(max(place - 2, 0), min(place, 6) + 1):
            lowest = kind - place + low
            others = [each for each in range(lowest, lowest + 3) if each != kind]
            if not all(self.held(each) for each in others):
                continue
            chow = UNITS[lowest] + UNITS[lowest + 1] + UNITS[lowest + 2]
            if self.plan.chows:
                is_wanted = chow in self.plan.chows and not self._has(chow)
            else:
                is_wanted = not chow & ~self.plan.claims if self.plan.claims else draw.chance(0.4)
            rest = self.counts - chow + UNITS[kind]
            if is_wanted and tiles_value(rest) + SET_VALUE > before + 30:
                return lowest
        return None

    def _has(self, chow: int) -> bool:
        """Whether the chow already stands or was claimed."""
        if all(self.held(kind) for kind in kinds_listed(chow)):
            return True
        return any(sum(UNITS[each.index] for each in meld.tiles) == chow for meld in self.melds)

    def kong_kind(self) -> int | None:
        """A kind of which all four stand and none is missed elsewhere; None in riichi (38)."""
        if self.riichi or not self.plan.sets:
            return None
        fours = self.counts >> 2
        for kind in kinds_listed(self.counts):
            if fours & UNITS[kind]:
                rest = self.counts - 4 * UNITS[kind]
                if tiles_value(rest) + SET_VALUE >= tiles_value(self.counts) - 10:
                    return kind
        return None

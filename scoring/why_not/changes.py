"""What would have to be otherwise in a hand: one typed value for each thing that differs.

A change says what is there and what would be there in its place; `made` makes them all, so that
whoever tells a way to a fan can also show the hand at its end.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, NamedTuple

from scoring.hand import Circumstances, Hand
from scoring.melds import Meld
from scoring.tiles import Tile


class HandDraft(NamedTuple):
    """The parts of a hand while changes are made to it; nothing in it was checked."""

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    win: Tile
    circumstances: Circumstances

    @classmethod
    def of(cls, hand: Hand) -> "HandDraft":
        """The parts of a hand."""
        return cls(hand.concealed, hand.melds, hand.win, hand.circumstances)

    def hand(self) -> Hand:
        """The hand. Raises ScoringError: there can be none such."""
        return Hand(self.concealed, self.melds, self.win, self.circumstances)

    def without(self, tiles: Iterable[Tile]) -> "HandDraft":
        """Those tiles taken out of the standing ones. Raises ValueError: one is not there."""
        left = list(self.concealed)
        for each in tiles:
            left.remove(each)
        return self._replace(concealed=tuple(left))

    def with_tiles(self, tiles: Iterable[Tile]) -> "HandDraft":
        """Those tiles added to the standing ones."""
        return self._replace(concealed=tuple(sorted((*self.concealed, *tiles))))

    def with_meld(self, before: Meld | None, after: Meld | None) -> "HandDraft":
        """A meld put in the place of another, or added, or taken away."""
        at = len(self.melds) if before is None else self.melds.index(before)
        put = () if after is None else (after,)
        return self._replace(melds=(*self.melds[:at], *put, *self.melds[at + 1 :]))


@dataclass(frozen=True, slots=True)
class TileChange:
    """A tile for a tile. `is_win` says that it is the winning tile that differs."""

    out: Tile
    into: Tile
    is_win: bool = False

    @property
    def cost(self) -> int:
        """One tile."""
        return 1

    def made_in(self, draft: HandDraft) -> HandDraft:
        """The hand with the one in the other's place."""
        if self.is_win:
            return draft._replace(win=self.into)
        return draft.without((self.out,)).with_tiles((self.into,))


@dataclass(frozen=True, slots=True)
class MeldChange:
    """A declared set would have to be another one."""

    meld: Meld
    into: Meld

    @property
    def cost(self) -> int:
        """The tiles that differ, a kong that is none any more among them."""
        left = list(self.meld.tiles)
        for each in self.into.tiles:
            if each in left:
                left.remove(each)
        return len(left)

    def made_in(self, draft: HandDraft) -> HandDraft:
        """The hand with that set instead."""
        return draft.with_meld(self.meld, self.into)


@dataclass(frozen=True, slots=True)
class SetConcealed:
    """A claimed set would have to be the winner's own: standing tiles, or a concealed kong."""

    meld: Meld
    into: Meld | None = None

    @property
    def cost(self) -> int:
        """One declaration."""
        return 1

    def made_in(self, draft: HandDraft) -> HandDraft:
        """The hand with the set in the hand."""
        if self.into is not None:
            return draft.with_meld(self.meld, self.into)
        return draft.with_meld(self.meld, None).with_tiles(self.meld.tiles)


@dataclass(frozen=True, slots=True)
class SetClaimed:
    """A concealed set would have to be claimed; `before` is the concealed kong, if it is one."""

    meld: Meld
    before: Meld | None = None

    @property
    def cost(self) -> int:
        """One claim."""
        return 1

    def made_in(self, draft: HandDraft) -> HandDraft:
        """The hand with the set on the table."""
        if self.before is not None:
            return draft.with_meld(self.before, self.meld)
        return draft.without(self.meld.tiles).with_meld(None, self.meld)


@dataclass(frozen=True, slots=True)
class KongMade:
    """A pung would have to be a kong; `pung` is the claimed one, None where it stands."""

    kong: Meld
    pung: Meld | None = None

    @property
    def cost(self) -> int:
        """The fourth tile."""
        return 1

    def made_in(self, draft: HandDraft) -> HandDraft:
        """The hand with the kong."""
        if self.pung is not None:
            return draft.with_meld(self.pung, self.kong)
        return draft.without(self.kong.tiles[:3]).with_meld(None, self.kong)


@dataclass(frozen=True, slots=True)
class KongUndone:
    """A kong would have to be a pung: claimed as it was, or standing where `pung` is None."""

    kong: Meld
    pung: Meld | None = None

    @property
    def cost(self) -> int:
        """One declaration."""
        return 1

    def made_in(self, draft: HandDraft) -> HandDraft:
        """The hand with the pung."""
        if self.pung is not None:
            return draft.with_meld(self.kong, self.pung)
        return draft.with_meld(self.kong, None).with_tiles(self.kong.tiles[:3])


@dataclass(frozen=True, slots=True)
class WinningTileChange:
    """The same tiles, but another of them would have to come last."""

    before: Tile
    after: Tile

    @property
    def cost(self) -> int:
        """One tile."""
        return 1

    def made_in(self, draft: HandDraft) -> HandDraft:
        """The hand that waited for the other tile."""
        return draft.without((self.after,)).with_tiles((self.before,))._replace(win=self.after)


class CircumstanceField(StrEnum):
    """What surrounds a win, by the name of its field in `Circumstances`."""

    BY = "by"
    SEAT = "seat"
    ROUND = "round"
    LAST = "last"
    LAST_OF_KIND = "last_of_kind"
    FLOWERS = "flowers"
    DISCARDER = "discarder"
    FIRST_TURN = "first_turn"
    KONGS_IN_ROW = "kongs_in_row"
    RIICHI = "riichi"
    DORA_INDICATOR = "dora_indicator"


@dataclass(frozen=True, slots=True)
class CircumstanceChange:
    """One thing around the win would have to be otherwise.

    Another seat of the winner unnames who discarded, who is liable and who the sets were claimed
    from, for those seats were told of the old one. Of flowers each counts.
    """

    field: CircumstanceField
    before: Any
    after: Any

    @property
    def cost(self) -> int:
        """One, or so many flowers."""
        if self.field is CircumstanceField.FLOWERS:
            return len({*self.before} ^ {*self.after})
        return 1

    def made_in(self, draft: HandDraft) -> HandDraft:
        """The hand in those circumstances."""
        told = {**vars(draft.circumstances), self.field.value: self.after}
        melds = draft.melds
        if self.field is CircumstanceField.SEAT:
            told |= {"discarder": None, "liable": None}
            melds = tuple(replace(meld, claimed_from=None) for meld in melds)
        return draft._replace(circumstances=Circumstances(**told), melds=melds)


HandChange = (
    TileChange
    | MeldChange
    | SetConcealed
    | SetClaimed
    | KongMade
    | KongUndone
    | WinningTileChange
    | CircumstanceChange
)


def made(hand: Hand, changes: Iterable[HandChange]) -> Hand:
    """The hand once all those changes are made, one after another.

    Raises:
        ScoringError: there can be no such hand.
        ValueError: a change speaks of a tile or a set that is not there.
    """
    draft = HandDraft.of(hand)
    for each in changes:
        draft = each.made_in(draft)
    return draft.hand()

"""What every rule set is to those who use one: a catalogue of fans, articles and numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Final

from scoring.errors import Fault, ScoringError, fault, quoted
from scoring.fan import Fan
from scoring.hand import Hand, WaitingHand
from scoring.reading import Shape
from scoring.seats import WINDS, Wind


class System(StrEnum):
    """The families of rule sets: each is one engine, and its editions are data."""

    MCR = "mcr"
    IMJ = "imj"
    RENGO = "rengo"


_FLOWERS: Final = Shape.FLOWERS
_FOUR_KONGS: Final = Shape.FOUR_KONGS


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """One rule set as data; each system adds its own numbers.

    `fans` are its fans, elements or yaku in the order of the text and `series` the groups that
    they stand in; `is_table` where the text has
    them numbered in one table by value. `minimum` is what a win needs (MCR: points without flowers; IMJ: nothing;
    Rengo: one han of yaku). `shapes` are the winning shapes that it knows, `has_flowers` says
    whether it is played with flowers, `rounds` which rounds a game has. `principles` and `articles` give the places of the text
    that are cited for why something is not counted and for everything else.
    """

    id: str
    system: System
    fans: tuple[Fan, ...]
    series: tuple[str, ...]
    is_table: bool
    minimum: int
    shapes: frozenset[Shape]
    has_flowers: bool
    principles: Mapping[str, str]
    articles: Mapping[str, str]
    rounds: tuple[Wind, ...] = WINDS

    @cached_property
    def _by_id(self) -> Mapping[str, Fan]:
        return MappingProxyType({fan.id: fan for fan in self.fans})

    def fan(self, name: str) -> Fan:
        """The fan of that id. Raises ScoringError: the rule set has none."""
        try:
            return self._by_id[name]
        except KeyError:
            expected = f"a fan of {self.id}"
            raise ScoringError(
                fault("bad-value", key="fan", found=quoted(name), expected=expected)
            ) from None

    def has(self, name: str) -> bool:
        """Whether there is a fan of that id."""
        return name in self._by_id

    def check(self, hand: Hand | WaitingHand) -> None:
        """Raise ScoringError where the hand cannot be under this rule set, whatever it scores."""
        if faults := self.faults(hand):
            raise ScoringError(*faults)

    def faults(self, hand: Hand | WaitingHand) -> list[Fault]:
        """What this rule set's own tiles and declarations forbid."""
        found: list[Fault] = []
        if hand.circumstances.flowers and not self.has_flowers:
            found.append(fault("flowers-not-used", rules=self.id))
        if isinstance(hand, Hand) and hand.win.is_flower and _FLOWERS not in self.shapes:
            found.append(fault("flower-in-hand", tile=str(hand.win)))
        elif isinstance(hand, Hand) and hand.wins_by_kongs and _FOUR_KONGS not in self.shapes:
            found += hand.winning_tile_faults()  # the hand lets any tile pass; only such a win may
        return found

    def warnings(self, hand: Hand | WaitingHand) -> list[Fault]:
        """What is unlike any game under this rule set, though the hand can be scored."""
        wind = hand.circumstances.round
        if wind in self.rounds:
            return []
        played = ", ".join(self.rounds)
        return [fault("round-not-played", round=wind.value, rules=self.id, played=played)]

"""An edition of the competition rules: its table of fans and the numbers around it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from scoring.errors import ScoringError, fault, quoted
from scoring.fan import Fan


@dataclass(frozen=True)
class Edition:
    """One edition as data.

    `minimum` are the points a win needs without flowers, `base` the points each loser pays
    besides (底分); `principles` and `articles` give the places of the text that are cited.
    """

    id: str
    fans: tuple[Fan, ...]
    series: tuple[str, ...]
    minimum: int
    base: int
    principles: Mapping[str, str]
    articles: Mapping[str, str]

    @cached_property
    def _by_id(self) -> Mapping[str, Fan]:
        return MappingProxyType({fan.id: fan for fan in self.fans})

    def fan(self, name: str) -> Fan:
        """The fan of that id. Raises ScoringError: the edition has none."""
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

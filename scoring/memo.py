"""A memory of what a function makes of its one argument."""

from collections.abc import Callable
from typing import Final, TypeVar

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class Memo(dict[_Key, _Value]):
    """What was worked out once is looked up as in a dictionary, which nothing is quicker than.

    When it holds so much it forgets all and begins again: what is asked often soon comes back.
    What `keeps` says no to is worked out each time: a text that somebody wrote may be long.
    """

    def __init__(
        self,
        work: Callable[[_Key], _Value],
        most: int = 1 << 16,
        keeps: Callable[[_Key], bool] | None = None,
    ) -> None:
        super().__init__()
        self._work = work
        self._most = most
        self._keeps = keeps

    def __missing__(self, key: _Key) -> _Value:
        value = self._work(key)
        if self._keeps is None or self._keeps(key):
            if len(self) >= self._most:
                self.clear()
            self[key] = value
        return value


LONGEST_KEPT: Final = 40  # characters; thirteen tiles with a letter each take 26


def is_short(text: object) -> bool:
    """Whether it is a text short enough to be kept in many."""
    return isinstance(text, str) and len(text) <= LONGEST_KEPT

"""A memory of what a function makes of its one argument."""

from collections.abc import Callable
from typing import TypeVar

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class Memo(dict[_Key, _Value]):
    """What was worked out once is looked up as in a dictionary, which nothing is quicker than.

    When it holds so much it forgets all and begins again: what is asked often soon comes back.
    """

    def __init__(self, work: Callable[[_Key], _Value], most: int = 1 << 16) -> None:
        super().__init__()
        self._work = work
        self._most = most

    def __missing__(self, key: _Key) -> _Value:
        if len(self) >= self._most:
            self.clear()
        value = self[key] = self._work(key)
        return value

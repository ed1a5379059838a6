"""Rendered pages in memory, within a limit of bytes."""

import threading
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

MOST_BYTES: Final = 32 << 20  # of one process: all fans in three languages are half of it

Parts = tuple[bytes | str, ...]
"""A text in bytes, and the names of its slots between them."""


@dataclass(frozen=True, slots=True)
class RenderedPage:
    """A page, or a part of pages, cut at its slots, and a name for what it says."""

    parts: Parts
    digest: str = ""

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return sum(len(each) for each in self.parts)


class PageStore:
    """Pages by what they depend on; those asked for longest ago make room."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._pages: OrderedDict[Hashable, RenderedPage] = OrderedDict()
        self._lock = threading.Lock()

    @property
    def size(self) -> int:
        """How many bytes all of them have."""
        return self._size

    def find(self, key: Hashable) -> RenderedPage | None:
        """The page, if it is there."""
        with self._lock:
            found = self._pages.get(key)
            if found is not None:
                self._pages.move_to_end(key)
            return found

    def keep(self, key: Hashable, page: RenderedPage) -> None:
        """Keep the page, and forget others where there is no room for all."""
        with self._lock:
            former = self._pages.pop(key, None)
            self._size += page.size - (former.size if former else 0)
            self._pages[key] = page
            while self._size > self._most:
                _key, oldest = self._pages.popitem(last=False)
                self._size -= oldest.size

    def forget(self) -> None:
        """Hold nothing."""
        with self._lock:
            self._pages.clear()
            self._size = 0

"""The place of questions in a question bank, as both formats write it."""

from collections.abc import Iterable
from typing import Final

_BACKSLASH: Final = str.maketrans({"\\": "＼"})
"""GIFT takes a backslash here for the beginning of something else, and never gives it back."""


def path_text(names: Iterable[str]) -> str:
    """Categories from the top down; a stroke within a name is doubled, as Moodle reads it."""
    return "/".join(_named(each.translate(_BACKSLASH)) for each in names)


def _named(name: str) -> str:
    """One category: no stroke meets the one that parts, and none looks like a place of Moodle."""
    doubled = name.replace("/", "//")
    before = " " if doubled.startswith("/") else ""
    after = " " if doubled.endswith("/") else ""
    return f"＄{doubled[1:]}" if doubled.startswith("$") else f"{before}{doubled}{after}"

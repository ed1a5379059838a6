"""Links of pages."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Link:
    """Words that lead somewhere; without an address they stand as plain words."""

    label: str
    href: str = ""

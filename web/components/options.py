"""What a form or a list lets one choose."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FilterView:
    """One way to narrow a list, and whether it is the one in force."""

    label: str
    href: str
    current: bool


@dataclass(frozen=True, slots=True)
class OptionView:
    """A radio button or checkbox of a form; `note` says in a sentence what it is."""

    value: str
    label: str
    chosen: bool = False
    lang: str = ""
    note: str = ""

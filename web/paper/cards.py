"""The sign-in cards and the code of a class, as they are printed."""

from dataclasses import dataclass

from markupsafe import Markup


@dataclass(frozen=True, slots=True)
class CardView:
    """A student's card: the name, the code, and the code as an address."""

    name: str
    code: str
    qr: Markup


@dataclass(frozen=True, slots=True)
class CardsView:
    """The cards of a class, a sheet after the other; `address` is where a code is typed."""

    of_class: str
    address: str
    sheets: tuple[tuple[CardView, ...], ...]


@dataclass(frozen=True, slots=True)
class CodeView:
    """What a class joins with: the code in large letters, and the address."""

    of_class: str
    code: str
    address: str
    qr: Markup

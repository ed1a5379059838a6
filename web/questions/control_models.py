"""The plain values of the controls that are no picker, and of what answers to them."""

from dataclasses import dataclass

from web.view_models import FanPickerView, Link, Sign


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player at the table: ``id`` is the wind's letter, ``role`` what is known of the win.

    ``given`` is what was typed before; the amount posts as ``seat-`` and the id.
    """

    id: str
    name: str
    role: str = ""
    wins: bool = False
    given: str = ""


@dataclass(frozen=True, slots=True)
class SeatsView:
    """Four seats around a table; ``due`` is what the four amounts come to in all."""

    seats: tuple[SeatView, ...]
    due: int
    due_label: str


@dataclass(frozen=True, slots=True)
class NumberView:
    """A field for one number; ``signed`` where it may be below zero."""

    label: str
    unit: str = ""
    given: str = ""
    signed: bool = False


@dataclass(frozen=True, slots=True)
class SaidFan:
    """A fan that was announced; ``struck`` where the learner crossed it out before."""

    id: str
    name: str
    value: str
    struck: bool = False
    also: str = ""
    also_lang: str = ""


@dataclass(frozen=True, slots=True)
class AnnouncementView:
    """What was announced, to tick or to strike, and the fans to add to it."""

    fans: tuple[SaidFan, ...]
    total: str
    picker: FanPickerView
    given: str = ""
    adding: bool = False


@dataclass(frozen=True, slots=True)
class PaidRow:
    """What a seat pays or gains: as the learner said, and as it is."""

    name: str
    role: str
    yours: str
    key: str
    sign: Sign = ""


@dataclass(frozen=True, slots=True)
class PaidTable:
    """The four seats with both amounts; ``asked`` is false where the learner gave none."""

    rows: tuple[PaidRow, ...]
    asked: bool
    said: str
    articles: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class SituationView:
    """What happened at the table, sentence by sentence."""

    told: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ArticleView:
    """A place of the rule text: how it is cited, leading there, and what it is about."""

    cite: Link
    title: str


@dataclass(frozen=True, slots=True)
class WhyView:
    """How the answer follows: sentences, and the places of the text that say it."""

    said: tuple[str, ...]
    articles: tuple[ArticleView, ...]

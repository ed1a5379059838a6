"""The plain values of a check of a lesson: as it is asked, and after its answer."""

from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from web.questions.control_models import NumberView
from web.view_models import (
    BlockView,
    ChoiceView,
    HandView,
    LedgerRow,
    Sign,
    TileGroup,
)

Control = Literal["fans", "number", "answers", "hands", "tiles"]


@dataclass(frozen=True, slots=True)
class FanChoice:
    """A fan to tick, with what it is worth; `chosen` where it was ticked before."""

    id: str
    name: str
    value: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class HandChoice:
    """A hand to choose: its letter, what is sent for it, the tiles."""

    key: str
    value: str
    hand: HandView


@dataclass(frozen=True, slots=True)
class CheckView:
    """A check as it is asked, with the one control that its answer is given with.

    `given` are rows that stand in the account already and `blanks` how many are still to be found.
    `shown` are loose tiles that it is about, `shown_words` the same in words.
    """

    control: Control
    prompt: Markup
    hint: str = ""
    error: str = ""
    hand: HandView | None = None
    shown: tuple[str, ...] = ()
    shown_words: str = ""
    given: tuple[LedgerRow, ...] = ()
    blanks: int = 0
    fans: tuple[FanChoice, ...] = ()
    number: NumberView | None = None
    answers: tuple[ChoiceView, ...] = ()
    hands: tuple[HandChoice, ...] = ()
    keys: tuple[TileGroup, ...] = ()


@dataclass(frozen=True, slots=True)
class HandAnswered:
    """A hand that could be chosen, after the answer: what it is worth, and its account to unfold."""

    key: str
    hand: HandView
    worth: str
    sign: Sign
    sign_word: str
    blocks: tuple[BlockView, ...]


@dataclass(frozen=True, slots=True)
class CheckAnswered:
    """A check after its answer: what was asked, the hand, the account, the answer beside the key."""

    asked: Markup
    hand: HandView | None = None
    shown: tuple[str, ...] = ()
    shown_words: str = ""
    blocks: tuple[BlockView, ...] = ()
    hands: tuple[HandAnswered, ...] = ()

"""What the steps of a lesson show, beyond its checks."""

from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from web.view_models import BlockView, HandView, Link, MeldView

Side = Literal["idea", "table"]


@dataclass(frozen=True, slots=True)
class TextBlockView:
    """Running text. `kind` is `said`, `counter` (a counter-example) or `can` (the list at the end)."""

    kind: Literal["text", "counter", "can"]
    html: Markup
    side: Side = "idea"


@dataclass(frozen=True, slots=True)
class UnderView:
    """What another rule set or edition says differently."""

    badge: str
    name: str
    html: Markup
    kind: Literal["under"] = "under"
    side: Side = "idea"


@dataclass(frozen=True, slots=True)
class WorkedView:
    """A hand with its account; `sum` is what it is worth, `lacks` what it only seems to have."""

    hand: HandView
    html: Markup
    sum: str
    no_win: str
    blocks: tuple[BlockView, ...]
    lacks: tuple[Link, ...] = ()
    kind: Literal["hand"] = "hand"
    side: Side = "table"


@dataclass(frozen=True, slots=True)
class PickView:
    """One thing to put in place: the tiles that it shows, and what it is called in words."""

    value: str
    label: str
    tiles: tuple[str, ...] = ()
    chosen: bool = False
    meld: MeldView | None = None


@dataclass(frozen=True, slots=True)
class RackView:
    """What may stand in one place of a live hand; `many` where each may be picked by itself."""

    name: str
    label: str
    picks: tuple[PickView, ...]
    many: bool = False


@dataclass(frozen=True, slots=True)
class LiveView:
    """A hand that can be changed: the hand as it stands, racks, its account, what changed.

    `was` is the present state as it is sent with the next change.
    """

    name: str
    html: Markup
    hand: HandView
    racks: tuple[RackView, ...]
    was: str
    sum: str
    no_win: str
    changed: str
    blocks: tuple[BlockView, ...]
    kind: Literal["live"] = "live"
    side: Side = "table"


@dataclass(frozen=True, slots=True)
class ColumnView:
    """A hand under one rule set: the stamp, the worth, what counts, who pays or why nobody."""

    badge: str
    worth: str
    counted: str
    paid: str


@dataclass(frozen=True, slots=True)
class CompareView:
    """One hand under several rule sets."""

    hand: HandView
    html: Markup
    columns: tuple[ColumnView, ...]
    kind: Literal["compare"] = "compare"
    side: Side = "table"


@dataclass(frozen=True, slots=True)
class RectMark:
    """A stack of a wall, in the units of the drawing; `part` is `stack`, `back`, `first`."""

    x: float
    y: float
    width: float
    height: float
    part: str


@dataclass(frozen=True, slots=True)
class TextMark:
    """Words in the drawing around a point; `part` is `seat`, `said`, `call`, `middle`."""

    x: float
    y: float
    text: str
    part: str


@dataclass(frozen=True, slots=True)
class ArrowMark:
    """A bent arrow as an SVG path; `first` is drawn stronger."""

    path: str
    first: bool = False


@dataclass(frozen=True, slots=True)
class TileMark:
    """A tile in the drawing, by its middle."""

    x: float
    y: float
    code: str


@dataclass(frozen=True, slots=True)
class DiagramView:
    """The table from above, or melds as they lie; `words` says all of it for everyone."""

    show: str
    html: Markup
    words: str
    rects: tuple[RectMark, ...] = ()
    texts: tuple[TextMark, ...] = ()
    arrows: tuple[ArrowMark, ...] = ()
    tiles: tuple[TileMark, ...] = ()
    melds: tuple[tuple[MeldView, str], ...] = ()
    kind: Literal["table"] = "table"
    side: Side = "table"


BlockOfStep = TextBlockView | UnderView | WorkedView | LiveView | CompareView | DiagramView

"""The table from above: who sits where, the walls, a claim, who pays; how melds lie; a deal in its middle."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal
from zlib import crc32

from markupsafe import Markup

from lessons.pieces.diagram import Diagram, DiagramKind, own_tiles
from lessons.prose import Prose
from scoring import WINDS, Score, Wind
from scoring.play import TableState, view_of
from web.components.hand import HandView, MeldView, hand_view, meld_view
from web.components.table_picture import TablePicture, table_picture
from web.learn.prose import ProseHrefs, prose_html
from web.learn.sides import StepSide
from web.learn.walls import RectMark, wall_stacks, wall_words
from wording import (
    N_,
    FactKind,
    Translator,
    and_list,
    joined_sentences,
    meld_text,
    payment_text,
    seat_name,
    signed,
    tile_name,
    translator_under,
)
from wording.play import view_text


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
class DealDiagram:
    """A deal as one seat sees it: the table from above, all of it in words, the player's own hand below."""

    picture: TablePicture
    words: tuple[str, ...]
    hand: HandView
    id: str


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
    deal: DealDiagram | None = None
    kind: Literal["table"] = "table"
    side: StepSide = "table"


CENTRE: Final = 180.0
SEATS: Final = ((180.0, 330.0), (326.0, 180.0), (180.0, 30.0), (34.0, 180.0))
"""Where the seats are drawn: the viewer's, then to the right and on."""

INWARD: Final = ((0.0, -1.0), (-1.0, 0.0), (0.0, 1.0), (1.0, 0.0))
EDGE: Final = 56.0  # from a seat to the arrows inside of the table's edge
LINE_HEIGHT: Final = 21.0  # from one line of words to the next
ARROW_OFFSET: Final = 34.0  # from the middle of an edge to where an arrow begins

_SEEN_AT_TABLE: Final = frozenset(FactKind) - {FactKind.SEAT, FactKind.FLOWERS}
"""Facts that the table shows and that are not told beside the hand."""

CALLS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "chow": N_("calls chow"),
        "pung": N_("calls pung"),
        "kong": N_("calls kong"),
        "win": N_("calls a win"),
    }
)


@dataclass(slots=True)
class _Drawing:
    """What is drawn so far, and what is said of it."""

    texts: list[TextMark] = field(default_factory=list)
    arrows: list[ArrowMark] = field(default_factory=list)
    tiles: list[TileMark] = field(default_factory=list)
    words: list[str] = field(default_factory=list)


def diagram_view(diagram: Diagram, text: Prose, t: Translator, hrefs: ProseHrefs) -> DiagramView:
    """The diagram with its words."""
    said = prose_html(text, t, hrefs)
    if diagram.show is DiagramKind.MELD:
        return _melds(diagram, DiagramView(diagram.show, said, ""), t)
    if diagram.state is not None:
        return DiagramView(diagram.show, said, "", deal=_deal(diagram.state, diagram.seat, t))
    drawing = _Drawing()
    _DRAWERS[diagram.show](diagram, drawing, t)
    return DiagramView(
        show=diagram.show,
        html=said,
        words=joined_sentences(drawing.words, t),
        rects=wall_stacks(diagram) if diagram.show is DiagramKind.WALL else (),
        texts=tuple(drawing.texts),
        arrows=tuple(drawing.arrows),
        tiles=tuple(drawing.tiles),
    )


def _deal(state: TableState, seat: Wind, t: Translator) -> DealDiagram:
    view, own = view_of(state, seat), translator_under(state.rules.id, t)
    tiles = own_tiles(state, seat)
    name = f"{state.rules.id}/{seat}/{''.join(map(str, state.wall.tiles))}/{len(state.moves)}"
    return DealDiagram(
        picture=table_picture(view, own, fitted=True),
        words=view_text(view, own),
        hand=hand_view(tiles, state.rules.id, own, untold=_SEEN_AT_TABLE, wins=False),
        id=f"deal-{crc32(name.encode()):08x}",
    )


def _melds(diagram: Diagram, view: DiagramView, t: Translator) -> DiagramView:
    melds = tuple(
        (meld_view(meld, diagram.seat, diagram.rules), meld_text(meld, diagram.seat, t))
        for meld in diagram.melds
    )
    return DiagramView(view.show, view.html, "", melds=melds)


def _seats(diagram: Diagram, drawing: _Drawing, t: Translator) -> None:
    """The four seats and the way the turn goes."""
    for wind in WINDS:
        x, y = _at(diagram, wind)
        drawing.texts.append(TextMark(x, y + 26, seat_name(wind, t), "seat"))
        drawing.tiles.append(TileMark(x, y - 6, str(wind.tile)))
        drawing.arrows.append(ArrowMark(_round_corner(diagram, wind)))
    order = [seat_name(wind, t) for wind in WINDS]
    drawing.texts.append(TextMark(CENTRE, CENTRE, t.gettext("Order of play"), "middle"))
    drawing.words.append(
        t.gettext("Round the table to the right: %(seats)s.", seats=and_list(order, t))
    )


def _wall(diagram: Diagram, drawing: _Drawing, t: Translator) -> None:
    """The names of the seats within their walls; the walls themselves are rectangles."""
    _names(diagram, drawing, t, inward=62)
    drawing.words.extend(wall_words(diagram, t))


def _claim(diagram: Diagram, drawing: _Drawing, t: Translator) -> None:
    """A discard, and who calls what for it."""
    tile, source = diagram.tile, diagram.source[0]
    if tile is None:
        raise TypeError("a claim has a tile")
    _names(diagram, drawing, t)
    drawing.tiles.append(TileMark(CENTRE, CENTRE, str(tile)))
    drawing.words.append(
        t.gettext(
            "%(player)s discards %(tile)s.", player=seat_name(source, t), tile=tile_name(tile, t)
        )
    )
    for nth, (wind, call) in enumerate(zip(diagram.by, diagram.calls, strict=True)):
        x, y = _below_name(diagram, wind)
        drawing.texts.append(TextMark(x, y, t.gettext(CALLS[call]), "call"))
        drawing.arrows.append(ArrowMark(_to_middle(diagram, wind), nth == 0))
        drawing.words.append(
            t.gettext(
                "%(player)s %(calls)s.", player=seat_name(wind, t), calls=t.gettext(CALLS[call])
            )
        )
    if len(diagram.by) > 1:
        first = seat_name(diagram.by[0], t)
        drawing.words.append(t.gettext("%(player)s has priority.", player=first))


def _pay(diagram: Diagram, drawing: _Drawing, t: Translator) -> None:
    """What each seat pays to the winner."""
    score = diagram.score
    if score is None or score.payments is None:
        raise TypeError("who pays is drawn of a win")
    _names(diagram, drawing, t)
    winner = score.hand.circumstances.seat
    for wind in WINDS:
        x, y = _below_name(diagram, wind)
        drawing.texts.append(TextMark(x, y, signed(score.payments[wind], t), "call"))
        if score.payments[wind] < 0 and wind is not winner:
            drawing.arrows.append(
                ArrowMark(_bent(diagram, wind, winner), wind is _discarder(score))
            )
    drawing.words.append(payment_text(score, t))


def _discarder(score: Score) -> Wind | None:
    circumstances = score.hand.circumstances
    return None if circumstances.self_drawn else circumstances.discarder


def _names(diagram: Diagram, drawing: _Drawing, t: Translator, inward: float = 0.0) -> None:
    for wind in WINDS:
        x, y = _at(diagram, wind, inward)
        drawing.texts.append(TextMark(x, y, seat_name(wind, t), "seat"))


def place_of(diagram: Diagram, wind: Wind) -> int:
    """Where a seat is drawn: 0 below, 1 right, 2 above, 3 left."""
    return (wind.place - diagram.seat.place) % len(WINDS)


def _at(diagram: Diagram, wind: Wind, inward: float = 0.0) -> tuple[float, float]:
    place = place_of(diagram, wind)
    (x, y), (dx, dy) = SEATS[place], INWARD[place]
    return x + dx * inward, y + dy * inward


def _below_name(diagram: Diagram, wind: Wind) -> tuple[float, float]:
    """A second line at a seat, between its name and the table where there is room."""
    if place_of(diagram, wind) % 2:
        x, y = _at(diagram, wind)
        return x, y + LINE_HEIGHT
    return _at(diagram, wind, inward=LINE_HEIGHT)


def _round_corner(diagram: Diagram, wind: Wind) -> str:
    """From a seat to the one on its right, within the edge of the table."""
    place = place_of(diagram, wind)
    (x1, y1), (x2, y2) = _at(diagram, wind, EDGE), _at(diagram, wind.after(1), EDGE)
    (out_x, out_y), (on_x, on_y) = INWARD[place], INWARD[(place + 1) % len(INWARD)]
    corner = f"{x2:g} {y1:g}" if place % 2 == 0 else f"{x1:g} {y2:g}"
    start = f"{x1 - on_x * ARROW_OFFSET:g} {y1 - on_y * ARROW_OFFSET:g}"
    end = f"{x2 - out_x * ARROW_OFFSET:g} {y2 - out_y * ARROW_OFFSET:g}"
    return f"M{start} Q{corner} {end}"


def _bent(diagram: Diagram, start: Wind, end: Wind) -> str:
    """From seat to seat, bent towards the middle."""
    (x1, y1), (x2, y2) = _at(diagram, start, 46), _at(diagram, end, 46)
    return f"M{x1:g} {y1:g} Q{CENTRE:g} {CENTRE:g} {x2:g} {y2:g}"


def _to_middle(diagram: Diagram, wind: Wind) -> str:
    """From the tile in the middle to a seat."""
    (x1, y1), (x2, y2) = _at(diagram, wind, 108), _at(diagram, wind, 40)
    return f"M{x1:g} {y1:g} L{x2:g} {y2:g}"


_DRAWERS: Final[Mapping[DiagramKind, Callable[[Diagram, _Drawing, Translator], None]]] = (
    MappingProxyType(
        {
            DiagramKind.SEATS: _seats,
            DiagramKind.WALL: _wall,
            DiagramKind.CLAIM: _claim,
            DiagramKind.PAY: _pay,
        }
    )
)

"""The suit of dots: ringed coins, and for the one a great wheel."""

import math

from static.tiles.drawing.ink import disc, fill, num, stroke

Place = tuple[float, float, float, str]  # x, y, radius, colour

_LEFT, _MIDDLE, _RIGHT = 86, 150, 214

_PLACES: dict[int, list[Place]] = {
    2: [(_MIDDLE, 108, 68, "G"), (_MIDDLE, 290, 68, "B")],
    3: [(80, 84, 54, "B"), (_MIDDLE, 200, 54, "R"), (220, 316, 54, "G")],
    4: [
        (_LEFT, 108, 56, "B"),
        (_RIGHT, 108, 56, "G"),
        (_LEFT, 292, 56, "G"),
        (_RIGHT, 292, 56, "B"),
    ],
    5: [
        (76, 86, 50, "B"),
        (224, 86, 50, "G"),
        (_MIDDLE, 200, 50, "R"),
        (76, 314, 50, "G"),
        (224, 314, 50, "B"),
    ],
    6: [
        *((x, 76, 50, "G") for x in (_LEFT, _RIGHT)),
        *((x, y, 50, "R") for y in (206, 322) for x in (_LEFT, _RIGHT)),
    ],
    7: [
        *((64, 60, 38, "G"), (150, 96, 38, "G"), (236, 132, 38, "G")),
        *((x, y, 44, "R") for y in (240, 342) for x in (_LEFT, _RIGHT)),
    ],
    8: [(x, y, 42, "B") for x in (90, 210) for y in (58, 153, 247, 342)],
    9: [(x, y, 42, c) for y, c in ((78, "G"), (200, "R"), (322, "B")) for x in (56, 150, 244)],
}


def coin() -> str:
    """Return the outline all small dots share: a rim, a ring and a pierced heart."""
    rings = "".join(_circle(radius) for radius in (50, 38.5, 30, 10))
    return f'<path id="d" fill-rule="evenodd" d="{rings}"/>'


def dots(number: int) -> str:
    """Return the face of a tile of dots."""
    return _wheel() if number == 1 else "".join(_dot(*place) for place in _PLACES[number])


def _circle(r: float) -> str:
    arc = f"A{num(r)} {num(r)} 0 1 0 "
    return f"M{num(-r)} 0{arc}{num(r)} 0{arc}{num(-r)} 0Z"


def _dot(x: float, y: float, radius: float, letter: str) -> str:
    place = f"translate({num(x)} {num(y)}) scale({radius / 50:.2f})"
    return f'<use href="#d" {fill(letter)} transform="{place}"/>'


def _wheel() -> str:
    """Twelve petals between two rings, a bead between each two, a pierced red heart."""
    rings = (
        f'<circle {stroke("G", 11)} cx="150" cy="200" r="122"/>'
        f'<circle {stroke("G", 8)} cx="150" cy="200" r="43"/>'
    )
    petals = "".join(
        f'<ellipse {fill("RB"[i % 2])} cx="150" cy="123" rx="14.5" ry="24" '
        f'transform="rotate({i * 30} 150 200)"/>'
        for i in range(12)
    )
    angles = [math.radians(15 + 30 * i) for i in range(12)]
    beads = "".join(
        disc("G", 150 + 103 * math.sin(a), 200 - 103 * math.cos(a), 5.5) for a in angles
    )
    return rings + petals + beads + disc("R", 150, 200, 26) + disc("W", 150, 200, 10)

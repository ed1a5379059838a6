"""The suit of bamboos: slender jointed canes, and for the one a bird."""

from static.tiles.drawing.bird import bird
from static.tiles.drawing.ink import fill, num

Place = tuple[float, float, str]  # x, y, colour

_ROWS = (72, 200, 328)

_PLACES: dict[int, list[Place]] = {
    2: [(150, 110, "G"), (150, 290, "B")],
    3: [(150, 110, "B"), (84, 290, "G"), (216, 290, "G")],
    4: [(90, 110, "B"), (210, 110, "G"), (90, 290, "G"), (210, 290, "B")],
    5: [(68, 110, "G"), (232, 110, "B"), (150, 200, "R"), (68, 290, "B"), (232, 290, "G")],
    6: [(x, y, c) for y, c in ((110, "G"), (290, "B")) for x in (66, 150, 234)],
    7: [(150, 70, "R"), *((x, y, c) for y, c in ((202, "G"), (328, "B")) for x in (66, 150, 234))],
    9: [(x, y, c) for x, c in ((66, "G"), (150, "R"), (234, "B")) for y in _ROWS],
}
_SIZES = {2: (52, 168), 3: (50, 168), 4: (50, 168), 7: (44, 118), 9: (44, 120)}
_SIZE = (46, 166)


def cane() -> str:
    """Return the outline all canes share: two joints 44 wide and 150 high, centred on 0,0.

    Each joint swells a little at its ends and holds a slit of light.
    """
    data = ""
    for top, low in ((-66, -7), (7, 66)):
        middle = (top + low) / 2
        data += f"M-15 {top}Q-8 {num(middle)} -15 {low}H15Q8 {num(middle)} 15 {top}Z"
        data += f"M-3 {top + 15}H3V{low - 15}H-3Z"
    for y in (-69, 0, 69):
        data += f"M-16 {y - 6}a6 6 0 0 0 0 12h32a6 6 0 0 0 0-12Z"
    return f'<path id="b" d="{data}"/>'


def stick(x: float, y: float, width: float, height: float, letter: str, degrees: float = 0) -> str:
    """Return one cane of a size, centred on a place and turned."""
    turn = f" rotate({num(degrees)})" if degrees else ""
    scale = f"scale({width / 44:.2f} {height / 150:.2f})"
    place = f"translate({num(x)} {num(y)}){turn} {scale}"
    return f'<use href="#b" {fill(letter)} transform="{place}"/>'


def bamboos(number: int) -> str:
    """Return the face of a tile of bamboos."""
    if number == 1:
        return bird() + stick(196, 366, 26, 150, "G", 90)
    if number == 8:
        return _crossed(1, "G") + _crossed(-1, "B")
    width, height = _SIZES.get(number, _SIZE)
    return "".join(stick(x, y, width, height, letter) for x, y, letter in _PLACES[number])


def _crossed(up: int, letter: str) -> str:
    """Two upright canes and two that lean together between them: one half of the eight."""
    y = 200 - up * 92
    upright = [stick(x, y, 42, 160, letter) for x in (44, 256)]
    leaning = [stick(150 - s * 35, y + up * 4, 42, 150, letter, s * up * 29) for s in (1, -1)]
    return "".join(upright + leaning)

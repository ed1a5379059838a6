"""The tile itself: its face above its side above its edge, and the back with its pattern."""

from static.tiles.drawing.ink import colour, fill, line, stroke

WIDTH, HEIGHT, THICKNESS = 300, 400, 16


def body(side: str = "S", edge: str = "E", face: str = "W", lying: bool = False) -> str:
    """Return a blank tile, seen a little from the player's seat; a lying one is turned."""
    width, height = (392, 292) if lying else (292, 392)
    return (
        f'<rect {fill(edge)} x="4" y="20" width="{width}" height="{height}" rx="32"/>'
        f'<rect {fill(side)} x="4" y="12" width="{width}" height="{height - 1}" rx="32"/>'
        f'<rect {fill(face)} stroke="{colour("L")}" stroke-width="4" '
        f'x="4" y="3" width="{width}" height="{height}" rx="30"/>'
    )


def back() -> str:
    """Return the pattern of the back: rows of small fans in a frame, a great fan among them."""
    rows = "".join(
        f'<path {stroke("Q", 4)} d="{_row(i % 2 == 0)}" transform="translate(0 {67 + i * 29})"/>'
        for i in range(11)
    )
    frame = f'<rect {stroke("Q", 5)} x="24" y="24" width="252" height="350" rx="18"/>'
    medal = (
        f'<circle {fill("P")} stroke="{colour("Q")}" stroke-width="5" cx="150" cy="199" r="70"/>'
        + line("Q", 5, _great_fan())
    )
    return rows + frame + medal


def _row(shifted: bool) -> str:
    """One row of fans of three ribs, whole ones or between two halves at the frame."""
    whole = (96, 150, 204) if shifted else (69, 123, 177, 231)
    data = ""
    for x in whole:
        for r in (28, 19, 10):
            data += f"M{x - r} 0A{r} {r} 0 0 1 {x + r} 0"
    if shifted:
        for r in (28, 19, 10):
            data += f"M42 {-r}A{r} {r} 0 0 1 {42 + r} 0M{258 - r} 0A{r} {r} 0 0 1 258 {-r}"
    return data


def _great_fan() -> str:
    """An open hand fan: two arcs and seven ribs that meet in a pivot."""
    ribs = ((-44, 0), (-36, -23), (-20, -40), (0, -47), (20, -40), (36, -23), (44, 0))
    data = "".join(f"M150 232L{150 + x} {204 + y}" for x, y in ribs)
    return data + "M106 204A46 48 0 0 1 194 204M126 218A26 27 0 0 1 174 218"

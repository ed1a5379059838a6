"""Colours and the few marks that all artwork is made of.

A colour is named by a letter.  In the sprite each is a custom property with a fallback, so that
a page's theme recolours the tiles; they stand in plain attributes, so that a content security
policy against inline style leaves them alone.

Lengths are units of a tile that is 300 wide; its face is 292 by 392.
"""

PALETTE = {  # letter: (custom property, colour where none is set)
    "R": ("red", "#b0281e"),
    "G": ("green", "#1d6b46"),
    "B": ("blue", "#22467f"),
    "K": ("ink", "#1b1d1b"),
    "Y": ("gold", "#b9852b"),
    "W": ("face", "#fffcf3"),
    "S": ("side", "#e4dac2"),
    "E": ("edge", "#3a7561"),
    "L": ("line", "#b8ad93"),
    "P": ("back", "#2f6f5b"),
    "Q": ("back-line", "#9cc5b3"),
}


def colour(letter: str) -> str:
    """Return a colour as a custom property with its fallback."""
    name, value = PALETTE[letter]
    return f"var(--t-{name},{value})"


def num(value: float) -> str:
    """Write a length with at most one decimal."""
    return f"{value:.0f}" if abs(value - round(value)) < 0.05 else f"{value:.1f}"


def fill(letter: str) -> str:
    """Return the attribute that fills a shape."""
    return f'fill="{colour(letter)}"'


def stroke(letter: str, width: float) -> str:
    """Return the attributes of a round-ended line."""
    return (
        f'fill="none" stroke="{colour(letter)}" stroke-width="{num(width)}" '
        'stroke-linecap="round" stroke-linejoin="round"'
    )


def shape(letter: str, data: str, extra: str = "") -> str:
    """Return a filled path; ``extra`` holds further attributes."""
    return f'<path {fill(letter)}{extra} d="{data}"/>'


def cut(letter: str, data: str, width: float, extra: str = "") -> str:
    """Return a filled path with a rim in the colour of the face, which parts it from others."""
    rim = f' stroke="{colour("W")}" stroke-width="{num(width)}" stroke-linejoin="round"'
    return shape(letter, data, rim + extra)


def line(letter: str, width: float, data: str, extra: str = "") -> str:
    """Return a drawn line; ``extra`` holds further attributes."""
    return f'<path {stroke(letter, width)}{extra} d="{data}"/>'


def disc(letter: str, x: float, y: float, radius: float) -> str:
    """Return a filled circle."""
    return f'<circle {fill(letter)} cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>'


def turned(degrees: float, x: float = 0, y: float = 0) -> str:
    """Return the attribute that turns a shape about a point."""
    about = f" {num(x)} {num(y)}" if x or y else ""
    return f' transform="rotate({num(degrees)}{about})"'

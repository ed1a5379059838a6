"""The one of bamboos: a peacock on a cane, its train sweeping down to the left."""

from static.tiles.drawing.ink import colour, cut, disc, line, shape

# A plume points up from 0,0, where it is tied to the body.
_PLUME = "M-6 6C-14 -50 -25 -104 -23 -142C-20 -172 20 -172 23 -142C25 -104 14 -50 6 6Z"
_TRAIN = (  # degrees from upright, length, colour; painted in this order
    (262, 0.75, "B"),
    (186, 0.84, "B"),
    (244, 0.86, "G"),
    (204, 0.96, "G"),
    (224, 1.08, "B"),
)
_ROOT = (152, 224)


def bird() -> str:
    """Return the bird without the cane it stands on."""
    train = "".join(_plume(*plume) for plume in _TRAIN)
    return train + _LEGS + _BODY + _HEAD


def _plume(degrees: float, length: float, letter: str) -> str:
    """Return one feather of the train with the eye at its end."""
    x, y = _ROOT
    place = f' transform="translate({x} {y}) rotate({degrees}) scale({length})"'
    eye = disc("W", 0, -140, 14) + disc("R", 0, -140, 8)
    rim = f'stroke="{colour("W")}" stroke-width="7"'
    return f"<g{place}><g {rim}>{shape(letter, _PLUME)}</g>{eye}</g>"


_LEGS = line("R", 8, "M186 268V352M214 262L222 352M172 352H196M210 352H236")
_BODY = (
    cut(
        "G",
        "M118 226C112 178 142 146 176 126C194 114 198 94 192 72C194 44 216 30 238 38"
        "C256 46 262 70 252 92C242 112 240 128 246 154C254 216 222 276 178 280C146 280 122 258 118 226Z",
        7,
    )
    + cut(
        "B",
        "M136 222C136 184 166 160 204 160C222 190 216 226 186 246C164 252 142 246 136 222Z",
        5,
    )
    + line("W", 6, "M158 224C162 202 174 190 194 184M178 232C182 218 190 210 206 204")
)
_HEAD = (
    shape("R", "M250 60L288 74L250 82Z")
    + line(
        "R",
        7,
        "M222 38C218 26 208 18 198 16M232 36C232 24 228 16 222 8M244 42C250 30 250 22 248 12",
    )
    + disc("W", 230, 64, 10)
    + disc("K", 232, 64, 5.5)
)

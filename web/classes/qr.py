"""QR codes as inline pictures: dark on white in every appearance, for cameras read those best."""

from typing import Final

import segno
from markupsafe import Markup

DARK: Final = "#000"
LIGHT: Final = "#fff"
QUIET_ZONE: Final = 4  # modules of white around it, as cameras need it


def qr_picture(text: str) -> Markup:
    """The text as a QR code. It carries no name: the text stands beside it."""
    code = segno.make(text, error="m", micro=False)
    drawn = code.svg_inline(
        border=QUIET_ZONE, dark=DARK, light=LIGHT, omitsize=True, svgclass="qr", lineclass=None
    )
    return Markup(drawn.replace("<svg ", '<svg aria-hidden="true" ', 1))

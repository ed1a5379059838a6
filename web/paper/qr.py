"""Addresses as QR codes."""

import io

import segno
from markupsafe import Markup


def qr(address: str) -> Markup:
    """The address as a picture in the page: black on white, with its quiet zone."""
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn,
        kind="svg",
        xmldecl=False,
        svgns=True,
        nl=False,
        border=2,
        omitsize=True,
        svgclass="qr",
        lineclass=None,
    )
    return Markup(drawn.getvalue().decode())

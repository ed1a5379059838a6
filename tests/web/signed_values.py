"""What anybody can read inside of a signed value of the site: it is signed, not encrypted."""

import base64
import zlib


def text_inside(signed: str) -> str:
    """The text of a token or cookie; a leading dot marks one that was compressed."""
    compressed = signed.startswith(".")
    body = base64.urlsafe_b64decode(signed.removeprefix(".").split(".")[0] + "==")
    return (zlib.decompress(body) if compressed else body).decode("latin-1")

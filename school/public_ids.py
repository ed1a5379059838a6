"""Public ids as addresses and forms hold them."""

import uuid
from typing import Final

NO_ID: Final = uuid.UUID(int=0)
"""An id that no row has."""


def parse_id(text: str) -> uuid.UUID:
    """The id that the text is; `NO_ID` where it is none, which then is not found."""
    try:
        return uuid.UUID(text)
    except ValueError:
        return NO_ID

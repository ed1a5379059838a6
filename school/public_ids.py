"""Public ids as addresses and forms hold them."""

import uuid
from typing import Final

NOBODY: Final = uuid.UUID(int=0)
"""An id that no row has."""


def public_id_of(text: str) -> uuid.UUID:
    """The id that the text is; `NOBODY` where it is none, which then is not found."""
    try:
        return uuid.UUID(text)
    except ValueError:
        return NOBODY

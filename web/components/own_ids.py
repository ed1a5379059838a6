"""Parts of one kind that stand on a page several times: each gets ids of its own."""

import re
from typing import Final

from markupsafe import Markup

_NAMING: Final = re.compile(
    r' (id|for|aria-describedby|aria-labelledby|aria-controls|data-field|data-sum|data-count)="([^"]+)"'
)


def own_ids(part: Markup, prefix: str) -> Markup:
    """The rendered part with this before every id, and wherever an id is named."""

    def named(found: re.Match[str]) -> str:
        ids = " ".join(f"{prefix}{each}" for each in found[2].split())
        return f' {found[1]}="{ids}"'

    return Markup(_NAMING.sub(named, str(part)))

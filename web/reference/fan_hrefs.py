"""Where the pages of fans are: a table has hundreds of links, so each address is built once."""

from functools import lru_cache
from typing import Final

from flask import url_for

MOST_HREFS: Final = 1024  # about twice as many as there are fans under all rule sets


@lru_cache(maxsize=MOST_HREFS)
def fan_page_href(rules: str, fan: str) -> str:
    """The page of a fan of that rule set."""
    return url_for("fans.page", rules=rules, fan=fan)

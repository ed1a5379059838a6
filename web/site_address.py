"""The address of this site, for whatever leaves it: pictures of codes, paper, links that are sent on.

Whoever sends a request chooses what it calls the site, so that name is believed only where the
operator gave none (FANWISE_URL).
"""

from typing import Any, Final

from flask import current_app, request, url_for

from web.services import services

SCHEME_END: Final = "://"


def site_address() -> str:
    """Scheme and host of this site: as the operator says, else as the request does."""
    return services(current_app).settings.url or request.host_url.rstrip("/")


def whole_address(endpoint: str, **parts: Any) -> str:
    """The address of a page with scheme and host."""
    return site_address() + url_for(endpoint, **parts)


def typed_address(endpoint: str, **parts: Any) -> str:
    """The address of a page as people type it, without its scheme."""
    return whole_address(endpoint, **parts).partition(SCHEME_END)[2]

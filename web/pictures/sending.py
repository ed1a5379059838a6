"""A picture to share as an answer to a request."""

import hashlib
from typing import Final

from flask import Response, request

from web.pictures.drawing import DRAWING_VERSION, SharePicture, drawn

PICTURE_TYPE: Final = "image/png"
_LIFE: Final = 24 * 60 * 60  # seconds; afterwards the ETag tells whether it is still the same


def picture_response(picture: SharePicture) -> Response:
    """The PNG, for any site to show. What is known by its ETag is not drawn again.

    The address must name all that the picture shows, its language too: caches keep it for everybody.
    """
    response = Response(mimetype=PICTURE_TYPE)
    response.set_etag(_etag(picture))
    response.cache_control.public = True
    response.cache_control.max_age = _LIFE
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    if request.if_none_match.contains(response.get_etag()[0] or ""):
        response.status_code = 304
        return response
    response.set_data(drawn(picture))
    return response


def _etag(picture: SharePicture) -> str:
    return hashlib.sha256(f"{DRAWING_VERSION} {picture!r}".encode()).hexdigest()[:20]

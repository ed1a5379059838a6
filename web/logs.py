"""One line of JSON for each request: what was asked, how it ended, how long it took."""

import logging
import re
import sys
import time
import uuid

import structlog
from flask import Flask, Response, g, request

from web.services import services
from web.visitors.current_visitor import Visitor

REQUEST_ID = "X-Request-ID"
_ID_OF_A_PROXY = re.compile(r"[\w.-]{8,64}")


def install(app: Flask) -> None:
    """Write a line for each request to the standard error, from the level of the settings up."""
    set_log_level(services(app).settings.log_level)
    app.before_request(_begin)
    app.after_request(_end)


def set_log_level(level: str) -> None:
    """Write lines of this level and above; it holds for the whole process."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        # Asked anew for each line, because whoever runs us may exchange the stream.
        logger_factory=lambda *_names: structlog.WriteLogger(sys.stderr),
    )


def _begin() -> None:
    g.began = time.perf_counter()
    given = request.headers.get(REQUEST_ID, "")
    g.request_id = given if _ID_OF_A_PROXY.fullmatch(given) else uuid.uuid4().hex
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(request_id=g.request_id)


def _end(response: Response) -> Response:
    """Note the request. The path is left out, for its route says enough and holds no ids."""
    response.headers[REQUEST_ID] = g.request_id
    who: Visitor | None = g.get("visitor")
    structlog.get_logger().info(
        "request",
        method=request.method,
        route=request.url_rule.rule if request.url_rule else None,
        status=response.status_code,
        ms=round((time.perf_counter() - g.began) * 1000, 1),
        learner=str(who.id) if who and who.stored else None,
    )
    return response

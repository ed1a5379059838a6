"""An application that takes memory when it is asked to, for `tests.faults.memory`."""

from collections.abc import Iterable

from web.server.asgi import Environ, StartResponse, WSGIApplication

STEP = 50 << 20  # bytes that a request for /more keeps for ever
ALL_AT_ONCE = 8 << 30  # bytes that a request for /all asks for


def make() -> WSGIApplication:
    """The factory that the web server is given."""
    kept: list[bytes] = []

    def application(environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        try:
            if environ["PATH_INFO"] == "/more":
                kept.append(b"x" * STEP)
            elif environ["PATH_INFO"] == "/all":
                kept.append(b"x" * ALL_AT_ONCE)
        except MemoryError:
            start_response("500 Out Of Memory", [])
            return []
        start_response("200 OK", [])
        return [b"ok\n"]

    return application

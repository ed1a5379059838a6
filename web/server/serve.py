"""A web server in two processes: one that has loaded the application, one that answers requests.

`python -m web.server.serve HOST PORT app:create_app` makes the whole application (code, lessons,
templates), then forks the process that answers. Where that one ends, the next is there in a fraction
of a second, for nothing is read again. Several of these pairs listen on the same port, and the system
deals the connections out to them.
"""

import asyncio
import gc
import importlib
import logging
import signal
import sys
from collections.abc import Callable
from typing import Final

from flask import Flask
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels
from granian.server.embed import Server
from sqlalchemy.orm import configure_mappers

from web.server import processes
from web.server.asgi import BufferedApplication, WSGIApplication
from web.server.supervisor import Program, Supervisor

THREADS: Final = 8  # most of them wait for the database; `web.turns` says how many compute
GRACE: Final = 20.0  # seconds for the requests that have begun
MAX_RESIDENT: Final = 600 << 20  # bytes; a process that serves holds up to 300 MB
MAX_MEMORY: Final = 1 << 30  # bytes; what is asked for beyond it is refused
HEAD_TIMEOUT: Final = 20_000  # milliseconds for the head of a request, and between two requests
CONNECTIONS: Final = 4096
BACKLOG: Final = 1024
# Seconds after which a thread that computes lets another go on. One that writes needs its turn after each
# statement and holds up all other writes until then: at the usual 5 ms they stood in a queue.
SWITCH: Final = 0.0005


def main(host: str, port: int, target: str) -> None:
    """Serve the application that the factory `module:name` makes, until SIGTERM."""
    gc.disable()  # little of what is loaded is garbage, and it is collected once at the end
    application = make_application(target)
    gc.collect()
    gc.enable()
    gc.freeze()  # what is loaded stays as it is, so that the forked process shares its memory
    processes.limit_memory(MAX_MEMORY)
    worker = Program(
        "worker",
        lambda: asyncio.run(_serve(host, port, application)),
        own_group=False,
        max_resident=MAX_RESIDENT,
    )
    Supervisor([worker], GRACE).run()


def make_application(target: str) -> WSGIApplication:
    """The application of the factory `module:name`, with all that its first visitors would wait for.

    It holds no connection to the database: each process that is forked opens its own.
    """
    module, _, name = target.partition(":")
    factory: Callable[[], WSGIApplication] = getattr(importlib.import_module(module), name)
    application = factory()
    if isinstance(application, Flask):
        _compile_templates(application)
    configure_mappers()
    return application


def _compile_templates(application: Flask) -> None:
    templates = application.jinja_env
    for each in templates.list_templates(extensions=("html",)):
        templates.get_template(each)


async def _serve(host: str, port: int, application: WSGIApplication) -> None:
    sys.setswitchinterval(SWITCH)
    files = processes.allow_many_files()
    logging.getLogger("_granian").setLevel(logging.ERROR)
    buffered = BufferedApplication(application, THREADS)
    server = Server(
        buffered,
        address=host,
        port=port,
        interface=Interfaces.ASGINL,
        # Only with the version given is the time measured of a connection that sends nothing.
        http=HTTPModes.http1,
        http1_settings=HTTP1Settings(header_read_timeout=HEAD_TIMEOUT),
        websockets=False,
        backlog=BACKLOG,
        backpressure=min(CONNECTIONS, files // 2),
        log_level=LogLevels.error,
    )

    def stop() -> None:
        processes.stopping.set()
        buffered.end_pushing()
        server.stop()  # type: ignore[no-untyped-call]

    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)
    await server.serve()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])

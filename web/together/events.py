"""What a page of a lesson listens to: a line for each change, sent on while the server can."""

from typing import Final

from flask import Response, current_app, request

from school.together.models import LessonTogether
from school.together.standing import Pulse, pulses
from web import request_context
from web.server.pushing import PUSH, Push
from web.together.watching import Line, Listener, watcher

SOON: Final = "retry: 250\n"  # milliseconds after which a browser asks again that was cut off
LATER: Final = "retry: 1000\n"


def projector_line(pulse: Pulse) -> bytes:
    """For the projector: each answer is news."""
    return f"{SOON}data: {pulse.version} {pulse.members} {pulse.answered}\n\n".encode()


def phone_line(pulse: Pulse) -> bytes:
    """For a phone: only what the teacher does is news, and nothing of the others' answers."""
    return f"{LATER}data: {pulse.version}\n\n".encode()


def events(lesson: LessonTogether, line: Line) -> Response:
    """How the lesson stands now, and whatever follows where this server can send it.

    With `once` the response ends: it is asked for by pages that hear nothing.
    """
    now = line(pulses(request_context.reading(), [lesson.id])[lesson.id])
    push: Push | None = request.environ.get(PUSH)
    if push is not None and request.method == "GET" and "once" not in request.args:
        watching = watcher(current_app)
        push.subscribe = lambda deliver: watching.listen(lesson.id, Listener(line, now, deliver))
    response = Response(now, mimetype="text/event-stream")
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Accel-Buffering"] = "no"  # a proxy such as nginx shall not gather lines
    return response

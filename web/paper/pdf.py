"""PDFs, made by a program of their own within its limits of time and memory."""

import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Final

from web.background.queue import JobError
from web.paper.render import NO_LIBRARY
from web.settings import ROOT

PDF_SECONDS: Final = 300.0  # by the clock; the program's own limit counts what it computes
_LOOK: Final = 0.5  # seconds between two questions whether the PDF is still wanted
_RENDER: Final = (sys.executable, "-m", "web.paper.render")


def to_pdf(
    html: str, still_wanted: Callable[[], None] = lambda: None, seconds: float = PDF_SECONDS
) -> bytes:
    """The sheet as PDF. Whatever `still_wanted` raises meanwhile ends the program and comes out.

    Raises:
        WorkError: `no-library` where Pango is missing, `slow` where it took too long, `failed` for
            all else.
    """
    # A file and no pipe: `communicate` forgets after its first timeout what it had to send.
    with tempfile.TemporaryFile() as source:
        source.write(html.encode())
        source.seek(0)
        program = subprocess.Popen(
            _RENDER, cwd=ROOT, stdin=source, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
    with program:
        try:
            made, errors = _finished(program, still_wanted, seconds)
        except BaseException:
            program.kill()
            raise
    if program.returncode == 0:
        return made
    if program.returncode == NO_LIBRARY:
        raise JobError("no-library", _last_line(errors))
    if program.returncode == -signal.SIGXCPU:
        raise JobError("slow", "the program computed for too long")
    raise JobError("failed", _last_line(errors))


def _finished(
    program: subprocess.Popen[bytes], still_wanted: Callable[[], None], seconds: float
) -> tuple[bytes, bytes]:
    """What the program wrote to its output and to its errors."""
    deadline = time.monotonic() + seconds
    while (left := deadline - time.monotonic()) > 0:
        try:
            return program.communicate(timeout=min(_LOOK, left))
        except subprocess.TimeoutExpired:
            still_wanted()
    raise JobError("slow", f"no PDF after {seconds:.0f} seconds")


def _last_line(errors: bytes) -> str:
    lines = errors.decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else "the program said nothing"

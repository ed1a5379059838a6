"""PDFs, made by a program of their own: a few at once, each within its time."""

import subprocess
import sys
import threading
from typing import Final

from web.paper.render import NO_LIBRARY
from web.settings import ROOT

SECONDS: Final = 60.0  # a class set of long sheets takes about five
WAITING: Final = 5.0  # seconds that a sheet waits for the one before it
AT_ONCE: Final = 1  # in each process of the server: the others answer learners meanwhile

_RENDER: Final = (sys.executable, "-m", "web.paper.render")
_turn: Final = threading.BoundedSemaphore(AT_ONCE)


class PdfError(RuntimeError):
    """No PDF was made; `code` is stable: `no-library`, `busy`, `slow` or `failed`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def to_pdf(html: str, seconds: float = SECONDS) -> bytes:
    """The sheet as PDF.

    Raises:
        PdfError: `no-library` where Pango is missing, `busy` where others are being made, `slow`
            where it took too long, `failed` for all else.
    """
    if not _turn.acquire(timeout=WAITING):
        raise PdfError("busy", "another PDF is being made")
    try:
        return _rendered(html, seconds)
    finally:
        _turn.release()


def _rendered(html: str, seconds: float) -> bytes:
    try:
        done = subprocess.run(
            _RENDER, input=html.encode(), capture_output=True, timeout=seconds, cwd=ROOT
        )
    except subprocess.TimeoutExpired as error:
        raise PdfError("slow", f"no PDF after {seconds:.0f} seconds") from error
    if done.returncode == NO_LIBRARY:
        raise PdfError("no-library", _last_line(done.stderr))
    if done.returncode != 0:
        raise PdfError("failed", _last_line(done.stderr))
    return done.stdout


def _last_line(told: bytes) -> str:
    lines = told.decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else "the program said nothing"

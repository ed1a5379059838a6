"""Make a PDF of a sheet: `python -m web.paper.render`, HTML on stdin, the PDF on stdout.

A program of its own, so that the server neither waits for a library that it can do without nor
grows by the memory that a long sheet takes. A sheet may name the style of paper and tiles, which are
here, and nothing else: no other file, and nothing from elsewhere. A sheet that takes too much memory or
time ends this program and nothing else.
"""

import resource
import sys
from collections.abc import Callable
from typing import Any

from web.paper.drawn_once import draw_once
from web.paper.tiles import TILE_URL_SCHEME, tile_picture
from web.static_files.assets import paper_style

STYLE_URL = "paper:style"
NO_LIBRARY = 3  # what the program ends with where Pango is missing
MEMORY_LIMIT = 1_500_000_000  # bytes of address space; a hundred questions take a third of it
CPU_SECONDS = 90  # seconds of processor time; a hundred questions take about four


def main() -> int:
    """Read, render, write; the exit code says what went wrong."""
    _limit(resource.RLIMIT_AS, MEMORY_LIMIT)
    _limit(resource.RLIMIT_CPU, CPU_SECONDS)
    try:
        render = renderer()
    except OSError as error:
        print(error, file=sys.stderr)
        return NO_LIBRARY
    sys.stdout.buffer.write(render(sys.stdin.buffer.read().decode()))
    return 0


def renderer() -> Callable[[str], bytes]:
    """What makes a PDF of HTML, for one sheet.

    Raises:
        OSError: Pango is missing.
    """
    # Only here: where Pango is missing the import fails, and that has an answer of its own.
    from weasyprint import HTML  # noqa: PLC0415
    from weasyprint.images import SVGImage  # noqa: PLC0415
    from weasyprint.urls import (  # noqa: PLC0415
        FatalURLFetchingError,
        URLFetcher,
        URLFetcherResponse,
    )

    class Here(URLFetcher):  # type: ignore[misc]  # carries no types
        """Knows the style of paper and the tiles."""

        def fetch(self, url: str, headers: Any = None) -> URLFetcherResponse:
            if url == STYLE_URL:
                return URLFetcherResponse(url, paper_style(), {"Content-Type": "text/css"})
            if url.startswith(TILE_URL_SCHEME):
                return URLFetcherResponse(url, tile_picture(url), {"Content-Type": "image/svg+xml"})
            raise FatalURLFetchingError(f"a sheet may not fetch {url}")

    draw_once(SVGImage)

    def render(html: str) -> bytes:
        made: bytes = HTML(string=html, url_fetcher=Here()).write_pdf()
        return made

    return render


def _limit(what: int, most: int) -> None:
    """Let the kernel hold this program to the limit, or to a lower one that it has already."""
    _soft, hard = resource.getrlimit(what)
    limit = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(what, (limit, hard))


if __name__ == "__main__":
    sys.exit(main())

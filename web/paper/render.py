"""Make a PDF of a sheet: `python -m web.paper.render`, HTML on stdin, the PDF on stdout.

A program of its own, so that the server neither waits for a library that it can do without nor
grows by the memory that a long sheet takes. A sheet may name the style of paper and tiles, which are
here, and nothing else: no other file, and nothing from elsewhere.
"""

import sys
from typing import Any

from web.assets import paper_style
from web.paper.tiles import SCHEME, picture

STYLE = "paper:style"
NO_LIBRARY = 3  # what the program ends with where Pango is missing


def main() -> int:
    """Read, render, write; the exit code says what went wrong."""
    try:
        # Only here: where Pango is missing the import fails, and that has an answer of its own.
        from weasyprint import HTML  # noqa: PLC0415
        from weasyprint.urls import (  # noqa: PLC0415
            FatalURLFetchingError,
            URLFetcher,
            URLFetcherResponse,
        )
    except OSError as error:
        print(error, file=sys.stderr)
        return NO_LIBRARY

    class Here(URLFetcher):  # type: ignore[misc]  # carries no types
        """Knows the style of paper and the tiles."""

        def fetch(self, url: str, headers: Any = None) -> URLFetcherResponse:
            if url == STYLE:
                return URLFetcherResponse(url, paper_style(), {"Content-Type": "text/css"})
            if url.startswith(SCHEME):
                return URLFetcherResponse(url, picture(url), {"Content-Type": "image/svg+xml"})
            raise FatalURLFetchingError(f"a sheet may not fetch {url}")

    sheet = HTML(string=sys.stdin.buffer.read().decode(), url_fetcher=Here())
    sheet.write_pdf(sys.stdout.buffer)
    return 0


if __name__ == "__main__":
    sys.exit(main())

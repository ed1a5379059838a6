"""Make a PDF of a sheet: `python -m web.paper.render`, HTML on stdin, the PDF on stdout.

A program of its own, so that the server neither waits for a library that it can do without nor
grows by the memory that a long sheet takes. It fetches nothing: a sheet brings its words and its
style along, and tiles are drawn here.
"""

import sys
from typing import Any

from web.paper.tiles import SCHEME, picture

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

    class Tiles(URLFetcher):  # type: ignore[misc]  # carries no types
        """Knows tiles and nothing else."""

        def fetch(self, url: str, headers: Any = None) -> URLFetcherResponse:
            if not url.startswith(SCHEME):
                raise FatalURLFetchingError(f"a sheet may not fetch {url}")
            return URLFetcherResponse(url, picture(url), {"Content-Type": "image/svg+xml"})

    sheet = HTML(string=sys.stdin.buffer.read().decode(), url_fetcher=Tiles())
    sheet.write_pdf(sys.stdout.buffer)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Waiting for PDFs: somebody who asks, and what the waiting page and its status say."""

from tests.web.visitor import SiteVisitor, VisitedPage

PDF = b"%PDF-1.7 a sheet"


def ask(visitor: SiteVisitor, path: str) -> VisitedPage:
    """The page on which somebody waits who asked for a PDF."""
    page = visitor.open(path)
    assert page.status == 200
    assert page.address.startswith("/paper/")
    return page


def status(visitor: SiteVisitor, page: VisitedPage) -> dict[str, object]:
    answer = visitor.client.get(f"{page.address}/status", headers=visitor.headers)
    found: dict[str, object] = answer.get_json()
    return found

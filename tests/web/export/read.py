"""What a reader of either format finds, as plain values. Nothing here knows how files are written."""

from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class ImportedAnswer:
    """An answer with its share of the mark in percent; `tolerance` for numbers alone."""

    text: str
    percent: float
    feedback: str = ""
    tolerance: float | None = None


@dataclass
class ImportedPart:
    """An embedded answer: its weight, its type and its answers."""

    weight: int
    type: str
    answers: list[ImportedAnswer]


@dataclass
class ImportedQuestion:
    """A question as it was read.

    `type` is one of category, description, single, several, number, pairs, parts.
    """

    type: str
    name: str = ""
    html: str = ""
    id: str = ""
    tags: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    mark: float | None = None
    general: str = ""
    answers: list[ImportedAnswer] = field(default_factory=list)
    pairs: list[tuple[str, str]] = field(default_factory=list)
    parts: list[ImportedPart] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)
    path: list[str] = field(default_factory=list)


class Html(HTMLParser):
    """The text of some HTML, and its images as (address, words)."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.images: list[tuple[str, str]] = []
        self.open: list[str] = []
        self._said: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "img":
            self.images.append((found["src"] or "", found["alt"] or ""))
        else:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self._said.append(data)

    @property
    def text(self) -> str:
        return "".join(self._said)


def text_of(html: str) -> str:
    """What the HTML says, without its tags."""
    found = Html(html)
    assert not found.open, f"not closed: {found.open} in {html[:200]}"
    return found.text


def categories(path: str) -> list[str]:
    """The names of a path of categories, in which a doubled stroke stands for one."""
    names, name, at = [], "", 0
    while at < len(path):
        if path[at] != "/":
            name += path[at]
            at += 1
        elif path[at + 1 : at + 2] == "/":
            name += "/"
            at += 2
        else:
            names.append(name.strip())
            name, at = "", at + 1
    return [*names, name.strip()]

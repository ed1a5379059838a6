"""What is to be printed, as a value that can be sent to the background process."""

import hashlib
import json
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from typing import Any, Self

from quizzes import Address
from web.paper.certificate import CertificateSheet
from web.paper.incidents import IN_A_BOOK, IncidentBook
from web.paper.print_options import PrintStyle
from web.paper.report import ReportRow, StudentReport
from web.paper.versions import PaperItem, PaperPart
from web.paper.worksheet import Worksheet
from web.static_files import assets


class PrintoutKind(StrEnum):
    """What kind of sheet it is."""

    WORKSHEET = "worksheet"
    KEY = "key"
    CARDS = "cards"
    CODE = "code"
    CERTIFICATE = "certificate"
    INCIDENTS = "incidents"
    REPORT = "report"


@dataclass(frozen=True, slots=True)
class CardHolder:
    """A student with the code of the card, and the address that the code opens."""

    name: str
    code: str
    href: str


@dataclass(frozen=True, slots=True)
class Cards:
    """The sign-in cards of a class; `address` is where a code is typed."""

    of_class: str
    address: str
    holders: tuple[CardHolder, ...]


@dataclass(frozen=True, slots=True)
class Poster:
    """The code that a class joins with; `address` is where it is typed, `href` needs no typing."""

    of_class: str
    code: str
    address: str
    href: str


PrintedContent = Worksheet | Cards | Poster | CertificateSheet | IncidentBook | StudentReport


@dataclass(frozen=True, slots=True)
class Printout:
    """A sheet with its language and how it is printed: all that goes into it."""

    kind: PrintoutKind
    content: PrintedContent
    lang: str
    chosen: PrintStyle

    @property
    def title(self) -> str:
        """What the assignment or the class is called, who has the certificate, which book it is; it may be empty."""
        match self.content:
            case Worksheet() as sheet:
                return sheet.title
            case CertificateSheet() as certificate:
                return certificate.name
            case IncidentBook() as book:
                return str(book.seed)
            case StudentReport() as report:
                return report.student
            case Cards() | Poster() as of_class:
                return of_class.of_class

    @property
    def steps(self) -> int:
        """How many questions, cards or incidents are to be made."""
        if isinstance(self.content, Worksheet):
            return sum(len(part.items) for part in self.content.parts)
        if isinstance(self.content, IncidentBook):
            return IN_A_BOOK
        return len(self.content.holders) if isinstance(self.content, Cards) else 0

    def to_json(self) -> str:
        """The same as text."""
        sent = {
            "what": self.kind,
            "content": self.content,
            "lang": self.lang,
            "chosen": self.chosen,
        }
        return json.dumps(sent, default=_plain, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The printout that `to_json` wrote."""
        read = json.loads(text)
        kind = PrintoutKind(read["what"])
        content = _content(kind, read["content"])
        return cls(kind, content, read["lang"], PrintStyle(**read["chosen"]))

    def key(self) -> str:
        """The same for two printouts that look the same on paper, until the style changes."""
        looks = (assets.asset_urls().paper, assets.asset_urls().tiles)
        return hashlib.sha256("\n".join((*looks, self.to_json())).encode()).hexdigest()


def _plain(value: object) -> Any:
    """What JSON knows, for what it does not know."""
    if isinstance(value, Address):
        return str(value)
    if is_dataclass(value):
        return {each.name: getattr(value, each.name) for each in fields(value)}
    raise TypeError(f"cannot be sent: {type(value).__name__}")


def _sheet(read: dict[str, Any]) -> Worksheet:
    parts = tuple(
        PaperPart(
            part["title"],
            part["instruction"],
            tuple(
                PaperItem(**{**item, "address": Address.parse(item["address"])})
                for item in part["items"]
            ),
        )
        for part in read["parts"]
    )
    return Worksheet(**{**read, "parts": parts})


def _cards(read: dict[str, Any]) -> Cards:
    holders = tuple(CardHolder(**each) for each in read["holders"])
    return Cards(**{**read, "holders": holders})


def _report(read: dict[str, Any]) -> StudentReport:
    rows = tuple(
        ReportRow(**{**each, "comments": tuple(each["comments"])}) for each in read["rows"]
    )
    topics = {name: tuple(read[name]) for name in ("holds", "fails")}
    return StudentReport(**{**read, "rows": rows, **topics})


def _content(kind: PrintoutKind, read: dict[str, Any]) -> PrintedContent:
    match kind:
        case PrintoutKind.WORKSHEET | PrintoutKind.KEY:
            return _sheet(read)
        case PrintoutKind.CARDS:
            return _cards(read)
        case PrintoutKind.CODE:
            return Poster(**read)
        case PrintoutKind.CERTIFICATE:
            return CertificateSheet(**read)
        case PrintoutKind.REPORT:
            return _report(read)
        case PrintoutKind.INCIDENTS:
            return IncidentBook(**{**read, "levels": tuple(read["levels"])})

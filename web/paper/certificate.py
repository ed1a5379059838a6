"""The certificate of an exam, as it is printed."""

from dataclasses import dataclass
from datetime import date

from markupsafe import Markup

from web.classes.qr import qr_picture
from web.components.dates import date_text
from wording import rules_name, translator


@dataclass(frozen=True, slots=True)
class CertificateSheet:
    """What goes into a certificate. `day` is the day of the exam as ISO 8601 writes it, `low` and
    `high` are the ends of the interval in per cent; `address` is where a code is typed, `href` needs
    no typing.
    """

    name: str
    rules: str
    day: str
    right: int
    items: int
    low: int
    high: int
    code: str
    address: str
    href: str


@dataclass(frozen=True, slots=True)
class CertificateView:
    """What stands on it, in the language of the sheet."""

    name: str
    rules: str
    day: str
    right: int
    items: int
    percent: int
    low: int
    high: int
    code: str
    address: str
    qr: Markup


def certificate_view(sheet: CertificateSheet, lang: str) -> CertificateView:
    """The certificate in that language."""
    t = translator(lang)
    return CertificateView(
        name=sheet.name,
        rules=rules_name(sheet.rules, t),
        day=date_text(date.fromisoformat(sheet.day), "long", t),
        right=sheet.right,
        items=sheet.items,
        percent=sheet.right * 100 // sheet.items,
        low=sheet.low,
        high=sheet.high,
        code=sheet.code,
        address=sheet.address,
        qr=qr_picture(sheet.href),
    )

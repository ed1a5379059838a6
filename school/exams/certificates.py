"""Certificates of exams that were passed, each with a code that anybody may check."""

import secrets
from dataclasses import dataclass
from datetime import date, datetime, tzinfo
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.codes import CARD_LENGTH, CARD_LETTERS, normalized_code
from school.columns import to_utc
from school.errors import SchoolError
from school.exams.models import ExamCertificate, ExamSitting
from school.upsert import insert_into

LONGEST_NAME: Final = 80  # characters


@dataclass(frozen=True, slots=True)
class IssuedCertificate:
    """A certificate with the exam that it is about."""

    certificate: ExamCertificate
    sitting: ExamSitting


def is_certifiable(sitting: ExamSitting) -> bool:
    """Whether there is a certificate for it: it was passed, and was no practice exam."""
    return bool(sitting.passed) and not sitting.practice


def issue_certificate(
    session: Session, sitting: ExamSitting, name: str, at: datetime, zone: tzinfo
) -> ExamCertificate:
    """The certificate of the exam, made out to that name. Once there is one, it stays as it is.

    Its day is that on which the exam was begun, in the zone of whoever sat it.

    Raises:
        SchoolError: `not-passed`; `name-missing`; `name-too-long`; `naive-time`.
    """
    typed = " ".join(name.split())
    if not is_certifiable(sitting):
        raise SchoolError("not-passed", "a certificate is for an exam that was passed")
    if not typed:
        raise SchoolError("name-missing", "a certificate is made out to a name")
    if len(typed) > LONGEST_NAME:
        raise SchoolError("name-too-long", f"expected {LONGEST_NAME} characters at most")
    code = "".join(secrets.choice(CARD_LETTERS) for _ in range(CARD_LENGTH))
    session.execute(
        insert_into(session, ExamCertificate)
        .values(
            sitting_id=sitting.id,
            code=code,
            name=typed,
            issued_at=to_utc(at),
            day=sitting.begun_at.astimezone(zone).date(),
        )
        .on_conflict_do_nothing(index_elements=["sitting_id"])
    )
    made = certificate_of(session, sitting)
    assert made is not None
    return made


def certified_day(certificate: ExamCertificate, sitting: ExamSitting) -> date:
    """The day that stands on the certificate; of an old one that of the end, by UTC."""
    return certificate.day or (sitting.handed_in_at or sitting.ends_at).date()


def certificate_of(session: Session, sitting: ExamSitting) -> ExamCertificate | None:
    """The certificate of that exam, where one was made."""
    return session.scalar(select(ExamCertificate).where(ExamCertificate.sitting_id == sitting.id))


def certificate_with_code(session: Session, typed: str) -> IssuedCertificate | None:
    """The certificate of the code, however it was typed."""
    row = session.execute(
        select(ExamCertificate, ExamSitting)
        .join(ExamSitting, ExamSitting.id == ExamCertificate.sitting_id)
        .where(ExamCertificate.code == normalized_code(typed))
    ).first()
    return IssuedCertificate(row[0], row[1]) if row else None

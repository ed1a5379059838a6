"""Second factors as a person has them: set up through the pages, with an app that makes the codes."""

import re
import uuid
from dataclasses import dataclass
from datetime import timedelta

import pyotp
from flask import Flask
from sqlalchemy import select, update

from school.accounts.models import SecondFactor, UserAccount
from tests.web.account_forms import WORD, form_to, send, sign_in, sign_up
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.clock import now
from web.services import services

CODE = re.compile(r"<code>([A-Z2-7]{4}(?:-[A-Z2-7]{4}){3})</code>")
KEY = re.compile(r"<code>([A-Z2-7]{4})</code>")
STEP = timedelta(seconds=30)
SIGN_IN_CODE = "/account/in/code"


@dataclass(frozen=True)
class App:
    """An app on a phone, with the secret that it was given."""

    secret: str

    def code(self, steps: int = 0) -> str:
        """What it shows now, or did or will some steps of time from now."""
        return pyotp.TOTP(self.secret).at(now() + steps * STEP)

    def wrong(self) -> str:
        """Six digits that are not right within the minutes around now."""
        right = {self.code(steps) for steps in range(-5, 6)}
        return next(each for each in map("{:06}".format, range(20)) if each not in right)


@dataclass(frozen=True)
class SecondFactorSetUp:
    """Somebody whose second factor is on: app and recovery codes."""

    app: App
    codes: tuple[str, ...]


def app_of(page: VisitedPage) -> App:
    """The app, after it was given the secret of the page, letter by letter."""
    return App("".join(KEY.findall(page.text)))


def turn_on(visitor: SiteVisitor, **given: str) -> tuple[App, VisitedPage]:
    """Set a second factor up; the app, and the page that follows the first code."""
    shown = send(visitor, "/account/factor", password=WORD, **given)
    app = app_of(shown)
    page = visitor.send(form_to(shown, "/account/factor/on"), code=app.code())
    time_passes(visitor.site)
    return app, page


def with_factor(visitor: SiteVisitor, name: str = "Lin", **given: str) -> SecondFactorSetUp:
    """Sign up, and set a second factor up."""
    sign_up(visitor, name, **given)
    app, page = turn_on(visitor)
    return SecondFactorSetUp(app, tuple(CODE.findall(page.text)))


def time_passes(site: Flask) -> None:
    """Let the codes of this half minute be new again, as if those used were of long ago."""
    with services(site).database.writing() as writing:
        writing.execute(update(SecondFactor).values(last_step=0))


def asked(visitor: SiteVisitor, name: str = "Lin", **given: str) -> PageForm:
    """Give the right password; the form that asks for the code."""
    return form_to(sign_in(visitor, name, **given), SIGN_IN_CODE)


def factor_of(site: Flask, name: str = "Lin") -> SecondFactor | None:
    with services(site).database.reading() as reading:
        return reading.get(SecondFactor, learner_of(site, name))


def learner_of(site: Flask, name: str = "Lin") -> uuid.UUID:
    with services(site).database.reading() as reading:
        found = reading.scalar(select(UserAccount.learner_id).where(UserAccount.name == name))
    assert found is not None
    return found

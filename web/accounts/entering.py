"""Signing this browser in: the one place where a sign-in begins.

`web/accounts/second_step.py` decides whether it may; nothing else calls this.
"""

import uuid
from dataclasses import dataclass
from typing import Final

from flask import request
from sqlalchemy.orm import Session

from school.accounts import sign_ins
from school.accounts.merging import lock_learners, merged_settings, take_guest
from web.accounts.device import device_of
from web.accounts.pages import secret_of
from web.clock import now
from web.visitors import known_browser, sign_in_cookie
from web.visitors.current_visitor import forget_guest, guest_in_cookie, visitor

PURPOSE: Final = "sign-in"


@dataclass(frozen=True, slots=True)
class SignInRequest:
    """A sign-in that is asked for: whose, and what the browser came for.

    `showing` names the form that asked; sent twice, it is one sign-in. `take` says that the guest's
    answers come along, `back` where one goes on.
    """

    learner_id: uuid.UUID
    showing: str
    take: bool
    back: str

    @property
    def token(self) -> str:
        """The secret that the browser's cookie will hold."""
        return secret_of(PURPOSE, self.showing, self.learner_id)


def has_begun(session: Session, entry: SignInRequest) -> bool:
    """Whether the same form has signed in already, and was not signed out since."""
    return sign_ins.who_has(session, entry.token, now()) is not None


def begin(writing: Session, entry: SignInRequest) -> None:
    """Make the row of the sign-in; the guest's answers and choices go to the account."""
    guest, at, choices = guest_in_cookie(), now(), visitor().settings
    if entry.take and guest is not None:
        take_guest(writing, guest, entry.learner_id, at)
    device = device_of(request.user_agent.string)
    sign_ins.begin(writing, entry.learner_id, entry.token, device, at)
    if entry.take:
        for learner in lock_learners(writing, entry.learner_id):
            learner.settings = merged_settings(learner.settings, choices)


def keep(entry: SignInRequest) -> None:
    """Let the browser keep the sign-in whose row was made."""
    if entry.take:
        forget_guest()
    sign_in_cookie.keep(entry.token)
    known_browser.remember(entry.learner_id)
